import { context } from '@redwoodjs/context'

import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import type { ErrorCode } from 'src/shared/errors'

const WRONG_CODES = { limit: 5, seconds: 10 * 60 }

/**
 * After five wrong codes in ten minutes, every refusal becomes COUPON_UNKNOWN, so that nobody can guess codes by the
 * reasons. Must run outside of transactions, because it takes its own connection.
 */
export const hideCouponReason = async (
  refusal: ErrorCode
): Promise<ErrorCode> => {
  const isWithinLimit = await withinLimit(
    `coupon:${senderOf(context.visitor?.ip)}`,
    WRONG_CODES
  )
  return isWithinLimit ? refusal : 'COUPON_UNKNOWN'
}
