// Builds the list of the payments desk as one statement on app.desk_bill (docs/decisions/0040). It reads a bounded number
// of rows in index order under every filter, so its cost does not grow with the school.

import type {
  BillsFilter,
  QuerybillsPageArgs,
  QueryResolvers,
} from 'types/graphql'

import { composed, int, json } from 'src/lib/database/sql'

/** Counts stop at this many bills, and so do pages; a search or a filter finds the rest. */
export const BILLS_BOUND = 1000

// Each kind has an index of its own, and one in each lane: desk_bill_due, desk_bill_paid and the primary key.
const kinds: Record<BillsFilter, { where: string; order: string }> = {
  UNPAID: { where: 'd."dueOn" IS NOT NULL', order: 'd."dueOn", d.id' },
  PAID: {
    where: 'd."transactionId" IS NOT NULL',
    order: 'd."transactionId" DESC',
  },
  ALL: { where: 'true', order: 'd.id DESC' },
}

type Bill = Awaited<ReturnType<QueryResolvers['billsPage']>>['rows'][number]

/** The conditions that billsPage passes on as they are. */
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

const COLUMNS = 'd.id, d."dueOn", d."transactionId"'

// A standing is valid until `changesAt`; from then on it follows from the row, whether or not the job has written it.
const IS_CURRENT = '(d."changesAt" IS NULL OR d."changesAt" > now())'
const STANDING_NOW = `app.standing_at('ACTIVE', d."changesAt", d."endsAt", now())`

type Parameter = (value: unknown) => string

type Part = (limit: string, order?: string) => string

/** The bills of some people, of an invoice or of waiting approvals: as many as those have. */
const foundBills = (
  { kind, validity, isWaiting, productId, stageId, ...found }: WantedBills,
  parameter: Parameter
): Part => {
  const { userIds, invoiceNumber } = found
  const ofInvoices = (condition: string) =>
    `d.id IN (SELECT e.id FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id WHERE ${condition})`
  const where = [
    kinds[kind].where,
    isWaiting &&
      `d.id IN (SELECT a."scheduleId" FROM "PaymentApproval" a WHERE a.status = 'WAITING')`,
    userIds && ofInvoices(`i."userId" = ANY(${parameter(userIds)}::int[])`),
    invoiceNumber && ofInvoices(`i.number = ${parameter(invoiceNumber)}`),
    productId && `d."productId" = ${parameter(productId)}`,
    stageId !== undefined && `d."stageId" = ${parameter(stageId)}`,
    validity &&
      `CASE WHEN ${IS_CURRENT} THEN d.standing ELSE ${STANDING_NOW} END = '${validity}'`,
  ].filter(Boolean)
  return (limit, order) =>
    `SELECT ${COLUMNS} FROM app.desk_bill d WHERE ${where.join(' AND ')} ${order ? `ORDER BY ${order}` : ''} LIMIT ${limit}`
}

/** The bills of all lanes that a filter covers: the first of each lane are read, and then the first of those. */
const lanedBills = (
  { kind, validity, productId, stageId }: WantedBills,
  parameter: Parameter
): Part => {
  const { where } = kinds[kind]
  const stage = stageId !== undefined && parameter(stageId)
  const product = productId && parameter(productId)
  const lanes = [
    stage
      ? `(SELECT ${stage}::int AS id) stage`
      : '(SELECT -1 AS id UNION ALL SELECT id FROM "Stage") stage',
    product ? `(SELECT ${product}::int AS id) product` : '"Product" product',
    validity
      ? `(SELECT '${validity}'::app.standing AS word) standing`
      : 'unnest(enum_range(NULL::app.standing)) standing(word)',
  ]
  // Bills whose standing has changed since the job wrote it, which runs every few minutes.
  const changed = [
    `d."changesAt" <= now() AND ${STANDING_NOW} = '${validity}' AND ${where}`,
    stage && `d."stageId" = ${stage}`,
    product && `d."productId" = ${product}`,
  ].filter(Boolean)
  return (limit, order) => {
    const first = `${order ? `ORDER BY ${order}` : ''} LIMIT ${limit}`
    return `
      SELECT ${COLUMNS} FROM (
        SELECT d.* FROM ${lanes.join(', ')}, LATERAL (
          SELECT ${COLUMNS} FROM app.desk_bill d
          WHERE d."stageId" = stage.id AND d."productId" = product.id AND d.standing = standing.word AND ${where} ${validity ? `AND ${IS_CURRENT}` : ''} ${first}) d
        ${validity ? `UNION ALL SELECT ${COLUMNS} FROM app.desk_bill d WHERE ${changed.join(' AND ')}` : ''}
      ) d ${first}`
  }
}

const partOf = (wanted: WantedBills, parameter: Parameter) => {
  const { validity, productId, stageId, isWaiting, userIds } = wanted
  if (isWaiting || userIds || wanted.invoiceNumber)
    return foundBills(wanted, parameter)
  if (validity || productId || stageId !== undefined)
    return lanedBills(wanted, parameter)
  const { where } = kinds[wanted.kind]
  return (limit: string, order?: string) =>
    `SELECT ${COLUMNS} FROM app.desk_bill d WHERE ${where} ${order ? `ORDER BY ${order}` : ''} LIMIT ${limit}`
}

/** A query with one row: the number of bills counted (the bound plus one if there are more) and the page itself. */
const billsQuery = (wanted: WantedBills) => {
  const values: unknown[] = [wanted.skip, wanted.take]
  const part = partOf(wanted, (value) => `$${values.push(value)}`)
  const { order } = kinds[wanted.kind]
  return {
    text: `
      WITH page AS MATERIALIZED (
        SELECT d.* FROM (${part('($1::int + $2::int)', order)}) d ORDER BY ${order} OFFSET $1 LIMIT $2
      )
      SELECT (SELECT count(*)::int FROM (${part(String(BILLS_BOUND + 1))}) counted) AS counted, COALESCE((
        SELECT json_agg(${ROW} ORDER BY ${order})
        FROM page d JOIN "PaymentSchedule" e ON e.id = d.id JOIN "Invoice" i ON i.id = e."invoiceId" JOIN "User" u ON u.id = i."userId"
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
    { kind: 'PAID', ...page, validity: 'EXPIRED', invoiceNumber: 'INV-1' },
    { kind: 'PAID', ...page, validity: 'EXPIRED', stageId: 1 },
    { kind: 'ALL', ...page, isWaiting: true, productId: 1 },
    { kind: 'ALL', ...page, productId: 1 },
    { kind: 'UNPAID', ...page },
  ]
)
