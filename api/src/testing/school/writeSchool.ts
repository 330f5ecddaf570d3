import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import type { Day } from 'src/shared/manilaTime'

import { loadCatalogue } from './catalogue'
import { numberDocuments } from './numberDocuments'
import { planMember } from './planMember'
import { randomFrom } from './random'
import { schoolRows, type FirstIds, type SchoolRows } from './schoolRows'

export type SchoolWish = { members: number; until: Day; seed: number }

const tables = {
  user: 'User',
  subscription: 'Subscription',
  order: 'Order',
  redemption: 'CouponRedemption',
  invoice: 'Invoice',
  payment: 'Payment',
  schedule: 'PaymentSchedule',
} as const satisfies Record<keyof FirstIds, string>

const firstIds = async (tx: Tx) => {
  const ids: Partial<FirstIds> = {}
  for (const [kind, table] of Object.entries(tables)) {
    const [{ next }] = await tx.$queryRawUnsafe<{ next: number }[]>(
      `SELECT COALESCE(max(id), 0) + 1 AS next FROM "${table}"`
    )
    ids[kind as keyof FirstIds] = next
  }
  return ids as FirstIds
}

/** Moves the sequences past the written ids. */
const moveSequences = async (tx: Tx) => {
  for (const table of Object.values(tables))
    await tx.$executeRawUnsafe(
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), (SELECT max(id) FROM "${table}"))`
    )
}

const AT_ONCE = 1000

const inParts = async <Row>(
  rows: Row[],
  write: (part: Row[]) => Promise<unknown>
) => {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await write(rows.slice(from, from + AT_ONCE))
}

const giveNumbers = async (tx: Tx, { invoices, payments }: SchoolRows) => {
  await numberDocuments(
    tx,
    'INVOICE',
    invoices.map((row) => ({
      at: row.issuedAt as Date,
      give: (number) => (row.number = number),
    }))
  )
  await numberDocuments(
    tx,
    'RECEIPT',
    payments
      .filter(({ kind }) => kind !== 'REVERSAL')
      .map((row) => ({
        at: row.paidAt as Date,
        give: (number) => (row.receiptNumber = number),
      }))
  )
}

const writeRows = async (tx: Tx, rows: SchoolRows) => {
  await inParts(rows.users, (data) => tx.user.createMany({ data }))
  await tx.userAccessLevel.createMany({
    data: rows.users.map(({ id }) => ({
      userId: id as number,
      accessLevelId: 'non-member',
    })),
  })
  await inParts(rows.subscriptions, (data) =>
    tx.subscription.createMany({ data })
  )
  await inParts(rows.orders, (data) => tx.order.createMany({ data }))
  await inParts(rows.redemptions, (data) =>
    tx.couponRedemption.createMany({ data })
  )
  await inParts(rows.invoices, (data) => tx.invoice.createMany({ data }))
  await inParts(rows.payments, (data) => tx.payment.createMany({ data }))
  await inParts(rows.schedules, (data) =>
    tx.paymentSchedule.createMany({ data })
  )
  await inParts(rows.allocations, (data) =>
    tx.paymentAllocation.createMany({ data })
  )
}

/**
 * Writes members with a year of orders, payments and irregularities. The rows are planned by the rules of checkout and
 * payments, and the same seed gives the same rows. Returns the number of rows of each kind.
 */
export const writeSchool = async ({ members, until, seed }: SchoolWish) => {
  const random = randomFrom(seed)
  return inTransaction(async (tx) => {
    const catalogue = await loadCatalogue(tx)
    if (catalogue.funnels.length === 0)
      throw new Error('Nothing is on sale: seed the database first.')
    const cashier = await tx.user.findFirst({
      where: { accessLevels: { some: { accessLevelId: 'tribe-team-fa' } } },
      orderBy: { id: 'asc' },
      select: { id: true },
    })
    const planned = Array.from({ length: members }, (_, index) =>
      planMember(index + 1, catalogue, until, random)
    )
    const rows = schoolRows(planned, await firstIds(tx), cashier?.id ?? null)
    await giveNumbers(tx, rows)
    await writeRows(tx, rows)
    await moveSequences(tx)
    return Object.fromEntries(
      Object.entries(rows).map(([name, list]) => [name, list.length])
    ) as Record<keyof SchoolRows, number>
  })
}
