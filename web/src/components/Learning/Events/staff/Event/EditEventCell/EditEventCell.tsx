import { useTranslation } from 'react-i18next'
import type { EditEventQuery, EventInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { UPDATE_EVENT } from 'src/components/Learning/Events/staff/Event/event'
import { EventPreview } from 'src/components/Learning/Events/staff/Event/EventPreview'
import { useEventFields } from 'src/components/Learning/Events/staff/Event/useEventFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditEventQuery'> = gql`
  query EditEventQuery($id: Int!, $from: Int!) {
    event(id: $id) {
      ...EventFields
    }
    eventOccurrence(id: $from) {
      id
      eventId
      startsOn
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditEventQuery'>>
export const isEmpty = ({ event }: EditEventQuery) => !event
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({
  event,
  eventOccurrence,
}: PropsOf<'EditEventQuery'>) => {
  const { t } = useTranslation('learning.events')
  const shown = event as NonNullable<typeof event>
  const { id, baseVersion, title } = shown
  // Editing one date and those after it: the form starts on that date.
  const from = eventOccurrence?.eventId === id ? eventOccurrence : null
  const record = from ? { ...shown, startsOn: from.startsOn } : shown
  const fields = useEventFields(record)
  return (
    <ResourceEditor
      entity="learning.events.event"
      fields={fields}
      record={record}
      name={title}
      lead={t(from ? 'form.following' : 'form.all')}
      query={QUERY}
      mutation={UPDATE_EVENT}
      variables={(input: EventInput) => ({
        id,
        baseVersion,
        fromOccurrenceId: from?.id,
        input,
      })}
      refetch={['EventDatesQuery']}
      list={routes.events()}
      view={routes.event({ id })}
      after={({ updateEvent }) => routes.event({ id: updateEvent.id })}
    >
      <EventPreview id={id} fromOccurrenceId={from?.id} />
    </ResourceEditor>
  )
}
