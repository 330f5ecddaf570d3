// The Manila day of a time with its zone: exports of PayPal and of card platforms have times of other countries.
import { instantOf, isZone } from '../../learning/events/zoneTime'
import { dayOf, type Day } from '../../manilaTime'

/** Hours from UTC of the abbreviations that mean one zone. PST is not among them. */
const HOURS: Record<string, number | undefined> = {
  z: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  bst: 1,
  west: 1,
  cet: 1,
  cest: 2,
  eet: 2,
  eest: 3,
  sgt: 8,
  hkt: 8,
  myt: 8,
  awst: 8,
  pht: 8,
  phst: 8,
  jst: 9,
  kst: 9,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
  pdt: -7,
  mst: -7,
  mdt: -6,
  cst: -6,
  cdt: -5,
  est: -5,
  edt: -4,
  akst: -9,
  akdt: -8,
  hst: -10,
}

const PACIFIC = 'America/Los_Angeles'
const PACIFIC_WINTER = -8
const MANILA = 8
const HOUR_MS = 3_600_000

const utcOf = (day: Day, clock: string) => Date.parse(`${day}T${clock}:00Z`)

/** '+0800', 'GMT+8' and 'UTC-05:00' in hours. */
const shiftIn = (zone: string) => {
  const [, sign, hours, minutes = '0'] =
    /^(?:utc|gmt)?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(zone) ?? []
  return sign
    ? Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
    : null
}

/**
 * PST is the time of the Philippines, and in files of PayPal that of California while it is winter there: in summer,
 * PayPal writes PDT.
 */
const hoursOfPst = (day: Day, clock: string, isPacific: boolean) => {
  const there = instantOf(`${day}T${clock}`, PACIFIC).getTime()
  const isWinter = there - utcOf(day, clock) === -PACIFIC_WINTER * HOUR_MS
  return isPacific && isWinter ? PACIFIC_WINTER : MANILA
}

/**
 * The day in Manila of a time ('09:30', 24 hours) on a day in a zone: 'PDT', 'GMT+8', '-0500' or 'Asia/Dubai'. In a zone
 * that is not known, the day stays as it is written.
 */
export const zonedDay = (
  day: Day,
  clock: string,
  zone: string,
  isPacific: boolean
): Day => {
  const name = zone.toLowerCase()
  const hours =
    name === 'pst'
      ? hoursOfPst(day, clock, isPacific)
      : (HOURS[name] ?? shiftIn(zone))
  if (hours !== null)
    return dayOf(new Date(utcOf(day, clock) - hours * HOUR_MS))
  return zone.includes('/') && isZone(zone)
    ? dayOf(instantOf(`${day}T${clock}`, zone))
    : day
}
