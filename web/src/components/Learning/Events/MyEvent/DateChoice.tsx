import { useTranslation } from 'react-i18next'
import type { MyEventFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { EventWhen } from 'src/components/Learning/Events/EventWhen/EventWhen'
import { Link } from 'src/components/ui/control/Link/Link'
import { Card } from 'src/components/ui/layout/Card/Card'

type DateChoiceProps = { event: MyEventFields; chosenId: number }

/** The event's other dates, to open and answer. */
export const DateChoice = ({ event, chosenId }: DateChoiceProps) => {
  const { t } = useTranslation('learning.events')
  return (
    <Card title={t('one.dates')} padded={false}>
      <ul className="max-h-80 overflow-y-auto px-2 py-3 sm:px-4">
        {event.dates.map((date) => (
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
    </Card>
  )
}
