import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { onceInTransaction } from 'src/lib/database/idempotency'
import { lockRow } from 'src/lib/database/transaction'
import { refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { MOST_ADJUSTED_CENTAVOS } from 'src/shared/marketing/affiliates/commissionRule'

import { addEarned } from './accrueCommission'
import { asLine, withReasons } from './commissionLines'
import { refuseOwn } from './refuseOwn'
import { tellAffiliate } from './tellAffiliate'

/**
 * Adds a line by hand, due at once: a bonus, or money that an affiliate owes. The affiliate reads the reason.
 * @throws BAD_USER_INPUT: amountCentavos; REASON_REQUIRED, COMMISSION_OWN, NOT_FOUND
 */
export const adjustCommission = (async (args) => {
  const { affiliateId, amountCentavos } = args
  const reason = requireReason(args.reason)
  refuseInput({
    amountCentavos:
      (amountCentavos === 0 ||
        Math.abs(amountCentavos) > MOST_ADJUSTED_CENTAVOS) &&
      'AMOUNT_INVALID',
  })
  return onceInTransaction('adjustCommission', args, async (tx) => {
    await lockRow(tx, 'AffiliateProfile', affiliateId)
    const { userId } = await tx.affiliateProfile.findUniqueOrThrow({
      where: { id: affiliateId },
      select: { userId: true },
    })
    await refuseOwn(tx, userId)
    await addEarned(tx, affiliateId, amountCentavos)
    const line = await tx.commission.create({
      data: {
        affiliateId,
        kind: 'ADJUSTMENT',
        amountCentavos,
        reason,
        holdUntil: new Date(),
        createdById: currentUser().id,
      },
      include: withReasons,
    })
    await tellAffiliate(
      tx,
      userId,
      amountCentavos > 0 ? 'earned' : 'takenBack',
      amountCentavos,
      reason
    )
    await logInfo(tx, {
      action: 'commission.adjusted',
      entity: 'Affiliate',
      entityId: affiliateId,
      after: { lineId: line.id, amountCentavos, reason },
    })
    return asLine(line)
  })
}) satisfies MutationResolvers['adjustCommission']
