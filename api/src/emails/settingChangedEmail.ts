import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Change = {
  lang: Lang
  firstName: string
  /** The person who made the change. */
  byName: string
  /** Pesos, before and after; empty for no limit. */
  was: string
  value: string
}

const words = {
  en: {
    subject: 'The limit for a second approval was changed',
    changed:
      '{name} changed the amount above which two people must approve a payment.',
    alarm:
      'If you do not know about this, ask them: below the limit, one person alone can book money.',
    was: 'Before',
    value: 'Now',
    none: 'No limit',
    open: 'Look at the settings',
  },
  fil: {
    subject: 'Binago ang limit ng pangalawang approval',
    changed:
      'Binago ni {name} ang halagang kapag nalampasan ay dalawang tao ang dapat mag-approve ng bayad.',
    alarm:
      'Kung wala kang alam dito, tanungin siya: sa ilalim ng limit, isang tao lang ang puwedeng magtala ng pera.',
    was: 'Dati',
    value: 'Ngayon',
    none: 'Walang limit',
    open: 'Tingnan ang mga setting',
  },
}

/** Tells an administrator that the limit for a second approval has changed. */
export const settingChangedEmail = ({
  lang,
  firstName,
  byName,
  was,
  value,
}: Change) => {
  const text = words[lang]
  const shown = (pesos: string) => (pesos ? `₱${pesos}` : text.none)
  return layOut({
    template: 'settingChanged',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.changed.replace('{name}', () => byName), text.alarm],
    rows: [
      [text.was, shown(was)],
      [text.value, shown(value)],
    ],
    action: { label: text.open, url: siteUrl('/default-settings') },
  })
}
