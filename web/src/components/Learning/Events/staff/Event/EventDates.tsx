import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { EventFields } from 'types/graphql'

import EventDatesCell from 'src/components/Learning/Events/staff/Event/EventDatesCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'

import 'src/components/Learning/Events/staff/Event/occurrence'

import { enumValueOf } from '$api/src/shared/text/enumWords'

const PER_PAGE = 8

type EventDatesProps = { event: EventFields; mayEdit: boolean }

/** An event's upcoming and past dates, with their attendees and actions. */
export const EventDates = ({ event, mayEdit }: EventDatesProps) => {
  const { t } = useTranslation('learning.events')
  const [filter, setFilter] = useState<'upcoming' | 'past'>('upcoming')
  const [perPage, setPerPage] = useState(PER_PAGE)

  const onFilter = (chosen: 'upcoming' | 'past') => {
    setFilter(chosen)
    setPerPage(PER_PAGE)
  }

  return (
    <Card
      title={t('desk.dates')}
      aside={
        <div className="flex gap-2">
          {(['upcoming', 'past'] as const).map((each) => (
            <Button
              key={each}
              size="sm"
              look={each === filter ? 'primary' : 'ghost'}
              aria-pressed={each === filter}
              onClick={() => onFilter(each)}
            >
              {t(`desk.${each}`)}
            </Button>
          ))}
        </div>
      }
      padded={false}
    >
      <EventDatesCell
        eventId={event.id}
        filter={enumValueOf(filter)}
        perPage={perPage}
        mayEdit={mayEdit}
        isSeries={!!event.rrule}
        hostIds={event.hostIds}
        onMore={() => setPerPage(Math.min(perPage * 2, 100))}
      />
    </Card>
  )
}
