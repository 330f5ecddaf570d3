// The reason why a coupon does not apply, or null if it applies. The caller counts redeemed uses and live reservations
// under the coupon's row lock.
import type { ErrorCode } from '../errors'
import { normalizeEmail } from '../text/email'
import { plainMarks } from '../text/plainMarks'

export type CouponRules = {
  startsAt: Date | null
  /** The first instant at which the coupon no longer applies. */
  endsAt: Date | null
  usageLimit: number | null
  perUserLimit: number
  minOrderCentavos: number | null
  /** Empty: every term. */
  paymentTermIds: string[]
  audience: 'ANYONE' | 'NEW_CUSTOMER' | 'RENEWAL' | 'SPECIFIC_USERS'
  /** Lower case, for SPECIFIC_USERS. */
  emails?: string[]
  isPaused: boolean
  archivedAt: Date | null
}

export type CouponUse = {
  now: Date
  termId: string
  baseCentavos: number
  /** Redeemed uses. */
  usedCount: number
  /** Uses that other checkouts have reserved. */
  heldCount?: number
  usedByUser: number
  isNewCustomer: boolean
  isRenewal: boolean
  email: string
  /** Whether the buyer has proved to own that address. */
  isEmailConfirmed: boolean
}

/** Whether a coupon applies to a payment term; a coupon without terms applies to all terms. */
export const isForTerm = (termIds: readonly string[], termId: string) =>
  termIds.length === 0 || termIds.includes(termId)

/** A paused or archived coupon is reported like an unknown one, so that codes cannot be probed. */
export const couponRefusal = (
  coupon: CouponRules | null | undefined,
  use: CouponUse
): ErrorCode | null => {
  if (!coupon || coupon.isPaused || coupon.archivedAt) return 'COUPON_UNKNOWN'
  if (coupon.startsAt && use.now < coupon.startsAt) return 'COUPON_NOT_STARTED'
  if (coupon.endsAt && use.now >= coupon.endsAt) return 'COUPON_EXPIRED'
  if (coupon.usageLimit !== null && use.usedCount >= coupon.usageLimit)
    return 'COUPON_EXHAUSTED'
  if (
    coupon.usageLimit !== null &&
    use.usedCount + (use.heldCount ?? 0) >= coupon.usageLimit
  )
    return 'COUPON_HELD'
  if (use.usedByUser >= coupon.perUserLimit) return 'COUPON_USER_LIMIT'
  if (!isForTerm(coupon.paymentTermIds, use.termId)) return 'COUPON_TERM'
  if (
    coupon.minOrderCentavos !== null &&
    use.baseCentavos < coupon.minOrderCentavos
  )
    return 'COUPON_MINIMUM'
  if (!isAudience(coupon, use)) return 'COUPON_AUDIENCE'
  return coupon.audience === 'SPECIFIC_USERS' && !use.isEmailConfirmed
    ? 'COUPON_EMAIL_UNCONFIRMED'
    : null
}

const isAudience = ({ audience, emails = [] }: CouponRules, use: CouponUse) => {
  if (audience === 'NEW_CUSTOMER') return use.isNewCustomer
  if (audience === 'RENEWAL') return use.isRenewal
  return audience === 'ANYONE' || emails.includes(normalizeEmail(use.email))
}

/** The signs around a code in a sentence: quotes, brackets, a full stop. Dashes may be its own. */
const AROUND_CODE = /^[^\p{L}\p{N}-]+|(?<![^\p{L}\p{N}%-])[^\p{L}\p{N}%-]+$/gu

/** The stored form: ' “welcome-10”. ' → 'WELCOME-10'. */
export const normalizeCode = (code: string) =>
  plainMarks(code).replace(AROUND_CODE, '').toUpperCase()

/** The code that a buyer means, who writes 'Early Bird' for EARLYBIRD: no code has spaces. */
export const meantCode = (code: string) =>
  normalizeCode(code).replace(/\s/g, '')

/** 3 to 30 Latin letters, digits and dashes, once normalised. */
export const isCouponCode = (code: string) => /^[A-Z0-9-]{3,30}$/.test(code)

/** Minutes for which a checkout reserves a use of a coupon; each new quote restarts them. */
export const COUPON_HOLD_MINUTES = 30

export const couponStates = [
  'SCHEDULED',
  'ACTIVE',
  'PAUSED',
  'USED_UP',
  'ENDED',
  'ARCHIVED',
] as const

export type CouponState = (typeof couponStates)[number]

/**
 * The state that staff see. If several apply, an archived, ended or used-up coupon is shown as such before a paused or
 * scheduled one.
 */
export const couponState = (
  coupon: Pick<
    CouponRules,
    'startsAt' | 'endsAt' | 'usageLimit' | 'isPaused' | 'archivedAt'
  >,
  usedCount: number,
  now: Date
): CouponState => {
  if (coupon.archivedAt) return 'ARCHIVED'
  if (coupon.endsAt && now >= coupon.endsAt) return 'ENDED'
  if (coupon.usageLimit !== null && usedCount >= coupon.usageLimit)
    return 'USED_UP'
  if (coupon.isPaused) return 'PAUSED'
  return coupon.startsAt && now < coupon.startsAt ? 'SCHEDULED' : 'ACTIVE'
}

/** The fields that may still change once a coupon was used; its discount and audience stay as promised. */
export const changeableWhenUsed = [
  'name',
  'startsAt',
  'endsAt',
  'usageLimit',
  'perUserLimit',
  'isPaused',
  'affiliateCode',
  'note',
] as const
