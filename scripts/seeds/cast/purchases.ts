// What the cast bought, and what came of it; one line is one subscription with its bill.
import type { PlatformKey } from 'api/src/shared/billing/platforms'

export type Purchase = {
  email: string
  funnel: string
  /** One-time without one. */
  term?: string
  orderedDaysAgo?: number
  /** Instead: the first unpaid entry's day, counted from today. */
  nextDueIn?: number
  /** How many entries are paid; all of them without a number. */
  paid?: number
  platform?: PlatformKey
  coupon?: string
  source?: 'CHECKOUT' | 'BATCH_ENROL' | 'MANUAL'
  isPrimary?: boolean
  /** The person's purchase of this funnel, which this one supersedes. */
  renews?: string
  ended?: {
    status: 'PAUSED' | 'UNENROLLED' | 'SUPERSEDED'
    daysAgo: number
    reason?: string
  }
  /** The first payment was taken back. */
  revoked?: { daysAgo: number; reason: string }
  /** The bill was wrong. */
  voided?: { daysAgo: number; reason: string }
  /** The last unpaid entry is forgiven. */
  waived?: { daysAgo: number; reason: string }
  proof?: {
    file: string
    status: 'SUBMITTED' | 'APPROVED' | 'REJECTED'
    reference: string
    reason?: string
  }
}

const kickstart = 'freelance-kickstart'

export const purchases: Purchase[] = [
  { email: 'member@example.com', funnel: kickstart, orderedDaysAgo: 119 },
  {
    email: 'ana@example.com',
    funnel: kickstart,
    term: 'three-months',
    nextDueIn: 12,
    paid: 2,
  },
  {
    email: 'ben@example.com',
    funnel: kickstart,
    term: 'three-months',
    nextDueIn: -9,
    paid: 1,
    platform: 'maya',
  },
  { email: 'carla@example.com', funnel: kickstart, orderedDaysAgo: 360 },
  {
    email: 'ella@example.com',
    funnel: kickstart,
    term: 'three-months',
    nextDueIn: 0,
    paid: 1,
  },
  { email: 'gio@example.com', funnel: kickstart, orderedDaysAgo: 0, paid: 0 },
]
