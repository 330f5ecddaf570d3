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
]
