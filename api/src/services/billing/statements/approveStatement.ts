import type { Prisma } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refusalCode, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import {
  normalizeReference,
  type PlatformKey,
} from 'src/shared/billing/platforms'
import type { ErrorCode } from 'src/shared/errors'

import {
  acceptProof,
  lockPendingProof,
  settleProof,
} from '../paymentProofs/proofDecision'
import { referenceKeyOf } from '../payments/approvals/secondApproval'
import { bookAmount } from '../payments/bookAmount'
import { claimReference } from '../payments/claimReference'
import { lockBillsToPay } from '../payments/lockBillsToPay'
import type { LockedEntry } from '../payments/lockedEntry'
import { sumOwed } from '../paymentSchedules/openEntry'

import { asStatementImport, isOpenStatement } from './asStatementImport'
import { MOST_LINES } from './importStatement'

const EXTERNAL_INVOICE = 'N/A'

type Line = Prisma.StatementLineGetPayload<{
  include: { import: true; matches: true }
}>

// Locks the line's file too: a concurrent undo or discard either waits, or is already visible here.
const lockLine = async (tx: Tx, importId: number, id: number) => {
  await lockRow(tx, 'StatementImport', importId)
  await lockRow(tx, 'StatementLine', id)
  return tx.statementLine.findUniqueOrThrow({
    where: { id },
    include: { import: true, matches: { orderBy: { scheduleId: 'asc' } } },
  })
}

/**
 * Claims the line's reference, because one transfer pays once. Not needed if a proof for the same bills has claimed it.
 */
const claimLineReference = async (tx: Tx, line: Line, proofIds: number[]) => {
  const platform = line.import.platform as PlatformKey
  const referenceKey = normalizeReference(platform, line.referenceNo)
  if (!referenceKey) return
  const held = await tx.paymentReference.findUnique({
    where: { platform_referenceKey: { platform, referenceKey } },
  })
  if (held?.proofId != null && proofIds.includes(held.proofId)) return
  await claimReference(tx, platform, referenceKey, { lineId: line.id })
}

/** The pending proofs of some bills, each by its bill. */
const pendingProofs = async (tx: Tx, entries: readonly LockedEntry[]) => {
  const proofIds = new Map<number, number>()
  for (const { id } of entries) {
    const proof = await lockPendingProof(tx, id)
    if (proof) proofIds.set(id, proof.id)
  }
  return proofIds
}

/** Decides on the proofs of a line's bills: a transfer of another amount than the bills need accepts them, too. */
const decideOnProofs = async (
  tx: Tx,
  proofIds: Iterable<number>,
  isExact: boolean
) => {
  for (const id of new Set(proofIds))
    if (isExact) await settleProof(tx, id)
    else await acceptProof(tx, id)
}

const noteBills = async (
  tx: Tx,
  lineId: number,
  payments: { id: number; scheduleId: number }[]
) => {
  for (const { id: paymentId, scheduleId } of payments)
    await tx.statementMatch.upsert({
      where: { lineId_scheduleId: { lineId, scheduleId } },
      create: { lineId, scheduleId, paymentId },
      update: { paymentId },
    })
}

const approvalDetails = (line: Line) => ({
  platform: line.import.platform as PlatformKey,
  externalInvoiceId: EXTERNAL_INVOICE,
})

/**
 * Books the amount of a line on its bills, the last perhaps in part, and what is left over on the member's other open
 * bills. While one of them waits for a second approval, no bill is paid and the line stays matched.
 */
const approveLine = async (tx: Tx, importId: number, id: number) => {
  const line = await lockLine(tx, importId, id)
  if (line.status !== 'MATCHED' || !isOpenStatement(line.import)) return
  const amountCentavos = line.amountCentavos ?? 0
  const { platform } = approvalDetails(line)
  const entries = await lockBillsToPay(
    tx,
    line.matches.map(({ scheduleId }) => scheduleId),
    {
      amountCentavos,
      platform,
      referenceKey: referenceKeyOf(platform, line.referenceNo),
    }
  )
  const proofIds = await pendingProofs(tx, entries)
  const booked = await bookAmount(
    tx,
    entries[0].invoice.userId,
    entries,
    amountCentavos,
    approvalDetails(line),
    (entry) => ({
      paidAt: line.paidOn as Date,
      referenceNo: line.referenceNo || undefined,
      proofId: entry && proofIds.get(entry.id),
    })
  )
  if (!booked) return
  await decideOnProofs(
    tx,
    proofIds.values(),
    sumOwed(entries) === amountCentavos
  )
  await noteBills(tx, id, booked.payments)
  await claimLineReference(tx, line, [...proofIds.values()])
  await tx.statementLine.update({
    where: { id },
    data: { status: 'APPROVED' },
  })
  // The file's status changes with its first paid line, so that a partly paid file can be undone but not discarded.
  await tx.statementImport.updateMany({
    where: { id: importId, status: 'OPEN' },
    data: {
      status: 'APPROVED',
      approvedById: currentUser().id,
      approvedAt: new Date(),
    },
  })
}

const failLine = (id: number, code: ErrorCode) =>
  db.statementLine.updateMany({
    where: { id, status: 'MATCHED' },
    data: { status: 'FAILED', reasons: [{ rule: code, points: 0 }] },
  })

/**
 * Pays the bills that the chosen lines were matched with, each line in its own transaction. A line whose bills were
 * paid in another way fails with the reason and does not stop other lines. A repeated call continues where the last one
 * stopped.
 * @throws by field STATEMENT_LINES; NOT_FOUND; STATEMENT_DECIDED for a file that was undone or discarded
 */
export const approveStatementImport = (async ({ id, lineIds }) => {
  refuseInput({
    lineIds:
      (lineIds.length === 0 || lineIds.length > MOST_LINES) &&
      'STATEMENT_LINES',
  })
  const file = found(await db.statementImport.findUnique({ where: { id } }))
  if (!isOpenStatement(file)) throw new AppError('STATEMENT_DECIDED')
  const lines = await db.statementLine.findMany({
    where: { importId: id, id: { in: lineIds }, status: 'MATCHED' },
    orderBy: { row: 'asc' },
    select: { id: true },
  })
  for (const line of lines) {
    try {
      await inTransaction((tx) => approveLine(tx, id, line.id))
    } catch (error) {
      await failLine(line.id, refusalCode(error))
    }
  }
  return inTransaction(async (tx) => {
    await logInfo(tx, {
      action: 'statementImport.approved',
      entity: 'StatementImport',
      entityId: id,
      after: { lines: lines.length },
    })
    return asStatementImport(tx, id)
  })
}) satisfies MutationResolvers['approveStatementImport']
