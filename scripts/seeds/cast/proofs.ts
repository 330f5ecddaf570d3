// Proofs of payment, with pictures made for the demo that resemble no real wallet or bank.
import type { PaymentSchedule } from '@prisma/client'
import type { Tx } from 'api/src/lib/db'
import { normalizeReference } from 'api/src/shared/billing/platforms'
import {
  dateColumnOf,
  daysBetween,
  manilaToday,
} from 'api/src/shared/manilaTime'

import type { Planned } from './shop'
import { storeFile } from './storeFile'
import { daysAgo } from './time'

/** Writes a proof. A submitted proof is for the first unpaid bill, a decided proof for the first bill. */
export const writeProof = async (
  tx: Tx,
  { cashierId }: { cashierId: number | null },
  { userId, purchase, orderDay }: Planned,
  schedules: PaymentSchedule[]
) => {
  const { proof } = purchase
  if (!proof) return null
  const isDecided = proof.status !== 'SUBMITTED'
  const bill = schedules[isDecided ? 0 : (purchase.paid ?? 0)]
  const sentAt = daysAgo(daysBetween(orderDay, manilaToday()))
  const platform = purchase.platform ?? 'gcash'
  const referenceKey = normalizeReference(platform, proof.reference)

  const { id } = await tx.paymentProof.create({
    data: {
      userId,
      fileId: await storeFile(tx, userId, proof.file),
      platform,
      referenceNo: proof.reference,
      amountCentavos: bill.priceCentavos,
      paidOn: dateColumnOf(orderDay),
      status: proof.status,
      rejectReason: proof.reason,
      decidedById: isDecided ? cashierId : null,
      createdAt: sentAt,
      schedules: { create: { scheduleId: bill.id } },
      // A rejected proof does not claim its reference.
      ...(referenceKey &&
        proof.status !== 'REJECTED' && {
          reference: { create: { platform, referenceKey } },
        }),
    },
  })
  return id
}
