import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { dropApprovalsOfLines } from '../payments/approvals/dropApprovals'
import { requireOthersBill } from '../payments/requireOthersBill'
import { revokeEntry } from '../payments/revokeEntry'
import { lockSchedule } from '../paymentSchedules/paymentSchedules'

import { asStatementImport } from './asStatementImport'

// If an entry was revoked or paid again after the file paid it, no payment of this file stands on it. The entry stays as
// it is, and so does the reference that it may use.
const undoLine = async (tx: Tx, lineId: number, reason: string) => {
  const { count } = await tx.statementLine.updateMany({
    where: { id: lineId, status: 'APPROVED' },
    data: { status: 'UNDONE' },
  })
  if (count === 0) return
  const matches = await tx.statementMatch.findMany({
    where: { lineId },
    orderBy: { scheduleId: 'asc' },
  })
  for (const { scheduleId, paymentId } of matches) {
    await lockSchedule(tx, scheduleId)
    const entry = await tx.paymentSchedule.findUniqueOrThrow({
      where: { id: scheduleId },
      include: { invoice: true },
    })
    if (paymentId !== null)
      await revokeEntry(tx, entry, reason, {
        paymentId,
        isProofOpenAgain: true,
      })
  }
}

/**
 * Reverses the payments of a file: its bills are owed, its proofs pending and its references free again.
 * @throws REASON_REQUIRED by field; PAYMENT_OWN; NOT_FOUND if the file is not approved
 */
export const undoStatementImport = (async ({ id, reason: text }) => {
  const reason = text.trim()
  refuseInput({ reason: !reason && 'REASON_REQUIRED' })
  const viewerId = currentUser().id
  const ownLines = await db.statementLine.count({
    where: { importId: id, status: 'APPROVED', userId: viewerId },
  })
  if (ownLines > 0) await requireOthersBill(db, viewerId)
  const { count } = await db.statementImport.updateMany({
    where: { id, status: { in: ['APPROVED', 'UNDONE'] } },
    data: { status: 'UNDONE', undoneAt: new Date(), undoReason: reason },
  })
  if (count === 0) throw new AppError('NOT_FOUND')
  await inTransaction((tx) => dropApprovalsOfLines(tx, { importId: id }))
  const lines = await db.statementLine.findMany({
    where: { importId: id, status: 'APPROVED' },
    orderBy: { row: 'desc' },
    select: { id: true },
  })
  for (const line of lines)
    await inTransaction((tx) => undoLine(tx, line.id, reason))
  return inTransaction(async (tx) => {
    await logInfo(tx, {
      action: 'statementImport.undone',
      entity: 'StatementImport',
      entityId: id,
      after: { reason, lines: lines.length },
    })
    return asStatementImport(tx, id)
  })
}) satisfies MutationResolvers['undoStatementImport']

/** Discards a file that was imported by mistake. @throws NOT_FOUND if any of its lines is approved */
export const discardStatementImport = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { count } = await tx.statementImport.updateMany({
      where: { id, status: 'OPEN', lines: { none: { status: 'APPROVED' } } },
      data: { status: 'DISCARDED' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await dropApprovalsOfLines(tx, { importId: id })
    await logInfo(tx, {
      action: 'statementImport.discarded',
      entity: 'StatementImport',
      entityId: id,
    })
    return asStatementImport(tx, id)
  })) satisfies MutationResolvers['discardStatementImport']
