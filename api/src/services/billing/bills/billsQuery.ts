// Builds the list of the payments desk as one statement on app.desk_bill (docs/decisions/0040). It reads a bounded number
// of rows in index order under every filter, so its cost does not grow with the school.

import type {
  BillsFilter,
  QuerybillsPageArgs,
  QueryResolvers,
} from 'types/graphql'

import { inScopeSql, NO_ID, type PeopleScope } from 'src/lib/access/scopes'
import { bigInt, composed, int, json, nullable } from 'src/lib/database/sql'
import type { Day } from 'src/shared/manilaTime'

import { FROM_CREDIT_CENTAVOS } from '../paymentSchedules/openEntry'

/** Counts stop at this many bills, and so do pages; a search or a filter finds the rest. */
export const BILLS_BOUND = 1000

type Kind = { where: string; order: string; columns: string; inLane: string }

// Each kind has an index of its own, and one in each lane: desk_bill_due, desk_bill_paid and the primary key. The columns
// are those of its order, so that the index is all that is read. The order in a lane is the same except for nulls, of which
// there are none: it fits only the lanes' indexes, so PostgreSQL never looks for the bills of an empty lane in another.
const kinds: Record<BillsFilter, Kind> = {
  UNPAID: {
    where: 'd."dueOn" IS NOT NULL',
    order: 'd."dueOn", d.id',
    columns: 'd.id, d."dueOn", d."owedCentavos"',
    inLane: 'd."dueOn" NULLS FIRST, d.id',
  },
  PAID: {
    where: 'd."transactionId" IS NOT NULL',
    order: 'd."transactionId" DESC',
    columns: 'd.id, d."transactionId"',
    inLane: 'd."transactionId" DESC NULLS LAST',
  },
  ALL: {
    where: 'true',
    order: 'd.id DESC',
    columns: 'd.id',
    inLane: 'd.id DESC NULLS LAST',
  },
}

type Bill = Awaited<ReturnType<QueryResolvers['billsPage']>>['rows'][number]

/** The conditions that billsPage passes on as they are. */
type Narrowed = Omit<
  QuerybillsPageArgs,
  'page' | 'perPage' | 'q' | 'filter' | 'due'
>

type WantedBills = Narrowed & {
  kind: BillsFilter
  skip: number
  take: number
  /** The first and the last due day, of unpaid bills. */
  days?: [Day, Day]
  userIds?: number[]
  /** Only bills of the people of a stage and of a group. */
  scope?: PeopleScope | null
  invoiceNumber?: string
}

const ROW = `json_build_object('id', e.id, 'seq', e.seq, 'priceCentavos', e."priceCentavos", 'owedCentavos', COALESCE(d."owedCentavos", 0), 'creditCentavos', ${FROM_CREDIT_CENTAVOS}, 'scheduleDate', e."scheduleDate",
  'transactionId', e."transactionId", 'paymentPlatform', e."paymentPlatform", 'externalInvoiceId', e."externalInvoiceId",
  'waivedAt', e."waivedAt", 'promisedDate', e."promisedDate", 'invoiceNumber', i.number, 'userId', u.id,
  'memberName', u."firstName" || ' ' || u."lastName", 'email', u.email, 'mobileNumber', up."mobileNumber", 'productName', p.name, 'paidAt', pay."paidAt",
  'receiptNumber', pay."receiptNumber", 'subscriptionId', s.id, 'expiry', s.expiry,
  'hasProof', EXISTS (SELECT 1 FROM "PaymentProofSchedule" ps JOIN "PaymentProof" proof ON proof.id = ps."proofId"
    WHERE ps."scheduleId" = e.id AND proof.status = 'SUBMITTED'),
  'isWaiting', EXISTS (SELECT 1 FROM "PaymentApproval" a WHERE a."scheduleId" = e.id AND a.status = 'WAITING'))`

// A standing is valid until `changesAt`; from then on it follows from the row, whether or not the job has written it.
const IS_CURRENT = '(d."changesAt" IS NULL OR d."changesAt" > now())'
const STANDING_NOW = `app.standing_at('ACTIVE', d."changesAt", d."endsAt", now())`

type Parameter = (value: unknown) => string

const whereOf = ({ kind, days }: WantedBills, parameter: Parameter) =>
  days
    ? `d."dueOn" BETWEEN ${parameter(days[0])}::date AND ${parameter(days[1])}::date`
    : kinds[kind].where

/** A part of a list's bills: the first ones, or any for a count. */
type Part = (limit: string, isFirst?: boolean) => string

/** The bills of some people, of a group, or of an invoice: so few that all of them are read. */
const foundBills = (wanted: WantedBills, parameter: Parameter) => {
  const { kind, validity, productId, scope, userIds, invoiceNumber } = wanted
  const { columns } = kinds[kind]
  const conditions = [
    whereOf(wanted, parameter),
    userIds && `i."userId" = ANY(${parameter(userIds)}::int[])`,
    invoiceNumber && `i.number = ${parameter(invoiceNumber)}`,
    productId && `d."productId" = ${parameter(productId)}`,
    inScopeSql(scope, 'member', parameter),
    validity &&
      `CASE WHEN ${IS_CURRENT} THEN d.standing ELSE ${STANDING_NOW} END = ${parameter(validity)}::app.standing`,
  ].filter(Boolean)
  return `SELECT ${columns} FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id JOIN app.desk_bill d ON d.id = e.id JOIN "User" member ON member.id = i."userId" WHERE ${conditions.join(' AND ')}`
}

