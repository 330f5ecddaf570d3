import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { pageOf } from 'src/lib/database/paging'
import { db, pool } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'
import { dayOfDateColumn } from 'src/shared/manilaTime'

import { asStatementImport } from './asStatementImport'
import { findBooked } from './bookedLines'
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
