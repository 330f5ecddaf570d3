import type { CouponInput } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { refuseOwn } from 'src/services/affiliates/commissions/refuseOwn'
import { can } from 'src/shared/access/permissions'
import { isCouponCode, normalizeCode } from 'src/shared/billing/coupon'
import { isPercentage } from 'src/shared/money'
import { isEmail, normalizeEmail } from 'src/shared/text/email'

const MAX_EMAILS = 1_000

const isPositive = (amount: number | null | undefined) =>
  amount != null && amount > 0

/** The input as it is stored: either the amount or the percentage, and each e-mail once. */
export const cleaned = (input: CouponInput) => {
  const isPercentage = input.discountType === 'PERCENT'
  const emails = (input.emails ?? []).map(normalizeEmail).filter(Boolean)
  return {
    code: normalizeCode(input.code),
    name: input.name?.trim() ?? '',
    discountType: input.discountType,
    amountCentavos: isPercentage ? null : (input.amountCentavos ?? null),
    percent: isPercentage ? (input.percent ?? null) : null,
    maxDiscountCentavos: isPercentage
      ? (input.maxDiscountCentavos ?? null)
      : null,
    spread: input.spread,
    startsAt: input.startsAt ? new Date(input.startsAt) : null,
    endsAt: input.endsAt ? new Date(input.endsAt) : null,
    usageLimit: input.usageLimit ?? null,
    perUserLimit: input.perUserLimit,
    minOrderCentavos: input.minOrderCentavos ?? null,
    audience: input.audience,
    emails:
      input.audience === 'SPECIFIC_USERS' ? [...new Set(emails)].sort() : [],
    paymentTermIds: [...new Set(input.paymentTermIds ?? [])].sort(),
    affiliateCode: input.affiliateCode?.trim().toUpperCase() || null,
    note: input.note?.trim() ?? '',
  }
}

export type CleanCoupon = ReturnType<typeof cleaned>

export const checkCoupon = (coupon: CleanCoupon) => {
  const { startsAt, endsAt, emails } = coupon
  refuseInput({
    code: !isCouponCode(coupon.code) && 'CODE_INVALID',
    amountCentavos:
      coupon.discountType === 'FIXED' &&
      !isPositive(coupon.amountCentavos) &&
      'AMOUNT_INVALID',
    percent:
      coupon.discountType === 'PERCENT' &&
      !isPercentage(coupon.percent ?? 0) &&
      'COUPON_PERCENT',
    maxDiscountCentavos:
      coupon.maxDiscountCentavos !== null &&
      coupon.maxDiscountCentavos <= 0 &&
      'AMOUNT_INVALID',
    endsAt: startsAt && endsAt && endsAt <= startsAt && 'DATE_INVALID',
    usageLimit:
      coupon.usageLimit !== null && coupon.usageLimit < 1 && 'INVALID',
    perUserLimit: coupon.perUserLimit < 1 && 'INVALID',
    minOrderCentavos:
      coupon.minOrderCentavos !== null &&
      coupon.minOrderCentavos < 0 &&
      'AMOUNT_INVALID',
    emails:
      coupon.audience === 'SPECIFIC_USERS' &&
      (emails.length === 0
        ? 'REQUIRED'
        : emails.length > MAX_EMAILS
          ? 'TOO_LONG'
          : !emails.every(isEmail) && 'EMAIL_INVALID'),
  })
}

/** Refuses terms that the funnel does not offer, because a coupon limited to them would never apply. */
export const checkTerms = async (tx: Tx, funnelId: string, ids: string[]) => {
  const offered = await tx.funnelPaymentTerm.count({
    where: { funnelId, paymentTermId: { in: ids } },
  })
  refuseInput({
    paymentTermIds: offered !== ids.length && 'COUPON_TERM_NOT_OFFERED',
  })
}

/**
 * The affiliate with a code; null without one. The affiliate whom the coupon already names may be suspended. Only
 * people who edit affiliates choose one, and never themselves.
 * @throws AFFILIATE_UNKNOWN by field; COMMISSION_OWN, FORBIDDEN
 */
export const affiliateOf = async (
  tx: Tx,
  code: string | null,
  before: string | null = null
) => {
  if (code !== before && !can(currentUser(), 'editAffiliates'))
    throw new AppError('FORBIDDEN')
  if (code === null) return null
  const affiliate = await tx.affiliateProfile.findFirst({
    where: {
      code,
      ...(code !== before && {
        status: 'APPROVED',
        user: { archivedAt: null },
      }),
    },
    select: { id: true, userId: true },
  })
  refuseInput({ affiliateCode: !affiliate && 'AFFILIATE_UNKNOWN' })
  if (affiliate && code !== before) await refuseOwn(tx, affiliate.userId)
  return affiliate?.id ?? null
}
