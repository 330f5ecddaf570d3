import { useState } from 'react'

import { CalendarX2, Pencil, Repeat, RotateCcw, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EventOccurrenceInput, OccurrenceFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { EventWhen } from 'src/components/Learning/Events/EventWhen/EventWhen'
import { EventPeople } from 'src/components/Learning/Events/staff/Event/EventPeople/EventPeople'
import { fieldsOf } from 'src/components/Learning/Events/staff/Event/occurrence'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog/ResourceDialog'
import { StatusBadge } from 'src/components/ui/text/StatusBadge/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

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

const CANCEL = gql`
  mutation CancelEventOccurrenceMutation($id: Int!) {
    cancelEventOccurrence(id: $id) {
      ...OccurrenceFields
    }
  }
`

const RESTORE = gql`
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
  const { confirm, confirmDialog } = useConfirm()
  const [opened, setOpened] = useState<'form' | 'people'>()
  const [cancel] = useSave<unknown, { id: number }>(CANCEL, {
    done: t('desk.cancelled'),
  })
  const [restore] = useSave<unknown, { id: number }>(RESTORE, {
    done: t('desk.restored'),
  })
  const { id, eventId, status, startsAt, endsAt } = date
  const isOver = new Date(endsAt) <= new Date()
  const isToCome = new Date(startsAt) > new Date()
  const mayRun = mayEdit || hostIds.includes(Number(currentUser?.id))
  const onClose = () => setOpened(undefined)

  const onCancel = async () => {
    const isSure = await confirm({
      title: t('desk.cancelTitle'),
      text: t('desk.cancelText', { count: date.goingCount }),
      confirmLabel: t('desk.cancel'),
      cancelLabel: t('desk.keep'),
      isDangerous: true,
    })
    if (isSure) await cancel({ id })
  }

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
      <div className="flex flex-wrap gap-1">
        {mayRun && (
          <Button
            size="sm"
            look="secondary"
            icon={Users}
            onClick={() => setOpened('people')}
          >
            {t('people.open')}
          </Button>
        )}
        {mayEdit && (
          <Button
            size="sm"
            look="ghost"
            icon={Pencil}
            onClick={() => setOpened('form')}
          >
            {t('desk.editOne')}
          </Button>
        )}
        {mayEdit && isSeries && isToCome && (
          <LinkButton
            to={`${routes.editEvent({ id: eventId })}?from=${id}`}
            size="sm"
            look="ghost"
            icon={Repeat}
          >
            {t('desk.editFollowing')}
          </LinkButton>
        )}
        {mayEdit && !isOver && status === 'SCHEDULED' && (
          <Button size="sm" look="ghost" icon={CalendarX2} onClick={onCancel}>
            {t('desk.cancel')}
          </Button>
        )}
        {mayEdit && status === 'CANCELLED' && (
          <Button
            size="sm"
            look="ghost"
            icon={RotateCcw}
            onClick={() => restore({ id })}
          >
            {t('desk.restore')}
          </Button>
        )}
      </div>
      {opened === 'form' && (
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
      )}
      {opened === 'people' && <EventPeople date={date} onClose={onClose} />}
      {confirmDialog}
    </div>
  )
}
