import {
  offsetText,
  wallTimeOf,
  whenText,
} from 'src/shared/learning/events/zoneTime'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

export type EventMail = {
  lang: Lang
  firstName: string
  eventId: number
  occurrenceId: number
  title: string
  startsAt: Date
  tz: string
  allDay: boolean
  /** The zone of the reader's answer. */
  readerTz: string | null
}

const words = {
  en: {
    subject: (title: string) => `You have a seat: ${title}`,
    text: 'A seat has become free, and you were next on the waiting list. You are going now. If you cannot come after all, please say so, and the next one gets the seat.',
    event: 'Event',
    when: 'When',
    open: 'Open the event',
  },
  fil: {
    subject: (title: string) => `May slot ka na: ${title}`,
    text: 'May nabakanteng slot, at ikaw ang susunod sa waiting list. Kasama ka na. Kung hindi ka pala makakadalo, sabihin mo lang para mapunta ang slot sa susunod.',
    event: 'Event',
    when: 'Kailan',
    open: 'Buksan ang event',
  },
}

const yours = { en: 'your time', fil: 'oras mo' }

/**
 * The time of the event in the event's zone and, if it differs, in the reader's zone. Readers know their own zone by name,
 * so it stands for another one with the same time.
 */
export const whenRow = ({
  startsAt,
  tz,
  lang,
  allDay,
  readerTz,
}: Pick<EventMail, 'startsAt' | 'tz' | 'lang' | 'allDay' | 'readerTz'>) => {
  const isAlike =
    !readerTz || wallTimeOf(startsAt, readerTz) === wallTimeOf(startsAt, tz)
  const zone = isAlike && readerTz ? readerTz : tz
  const when = `${whenText(startsAt, tz, { lang, allDay })} (${zone}, ${offsetText(startsAt, tz)})`
  return isAlike || allDay
    ? when
    : `${when}; ${yours[lang]}: ${whenText(startsAt, readerTz, { lang })} (${readerTz})`
}

export const eventUrl = ({
  eventId,
  occurrenceId,
}: Pick<EventMail, 'eventId' | 'occurrenceId'>) =>
  siteUrl(`/events/my-events/${eventId}?on=${occurrenceId}`)

/** Tells the first person on the waiting list that they got a seat that became free. */
export const eventSeatEmail = (mail: EventMail) => {
  const own = words[mail.lang]
  return layOut({
    template: 'eventSeat',
    lang: mail.lang,
    subject: own.subject(mail.title),
    greeting: `Hi ${mail.firstName},`,
    paragraphs: [own.text],
    rows: [
      [own.event, mail.title],
      [own.when, whenRow(mail)],
    ],
    action: { label: own.open, url: eventUrl(mail) },
  })
}
