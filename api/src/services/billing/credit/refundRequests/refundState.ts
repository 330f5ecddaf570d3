// How an order stands to the refund of the policy: its days, what is paid, and what was used of it.
import type { RefundRequest } from '@prisma/client'

import {
  bigInt,
  bool,
  int,
  json,
  nullable,
  statement,
  text,
  timestamp,
  type RowOf,
} from 'src/lib/database/sql'
import {
  firstRefundableDay,
  lastRefundDay,
} from 'src/shared/billing/paying/refundTerms'
import { manilaToday, startOfDay } from 'src/shared/manilaTime'

import { revive } from '../../invoices/revive'

const LATEST = `LEFT JOIN LATERAL (
  SELECT * FROM "RefundRequest" WHERE "invoiceId" = i.id ORDER BY id DESC LIMIT 1) r ON true`

// A corrected booking is a new row of the same transfer, whose first row was the approval.
const FIRST_PAID = `CROSS JOIN LATERAL (
  SELECT min(o."createdAt") AS at FROM "PaymentSchedule" e JOIN "PaymentAllocation" a ON a."scheduleId" = e.id
    JOIN "Payment" p ON p.id = a."paymentId" JOIN "Payment" o ON o."transferId" = p."transferId" AND o."userId" = p."userId"
  WHERE e."invoiceId" = i.id AND p.kind IN ('PAYMENT', 'CREDIT_USE') AND o.kind = p.kind
    AND NOT EXISTS (SELECT FROM "Payment" back WHERE back."reversesId" = p.id)) first`

const PAID = `(SELECT COALESCE(sum(e."paidCentavos"), 0) FROM "PaymentSchedule" e WHERE e."invoiceId" = i.id)`

const used = (count: string, rows: string) => `
  (SELECT count(${count})::int FROM "ProductCourse" pc JOIN "Unit" u ON u."courseId" = pc."courseId" JOIN "Lesson" l ON l."unitId" = u.id
   ${rows} WHERE pc."productId" = s."productId" AND d."userId" = i."userId")`

const stateSql = (rows: string, where: string) => `
  SELECT i.id AS "invoiceId", i.number AS "invoiceNumber", i."userId", i."subscriptionId", product.name AS "productName", person."firstName", person."lastName",
    first.at AS "firstPaidAt", ${PAID}::bigint AS "paidCentavos", to_jsonb(r) AS request,
    r.id IS NOT NULL AND EXISTS (SELECT FROM "RefundApproval" a WHERE a."requestId" = r.id AND a.status = 'WAITING') AS "isBeingRefunded",
    ${used('d."completedAt"', `JOIN "LessonProgress" d ON d."lessonId" = l.id`)} AS "lessonsFinished",
    ${used('*', `JOIN "LessonFile" f ON f."lessonId" = l.id JOIN "LessonFileDownload" d ON d."lessonFileId" = f.id`)} AS "filesDownloaded"
  FROM ${rows} JOIN "Subscription" s ON s.id = i."subscriptionId" JOIN "Product" product ON product.id = s."productId"
    JOIN "User" person ON person.id = i."userId" ${FIRST_PAID}
  WHERE i."voidedAt" IS NULL AND ${where}`

const columns = {
  invoiceId: int,
  invoiceNumber: text,
  userId: int,
  subscriptionId: int,
  productName: text,
  firstName: text,
  lastName: text,
  firstPaidAt: nullable(timestamp),
  paidCentavos: bigInt,
  request: nullable(json<RefundRequest>()),
  isBeingRefunded: bool,
  lessonsFinished: int,
  filesDownloaded: int,
}

/** An imported order was paid elsewhere, and long ago: its rows say when it was imported. */
const ASKABLE = `s.source <> 'IMPORT' AND first.at >= $2::timestamptz AND ${PAID} > 0`

const MINE = statement(
  `${stateSql(`"Invoice" i ${LATEST}`, `i."userId" = $1::int AND (r.status <> 'WITHDRAWN' OR (${ASKABLE}))`)}
   ORDER BY i.id`,
  columns
)

const ONE = statement(
  stateSql(
    `"Invoice" i ${LATEST}`,
    `i.id = $1::int AND (r.status <> 'WITHDRAWN' OR (${ASKABLE}))`
  ),
  columns
)

const WAITING = statement(
  `${stateSql(
    `"RefundRequest" r JOIN "Invoice" i ON i.id = r."invoiceId"`,
    `r.status = 'WAITING' AND ($1::int IS NULL OR i."userId" = $1::int)`
  )} ORDER BY r."createdAt", r.id LIMIT $2::int`,
  columns
)

type Row = RowOf<typeof ONE>

const asState = ({ firstPaidAt, request, paidCentavos, ...row }: Row) => ({
  ...row,
  paidCentavos: Number(paidCentavos),
  /** The last day to ask for a refund, counted from the request once nothing stays paid. */
  until: lastRefundDay(firstPaidAt ?? new Date(request?.createdAt ?? 0)),
  request:
    request && request.status !== 'WITHDRAWN'
      ? revive('RefundRequest', request)
      : null,
})

export type RefundState = ReturnType<typeof asState>

type Runner = Parameters<typeof ONE.first>[0]

const sinceWhen = () => startOfDay(firstRefundableDay(manilaToday()))

/** A member's orders for which they may ask today, or have asked. */
export const refundStatesOf = async (runner: Runner, userId: number) =>
  (await MINE.all(runner, [userId, sinceWhen()])).map(asState)

/** The state of one invoice; null if nobody may ask and nobody has. */
export const refundStateOf = async (runner: Runner, invoiceId: number) => {
  const row = await ONE.first(runner, [invoiceId, sinceWhen()])
  return row ? asState(row) : null
}

/** The states of requests that wait, the oldest first; of one member, or of all. */
export const waitingStates = async (
  runner: Runner,
  userId: number | null,
  most: number
) => (await WAITING.all(runner, [userId, most])).map(asState)
