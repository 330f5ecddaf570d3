import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

export type FactorEvent =
  | { kind: 'added' | 'removed' | 'renewed' }
  /** A recovery code was used; `left` is the number of unused ones. */
  | { kind: 'recovered'; left: number }
  /** Someone who knows the password entered wrong codes. */
  | { kind: 'guessed' }
  /** A member of staff removed it. */
  | { kind: 'reset'; byName: string; reason: string }

type Change = { lang: Lang; firstName: string } & FactorEvent

const words = {
  en: {
    subject: {
      added: 'Your second factor is on',
      removed: 'Your second factor was removed',
      renewed: 'Your recovery codes were replaced',
      recovered: 'A recovery code was used',
      guessed: 'Someone tries to sign in to your account',
      reset: 'Your second factor was reset',
    },
    body: {
      added:
        'From now on, signing in to your account needs a code of your authenticator app. You were signed out on your other devices. Keep your recovery codes where only you find them.',
      removed: 'Signing in to your account needs only your password again.',
      renewed: 'The recovery codes that you had are no longer valid.',
      recovered:
        'A recovery code was used in place of your authenticator app. Unused codes: {left}. Replace them on your profile before they run out.',
      guessed:
        'Your password was entered correctly, and then several wrong codes of the second factor. Your account stayed closed.',
      reset:
        '{name} removed the second factor of your account, and you were signed out everywhere. Reason: {reason}',
    },
    alarm:
      'If it was not you, set a new password at once and tell an administrator.',
    open: 'Open your account',
  },
  fil: {
    subject: {
      added: 'Naka-on na ang second factor mo',
      removed: 'Inalis ang second factor mo',
      renewed: 'Pinalitan ang mga recovery code mo',
      recovered: 'May nagamit na recovery code',
      guessed: 'May sumusubok mag-sign in sa account mo',
      reset: 'Ni-reset ang second factor mo',
    },
    body: {
      added:
        'Mula ngayon, kailangan ng code mula sa authenticator app mo para makapag-sign in. Na-log out ka sa iba mong device. Itago ang mga recovery code kung saan ikaw lang ang makakakita.',
      removed: 'Password na lang ulit ang kailangan para makapag-sign in.',
      renewed: 'Hindi na gagana ang mga dati mong recovery code.',
      recovered:
        'May ginamit na recovery code kapalit ng authenticator app mo. Natitirang code: {left}. Palitan ang mga ito sa profile mo bago maubos.',
      guessed:
        'Tama ang nailagay na password mo, pero ilang beses namang mali ang code ng second factor. Nanatiling sarado ang account mo.',
      reset:
        'Inalis ni {name} ang second factor ng account mo, at na-log out ka sa lahat ng device. Dahilan: {reason}',
    },
    alarm:
      'Kung hindi ikaw iyon, palitan agad ang password mo at sabihan ang isang administrator.',
    open: 'Buksan ang account mo',
  },
}

/** Tells the owner of a second factor what happened to it. */
export const secondFactorEmail = ({ lang, firstName, ...event }: Change) => {
  const text = words[lang]
  const values: Record<string, string> =
    event.kind === 'reset'
      ? { name: event.byName, reason: event.reason }
      : event.kind === 'recovered'
        ? { left: String(event.left) }
        : {}
  const body = text.body[event.kind].replace(
    /\{(\w+)\}/g,
    (_, name: string) => values[name]
  )
  return layOut({
    template: 'secondFactor',
    lang,
    subject: text.subject[event.kind],
    greeting: `Hi ${firstName},`,
    paragraphs: [body, text.alarm],
    action: { label: text.open, url: siteUrl('/profile?tab=account') },
  })
}
