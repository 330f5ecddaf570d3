import type { DateChange } from 'src/shared/learning/events/dateChange'

import { eventUrl, whenRow, type EventMail } from './eventSeatEmail'
import { layOut, siteUrl } from './layout'

type ChangedDate = Pick<EventMail, 'occurrenceId' | 'startsAt' | 'readerTz'> & {
  /** The previous time. */
  was: Date
}

type ChangedMail = Pick<
  EventMail,
  'lang' | 'firstName' | 'eventId' | 'title' | 'tz' | 'allDay'
> & {
  change: DateChange
  /** The changed dates in order of time. */
  dates: ChangedDate[]
}

/** A mail about a change of a whole series lists at most this many dates. */
const DATES_SHOWN = 6

const words = {
  en: {
    cancelled: {
      subject: (title: string) => `Cancelled: ${title}`,
      text: 'This event does not take place. You had answered, so we are telling you. There is nothing to do.',
    },
    moved: {
      subject: (title: string) => `New time: ${title}`,
      text: 'This event is at another time. You are still going; if you cannot come then, please say so.',
    },
    restored: {
      subject: (title: string) => `Back on: ${title}`,
      text: 'This event takes place after all. You are still going; if you cannot come, please say so.',
    },
    event: 'Event',
    when: 'When',
    was: 'Before',
    now: 'Now',
    more: 'More dates',
    open: 'Open the event',
    events: 'See my events',
  },
  fil: {
    cancelled: {
      subject: (title: string) => `Kanselado: ${title}`,
      text: 'Hindi matutuloy ang event na ito. Sumagot ka rito, kaya sinasabi namin sa iyo. Wala ka nang kailangang gawin.',
    },
    moved: {
      subject: (title: string) => `Bagong oras: ${title}`,
      text: 'Nailipat ang oras ng event na ito. Kasama ka pa rin; kung hindi ka makakadalo sa bagong oras, sabihin mo lang.',
    },
    restored: {
      subject: (title: string) => `Tuloy na ulit: ${title}`,
      text: 'Tuloy na ulit ang event na ito. Kasama ka pa rin; kung hindi ka makakadalo, sabihin mo lang.',
    },
    event: 'Event',
    when: 'Kailan',
    was: 'Dati',
    now: 'Ngayon',
    more: 'Iba pang petsa',
    open: 'Buksan ang event',
    events: 'Tingnan ang mga event ko',
  },
}

/** Tells a person who answered how one change affects their dates of an event. */
export const eventChangedEmail = ({
  change,
  dates,
  firstName,
  ...mail
}: ChangedMail) => {
  const own = words[mail.lang]
  const { subject, text } = own[change]
  const shown = dates
    .slice(0, DATES_SHOWN)
    .flatMap(({ was, startsAt, readerTz }): [string, string][] => {
      const when = (date: Date) =>
        whenRow({ ...mail, startsAt: date, readerTz })
      if (change === 'moved')
        return [
          [own.was, when(was)],
          [own.now, when(startsAt)],
        ]
      return [[own.when, when(startsAt)]]
    })
  const more = dates.length - DATES_SHOWN
  return layOut({
    template: 'eventChanged',
    lang: mail.lang,
    subject: subject(mail.title),
    greeting: `Hi ${firstName},`,
    paragraphs: [text],
    rows: [
      [own.event, mail.title],
      ...shown,
      ...(more > 0 ? [[own.more, String(more)] as [string, string]] : []),
    ],
    action:
      change === 'cancelled'
        ? { label: own.events, url: siteUrl('/events/my-events') }
        : {
            label: own.open,
            url: eventUrl({
              eventId: mail.eventId,
              occurrenceId: dates[0].occurrenceId,
            }),
          },
  })
}
