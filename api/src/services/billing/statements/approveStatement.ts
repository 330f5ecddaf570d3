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

import { lockPendingProof, settleProof } from '../paymentProofs/proofDecision'
import { lockUnpaidEntry, type LockedEntry } from '../payments/lockedEntry'
import { payEntries, type Settlement } from '../payments/payEntries'
import { approversOfAll } from '../payments/secondApproval'

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
const claimReference = async (
  tx: Tx,
  line: Line,
  proofIds: (number | undefined)[]
) => {
  const platform = line.import.platform as PlatformKey
  const referenceKey = normalizeReference(platform, line.referenceNo)
  if (!referenceKey) return
  const held = await tx.paymentReference.findUnique({
    where: { platform_referenceKey: { platform, referenceKey } },
  })
  if (held?.proofId != null && proofIds.includes(held.proofId)) return
  const { count } = await tx.paymentReference.createMany({
    data: { platform, referenceKey, lineId: line.id },
    skipDuplicates: true,
  })
  if (count === 0) throw new AppError('REFERENCE_USED')
}

type Approvers = Pick<Settlement, 'approvedById' | 'secondApproverId'>

/**
 * Pays a line's bills with their pending proofs. Returns the ids of the proofs; undefined for bills without a proof.
 */
const payBills = async (
  tx: Tx,
  line: Line,
  entries: LockedEntry[],
  approvers: Approvers[]
) => {
  const proofIds: (number | undefined)[] = []
  for (const { id } of entries)
    proofIds.push((await lockPendingProof(tx, id))?.id)
  const payments = await payEntries(
    tx,
    entries.map((entry, index) => ({
      entry,
      settlement: {
        ...approvalDetails(line),
        ...approvers[index],
        paidAt: line.paidOn as Date,
        referenceNo: line.referenceNo || undefined,
        proofId: proofIds[index],
      },
    }))
  )
  for (const id of new Set(proofIds)) if (id) await settleProof(tx, id)
  for (const [index, { id: scheduleId }] of entries.entries())
    await tx.statementMatch.update({
      where: { lineId_scheduleId: { lineId: line.id, scheduleId } },
      data: { paymentId: payments[index].id },
    })
  return proofIds
}

const approvalDetails = (line: Line) => ({
  platform: line.import.platform as PlatformKey,
  externalInvoiceId: EXTERNAL_INVOICE,
})

/**
 * Pays all bills of a line. While one of them waits for a second approval, no bill is paid and the line stays matched.
 */
const approveLine = async (tx: Tx, importId: number, id: number) => {
  const line = await lockLine(tx, importId, id)
  if (line.status !== 'MATCHED' || !isOpenStatement(line.import)) return
  const entries: LockedEntry[] = []
  for (const { scheduleId } of line.matches)
    entries.push(await lockUnpaidEntry(tx, scheduleId))
  const owed = entries.reduce((sum, entry) => sum + entry.priceCentavos, 0)
  if (owed !== line.amountCentavos) throw new AppError('STATEMENT_AMOUNT')

  const approvers = await approversOfAll(tx, entries, approvalDetails(line))
  if (!approvers) return
  const proofIds = await payBills(tx, line, entries, approvers)
  await claimReference(tx, line, proofIds)
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
