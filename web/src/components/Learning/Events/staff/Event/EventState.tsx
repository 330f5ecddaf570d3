import type { EventFields, EventInput } from 'types/graphql'

import { inputOf } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import {
  ResourceState,
  type Missing,
} from 'src/components/ui/resource/ResourceState'

import { statusTones, UPDATE_EVENT } from './event'
import { fieldsWith } from './eventForm'

const fields = fieldsWith(
  { hosts: [], batches: [], groups: [], tasks: [], levels: [] },
  (group) => group
)

const missingOf = ({
  locationKind,
  joinUrl,
  venue,
  hostIds,
  reminderMin,
}: EventFields) => {
  const lacks: [Missing, boolean][] = [
    ['link', locationKind !== 'ONSITE' && !joinUrl],
    ['venue', locationKind !== 'ONLINE' && !venue],
    ['host', hostIds.length === 0],
    ['reminder', reminderMin == null],
  ]
  return lacks.flatMap(([each, isThere]) => (isThere ? [each] : []))
}

type EventStateProps = { event: EventFields; mayEdit: boolean }

/** The state of an event, which says before it is published that it has no link, place, host or reminder. */
export const EventState = ({ event, mayEdit }: EventStateProps) => {
  const { id, baseVersion, status } = event
  const input = inputOf<EventInput>(fields, event)
  return (
    <ResourceState
      entity="learning.events.event"
      status={status}
      tone={statusTones[status]}
      missing={mayEdit && status !== 'CANCELLED' ? missingOf(event) : []}
      publish={
        mayEdit && status !== 'CANCELLED'
          ? (next) =>
              call(
                UPDATE_EVENT,
                { id, baseVersion, input: { ...input, status: next } },
                { refetch: ['EventDatesQuery'] }
              )
          : undefined
      }
    />
  )
}
