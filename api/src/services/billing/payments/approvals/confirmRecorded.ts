import type { PaymentApproval } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import { bookAmount } from '../bookAmount'
import { claimReference } from '../claimReference'
import { lockBillsToPay } from '../lockBillsToPay'

import type { Wanted } from './beginApprovals'

type Recorded = PaymentApproval & { scheduleId: number; paidAt: Date }

/** The first approval of an entry whose transfer was recorded without a proof; null if there is none. */
export const recordedApproval = async (
  tx: Tx,
  scheduleId: number
): Promise<Recorded | null> => {
  const first = await tx.paymentApproval.findFirst({
    where: {
      scheduleId,
      status: 'WAITING',
      proofId: null,
      statementLineId: null,
    },
  })
  return first?.paidAt ? { ...first, scheduleId, paidAt: first.paidAt } : null
}

/** The entries that wait for the same transfer, in the order in which they were recorded. */
const scheduleIdsOf = async (tx: Tx, { togetherId }: Recorded) => {
  const together = await tx.paymentApproval.findMany({
    where: { togetherId, status: 'WAITING' },
    orderBy: { id: 'asc' },
    select: { scheduleId: true },
  })
  return together.flatMap(({ scheduleId }) => scheduleId ?? [])
}

/**
 * Books what a first person recorded, for a second person who names the same platform and invoice: the whole transfer,
 * with all bills that it pays and what stays as credit.
 * @throws APPROVAL_OWN, APPROVAL_DIFFERS, REFERENCE_USED; AMOUNT_ABOVE_BILLS if the bills have become smaller
 */
export const confirmRecorded = async (
  tx: Tx,
  first: Recorded,
  wanted: Wanted
) => {
  const { referenceKey, totalCentavos, surplusCentavos, paidAt } = first
  const entries = await lockBillsToPay(tx, await scheduleIdsOf(tx, first), {
    amountCentavos: totalCentavos,
    platform: first.platform,
    referenceKey,
    paidAt,
  })
  // Another second approver was faster, before this one had the locks.
  const isWaiting = await tx.paymentApproval.count({
    where: { id: first.id, status: 'WAITING' },
  })
  if (isWaiting === 0) throw new AppError('APPROVAL_DIFFERS')
  const booked = await bookAmount(
    tx,
    entries[0].invoice.userId,
    entries,
    totalCentavos,
    wanted,
    () => ({ paidAt, referenceNo: referenceKey || undefined }),
    { keepsSurplus: surplusCentavos > 0 }
  )
  if (booked)
    await claimReference(tx, wanted.platform, referenceKey, {
      paymentId: booked.payments[0].id,
    })
}
