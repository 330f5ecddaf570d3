import { formatShownDay, type Day } from '$api/src/shared/manilaTime'

const at = (day: Day) => new Date(`${day}T00:00:00Z`)

type Days = { from: Day; to: Day }

/** The label below a bar: 'Nov 20', 'Nov 2026', or the first day of a week. */
export const stepLabel = ({ from }: Days, step: string, language: string) =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    month: 'short',
    ...(step === 'month' ? { year: 'numeric' } : { day: 'numeric' }),
  }).format(at(from))

/** A day or a range in words: 'Nov 20, 2026', or with its last day. */
export const daysLabel = ({ from, to }: Days, language: string) =>
  from === to
    ? formatShownDay(from, language)
    : `${formatShownDay(from, language)} – ${formatShownDay(to, language)}`
