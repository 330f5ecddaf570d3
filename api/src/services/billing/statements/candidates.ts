import type { Prisma } from '@prisma/client'

import {
  int,
  listOf,
  nullable,
  statement,
  text,
  type Runner,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import {
  OPEN_ENTRY,
  OWED_CENTAVOS,
} from 'src/services/billing/paymentSchedules/openEntry'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { mobileOf } from 'src/shared/billing/reconciling/payerMarks'
import type {
  MatchCandidate,
  StatementTransfer,
} from 'src/shared/billing/reconciling/statementMatch'
import { addDays, dateColumnOf } from 'src/shared/manilaTime'

/** At most this many bills are compared with a file: the ones that are due earliest. */
const MOST_BILLS = 5000
/** A transfer may arrive this many days before or after the due date of its bill. */
const NEAR_DUE_DAYS = 10

const NAME = `u."firstName" || ' ' || u."lastName"`

/** The mobile number of the user `u`. */
const MOBILE = `(SELECT up."mobileNumber" FROM "UserProfile" up WHERE up."userId" = u.id)`

// The columns of a MatchCandidate, whose mobile number is stored with its prefix.
const candidate = {
  proofId: nullable(int),
  userId: int,
  scheduleIds: listOf(int),
  memberName: text,
  amountCentavos: int,
  referenceKey: nullable(text),
  invoiceNumbers: listOf(text),
  mobile: nullable(text),
  day: text,
}

const PROOFS = statement(
  `
    SELECT p.id AS "proofId", p."userId", array_agg(e.id ORDER BY e.id) AS "scheduleIds", ${NAME} AS "memberName",
      sum(${OWED_CENTAVOS})::int AS "amountCentavos", r."referenceKey", array_agg(DISTINCT i.number) AS "invoiceNumbers",
      ${MOBILE} AS mobile, p."paidOn"::text AS day
    FROM "PaymentProof" p JOIN "User" u ON u.id = p."userId"
      LEFT JOIN "PaymentReference" r ON r."proofId" = p.id AND r.platform = $1::"PaymentPlatform"
      JOIN "PaymentProofSchedule" ps ON ps."proofId" = p.id
      JOIN "PaymentSchedule" e ON e.id = ps."scheduleId" AND app.is_open(e) JOIN "Invoice" i ON i.id = e."invoiceId"
    WHERE p.status = 'SUBMITTED' AND (r."referenceKey" = ANY($2::text[]) OR p."amountCentavos" = ANY($3::int[]))
    GROUP BY p.id, u.id, r."referenceKey"`,
  candidate
)

// Pending proofs, each with all of its open bills: they are paid together or not at all.
const proofs = (
  tx: Tx,
  platform: PlatformKey,
  keys: string[],
  amounts: number[]
) => PROOFS.all(tx, [platform, keys, amounts])

const WITHOUT_PROOF = `NOT EXISTS (SELECT 1 FROM "PaymentProofSchedule" ps JOIN "PaymentProof" p ON p.id = ps."proofId"
        WHERE ps."scheduleId" = e.id AND p.status = 'SUBMITTED')`

// Money pays the earliest open bill of an invoice first, so its number speaks for no later one.
const BILLS = statement(
  `
    SELECT NULL::int AS "proofId", i."userId", ARRAY[e.id] AS "scheduleIds", ${NAME} AS "memberName", ${OWED_CENTAVOS} AS "amountCentavos",
      NULL::text AS "referenceKey", CASE WHEN NOT EXISTS (SELECT FROM "PaymentSchedule" b WHERE b."invoiceId" = i.id AND app.is_open(b)
        AND (b."scheduleDate", b.id) < (e."scheduleDate", e.id)) THEN ARRAY[i.number] ELSE '{}' END AS "invoiceNumbers",
      ${MOBILE} AS mobile, e."scheduleDate"::text AS day
    FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" AND i."voidedAt" IS NULL JOIN "User" u ON u.id = i."userId"
    WHERE ${OPEN_ENTRY}
      AND e."scheduleDate" BETWEEN $1::date AND $2::date AND ${OWED_CENTAVOS} = ANY($3::int[])
      AND ${WITHOUT_PROOF}
    ORDER BY e."scheduleDate", e.id LIMIT ${MOST_BILLS}`,
  candidate
)

/** The bill that is due first of each invoice that a line names, and all of its open bills together. */
const INVOICES = statement(
  `
    SELECT NULL::int AS "proofId", i."userId", found.ids AS "scheduleIds", ${NAME} AS "memberName", found.owed AS "amountCentavos",
      NULL::text AS "referenceKey", ARRAY[i.number] AS "invoiceNumbers", ${MOBILE} AS mobile, found.day
    FROM "Invoice" i JOIN "User" u ON u.id = i."userId", LATERAL (
      SELECT array_agg(e.id ORDER BY e."scheduleDate", e.id) AS ids, array_agg(${OWED_CENTAVOS} ORDER BY e."scheduleDate", e.id) AS owed,
        min(e."scheduleDate")::text AS day
      FROM "PaymentSchedule" e WHERE e."invoiceId" = i.id AND app.is_open(e) HAVING bool_and(${WITHOUT_PROOF})
    ) open, LATERAL (
      SELECT open.ids[1:1] AS ids, open.owed[1] AS owed, open.day
      UNION ALL SELECT open.ids, (SELECT sum(each)::int FROM unnest(open.owed) each), open.day WHERE array_length(open.ids, 1) > 1
    ) found
    WHERE i.number = ANY($1::text[]) AND i."voidedAt" IS NULL`,
  candidate
)

/**
 * The candidates for a file's lines: pending proofs, bills of the same amounts that are due near the lines' dates or whose
 * invoices they name, and such invoices as a whole.
 */
export const candidatesFor = async (
  tx: Tx,
  platform: PlatformKey,
  lines: readonly StatementTransfer[]
): Promise<MatchCandidate[]> => {
  const days = lines.map(({ paidOn }) => paidOn).sort()
  if (days.length === 0) return []
  const amounts = [
    ...new Set(lines.map(({ amountCentavos }) => amountCentavos)),
  ]
  const keys = lines.flatMap(({ referenceKey }) => referenceKey ?? [])
  const numbers = [
    ...new Set(lines.flatMap(({ invoiceNumbers }) => invoiceNumbers)),
  ]
  const found = [
    ...(await proofs(tx, platform, keys, amounts)),
    ...(await BILLS.all(tx, [
      dateColumnOf(addDays(days[0], -NEAR_DUE_DAYS)),
      dateColumnOf(addDays(days[days.length - 1], NEAR_DUE_DAYS)),
      amounts,
    ])),
    ...(numbers.length > 0 ? await INVOICES.all(tx, [numbers]) : []),
  ]
  // A bill may be found by its day and by its invoice.
  const once = new Map(
    found.map((each) => [`${each.proofId} ${each.scheduleIds.join()}`, each])
  )
  return [...once.values()].map((each) => ({
    ...each,
    mobile: mobileOf(each.mobile),
  }))
}

/** Suggested bills have the same amount and are due within this many days of the line's day. */
const SUGGESTED_DAYS = 60
const MOST_NEAR = 500

const NEAR = statement(
  `
    WITH near AS (
      (SELECT e.id FROM "PaymentSchedule" e WHERE ${OPEN_ENTRY} AND ${OWED_CENTAVOS} = $2
        AND e."scheduleDate" BETWEEN $1::date - ${SUGGESTED_DAYS} AND $1::date + ${SUGGESTED_DAYS}
      ORDER BY abs(e."scheduleDate" - $1::date), e.id LIMIT ${MOST_NEAR})
      UNION SELECT e.id FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id AND app.is_open(e) WHERE i.number = ANY($3::text[])
      UNION SELECT e.id FROM "UserProfile" up JOIN "Invoice" i ON i."userId" = up."userId"
        JOIN "PaymentSchedule" e ON e."invoiceId" = i.id AND app.is_open(e) WHERE up."mobileNumber" = ANY($4::text[])
    )
    SELECT e.id, i."userId", ${NAME} AS "memberName", u.email, i.number AS "invoiceNumber", pr.name AS "productName",
      e."scheduleDate"::text AS "scheduleDate", ${OWED_CENTAVOS} AS "owedCentavos", ${MOBILE} AS mobile,
      (SELECT min(b."scheduleDate")::text FROM "Invoice" bi JOIN "PaymentSchedule" b ON b."invoiceId" = bi.id AND app.is_open(b)
        WHERE bi."userId" = i."userId" AND bi."voidedAt" IS NULL AND b."scheduleDate" < e."scheduleDate") AS "earlierOn"
    FROM near JOIN "PaymentSchedule" e ON e.id = near.id JOIN "Invoice" i ON i.id = e."invoiceId" AND i."voidedAt" IS NULL
      JOIN "User" u ON u.id = i."userId" JOIN "Subscription" s ON s.id = i."subscriptionId" JOIN "Product" pr ON pr.id = s."productId"`,
  {
    id: int,
    userId: int,
    memberName: text,
    email: text,
    invoiceNumber: text,
    productName: text,
    scheduleDate: text,
    owedCentavos: int,
    mobile: nullable(text),
    earlierOn: nullable(text),
  }
)

/**
 * Open bills that a transfer may pay, though not surely enough for a match: of its amount near its day, or of an invoice
 * or a mobile number in its texts.
 */
export const billsNear = async (
  on: Runner,
  { paidOn, amountCentavos, invoiceNumbers, mobiles }: StatementTransfer
) =>
  NEAR.all(on, [
    paidOn,
    amountCentavos,
    invoiceNumbers,
    mobiles.map((mobile) => `+63${mobile}`),
  ])

/** A pending proof whose money no line has brought: its reference is not used up. */
const isStillAwaited = {
  status: 'SUBMITTED',
  payments: { none: { reversedBy: null, match: { isNot: null } } },
} satisfies Prisma.PaymentProofWhereInput

/** The subset of the given references that is already used by anything except a pending proof. */
export const usedReferences = async (
  tx: Tx,
  platform: PlatformKey,
  keys: string[]
) => {
  const used = await tx.paymentReference.findMany({
    where: {
      platform,
      referenceKey: { in: keys },
      NOT: { proof: isStillAwaited },
    },
    select: { referenceKey: true },
  })
  return new Set(used.map(({ referenceKey }) => referenceKey))
}
