import { useTranslation } from 'react-i18next'
import type { MyEventFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { EventWhen } from 'src/components/Learning/Events/EventWhen/EventWhen'
import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'

type DateChoiceProps = { event: MyEventFields; chosenId: number }

/** All dates of the event, to open and answer; those that are over open on request. */
export const DateChoice = ({ event, chosenId }: DateChoiceProps) => {
  const { t } = useTranslation('learning.events')
  const now = Date.now()
  const isOver = ({ endsAt }: { endsAt: string }) => Date.parse(endsAt) <= now
  const over = event.dates.filter(isOver)
  return (
    <Card title={t('one.dates')}>
      <Dates
        event={event}
        chosenId={chosenId}
        dates={event.dates.filter((date) => !isOver(date))}
      />
      {over.length > 0 && (
        <details open={over.some(({ id }) => id === chosenId)}>
          <summary className="min-h-10 cursor-pointer py-2 text-sm font-semibold">
            {t('one.datesOver', { count: over.length })}
          </summary>
          <Dates
            event={event}
            chosenId={chosenId}
            dates={[...over].reverse()}
          />
        </details>
      )}
    </Card>
  )
}

type DatesProps = DateChoiceProps & { dates: MyEventFields['dates'] }

const Dates = ({ event, chosenId, dates }: DatesProps) => {
  const { t } = useTranslation('learning.events')
  return (
    <ul className="-mx-2">
      {dates.map((date) => (
        <li key={date.id}>
          <Link
            to={routes.viewEvent({ id: event.id, on: date.id })}
            aria-current={date.id === chosenId ? 'true' : undefined}
            className={`hover:bg-base-200 flex flex-wrap justify-between gap-x-3 rounded-lg px-2 py-2 text-sm ${date.id === chosenId ? 'bg-base-200 font-semibold' : ''}`}
          >
            <span className={date.isOn ? '' : 'line-through'}>
              <EventWhen {...event} {...date} brief />
            </span>
            <span className="text-muted">
              {!date.isOn
                ? t('mine.cancelled')
                : date.hasAttended
                  ? t('mine.attended')
                  : date.answer && t(`answer.${date.answer}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
