import type { CouponAudience } from '@prisma/client'

export type NewCoupon = {
  code: string
  funnel: string
  name: string
  percent?: number
  amountCentavos?: number
  maxDiscountCentavos?: number
  /** Days from today. */
  startsIn?: number
  endsIn?: number
  usageLimit?: number
  minOrderCentavos?: number
  audience?: CouponAudience
  isPaused?: boolean
  terms?: string[]
  note?: string
}

export const coupons: NewCoupon[] = [
  {
    code: 'ONWARD10',
    funnel: 'freelance-kickstart',
    name: '10% for everyone',
    percent: 10,
  },
  {
    code: 'BAYANIHAN500',
    funnel: 'freelance-kickstart',
    name: '₱500 off, paid at once or in three',
    amountCentavos: 50_000,
    terms: ['one-time', 'three-months'],
    minOrderCentavos: 300_000,
  },
  {
    code: 'LASTONE',
    funnel: 'freelance-kickstart',
    name: 'A quarter off, once',
    percent: 25,
    usageLimit: 1,
    note: 'One use is left: for trying what happens when two want it.',
  },
  {
    code: 'FOUNDERS',
    funnel: 'lifetime-membership',
    name: 'For the first ones',
    percent: 50,
    maxDiscountCentavos: 500_000,
    usageLimit: 1,
    note: 'Used up.',
  },
  {
    code: 'BER-MONTHS',
    funnel: 'freelance-kickstart',
    name: 'September to October',
    percent: 15,
    startsIn: -80,
    endsIn: -20,
  },
  {
    code: 'BAGONGTAON',
    funnel: 'freelance-kickstart',
    name: 'New year',
    percent: 20,
    startsIn: 42,
    endsIn: 56,
  },
  {
    code: 'FIRSTSTEP',
    funnel: 'va-bundle',
    name: 'For new customers',
    amountCentavos: 30_000,
    audience: 'NEW_CUSTOMER',
  },
  {
    code: 'STAYWITHUS',
    funnel: 'membership-renewal',
    name: 'Thank you for staying',
    percent: 12.5,
    audience: 'RENEWAL',
  },
  {
    code: 'ONHOLD',
    funnel: 'va-bundle',
    name: 'Paused for now',
    percent: 30,
    isPaused: true,
  },
]
