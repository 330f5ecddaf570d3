import type { Prisma } from '@prisma/client'

import { int, listOf, nullable, statement, text } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import {
  OPEN_ENTRY,
  OWED_CENTAVOS,
} from 'src/services/billing/paymentSchedules/openEntry'
import type { PlatformKey } from 'src/shared/billing/platforms'
import type { ReadLine } from 'src/shared/billing/reconciling/readLines'
import { type MatchCandidate } from 'src/shared/billing/reconciling/statementMatch'
import { addDays, dateColumnOf } from 'src/shared/manilaTime'

/** At most this many bills are compared with a file: the ones that are due earliest. */
const MOST_BILLS = 5000
/** A transfer may arrive this many days before or after the due date of its bill. */
const NEAR_DUE_DAYS = 10

const NAME = `u."firstName" || ' ' || u."lastName"`

// The columns of a MatchCandidate.
const candidate = {
  proofId: nullable(int),
  userId: int,
  scheduleIds: listOf(int),
  memberName: text,
  amountCentavos: int,
  referenceKey: nullable(text),
  day: text,
}

const PROOFS = statement(
  `
    SELECT p.id AS "proofId", p."userId", array_agg(e.id ORDER BY e.id) AS "scheduleIds", ${NAME} AS "memberName",
      sum(${OWED_CENTAVOS})::int AS "amountCentavos", r."referenceKey", p."paidOn"::text AS day
    FROM "PaymentProof" p JOIN "User" u ON u.id = p."userId"
      LEFT JOIN "PaymentReference" r ON r."proofId" = p.id AND r.platform = $1::"PaymentPlatform"
      JOIN "PaymentProofSchedule" ps ON ps."proofId" = p.id
      JOIN "PaymentSchedule" e ON e.id = ps."scheduleId" AND app.is_open(e)
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

const BILLS = statement(
  `
    SELECT NULL::int AS "proofId", i."userId", ARRAY[e.id] AS "scheduleIds", ${NAME} AS "memberName", ${OWED_CENTAVOS} AS "amountCentavos",
      NULL::text AS "referenceKey", e."scheduleDate"::text AS day
    FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" AND i."voidedAt" IS NULL JOIN "User" u ON u.id = i."userId"
    WHERE ${OPEN_ENTRY}
      AND e."scheduleDate" BETWEEN $1::date AND $2::date AND ${OWED_CENTAVOS} = ANY($3::int[])
      AND NOT EXISTS (SELECT 1 FROM "PaymentProofSchedule" ps JOIN "PaymentProof" p ON p.id = ps."proofId"
        WHERE ps."scheduleId" = e.id AND p.status = 'SUBMITTED')
    ORDER BY e."scheduleDate", e.id LIMIT ${MOST_BILLS}`,
  candidate
)

// Open bills without a pending proof; bills with one are among the proofs.
const bills = (tx: Tx, amounts: number[], from: string, to: string) =>
  BILLS.all(tx, [dateColumnOf(from), dateColumnOf(to), amounts])

/**
 * The candidates for a file's lines: pending proofs, and bills of the same amounts that are due near the lines' dates.
 */
export const candidatesFor = async (
  tx: Tx,
  platform: PlatformKey,
  lines: readonly ReadLine[]
): Promise<MatchCandidate[]> => {
  const days = lines.flatMap(({ paidOn }) => paidOn ?? []).sort()
  if (days.length === 0) return []
  const amounts = [
    ...new Set(lines.flatMap(({ amountCentavos }) => amountCentavos ?? [])),
  ]
  const keys = lines.flatMap(({ referenceKey }) => referenceKey ?? [])
  return [
    ...(await proofs(tx, platform, keys, amounts)),
    ...(await bills(
      tx,
      amounts,
      addDays(days[0], -NEAR_DUE_DAYS),
      addDays(days[days.length - 1], NEAR_DUE_DAYS)
    )),
  ]
}

/** A pending proof of which no line has brought money: its reference is not used up. */
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
