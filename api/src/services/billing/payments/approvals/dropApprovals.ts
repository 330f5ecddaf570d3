// Withdrawing first approvals. A transfer waits as a whole: with one of its first approvals, all end that began together.
import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import type { PlatformKey } from 'src/shared/billing/platforms'

const dropWaiting = async (tx: Tx, where: Prisma.PaymentApprovalWhereInput) => {
  const waiting = await tx.paymentApproval.findMany({
    where: { ...where, status: 'WAITING' },
    select: { togetherId: true },
  })
  if (waiting.length === 0) return 0
  const { count } = await tx.paymentApproval.updateMany({
    where: {
      status: 'WAITING',
      togetherId: { in: waiting.map(({ togetherId }) => togetherId) },
    },
    data: { status: 'WITHDRAWN' },
  })
  return count
}

/**
 * Removes the first approvals of one transfer. Returns the entries that waited for it, in the order in which they were
 * recorded; null if it no longer waits.
 */
export const withdrawTransfer = async (tx: Tx, togetherId: string) => {
  const waiting = await tx.paymentApproval.updateManyAndReturn({
    where: { togetherId, status: 'WAITING' },
    data: { status: 'WITHDRAWN' },
    select: { id: true, scheduleId: true },
  })
  if (waiting.length === 0) return null
  return waiting
    .sort((one, two) => one.id - two.id)
    .flatMap(({ scheduleId }) => scheduleId ?? [])
}

/** Removes the first approvals of entries, given by any approver; returns whether there were any. */
export const dropApprovals = async (
  tx: Tx,
  ...scheduleIds: readonly number[]
) => (await dropWaiting(tx, { scheduleId: { in: [...scheduleIds] } })) > 0

/** Removes the first approvals that were given for a proof. */
export const dropApprovalsOfProof = (tx: Tx, proofId: number) =>
  dropWaiting(tx, { proofId })

/** Removes the first approvals of the money of some statement lines. */
export const dropApprovalsOfLines = (
  tx: Tx,
  line: Prisma.StatementLineWhereInput
) => dropWaiting(tx, { statementLine: line })

/** Removes the first approvals of a transfer with a reference: of one member or, once it is booked, of all. */
export const dropApprovalsOfReference = (
  tx: Tx,
  platform: PlatformKey,
  referenceKey: string,
  userId?: number
) =>
  dropWaiting(tx, {
    platform,
    referenceKey,
    proofId: null,
    ...(userId && { OR: [{ userId }, { schedule: { invoice: { userId } } }] }),
  })
