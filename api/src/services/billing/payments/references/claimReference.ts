import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import type { PlatformKey } from 'src/shared/billing/platforms'

import { dropApprovalsOfReference } from '../approvals/dropApprovals'

/** Refuses a transfer whose reference is claimed: money that is booked waits nowhere. @throws REFERENCE_USED */
export const refuseUsedReference = async (
  tx: Tx,
  platform: PlatformKey,
  referenceKey: string
) => {
  if (!referenceKey) return
  const count = await tx.paymentReference.count({
    where: { platform, referenceKey },
  })
  if (count > 0) throw new AppError('REFERENCE_USED')
}

/**
 * Claims the reference number of a transfer for what books it first: one transfer pays once, whether a proof, a statement or
 * a person records it. First approvals with which it waits elsewhere end. Cash has none.
 * @throws REFERENCE_USED
 */
export const claimReference = async (
  tx: Tx,
  platform: PlatformKey,
  referenceKey: string,
  claimant: { paymentId: number } | { lineId: number }
) => {
  if (!referenceKey) return
  const { count } = await tx.paymentReference.createMany({
    data: { platform, referenceKey, ...claimant },
    skipDuplicates: true,
  })
  if (count === 0) throw new AppError('REFERENCE_USED')
  await dropApprovalsOfReference(tx, platform, referenceKey)
}
