import { useTranslation } from 'react-i18next'

import {
  cityOf,
  viewerZone,
} from 'src/components/Learning/Events/EventWhen/eventTime'
import { Link } from 'src/components/ui/control/Link'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

import { weeksOf } from './months'

import {
  clockText,
  dayOfWall,
  wallTimeOf,
} from '$api/src/shared/learning/events/zoneTime'
import type { Day } from '$api/src/shared/manilaTime'

export type MonthDate = {
  id: number
  title: string
  startsAt: string
  tz: string
  allDay: boolean
  isOn: boolean
  to: string
  /** Shown after the title. */
  note?: string
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

type EventMonthProps = { month: string; dates: MonthDate[] }

/** A month in weeks, in the viewer's time zone. Phones show a list of the days that have events. */
export const EventMonth = ({ month, dates }: EventMonthProps) => {
  const { t } = useTranslation('learning.events')
  const zone = viewerZone()
  const byDay = new Map<Day, MonthDate[]>()
  for (const date of dates) {
    // An all-day event is on the same day in every zone.
    const wall = wallTimeOf(
      new Date(date.startsAt),
      date.allDay ? date.tz : zone
    )
    const day = dayOfWall(wall)
    byDay.set(day, [...(byDay.get(day) ?? []), date])
  }
  const inMonth = [...byDay.keys()].filter((day) => day.startsWith(month))
  const today = dayOfWall(wallTimeOf(new Date(), zone))

  if (inMonth.length === 0)
    return (
      <div className="panel">
        <EmptyState title={t('month.empty')} text={t('month.emptyHelp')} />
      </div>
    )

  const entry = (date: MonthDate) => (
    <li key={date.id}>
      <Link
        to={date.to}
        className={`hover:bg-base-200 block rounded px-1.5 py-1 text-xs wrap-anywhere max-sm:py-2 max-sm:text-sm ${date.isOn ? '' : 'text-muted line-through'}`}
      >
        {!date.allDay && (
          <span className="font-semibold tabular-nums">
            {clockText(wallTimeOf(new Date(date.startsAt), zone))}{' '}
          </span>
        )}
        {date.title}
        {date.note && <span className="text-muted"> · {date.note}</span>}
      </Link>
    </li>
  )

  return (
    <>
      <p className="text-muted mb-3 text-sm">
        {t('month.zone', { city: cityOf(zone) })}
      </p>
      <table className="panel w-full table-fixed max-sm:hidden">
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                className="text-muted p-2 text-left text-xs font-semibold"
              >
                {t(`month.weekdays.${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  className={`border-base-300 h-20 border p-1 align-top ${day.startsWith(month) ? '' : 'bg-base-200'}`}
                >
                  <span
                    aria-current={day === today ? 'date' : undefined}
                    className={`inline-block px-1.5 text-xs tabular-nums ${day === today ? 'bg-primary text-primary-content rounded-full font-semibold' : 'text-muted'}`}
                  >
                    {Number(day.slice(8))}
                  </span>
                  <ul className="mt-1">{(byDay.get(day) ?? []).map(entry)}</ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="panel divide-base-300 divide-y sm:hidden">
        {inMonth.sort().map((day) => (
          <li key={day} className="flex gap-3 px-3 py-1">
            <span className="w-14 shrink-0 py-2 text-sm font-semibold tabular-nums">
              {t(
                `month.weekdays.${new Date(`${day}T00:00:00Z`).getUTCDay() as 0}`
              )}{' '}
              {Number(day.slice(8))}
            </span>
            <ul className="min-w-0 flex-1">{byDay.get(day)?.map(entry)}</ul>
          </li>
        ))}
      </ul>
    </>
  )
}
