import type { SettingName } from 'src/shared/settings/catalogue'
import { isSignInLimit, limits } from 'src/shared/settings/limits'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'
import { limitWords } from './limitWords'

type Change = {
  lang: Lang
  firstName: string
  /** The person who made the change. */
  byName: string
  /** A guarded setting. */
  name: SettingName
  /** The stored value before and after; empty for none. */
  was: string
  value: string
}

type Told = { subject: string; changed: string; alarm: string; none: string }

const told: Record<Lang, Partial<Record<SettingName, Told>>> = {
  en: {
    'second-approval-above': {
      subject: 'The limit for a second approval was changed',
      changed:
        '{name} changed the amount above which two people must approve a payment.',
      alarm:
        'If you do not know about this, ask them: below the limit, one person alone can book money.',
      none: 'No limit',
    },
    'second-factor-required': {
      subject: 'It was changed who needs a second factor',
      changed: '{name} changed who has to have a second factor.',
      alarm:
        'If you do not know about this, ask them: without a second factor, a password alone opens an account of staff.',
      none: 'Nobody',
    },
    'log-days': {
      subject: 'It was changed how long the info log is kept',
      changed: '{name} changed for how many days the info log is kept.',
      alarm:
        'If you do not know about this, ask them: older entries are deleted for good.',
      none: 'For good',
    },
  },
  fil: {
    'second-approval-above': {
      subject: 'Binago ang limit ng pangalawang approval',
      changed:
        'Binago ni {name} ang halagang kapag nalampasan ay dalawang tao ang dapat mag-approve ng bayad.',
      alarm:
        'Kung wala kang alam dito, tanungin siya: sa ilalim ng limit, isang tao lang ang puwedeng magtala ng pera.',
      none: 'Walang limit',
    },
    'second-factor-required': {
      subject: 'Binago kung sino ang kailangang may second factor',
      changed: 'Binago ni {name} kung sino ang kailangang may second factor.',
      alarm:
        'Kung wala kang alam dito, tanungin siya: kapag walang second factor, password lang ang nagbubukas ng account ng staff.',
      none: 'Wala',
    },
    'log-days': {
      subject: 'Binago kung gaano katagal itinatago ang info log',
      changed: 'Binago ni {name} kung ilang araw itinatago ang info log.',
      alarm:
        'Kung wala kang alam dito, tanungin siya: tuluyang binubura ang mga mas lumang tala.',
      none: 'Habambuhay',
    },
  },
}

const toldOfLimit: Record<Lang, Told> = {
  en: {
    subject: 'A limit that protects accounts was changed',
    changed:
      '{name} changed how often something may be tried before it is refused.',
    alarm:
      'If you do not know about this, ask them: a higher limit protects accounts less.',
    none: '{limit} (default)',
  },
  fil: {
    subject: 'Binago ang isang hangganang nagbabantay sa mga account',
    changed:
      'Binago ni {name} kung ilang beses puwedeng subukan ang isang bagay bago ito tanggihan.',
    alarm:
      'Kung wala kang alam dito, tanungin siya: mas kaunti ang proteksiyon ng mga account kapag mas mataas ang hangganan.',
    none: '{limit} (default)',
  },
}

const words = {
  en: {
    limit: 'Limit',
    was: 'Before',
    value: 'Now',
    open: 'Look at the settings',
  },
  fil: {
    limit: 'Hangganan',
    was: 'Dati',
    value: 'Ngayon',
    open: 'Tingnan ang mga setting',
  },
}

const toldOf = (lang: Lang, name: SettingName) => {
  if (!isSignInLimit(name)) return told[lang][name] as Told
  const { none, ...limit } = toldOfLimit[lang]
  return { ...limit, none: none.replace('{limit}', `${limits[name].limit}`) }
}

const choices: Record<Lang, Record<string, string>> = {
  en: { administrators: 'Administrators', staff: 'All staff' },
  fil: { administrators: 'Mga administrator', staff: 'Lahat ng staff' },
}

/** Tells an administrator that a guarded setting has changed. */
export const settingChangedEmail = ({
  lang,
  firstName,
  byName,
  name,
  was,
  value,
}: Change) => {
  const { subject, changed, alarm, none } = toldOf(lang, name)
  const text = words[lang]
  const shown = (stored: string) => {
    if (!stored) return none
    return name === 'second-approval-above'
      ? `₱${stored}`
      : (choices[lang][stored] ?? stored)
  }
  return layOut({
    template: 'settingChanged',
    lang,
    subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [changed.replace('{name}', () => byName), alarm],
    rows: [
      ...(isSignInLimit(name)
        ? [[text.limit, limitWords[lang][name]] as [string, string]]
        : []),
      [text.was, shown(was)],
      [text.value, shown(value)],
    ],
    action: { label: text.open, url: siteUrl('/default-settings') },
  })
}
