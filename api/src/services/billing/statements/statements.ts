import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { pageOf } from 'src/lib/database/paging'
import { db, pool } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import {
  readKnown,
  readShown,
} from 'src/shared/billing/reconciling/nameLikeness'
import { marksOf, mobileOf } from 'src/shared/billing/reconciling/payerMarks'
import {
  pointsOf,
  reasonsFor,
} from 'src/shared/billing/reconciling/statementMatch'
import { dayOfDateColumn, daysBetween } from 'src/shared/manilaTime'

import { asStatementImport } from './asStatementImport'
import { findBooked } from './bookedLines'
import { billsNear } from './candidates'
import { shownOf, withWaiting } from './shownLine'

const named = { select: { firstName: true, lastName: true } } as const

export const statementImportsPage = (async (args) => {
  const { rows, total } = await pageOf(
    args,
    (window) =>
      db.statementImport.findMany({ ...window, include: { createdBy: named } }),
    () => db.statementImport.count()
  )
  return {
    rows: rows.map(({ createdBy, ...row }) => ({
      ...row,
      createdByName: fullName(createdBy),
      sureLines: 0,
      bookedLines: 0,
      bookedCentavos: '0',
      counts: [],
    })),
    total,
  }
}) satisfies QueryResolvers['statementImportsPage']

export const statementImport = (async ({ id }) =>
  asStatementImport(db, id)) satisfies QueryResolvers['statementImport']

export const withLineParts = {
  ...withWaiting,
  user: named,
  matches: {
    orderBy: { scheduleId: 'asc' },
    include: {
      schedule: { include: { invoice: { select: { number: true } } } },
    },
  },
} satisfies Prisma.StatementLineInclude

export const asLine = ({
  user,
  matches,
  approvals,
  ...line
}: Prisma.StatementLineGetPayload<{ include: typeof withLineParts }>) => ({
  ...line,
  shown: shownOf({ matches, approvals }),
  approverName: approvals[0] ? fullName(approvals[0].approvedBy) : null,
  paidOn: line.paidOn && dayOfDateColumn(line.paidOn),
  memberName: user && fullName(user),
  bills: matches.map(({ schedule }) => ({
    id: schedule.id,
    invoiceNumber: schedule.invoice.number,
    scheduleDate: dayOfDateColumn(schedule.scheduleDate),
    priceCentavos: schedule.priceCentavos,
  })),
})

const MOST_SUGGESTED = 5

/** The open bills that a line most likely pays, best first, with what speaks for each. @throws NOT_FOUND */
export const suggestedBills = (async ({ lineId }) => {
  const line = found(
    await db.statementLine.findUnique({ where: { id: lineId } })
  )
  if (!line.paidOn || !line.amountCentavos) return []
  const transfer = {
    referenceKey: null,
    amountCentavos: line.amountCentavos,
    paidOn: dayOfDateColumn(line.paidOn),
    payerName: line.payerName,
    ...marksOf(line.raw as Record<string, string>, line.referenceNo),
  }
  const shown = readShown(transfer.payerName)
  const bills = await billsNear(pool, transfer)
  const apart = ({ scheduleDate }: { scheduleDate: string }) =>
    Math.abs(daysBetween(scheduleDate, transfer.paidOn))
  return bills
    .map((bill) => ({
      ...bill,
      reasons: reasonsFor(
        transfer,
        {
          proofId: null,
          userId: bill.userId,
          scheduleIds: [bill.id],
          memberName: bill.memberName,
          amountCentavos: bill.owedCentavos,
          referenceKey: null,
          invoiceNumbers: [bill.invoiceNumber],
          mobile: mobileOf(bill.mobile),
          day: bill.scheduleDate,
        },
        { shown, known: readKnown(bill.memberName) }
      ),
    }))
    .sort(
      (a, b) => pointsOf(b.reasons) - pointsOf(a.reasons) || apart(a) - apart(b)
    )
    .slice(0, MOST_SUGGESTED)
    .map(({ reasons, ...bill }) => ({
      ...bill,
      rules: reasons.map(({ rule }) => rule),
    }))
}) satisfies QueryResolvers['suggestedBills']

/** The lines of a file in their order, all or those with one status. */
export const statementLinesPage = (async ({
  importId,
  page,
  perPage,
  filter,
}) => {
  const where = { importId, ...(filter && { status: filter }) }
  const { rows, total } = await pageOf(
    { page, perPage, sort: 'ROW' },
    (window) =>
      db.statementLine.findMany({ where, ...window, include: withLineParts }),
    () => db.statementLine.count({ where })
  )
  const file = await db.statementImport.findUnique({
    where: { id: importId },
    select: { platform: true },
  })
  const bookedOf = file
    ? await findBooked(pool, file.platform, rows)
    : () => null
  return {
    rows: rows.map((row) => ({ ...asLine(row), booked: bookedOf(row) })),
    total,
  }
}) satisfies QueryResolvers['statementLinesPage']
