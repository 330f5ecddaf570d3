import type { MutationResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { dropApprovalsOfLines } from '../payments/approvals/dropApprovals'
import { requireOthersBill } from '../payments/requireOthersBill'
import { openEntry } from '../paymentSchedules/openEntry'

import { isOpenStatement, openStatement } from './asStatementImport'
import { asLine, withLineParts } from './statements'

const MOST_BILLS = 24

/**
 * An undecided line to change, locked until the transaction ends; its first approvals end.
 * @throws NOT_FOUND; STATEMENT_DECIDED
 */
const lockLine = async (tx: Tx, id: number) => {
  await lockRow(tx, 'StatementLine', id)
  const line = found(
    await tx.statementLine.findUnique({
      where: { id },
      include: { import: true },
    })
  )
  const isOpen =
    isOpenStatement(line.import) &&
    ['MATCHED', 'UNMATCHED', 'IGNORED', 'FAILED'].includes(line.status)
  if (!isOpen || (line.amountCentavos ?? 0) <= 0)
    throw new AppError('STATEMENT_DECIDED')
  // The line's money may wait at other bills.
  await dropApprovalsOfLines(tx, { id })
  return line
}

const answer = async (tx: Tx, id: number) =>
  asLine(
    await tx.statementLine.findUniqueOrThrow({
      where: { id },
      include: withLineParts,
    })
  )

/**
 * Lets staff match a line with unpaid bills of one member, which its amount pays in their order.
 * @throws by field STATEMENT_BILLS; STATEMENT_DECIDED; PAYMENT_OWN; NOT_FOUND
 */
export const matchStatementLine = (async ({ id, scheduleIds }) => {
  const ids = [...new Set(scheduleIds)]
  refuseInput({
    scheduleIds:
      (ids.length === 0 || ids.length > MOST_BILLS) && 'STATEMENT_BILLS',
  })
  return inTransaction(async (tx) => {
    const line = await lockLine(tx, id)
    const bills = await tx.paymentSchedule.findMany({
      where: {
        id: { in: ids },
        ...openEntry,
        invoice: { voidedAt: null },
        matches: {
          none: {
            lineId: { not: id },
            line: { status: 'MATCHED', import: openStatement },
          },
        },
      },
      include: { invoice: { select: { userId: true } } },
    })
    const owners = new Set(bills.map(({ invoice }) => invoice.userId))
    refuseInput({
      scheduleIds:
        (bills.length !== ids.length || owners.size !== 1) && 'STATEMENT_BILLS',
    })
    const [ownerId] = [...owners]
    await requireOthersBill(tx, ownerId)
    await tx.statementMatch.deleteMany({ where: { lineId: id } })
    await tx.statementMatch.createMany({
      data: ids.map((scheduleId) => ({ lineId: id, scheduleId })),
    })
    await tx.statementLine.update({
      where: { id },
      data: {
        status: 'MATCHED',
        confidence: 100,
        reasons: [{ rule: 'byHand', points: 100 }],
        userId: ownerId,
        proofId: null,
      },
    })
    await logInfo(tx, {
      action: 'statementLine.matched',
      entity: 'StatementImport',
      entityId: line.importId,
      after: { row: line.row, scheduleIds: ids },
    })
    return answer(tx, id)
  })
}) satisfies MutationResolvers['matchStatementLine']

/** Marks a line to be ignored. @throws STATEMENT_DECIDED; NOT_FOUND */
export const ignoreStatementLine = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockLine(tx, id)
    await tx.statementMatch.deleteMany({ where: { lineId: id } })
    await tx.statementLine.update({
      where: { id },
      data: {
        status: 'IGNORED',
        confidence: 0,
        reasons: [],
        userId: null,
        proofId: null,
      },
    })
    return answer(tx, id)
  })) satisfies MutationResolvers['ignoreStatementLine']