/** The bills of all lanes that a filter covers: the first of each lane are read, and then the first of those. */
const lanedBills = (wanted: WantedBills, parameter: Parameter): Part => {
  const { kind, validity, productId, scope } = wanted
  const { order, columns, inLane } = kinds[kind]
  const where = whereOf(wanted, parameter)
  const stage = scope && parameter(scope.stageId)
  const product = productId && parameter(productId)
  const standing = validity && `${parameter(validity)}::app.standing`
  const lanes = [
    stage
      ? `(SELECT ${stage}::int AS id) stage`
      : '(SELECT -1 AS id UNION ALL SELECT id FROM "Stage") stage',
    product ? `(SELECT ${product}::int AS id) product` : '"Product" product',
    standing
      ? `(SELECT ${standing} AS word) standing`
      : 'unnest(enum_range(NULL::app.standing)) standing(word)',
  ]
  // Bills whose standing has changed since the job wrote it, which runs every few minutes.
  const changed = [
    `d."changesAt" <= now() AND ${STANDING_NOW} = ${standing} AND ${where}`,
    stage && `d."stageId" = ${stage}`,
    product && `d."productId" = ${product}`,
  ].filter(Boolean)
  return (limit, isFirst) => `
    SELECT ${columns} FROM (
      SELECT d.* FROM ${lanes.join(', ')}, LATERAL (
        SELECT ${columns} FROM app.desk_bill d
        WHERE d."stageId" = stage.id AND d."productId" = product.id AND d.standing = standing.word AND ${where} ${validity ? `AND ${IS_CURRENT}` : ''}
        ORDER BY ${inLane} LIMIT ${limit}) d
      ${validity ? `UNION ALL SELECT ${columns} FROM app.desk_bill d WHERE ${changed.join(' AND ')}` : ''}
    ) d ${isFirst ? `ORDER BY ${order}` : ''} LIMIT ${limit}`
}

const allBills = (wanted: WantedBills, parameter: Parameter): Part => {
  const { order, columns } = kinds[wanted.kind]
  const where = whereOf(wanted, parameter)
  return (limit) =>
    `SELECT ${columns} FROM app.desk_bill d WHERE ${where} ORDER BY ${order} LIMIT ${limit}`
}

/** A list without bounds of its own is read once, for its count and for its page. */
const partOf = (wanted: WantedBills, parameter: Parameter) => {
  const { kind, validity, productId, scope } = wanted
  const hasGroup = !!scope && scope.groupId !== NO_ID
  if (wanted.userIds || wanted.invoiceNumber || hasGroup)
    return {
      found: `found AS MATERIALIZED (${foundBills(wanted, parameter)}),`,
      part: (limit: string) =>
        `SELECT d.* FROM found d ORDER BY ${kinds[kind].order} LIMIT ${limit}`,
    }
  const isNarrowed = validity || productId || scope
  const part = isNarrowed
    ? lanedBills(wanted, parameter)
    : allBills(wanted, parameter)
  return { found: '', part }
}

/**
 * A query with one row: the number of bills counted (the bound plus one if there are more), what is left to pay of them,
 * and the page itself.
 */
const billsQuery = (wanted: WantedBills) => {
  const values: unknown[] = [wanted.skip, wanted.take]
  const { found, part } = partOf(wanted, (value) => `$${values.push(value)}`)
  const { order } = kinds[wanted.kind]
  return {
    text: `
      WITH ${found} page AS MATERIALIZED (
        SELECT d.* FROM (${part('($1::int + $2::int)', true)}) d ORDER BY ${order} OFFSET $1 LIMIT $2
      )
      SELECT counted.*, COALESCE((
        SELECT json_agg(${ROW} ORDER BY ${order})
        FROM page JOIN app.desk_bill d USING (id) JOIN "PaymentSchedule" e USING (id) JOIN "Invoice" i ON i.id = e."invoiceId" JOIN "User" u ON u.id = i."userId"
          JOIN "Subscription" s ON s.id = i."subscriptionId" JOIN "Product" p ON p.id = s."productId"
          LEFT JOIN "Payment" pay ON pay.id = e."transactionId" LEFT JOIN "UserProfile" up ON up."userId" = u.id
      ), '[]') AS rows
      FROM (SELECT count(*)::int AS counted, ${wanted.kind === 'UNPAID' ? 'COALESCE(sum(d."owedCentavos"), 0)' : 'NULL'}::bigint AS "owedCentavos"
        FROM (${part(String(BILLS_BOUND + 1))}) d) counted`,
    values,
  }
}

const page = { skip: 0, take: 10 }

export const BILLS = composed(
  billsQuery,
  { counted: int, owedCentavos: nullable(bigInt), rows: json<Bill[]>() },
  [
    {
      kind: 'UNPAID',
      ...page,
      validity: 'ACTIVE',
      userIds: [],
      scope: { stageId: 1, groupId: 1 },
    },
    { kind: 'PAID', ...page, validity: 'EXPIRED', invoiceNumber: 'INV-1' },
    {
      kind: 'PAID',
      ...page,
      validity: 'EXPIRED',
      scope: { stageId: 1, groupId: 0 },
    },
    { kind: 'ALL', ...page, productId: 1 },
    { kind: 'UNPAID', ...page },
    { kind: 'UNPAID', ...page, days: ['2026-01-01', '2026-01-31'] },
    {
      kind: 'UNPAID',
      ...page,
      days: ['2026-01-01', '2026-01-31'],
      validity: 'ACTIVE',
    },
  ]
)
