import { formatDay, type Day } from '$api/src/shared/manilaTime'

const monthFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  year: 'numeric',
})

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
})

const at = (day: Day) => new Date(`${day}T00:00:00Z`)

type Days = { from: Day; to: Day }

/** The label below a bar: 'Nov 20', 'Nov 2026', or the first day of a week. */
export const stepLabel = ({ from }: Days, step: string) =>
  step === 'month' ? monthFormat.format(at(from)) : dayFormat.format(at(from))

/** A day or a range in words: 'Nov 20, 2026', or with its last day. */
export const daysLabel = ({ from, to }: Days) =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
