import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

export type AccountChange = 'created' | 'updated'

type Change = {
  lang: Lang
  firstName: string
  kind: AccountChange
  /** The person who made the change. */
  byName: string
  label: string
  accountName: string
  accountNumber: string
  isActive: boolean
}

const words = {
  en: {
    subject: 'A payment account was changed',
    created: '{name} added an account that buyers pay to.',
    updated: '{name} changed an account that buyers pay to.',
    alarm:
      'If you do not know about this, ask them, and turn the account off at once: money may be going to someone else.',
    label: 'Account',
    accountName: 'Name',
    accountNumber: 'Number',
    shown: 'Shown to buyers',
    yes: 'Yes',
    no: 'No',
    open: 'Look at the payment accounts',
  },
  fil: {
    subject: 'May binago sa payment accounts',
    created: 'Nagdagdag si {name} ng account na binabayaran ng mga buyer.',
    updated: 'Binago ni {name} ang account na binabayaran ng mga buyer.',
    alarm:
      'Kung wala kang alam dito, tanungin siya at patayin agad ang account: baka sa iba napupunta ang pera.',
    label: 'Account',
    accountName: 'Pangalan',
    accountNumber: 'Numero',
    shown: 'Nakikita ng mga buyer',
    yes: 'Oo',
    no: 'Hindi',
    open: 'Tingnan ang payment accounts',
  },
}

/** Tells an administrator about a change of the accounts that the school is paid to. */
export const paymentAccountChangedEmail = ({
  lang,
  kind,
  ...change
}: Change) => {
  const text = words[lang]
  return layOut({
    template: 'paymentAccountChanged',
    lang,
    subject: text.subject,
    greeting: `Hi ${change.firstName},`,
    paragraphs: [text[kind].replace('{name}', () => change.byName), text.alarm],
    rows: [
      [text.label, change.label],
      [text.accountName, change.accountName],
      ...(change.accountNumber
        ? [[text.accountNumber, change.accountNumber] as [string, string]]
        : []),
      [text.shown, change.isActive ? text.yes : text.no],
    ],
    action: { label: text.open, url: siteUrl('/settings/payment-accounts') },
  })
}
