import { eventUrl, whenRow, type EventMail } from './eventSeatEmail'
import { layOut } from './layout'

const words = {
  en: {
    subject: (title: string) => `Coming up: ${title}`,
    text: 'You said that you are going. The join button opens 15 minutes before the start.',
    textOnsite: 'You said that you are going. See you there.',
    event: 'Event',
    when: 'When',
    venue: 'Where',
    open: 'Open the event',
  },
  fil: {
    subject: (title: string) => `Malapit na: ${title}`,
    text: 'Sinabi mong dadalo ka. Bubukas ang join button 15 minuto bago magsimula.',
    textOnsite: 'Sinabi mong dadalo ka. Kita-kits.',
    event: 'Event',
    when: 'Kailan',
    venue: 'Saan',
    open: 'Buksan ang event',
  },
}

/**
 * Reminds people who are going, once per date. The mail does not contain the link to join, because the app shows that
 * link only shortly before the start.
 */
export const eventReminderEmail = (mail: EventMail & { venue: string }) => {
  const own = words[mail.lang]
  return layOut({
    template: 'eventReminder',
    lang: mail.lang,
    subject: own.subject(mail.title),
    greeting: `Hi ${mail.firstName},`,
    paragraphs: [mail.venue ? own.textOnsite : own.text],
    rows: [
      [own.event, mail.title],
      [own.when, whenRow(mail)],
      ...(mail.venue ? [[own.venue, mail.venue] as [string, string]] : []),
    ],
    action: { label: own.open, url: eventUrl(mail) },
  })
}
