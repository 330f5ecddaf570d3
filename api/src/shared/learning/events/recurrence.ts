// The recurrence of an event: an RFC 5545 rule, in the few forms that the event form offers, and its text in both
// languages (the library that expands rules has English only).
import {
  formatDay,
  isDay,
  weekdayCodes,
  weekdayOfDay,
  type Day,
  type WeekdayCode,
} from '../../manilaTime'
import type { Lang } from '../../text/language'

import { clockText, dayOfWall, type WallTime } from './zoneTime'

export const repeatKinds = [
  'DAILY',
  'WEEKLY',
  'MONTHLY_DAY',
  'MONTHLY_WEEKDAY',
] as const
export type RepeatKind = (typeof repeatKinds)[number]

export type Recurrence = {
  kind: RepeatKind
  /** The interval in days, weeks or months. */
  every: number
  /** For WEEKLY, in order. */
  weekdays: WeekdayCode[]
  /** The last possible day, in the event's zone. */
  until: Day | null
}

export const MAX_EVERY = 12

export const weekdayOf = (wall: WallTime): WeekdayCode =>
  weekdayOfDay(wall.slice(0, 10))

/** The position of a date among the same weekdays of its month: 1 to 4, or -1 for the fifth, which is the last. */
export const weekOfMonth = (wall: WallTime) => {
  const week = Math.ceil(Number(wall.slice(8, 10)) / 7)
  return week > 4 ? -1 : week
}

/** The stored rule; a monthly rule takes its day from the start. */
export const ruleOf = (
  { kind, every, weekdays, until }: Recurrence,
  start: WallTime
) =>
  [
    `FREQ=${kind.replace(/_.*/, '')}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(kind === 'WEEKLY' ? [`BYDAY=${weekdays.join(',')}`] : []),
    ...(kind === 'MONTHLY_DAY'
      ? [`BYMONTHDAY=${Number(start.slice(8, 10))}`]
      : []),
    ...(kind === 'MONTHLY_WEEKDAY'
      ? [`BYDAY=${weekOfMonth(start)}${weekdayOf(start)}`]
      : []),
    ...(until ? [`UNTIL=${until.replaceAll('-', '')}`] : []),
  ].join(';')

/** Parses a rule written by `ruleOf`; null for anything else. */
export const recurrenceOf = (
  rule: string | null | undefined
): Recurrence | null => {
  if (!rule) return null
  const part = Object.fromEntries(
    rule.split(';').map((each) => each.split('=') as [string, string])
  )
  const kind = repeatKinds.find((each) =>
    each === 'MONTHLY_DAY'
      ? part.FREQ === 'MONTHLY' && part.BYMONTHDAY
      : each === 'MONTHLY_WEEKDAY'
        ? part.FREQ === 'MONTHLY' && part.BYDAY
        : part.FREQ === each
  )
  if (!kind) return null
  const until = part.UNTIL?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? null
  return {
    kind,
    every: Number(part.INTERVAL ?? 1),
    weekdays:
      kind === 'WEEKLY'
        ? weekdayCodes.filter((code) => part.BYDAY?.split(',').includes(code))
        : [],
    until: until !== null && isDay(until) ? until : null,
  }
}

const weekdayNames: Record<Lang, Record<WeekdayCode, string>> = {
  en: {
    MO: 'Monday',
    TU: 'Tuesday',
    WE: 'Wednesday',
    TH: 'Thursday',
    FR: 'Friday',
    SA: 'Saturday',
    SU: 'Sunday',
  },
  fil: {
    MO: 'Lunes',
    TU: 'Martes',
    WE: 'Miyerkules',
    TH: 'Huwebes',
    FR: 'Biyernes',
    SA: 'Sabado',
    SU: 'Linggo',
  },
}

const listed = (names: string[], and: string) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

const ordinal = (day: number) => {
  const last = day % 10
  const isTeen = day >= 11 && day <= 13
  const ending = isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[last] ?? 'th')
  return `${day}${ending}`
}

const weeks: Record<Lang, Record<number, string>> = {
  en: { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' },
  fil: {
    1: 'unang',
    2: 'ikalawang',
    3: 'ikatlong',
    4: 'ikaapat na',
    [-1]: 'huling',
  },
}

type Words = { recurrence: Recurrence; start: WallTime; lang: Lang }

const inEnglish = ({ recurrence, start }: Words) => {
  const { kind, every, weekdays } = recurrence
  const names = weekdayNames.en
  const unit = {
    DAILY: 'day',
    WEEKLY: 'week',
    MONTHLY_DAY: 'month',
    MONTHLY_WEEKDAY: 'month',
  }[kind]
  const pace = every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`
  const day = Number(start.slice(8, 10))
  return {
    DAILY: pace,
    WEEKLY: `${pace} on ${listed(
      weekdays.map((code) => names[code]),
      'and'
    )}`,
    MONTHLY_DAY: `${pace} on the ${ordinal(day)}`,
    MONTHLY_WEEKDAY: `${pace} on the ${weeks.en[weekOfMonth(start)]} ${names[weekdayOf(start)]}`,
  }[kind]
}

const inFilipino = ({ recurrence, start }: Words) => {
  const { kind, every, weekdays } = recurrence
  const names = weekdayNames.fil
  const unit = {
    DAILY: 'araw',
    WEEKLY: 'linggo',
    MONTHLY_DAY: 'buwan',
    MONTHLY_WEEKDAY: 'buwan',
  }[kind]
  const pace =
    every === 1
      ? { araw: 'Araw-araw', linggo: 'Linggo-linggo', buwan: 'Buwan-buwan' }[
          unit as 'araw'
        ]
      : `Kada ${every} ${unit}`
  const day = Number(start.slice(8, 10))
  return {
    DAILY: pace,
    WEEKLY: `${pace} tuwing ${listed(
      weekdays.map((code) => names[code]),
      'at'
    )}`,
    MONTHLY_DAY: `${pace} tuwing ika-${day}`,
    MONTHLY_WEEKDAY: `${pace} tuwing ${weeks.fil[weekOfMonth(start)]} ${names[weekdayOf(start)]}`,
  }[kind]
}

/** 'Every week on Monday and Wednesday at 7:30 PM, until Jan 31, 2027'; null for a single event. */
export const recurrenceWords = (
  rule: string | null | undefined,
  start: WallTime,
  { lang, allDay = false }: { lang: Lang; allDay?: boolean }
) => {
  const recurrence = recurrenceOf(rule)
  if (!recurrence) return null
  const { kind, until } = recurrence
  const words = { recurrence, start, lang }
  const isFilipino = lang === 'fil'
  return [
    isFilipino ? inFilipino(words) : inEnglish(words),
    allDay ? '' : `${isFilipino ? ', ' : ' at '}${clockText(start)}`,
    kind === 'MONTHLY_DAY' && Number(start.slice(8, 10)) > 28
      ? isFilipino
        ? ', sa mga buwang mayroon nito'
        : ', in months that have one'
      : '',
    until
      ? `${isFilipino ? ', hanggang' : ', until'} ${formatDay(until, lang)}`
      : '',
  ].join('')
}

/** Whether the rule ends before its first date. */
export const endsBefore = ({ until }: Recurrence, start: WallTime) =>
  until !== null && until < dayOfWall(start)
