import { context } from '@redwoodjs/context'

import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import type { ErrorCode } from 'src/shared/errors'

/**
 * After some wrong codes, five in ten minutes by default, every refusal becomes COUPON_UNKNOWN, so that nobody can guess
 * codes by the reasons. Must run outside of transactions, because it takes its own connection.
 */
export const hideCouponReason = async (
  refusal: ErrorCode
): Promise<ErrorCode> => {
  const isWithinLimit = await withinLimit(
    'coupon-tries',
    senderOf(context.visitor?.ip)
  )
  return isWithinLimit ? refusal : 'COUPON_UNKNOWN'
}
