import type { StatementLineStatus } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refusalCode, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { readReference } from 'src/shared/billing/reconciling/statementValues'
import type { ErrorCode } from 'src/shared/errors'

import { lockPendingProof } from '../paymentProofs/proofDecision'
import { dropApprovalsOfLines } from '../payments/approvals/dropApprovals'
import { bookAmount } from '../payments/bookAmount'
import { lockBillsToPay } from '../payments/lockBillsToPay'
import {
  claimReference,
  refuseUsedReference,
} from '../payments/references/claimReference'
import { sumOwed } from '../paymentSchedules/openEntry'

import { asStatementImport, isOpenStatement } from './asStatementImport'
import { MOST_LINES } from './importStatement'
import {
  bookedBefore,
  decideOnProofs,
  ownProofId,
  pendingProofs,
  referenceOf,
  refuseRepeatedLine,
  shownBy,
  type Line,
} from './lineProofs'
import { isAsShown, withWaiting, type AskedLine } from './shownLine'

const EXTERNAL_INVOICE = 'N/A'

// Locks the line's file too: a concurrent undo or discard either waits, or is already visible here.
const lockLine = async (tx: Tx, importId: number, id: number) => {
  await lockRow(tx, 'StatementImport', importId)
  await lockRow(tx, 'StatementLine', id)
  return tx.statementLine.findUniqueOrThrow({
    where: { id },
    include: {
      ...withWaiting,
      import: true,
      matches: { orderBy: { scheduleId: 'asc' } },
    },
  })
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

/**
 * The outcome for a line: booked, a first approval, one's own bill, decided before, changed since it was shown, of a
 * closed day, or refused for good.
 */
type Outcome =
  | 'booked'
  | 'waiting'
  | 'own'
  | 'decided'
  | 'changed'
  | 'closed'
  | 'failed'

const decidedStatuses: StatementLineStatus[] = ['APPROVED', 'FAILED', 'IGNORED']

/** A line that is no longer matched is decided, or matched with nothing. */
const outcomeOfOther = (status: StatementLineStatus) =>
  decidedStatuses.includes(status) ? 'decided' : 'changed'

const approvalDetails = (line: Line) => ({
  platform: line.import.platform as PlatformKey,
  externalInvoiceId: EXTERNAL_INVOICE,
})

/**
 * Books the amount of a line on its bills, the last perhaps in part, and what is left over on the member's other open
 * bills. While one of them waits for a second approval, no bill is paid and the line stays matched.
 * @throws APPROVAL_CHANGED if it is no longer as it was shown
 */
const approveLine = async (
  tx: Tx,
  importId: number,
  asked: AskedLine
): Promise<Outcome> => {
  const { id } = asked
  const line = await lockLine(tx, importId, id)
  if (line.status !== 'MATCHED') return outcomeOfOther(line.status)
  if (!isOpenStatement(line.import)) return 'changed'
  if (!isAsShown(line, asked)) throw new AppError('APPROVAL_CHANGED')
  const matchedIds = line.matches.map(({ scheduleId }) => scheduleId)
  const known = await pendingProofs(tx, matchedIds)
  const bookedBeforeCentavos = await bookedBefore(
    tx,
    line,
    shownBy(line, known, await ownProofId(tx, line, known))
  )
  const amountCentavos = (line.amountCentavos ?? 0) - bookedBeforeCentavos
  const entries = await lockBillsToPay(tx, matchedIds, {
    amountCentavos,
    ...referenceOf(line),
  })
  for (const { id } of entries) await lockPendingProof(tx, id)
  const proofs = await pendingProofs(tx, matchedIds)
  const ownId = await ownProofId(tx, line, proofs)
  await refuseRepeatedLine(tx, line, ownId)
  const { platform, referenceKey } = referenceOf(line)
  const transferProofId = shownBy(line, proofs, ownId)
  // Money of the proof was booked since the line was read, perhaps all of it.
  if (
    amountCentavos <= 0 ||
    (await bookedBefore(tx, line, transferProofId)) !== bookedBeforeCentavos
  )
    throw new AppError('PROOF_DECIDED')
  if (ownId === null) await refuseUsedReference(tx, platform, referenceKey)
  const booked = await bookAmount(
    tx,
    entries[0].invoice.userId,
    entries,
    amountCentavos,
    approvalDetails(line),
    (entry) => ({
      paidAt: line.paidOn as Date,
      referenceNo: readReference(line.referenceNo) || undefined,
      proofId:
        transferProofId ??
        (referenceKey ? undefined : entry && proofs.get(entry.id)?.id),
    }),
    { bookedBeforeCentavos, statementLineId: id }
  )
  if (!booked) return 'waiting'
  // One transfer pays once. A proof of the line has claimed its own reference already.
  if (ownId === null)
    await claimReference(tx, platform, referenceKey, { lineId: id })
  await decideOnProofs(tx, proofs, ownId, sumOwed(entries) === amountCentavos)
  await noteBills(tx, id, booked.payments)
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
  return 'booked'
}

// The first approval of a failed line is withdrawn. A line that was matched again meanwhile stays unchanged.
const failLine = (
  importId: number,
  asked: AskedLine,
  code: ErrorCode
): Promise<Outcome> =>
  inTransaction(async (tx) => {
    const { id } = asked
    const line = await lockLine(tx, importId, id)
    if (line.status !== 'MATCHED') return outcomeOfOther(line.status)
    if (!isAsShown(line, asked)) return 'changed'
    await tx.statementLine.update({
      where: { id },
      data: { status: 'FAILED', reasons: [{ rule: code, points: 0 }] },
    })
    await dropApprovalsOfLines(tx, { id })
    return 'failed'
  })

/** Outcomes that leave a line matched, for another person or another look. */
const leftMatched: Partial<Record<ErrorCode, Outcome>> = {
  APPROVAL_OWN: 'waiting',
  PAYMENT_OWN: 'own',
  APPROVAL_CHANGED: 'changed',
  DAY_CLOSED: 'closed',
}

const decide = async (importId: number, line: AskedLine): Promise<Outcome> => {
  try {
    return await inTransaction((tx) => approveLine(tx, importId, line))
  } catch (error) {
    const code = refusalCode(error)
    return leftMatched[code] ?? failLine(importId, line, code)
  }
}

/**
 * Pays the bills that the chosen lines were matched with, each line in its own transaction. A line whose bills were
 * paid in another way fails with the reason and does not stop other lines. `shown` names what the person saw of each
 * line: one that is another by now, or is decided, stays as it is. A repeated call continues where the last one
 * stopped. Returns the file, with how many lines had which outcome.
 * @throws by field STATEMENT_LINES; NOT_FOUND; STATEMENT_DECIDED for a file that was undone or discarded
 */
export const approveStatementImport = (async ({ id, lineIds, shown }) => {
  refuseInput({
    lineIds:
      (lineIds.length === 0 ||
        lineIds.length > MOST_LINES ||
        (shown != null && shown.length !== lineIds.length)) &&
      'STATEMENT_LINES',
  })
  const file = found(await db.statementImport.findUnique({ where: { id } }))
  if (!isOpenStatement(file)) throw new AppError('STATEMENT_DECIDED')
  const known = await db.statementLine.findMany({
    where: { importId: id, id: { in: lineIds } },
    orderBy: { row: 'asc' },
    select: { id: true, status: true },
  })
  const lines = known.filter(({ status }) => status === 'MATCHED')
  const decided = known.filter(({ status }) =>
    decidedStatuses.includes(status)
  ).length
  const changed = new Set(lineIds).size - lines.length - decided
  const counts = {
    booked: 0,
    waiting: 0,
    own: 0,
    decided,
    changed,
    closed: 0,
    failed: 0,
  }
  for (const line of lines) {
    const asked = { id: line.id, shown: shown?.[lineIds.indexOf(line.id)] }
    counts[await decide(id, asked)]++
  }
  return inTransaction(async (tx) => {
    await logInfo(tx, {
      action: 'statementImport.approved',
      entity: 'StatementImport',
      entityId: id,
      after: { lines: lines.length },
    })
    return { ...counts, file: await asStatementImport(tx, id) }
  })
}) satisfies MutationResolvers['approveStatementImport']
