import type { SettingType } from '@prisma/client'
import { db } from 'api/src/lib/db'
import { chosenLimits } from 'api/src/shared/settings/limits'

import { daysAgo } from './cast/time'
import { changelogEntries } from './content/changelog'
import { both, richText } from './content/text'
import { countAdded } from './count'

type NewSetting = {
  name: string
  value: string
  type: SettingType
}

const workshop = (suffix: '' | '-exp'): NewSetting[] => [
  flag(`enable-live-workshop${suffix}`, 'false'),
  flag(`workshop-is-live${suffix}`, 'false'),
  link(`workshop-master-link${suffix}`),
  ...['zoom', 'recording', 'freebie'].flatMap((kind) =>
    [1, 2, 3].map((day) => link(`${kind}-day-${day}${suffix}`))
  ),
]

const flag = (name: string, value: string): NewSetting => ({
  name,
  value,
  type: 'boolean',
})

const text = (name: string, value = ''): NewSetting => ({
  name,
  value,
  type: 'string',
})

const link = (name: string, value = ''): NewSetting => ({
  name,
  value,
  type: 'url',
})

const number = (name: string): NewSetting => ({
  name,
  value: '',
  type: 'number',
})

/** The settings of spec section 3, and those with external addresses (docs/decisions/0033-settled-questions.md, 28). */
const settingsOf = (isDemo: boolean): NewSetting[] => [
  flag('enable-challenge-buddies', 'true'),
  flag('enable-affiliate', 'true'),
  // Where the main links of affiliates lead; if empty, to the free training.
  link('affiliate-landing'),
  text('affiliate-minimum-payout'),
  text('affiliate-withholding'),
  text('affiliate-atc'),
  // How many days an unpaid order keeps its seat (docs/decisions/0017).
  { name: 'pending-seat-days', value: '3', type: 'number' },
  ...workshop(''),
  ...workshop('-exp'),
  link('community-link', isDemo ? 'https://community.example.com' : ''),
  link('renew-expired-link', isDemo ? '/membership-renewal' : ''),
  link('renew-expiring-link', isDemo ? '/membership-renewal' : ''),
  link('waitlist-link'),
  // The amount in pesos above which a payment needs a second approver. If empty, no payment does.
  text('second-approval-above'),
  text('success-assignment'),
  // Rate limits. If empty, the figures of shared/settings/limits hold.
  ...chosenLimits.map(number),
  // The sender of statements and receipts.
  text('business-name', isDemo ? 'Sulong Online School' : ''),
  text('business-address', isDemo ? 'Quezon City, Philippines' : ''),
  // How to reach the school: on the same documents, and at the foot of pages. Empty ones are left out.
  text('business-email', isDemo ? 'help@example.com' : ''),
  text('business-phone', isDemo ? '0917 555 0142' : ''),
  link('business-page', isDemo ? 'https://m.me/sulong.example' : ''),
  // The other sites that redirect rules may lead to.
  text('redirect-hosts'),
  link('challenge-thank-you-link'),
  // The Manila day before which members are invited to the challenge.
  {
    name: 'challenge-invitation-until',
    value: '2025-08-31',
    type: 'string',
  },
  // Where buyers ask about paying: an address of a chat or a mailto: link.
  link('contact-link', isDemo ? 'mailto:tribe-team-fa@example.com' : ''),
  // The school's promise about refunds, in one line of sales pages; empty shows nothing.
  text(
    'refund-line',
    isDemo
      ? 'You may ask for a full refund within seven days of your first payment.'
      : ''
  ),
  text(
    'refund-line-fil',
    isDemo
      ? 'Puwede po kayong humingi ng buong refund sa loob ng pitong araw mula sa una ninyong bayad.'
      : ''
  ),
  // Within how many hours proofs of payment are checked; empty promises nothing.
  {
    name: 'proof-check-hours',
    value: isDemo ? '24' : '',
    type: 'number',
  },
  // For how many days the screenshots of checked proofs are kept; empty keeps them.
  { name: 'proof-file-days', value: '', type: 'number' },
  // Who has to have a second factor; empty requires it of no role.
  text('second-factor-required'),
  // For how many days the info log is kept; empty keeps it.
  { name: 'log-days', value: '', type: 'number' },
  // For how many days sign-ins are kept; empty is 400.
  { name: 'login-log-days', value: '', type: 'number' },
  // For how many days finished mails stay in the outbox; empty keeps them.
  { name: 'outbox-days', value: '', type: 'number' },
  // For how many days counts of limits, requests of resets and ended sessions are kept; empty is 2, 7 and 30.
  ...['counter-days', 'reset-days', 'session-days'].map(number),
]

export const settings = async (isDemo: boolean) => {
  const wanted = settingsOf(isDemo)
  const added = await db.setting.createMany({
    data: wanted,
    skipDuplicates: true,
  })
  return [
    countAdded(wanted.length, added.count, 'setting'),
    countAdded(
      changelogEntries.length,
      await seedChangelog(),
      'changelog entry',
      'changelog entries'
    ),
  ].join(', ')
}

/** Seeds the changelog once, so that a school's own list stays. */
const seedChangelog = async () => {
  if ((await db.changelogEntry.count()) > 0) return 0
  const { count } = await db.changelogEntry.createMany({
    data: changelogEntries.map(
      ({ title, body, daysAgo: age, roles = [], ...entry }) => ({
        ...entry,
        ...both({ title, body: [richText(body[0]), richText(body[1])] }),
        roles,
        status: 'PUBLISHED' as const,
        publishAt: daysAgo(age),
        createdAt: daysAgo(age),
      })
    ),
  })
  return count
}
