// The purchases of the cast; each line is one subscription with its bill.
import type { PlatformKey } from 'api/src/shared/billing/platforms'

export type Purchase = {
  email: string
  funnel: string
  /** Default: one-time. */
  term?: string
  orderedDaysAgo?: number
  /** Instead of `orderedDaysAgo`: days from today to the first unpaid entry. */
  nextDueIn?: number
  /** The number of paid entries; default: all. */
  paid?: number
  platform?: PlatformKey
  coupon?: string
  source?: 'CHECKOUT' | 'BATCH_ENROL' | 'MANUAL'
  isPrimary?: boolean
  /** The funnel of the person's earlier purchase that this purchase supersedes. */
  renews?: string
  ended?: {
    status: 'PAUSED' | 'UNENROLLED' | 'SUPERSEDED'
    daysAgo: number
    reason?: string
  }
  /** The first payment was reversed. */
  revoked?: { daysAgo: number; reason: string }
  /** The invoice was voided. */
  voided?: { daysAgo: number; reason: string }
  /** The last unpaid entry was waived. */
  waived?: { daysAgo: number; reason: string }
  proof?: {
    file: string
    status: 'SUBMITTED' | 'APPROVED' | 'REJECTED'
    reference: string
    reason?: string
  }
}

const kickstart = 'freelance-kickstart'
const renewal = 'membership-renewal'
const at = (name: string) => `${name}@example.com`

// prettier-ignore
export const purchases: Purchase[] = [
  // The role accounts
  { email: at('member'), funnel: kickstart, orderedDaysAgo: 119 },

  // Paying on time, late, today, soon
  { email: at('ana'), funnel: kickstart, term: 'three-months', nextDueIn: 12, paid: 2,
    proof: { file: 'receipt-ana.png', status: 'APPROVED', reference: '4021 778 913' } },
  { email: at('ben'), funnel: kickstart, term: 'three-months', nextDueIn: -9, paid: 1, platform: 'maya' },
  { email: at('ella'), funnel: kickstart, term: 'three-months', nextDueIn: 0, paid: 1 },
  { email: at('kiko'), funnel: kickstart, term: 'six-months', nextDueIn: 3, paid: 2, platform: 'over_counter' },
  { email: at('paolo'), funnel: kickstart, term: 'down-payment', orderedDaysAgo: 19, paid: 1 },

  // At the end of their year, and after it
  { email: at('carla'), funnel: kickstart, orderedDaysAgo: 360 },
  { email: at('ian'), funnel: kickstart, orderedDaysAgo: 372, platform: 'bank_transfer' },
  { email: at('joy'), funnel: kickstart, term: 'two-months', orderedDaysAgo: 425 },
  { email: at('olive'), funnel: kickstart, orderedDaysAgo: 495, ended: { status: 'SUPERSEDED', daysAgo: 135 } },
  { email: at('olive'), funnel: renewal, orderedDaysAgo: 135, renews: kickstart },
  { email: at('queenie'), funnel: kickstart, orderedDaysAgo: 325 },

  // For life, several at once, not yet
  { email: at('dino'), funnel: 'lifetime-membership', orderedDaysAgo: 690, coupon: 'FOUNDERS', platform: 'bank_transfer' },
  { email: at('fe'), funnel: kickstart, orderedDaysAgo: 205 },
  { email: at('fe'), funnel: 'bookkeeping-online', term: 'two-months', orderedDaysAgo: 70, platform: 'maya' },
  { email: at('fe'), funnel: 'coaching-circle', orderedDaysAgo: 15, platform: 'card' },
  { email: at('vic'), funnel: 'portfolio-workshop', orderedDaysAgo: 2 },

  // New ones: nothing paid, proof sent, proof refused, payment taken back, free
  { email: at('gio'), funnel: kickstart, term: 'three-months', orderedDaysAgo: 0, paid: 0 },
  { email: at('hana'), funnel: kickstart, orderedDaysAgo: 0, paid: 0,
    proof: { file: 'receipt-hana.png', status: 'SUBMITTED', reference: '9017 554 208' } },
  { email: at('rico'), funnel: 'va-bundle', orderedDaysAgo: 8, paid: 1, platform: 'maya',
    revoked: { daysAgo: 4, reason: 'The transfer was returned by the wallet.' },
    proof: { file: 'receipt-rico.png', status: 'REJECTED', reference: 'MY-77120-443', reason: 'The transfer was returned by the wallet.' } },
  { email: at('xander'), funnel: 'free-starter', orderedDaysAgo: 5 },
  { email: at('tina'), funnel: kickstart, orderedDaysAgo: 0, source: 'MANUAL', platform: 'cash' },

  // The rest of the journey
  { email: at('liza'), funnel: kickstart, orderedDaysAgo: 236 },
  { email: at('sol'), funnel: kickstart, term: 'three-months', orderedDaysAgo: 79, source: 'BATCH_ENROL' },
  { email: at('wena'), funnel: kickstart, orderedDaysAgo: 255 },
  { email: at('wena'), funnel: 'coaching-circle', orderedDaysAgo: 20, platform: 'paypal' },
  { email: at('ysabella'), funnel: kickstart, term: 'six-months', nextDueIn: 25, paid: 3, coupon: 'ONWARD10',
    waived: { daysAgo: 30, reason: 'Typhoon relief: the last payment is forgiven.' } },
  { email: at('nico'), funnel: kickstart, orderedDaysAgo: 128, ended: { status: 'PAUSED', daysAgo: 25, reason: 'Away for the harvest season.' } },
  { email: at('mara'), funnel: kickstart, term: 'two-months', orderedDaysAgo: 145, paid: 1,
    ended: { status: 'UNENROLLED', daysAgo: 60, reason: 'Asked to stop: found full-time work.' } },
  { email: at('zeny'), funnel: 'va-bundle', orderedDaysAgo: 26, ended: { status: 'UNENROLLED', daysAgo: 25, reason: 'Ordered the wrong offer.' },
    voided: { daysAgo: 25, reason: 'Ordered the wrong offer.' } },
  { email: at('zeny'), funnel: kickstart, term: 'two-months', nextDueIn: 7, paid: 1 },
  { email: at('uri'), funnel: kickstart, orderedDaysAgo: 450 },
]
