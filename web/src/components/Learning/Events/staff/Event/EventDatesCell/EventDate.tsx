import { CalendarX2, Pencil, Repeat, RotateCcw, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EventOccurrenceInput, OccurrenceFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { EventWhen } from 'src/components/Learning/Events/EventWhen/EventWhen'
import { EventPeople } from 'src/components/Learning/Events/staff/Event/EventPeople/EventPeople'
import { fieldsOf } from 'src/components/Learning/Events/staff/Event/occurrence'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

const UPDATE: Doc<'UpdateEventOccurrenceMutation'> = gql`
  mutation UpdateEventOccurrenceMutation(
    $id: Int!
    $input: EventOccurrenceInput!
  ) {
    updateEventOccurrence(id: $id, input: $input) {
      ...OccurrenceFields
    }
  }
`

const CANCEL: Doc<'CancelEventOccurrenceMutation'> = gql`
  mutation CancelEventOccurrenceMutation($id: Int!) {
    cancelEventOccurrence(id: $id) {
      ...OccurrenceFields
    }
  }
`

const RESTORE: Doc<'RestoreEventOccurrenceMutation'> = gql`
  mutation RestoreEventOccurrenceMutation($id: Int!) {
    restoreEventOccurrence(id: $id) {
      ...OccurrenceFields
    }
  }
`

type EventDateProps = {
  date: OccurrenceFields
  mayEdit: boolean
  isSeries: boolean
  hostIds: number[]
}

/** One date: how many people come, and the actions for this date alone or for it and all later ones. */
export const EventDate = ({
  date,
  mayEdit,
  isSeries,
  hostIds,
}: EventDateProps) => {
  const { t } = useTranslation('learning.events')
  const { currentUser } = useAuth()
  const { id, eventId, status, startsAt, endsAt } = date
  const isOver = new Date(endsAt) <= new Date()
  const isToCome = new Date(startsAt) > new Date()
  const mayRun = mayEdit || hostIds.includes(Number(currentUser?.id))

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 space-y-1">
        <p className="font-medium">
          <EventWhen {...date} brief />
        </p>
        <p className="text-muted flex flex-wrap items-center gap-2 text-sm tabular-nums">
          {t(isOver ? 'desk.attended' : 'desk.going', {
            count: isOver ? date.attendedCount : date.goingCount,
          })}
          {date.capacity !== null &&
            !isOver &&
            t('desk.seats', { count: date.capacity })}
          {date.waitingCount > 0 && !isOver && (
            <StatusBadge tone="warning">
              {t('desk.waiting', { count: date.waitingCount })}
            </StatusBadge>
          )}
          {date.isMoved && (
            <StatusBadge tone="info">{t('desk.moved')}</StatusBadge>
          )}
          {status !== 'SCHEDULED' && (
            <StatusBadge tone="error">{t(`desk.status.${status}`)}</StatusBadge>
          )}
        </p>
        {date.note && <p className="text-sm wrap-anywhere">{date.note}</p>}
      </div>
      <Actions
        words="learning.events:desk"
        of={{ count: date.goingCount }}
        size="sm"
        className="flex flex-wrap gap-1"
        actions={[
          mayRun && {
            name: 'people',
            icon: Users,
            opens: (onClose) => <EventPeople date={date} onClose={onClose} />,
          },
          mayEdit && {
            name: 'editOne',
            icon: Pencil,
            look: 'ghost',
            opens: (onClose) => (
              <ResourceDialog
                entity="learning.events.occurrence"
                fields={fieldsOf(date)}
                record={date}
                name={t('desk.oneDate')}
                mutation={UPDATE}
                variables={(input: EventOccurrenceInput) => ({ id, input })}
                refetch={['EventDatesQuery']}
                onClose={onClose}
              />
            ),
          },
          mayEdit &&
            isSeries &&
            isToCome && {
              name: 'editFollowing',
              icon: Repeat,
              look: 'ghost',
              to: `${routes.editEvent({ id: eventId })}?from=${id}`,
            },
          mayEdit &&
            !isOver &&
            status === 'SCHEDULED' && {
              name: 'cancel',
              icon: CalendarX2,
              look: 'ghost',
              does: call(CANCEL, { id }),
              asks: 'confirm',
              isDangerous: true,
            },
          mayEdit &&
            status === 'CANCELLED' && {
              name: 'restore',
              icon: RotateCcw,
              look: 'ghost',
              does: call(RESTORE, { id }),
            },
        ]}
      />
    </div>
  )
}
