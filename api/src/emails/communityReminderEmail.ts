import { formatShownDay, type Day } from 'src/shared/manilaTime'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Reminder = {
  lang: Lang
  firstName: string
  about:
    | { kind: 'checkIn'; group: string; day: Day }
    | { kind: 'challenge'; challenge: string; number: number; task: string }
}

const words = {
  en: {
    checkIn: {
      subject: 'Your check-in is due today',
      text: 'Your accountability group waits for your check-in. It takes a minute: what you did, and what comes next.',
      open: 'Check in',
    },
    challenge: {
      subject: 'Day {number}: {task}',
      text: 'Today’s task is waiting for you. One small step is enough.',
      open: 'Open today’s task',
    },
    group: 'Group',
    challengeName: 'Challenge',
    due: 'Due',
  },
  fil: {
    checkIn: {
      subject: 'Ngayon ang check-in mo',
      text: 'Hinihintay ng accountability group mo ang check-in mo. Isang minuto lang: isulat ang nagawa mo at ang susunod.',
      open: 'Mag-check-in',
    },
    challenge: {
      subject: 'Araw {number}: {task}',
      text: 'Naghihintay sa iyo ang task ngayong araw. Sapat na ang isang maliit na hakbang.',
      open: 'Buksan ang task ngayong araw',
    },
    group: 'Grupo',
    challengeName: 'Challenge',
    due: 'Hanggang',
  },
}

/** Reminds a person of a check-in that is due today, or of today's task of a challenge. */
export const communityReminderEmail = ({
  lang,
  firstName,
  about,
}: Reminder) => {
  const own = words[lang]
  const { subject, text, open } = own[about.kind]
  const isCheckIn = about.kind === 'checkIn'
  return layOut({
    template: 'communityReminder',
    lang,
    subject: isCheckIn
      ? subject
      : subject
          .replace('{number}', String(about.number))
          .replace('{task}', () => about.task),
    greeting: `Hi ${firstName},`,
    paragraphs: [text],
    rows: isCheckIn
      ? [
          [own.group, about.group],
          [own.due, formatShownDay(about.day, lang)],
        ]
      : [[own.challengeName, about.challenge]],
    action: {
      label: open,
      url: siteUrl(
        isCheckIn ? '/accountability-buddies' : '/challenge-buddies'
      ),
    },
  })
}
