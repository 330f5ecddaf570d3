import { useTranslation } from 'react-i18next'

import {
  DAY_MS,
  dayOf,
  daysBetween,
  formatDateTime,
  formatDay,
  formatShownDay,
  formatShownTime,
  isDay,
  manilaToday,
} from '$api/src/shared/manilaTime'

type DateTextProps = {
  /** A day ('2026-11-20') or a timestamp; accepts GraphQL's Date and DateTime. */
  date?: string | Date | null
  /**
   * 'day' Fri, Nov 20 · 'time' with the hour · 'relative' in 3 days · 'ago' 5 min. ago, and the day after a week.
   */
  look?: 'day' | 'time' | 'relative' | 'ago'
}

const MONTH_DAYS = 365 / 12

const inWords = (days: number, language: string) => {
  const months = Math.round(days / MONTH_DAYS)
  const [count, unit] =
    Math.abs(days) < 30
      ? ([days, 'day'] as const)
      : Math.abs(months) < 12
        ? ([months, 'month'] as const)
        : ([Math.round(days / 365), 'year'] as const)
  // "Yesterday" is exactly one day ago, but "last year" could be any day of that year. Filipino's word for two days ago is
  // one that nobody says.
  const numeric = unit === 'day' && Math.abs(count) < 2 ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(language, { numeric }).format(count, unit)
}

const WEEK_DAYS = 7

/** How long ago an instant of the last day was. */
const inHours = (instant: Date, language: string) => {
  const minutes = Math.max(0, Math.floor((Date.now() - +instant) / 60_000))
  const [count, unit] =
    minutes === 0
      ? ([0, 'second'] as const)
      : minutes < 60
        ? ([minutes, 'minute'] as const)
        : ([Math.floor(minutes / 60), 'hour'] as const)
  return new Intl.RelativeTimeFormat(language, {
    numeric: 'auto',
    style: 'short',
  }).format(-count, unit)
}

export const DateText = ({ date, look = 'day' }: DateTextProps) => {
  const { i18n, t } = useTranslation()
  if (!date)
    return <span className="text-muted">{t('state.notAvailable')}</span>

  // A `@db.Date` column arrives as midnight UTC of its day.
  const text =
    typeof date === 'string'
      ? date.replace(/T00:00:00(\.0+)?Z$/, '')
      : date.toISOString()
  const isWholeDay = isDay(text)
  const instant = new Date(text)
  const day = isWholeDay ? text : dayOf(instant)
  const exact = isWholeDay
    ? formatDay(day, i18n.language)
    : formatDateTime(instant, i18n.language)

  const age = daysBetween(day, manilaToday())
  const shown = {
    day: () => formatShownDay(day, i18n.language),
    time: () =>
      isWholeDay
        ? formatShownDay(day, i18n.language)
        : formatShownTime(instant, i18n.language),
    relative: () => inWords(-age, i18n.language),
    ago: () =>
      Date.now() - +instant < DAY_MS
        ? inHours(instant, i18n.language)
        : age < WEEK_DAYS
          ? inWords(-age, i18n.language)
          : formatShownDay(day, i18n.language),
  }[look]()

  return (
    <time
      dateTime={text}
      title={exact}
      className="whitespace-nowrap tabular-nums"
    >
      {shown}
    </time>
  )
}
