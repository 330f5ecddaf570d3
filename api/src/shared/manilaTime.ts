// The only file that knows Asia/Manila (spec sections 1 and 9). An instant is a Date. A calendar day is a `Day`, which
// compares with < and >. Rules count in days, and their callers pass the current time.

/** 'YYYY-MM-DD', from 1000-01-01 to 9999-12-31. */
export type Day = string

export const DAY_MS = 86_400_000

/** The date that means "no expiry" (spec section 9). It is 31 December in Manila and in UTC. */
export const LIFETIME_DAY: Day = '9999-12-31'
export const LIFETIME_EXPIRY = new Date('9999-12-31T00:00:00.000Z')

const manilaFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const OFFSET_MS = 8 * 3_600_000

/** Manila's last daylight saving time ended then; since that instant Manila has always been at +08:00. */
const STEADY_SINCE = new Date('1990-07-29T00:00:00.000+08:00')

export const manilaToday = (now: Date = new Date()): Day => dayOf(now)

/** The Manila day of an instant; instants after year 9999 count as LIFETIME_DAY. */
export const dayOf = (instant: Date): Day => {
  if (instant > LIFETIME_EXPIRY) return LIFETIME_DAY
  // A shortcut, because every request asks for today, and Intl takes three times as long.
  if (instant >= STEADY_SINCE) return dayAt(instant.getTime() + OFFSET_MS)

  const part: Record<string, string> = {}
  for (const { type, value } of manilaFormat.formatToParts(instant))
    part[type] = value
  return `${part.year}-${part.month}-${part.day}`
}

export const isDay = (text: string): text is Day =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && dayAt(utcOf(text)) === text

/** A `@db.Date` column is read as midnight UTC of its day. */
export const dayOfDateColumn = (date: Date): Day => dayAt(date.getTime())

export const dateColumnOf = (day: Day) => new Date(checkedUtc(day))

/** The instant at which a Manila day begins. Manila has been at +08:00 without daylight saving since 1990. */
export const startOfDay = (day: Day) => new Date(checkedUtc(day) - OFFSET_MS)

/** Stops at the first and at the last Day, so that 30 days after an expiry for life are still for life. */
export const addDays = (day: Day, days: number): Day =>
  dayAt(checkedUtc(day) + days * DAY_MS)

/**
 * Stops at the month's end: 31 Jan plus 1 month is 28 Feb. Count from the first day, never from the last result, so
 * that 31 Jan plus 2 months is 31 Mar.
 */
export const addMonths = (day: Day, months: number): Day => {
  const anchor = new Date(checkedUtc(day))
  const year = anchor.getUTCFullYear()
  const month = anchor.getUTCMonth() + months
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDate)))
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day) =>
  (checkedUtc(to) - checkedUtc(from)) / DAY_MS

/** 'Fri, 11/20/2026', in Filipino 'Biy, 11/20/2026': 'ddd, MM/DD/YYYY' of spec section 9. */
export const formatBannerDate = (date: Day | Date, language: string) =>
  formatIn(language, 'banner').format(midnightUtc(date))

/**
 * 'Fri, Nov 20', in Filipino 'Biy, Nob 20': the one style of days on screens and in reminders. The year stands only if
 * it is not this one: 'Sat, Nov 20, 2027'.
 */
export const formatShownDay = (
  date: Day | Date,
  language: string,
  now: Date = new Date()
) => {
  const day = typeof date === 'string' ? date : dayOf(date)
  const look = isSameYear(day, now) ? 'shownDay' : 'shownDayOfYear'
  return formatIn(language, look).format(midnightUtc(day))
}

/** 'Fri, Nov 20, 3:05 PM' in Manila, with the year as in `formatShownDay`. */
export const formatShownTime = (
  instant: Date,
  language: string,
  now: Date = new Date()
) => {
  const look = isSameYear(dayOf(instant), now) ? 'shownTime' : 'shownTimeOfYear'
  return withPlainSpaces(formatIn(language, look).format(instant))
}

const isSameYear = (day: Day, now: Date) =>
  day.slice(0, 4) === manilaToday(now).slice(0, 4)

/** 'Nov 20, 2026', in Filipino 'Nob 20, 2026', for documents, and for mails that confirm something. */
export const formatDay = (date: Day | Date, language: string) =>
  formatIn(language, 'day').format(midnightUtc(date))

/** 'Nov 20, 2026, 3:05 PM' in Manila. */
export const formatDateTime = (instant: Date, language: string) =>
  withPlainSpaces(formatIn(language, 'dateTime').format(instant))

const withPlainSpaces = (text: string) => text.replace(/\u202f/g, ' ')

/** '2026-11-20 15:05' in Manila, for files: spreadsheets read and sort it. */
export const manilaStamp = (instant: Date) =>
  `${dayOf(instant)} ${new Date(instant.getTime() + OFFSET_MS).toISOString().slice(-13, -8)}`

const SHOWN = { weekday: 'short', month: 'short', day: 'numeric' } as const
const CLOCK = {
  timeZone: 'Asia/Manila',
  hour: 'numeric',
  minute: '2-digit',
} as const

const looks = {
  banner: {
    timeZone: 'UTC',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  },
  day: { timeZone: 'UTC', dateStyle: 'medium' },
  dateTime: {
    timeZone: 'Asia/Manila',
    dateStyle: 'medium',
    timeStyle: 'short',
  },
  shownDay: { timeZone: 'UTC', ...SHOWN },
  shownDayOfYear: { timeZone: 'UTC', ...SHOWN, year: 'numeric' },
  shownTime: { ...CLOCK, ...SHOWN },
  shownTimeOfYear: { ...CLOCK, ...SHOWN, year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

// A format costs some milliseconds to make.
const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (language: string, look: keyof typeof looks) => {
  const locale = language === 'fil' ? 'fil' : 'en-US'
  const key = `${locale} ${look}`
  const kept = formats.get(key)
  if (kept) return kept
  const made = new Intl.DateTimeFormat(locale, looks[look])
  formats.set(key, made)
  return made
}

const midnightUtc = (date: Day | Date) =>
  dateColumnOf(typeof date === 'string' ? date : dayOf(date))

const utcOf = (day: Day) => Date.parse(`${day}T00:00:00.000Z`)

const checkedUtc = (day: Day) => {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`)
  return utcOf(day)
}

const FIRST_MS = Date.UTC(1000, 0, 1)

const dayAt = (utcMs: number): Day =>
  Number.isNaN(utcMs)
    ? 'not a day'
    : new Date(Math.min(Math.max(utcMs, FIRST_MS), LIFETIME_EXPIRY.getTime()))
        .toISOString()
        .slice(0, 10)

/** Named as in RFC 5545, Monday first. */
export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type WeekdayCode = (typeof weekdayCodes)[number]

export const weekdayOfDay = (day: Day): WeekdayCode =>
  weekdayCodes[(midnightUtc(day).getUTCDay() + 6) % 7]
