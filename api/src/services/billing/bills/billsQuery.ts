// Builds the bill list as one statement. It reads a bounded number of rows in index order and takes both the count and
// the page from them, so its cost does not grow with the table.

import type {
  BillsFilter,
  QuerybillsPageArgs,
  QueryResolvers,
} from 'types/graphql'

import { composed, int, json } from 'src/lib/database/sql'

import { OPEN_ENTRY } from '../paymentSchedules/openEntry'
import { validitySql } from '../subscriptions/validity'

/** Counts stop at this many bills, and so do pages; a search or a filter finds the rest. */
export const BILLS_BOUND = 1000

/**
 * At most this many bills are read if a condition on the subscription drops some of them, so that the cost stays
 * bounded. Without such a condition `WALKED_PLAINLY` is enough, because only the bills of void invoices are dropped.
 */
const WALKED = 20_000
const WALKED_PLAINLY = 2 * BILLS_BOUND

// Each kind has its own index: PaymentSchedule_due, PaymentSchedule_paid and the primary key.
const kinds: Record<BillsFilter, { where: string; order: string }> = {
  UNPAID: { where: OPEN_ENTRY, order: 'e."scheduleDate", e.id' },
  PAID: {
    where: 'e."transactionId" IS NOT NULL',
    order: 'e."transactionId" DESC',
  },
  ALL: { where: 'e."cancelledAt" IS NULL', order: 'e.id DESC' },
}

type Bill = Awaited<ReturnType<QueryResolvers['billsPage']>>['rows'][number]

/** The arguments of billsPage that the query uses unchanged. */
type Narrowed = Omit<QuerybillsPageArgs, 'page' | 'perPage' | 'q' | 'filter'>

type WantedBills = Narrowed & {
  kind: BillsFilter
  skip: number
  take: number
  userIds?: number[]
  /** Only bills of members on this stage. */
  stageId?: number
  invoiceNumber?: string
}

const ROW = `json_build_object('id', e.id, 'seq', e.seq, 'priceCentavos', e."priceCentavos", 'scheduleDate', e."scheduleDate",
  'transactionId', e."transactionId", 'paymentPlatform', e."paymentPlatform", 'externalInvoiceId', e."externalInvoiceId",
  'waivedAt', e."waivedAt", 'promisedDate', e."promisedDate", 'invoiceNumber', i.number, 'userId', u.id,
  'memberName', u."firstName" || ' ' || u."lastName", 'email', u.email, 'productName', p.name, 'paidAt', pay."paidAt",
  'receiptNumber', pay."receiptNumber", 'subscriptionId', s.id, 'expiry', s.expiry,
  'hasProof', EXISTS (SELECT 1 FROM "PaymentProofSchedule" ps JOIN "PaymentProof" proof ON proof.id = ps."proofId"
    WHERE ps."scheduleId" = e.id AND proof.status = 'SUBMITTED'),
  'isWaiting', EXISTS (SELECT 1 FROM "PaymentApproval" a WHERE a."scheduleId" = e.id AND a.status = 'WAITING'))`

/** A query with one row: the number of bills counted (the bound plus one if there are more) and the page itself. */
const billsQuery = ({
  kind,
  skip,
  take,
  validity,
  isWaiting,
  productId,
  userIds,
  stageId,
  invoiceNumber,
}: WantedBills) => {
  const values: unknown[] = [skip, take]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const { where, order } = kinds[kind]
  const narrow = [
    where,
    isWaiting &&
      `e.id IN (SELECT a."scheduleId" FROM "PaymentApproval" a WHERE a.status = 'WAITING')`,
    userIds &&
      `e."invoiceId" IN (SELECT id FROM "Invoice" WHERE "userId" = ANY(${parameter(userIds)}::int[]))`,
    stageId !== undefined &&
      `e."invoiceId" IN (SELECT owed.id FROM "Invoice" owed JOIN "User" u ON u.id = owed."userId" WHERE u."stageId" = ${parameter(stageId)})`,
    invoiceNumber &&
      `e."invoiceId" IN (SELECT id FROM "Invoice" WHERE number = ${parameter(invoiceNumber)})`,
  ].filter(Boolean)
  const ofSubscription = [
    validity && validitySql[validity],
    productId && `s."productId" = ${parameter(productId)}`,
  ].filter(Boolean)
  const joins = ofSubscription.length > 0
  const wide = ['i."voidedAt" IS NULL', ...ofSubscription]
  return {
    text: `
      WITH walked AS MATERIALIZED (
        SELECT e.id, e."invoiceId", e."scheduleDate", e."transactionId" FROM "PaymentSchedule" e
        WHERE ${narrow.join(' AND ')} ORDER BY ${order} LIMIT ${joins ? WALKED : WALKED_PLAINLY}
      ), found AS MATERIALIZED (
        SELECT e.* FROM walked e JOIN "Invoice" i ON i.id = e."invoiceId" ${joins ? 'JOIN "Subscription" s ON s.id = i."subscriptionId"' : ''}
        WHERE ${wide.join(' AND ')} ORDER BY ${order} LIMIT ${BILLS_BOUND + 1}
      ), page AS (
        SELECT e.* FROM found e ORDER BY ${order} OFFSET $1 LIMIT $2
      )
      SELECT (SELECT count(*)::int FROM found) AS counted, COALESCE((
        SELECT json_agg(${ROW} ORDER BY ${order})
        FROM page JOIN "PaymentSchedule" e USING (id) JOIN "Invoice" i ON i.id = e."invoiceId" JOIN "User" u ON u.id = i."userId"
          JOIN "Subscription" s ON s.id = i."subscriptionId" JOIN "Product" p ON p.id = s."productId"
          LEFT JOIN "Payment" pay ON pay.id = e."transactionId"
      ), '[]') AS rows`,
    values,
  }
}

const page = { skip: 0, take: 10 }

export const BILLS = composed(
  billsQuery,
  { counted: int, rows: json<Bill[]>() },
  [
    { kind: 'UNPAID', ...page, validity: 'ACTIVE', userIds: [], stageId: 1 },
    { kind: 'PAID', ...page, validity: 'EXPIRED', invoiceNumber: '' },
    { kind: 'ALL', ...page, isWaiting: true, productId: 1 },
  ]
)
