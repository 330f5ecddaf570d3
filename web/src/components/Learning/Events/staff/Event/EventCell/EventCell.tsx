import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import {
  cityOf,
  langIn,
} from 'src/components/Learning/Events/EventWhen/eventTime'
import { facts } from 'src/components/Learning/Events/staff/Event/event'
import { EventDates } from 'src/components/Learning/Events/staff/Event/EventDates'
import { EventState } from 'src/components/Learning/Events/staff/Event/EventState'
import { Link } from 'src/components/ui/control/Link'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { RichText } from 'src/components/ui/text/RichText/RichText'
import { useAccess } from 'src/hooks/access/useAccess'

import { recurrenceWords } from '$api/src/shared/learning/events/recurrence'
import { DEFAULT_ZONE } from '$api/src/shared/learning/events/timezones'

export const QUERY: Doc<'FindEventQuery'> = gql`
  query FindEventQuery($id: Int!) {
    event(id: $id) {
      ...EventFields
    }
  }
`

const DELETE = gql`
  mutation DeleteEventMutation($id: Int!) {
    deleteEvent(id: $id) {
      id
      status
    }
  }
`

const RESTORE: Doc<'RestoreEventMutation'> = gql`
  mutation RestoreEventMutation($id: Int!) {
    restoreEvent(id: $id) {
      id
      status
      baseVersion
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('learning.events.event')
export const Success = ({ event }: PropsOf<'FindEventQuery'>) => {
  const { t, i18n } = useTranslation('learning.events')
  const { mayOpen } = useAccess()
  const { id, title, followsId, tz } = event
  const isArchived = event.status === 'ARCHIVED'
  const mayEdit = mayOpen('editEvent') && !isArchived
  const words = recurrenceWords(event.rrule, event.startsAtLocal, {
    lang: langIn(i18n.language),
    allDay: event.allDay,
  })
  return (
    <ResourceView
      entity="learning.events.event"
      columns={facts}
      record={event}
      name={title}
      list={routes.events()}
      editTo={mayEdit && routes.editEvent({ id })}
      remove={DELETE}
      state={<EventState event={event} mayEdit={mayEdit} />}
      actions={
        mayOpen('editEvent') &&
        isArchived && (
          <Actions
            words="learning.events:event"
            actions={[
              {
                name: 'restore',
                icon: ArchiveRestore,
                look: 'primary',
                does: call(RESTORE, { id }),
              },
            ]}
          />
        )
      }
    >
      <Card title={words ?? t('preview.once')}>
        <p className="text-muted text-sm">
          {t('desk.zone', {
            // The zone of new events is Manila's under another name.
            city: cityOf(tz === DEFAULT_ZONE ? 'Asia/Manila' : tz),
          })}
          {followsId && (
            <>
              {' '}
              <Link
                to={routes.event({ id: followsId })}
                className="text-primary underline"
              >
                {t('desk.follows')}
              </Link>
            </>
          )}
          {event.seriesEnd && ` ${t('desk.goesOn')}`}
        </p>
        {event.description && (
          <div className="mt-4">
            <RichText html={event.description} />
          </div>
        )}
      </Card>
      <EventDates event={event} mayEdit={mayEdit} />
    </ResourceView>
  )
}
