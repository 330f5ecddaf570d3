import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { command, float, int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db, pool } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { IS_ACTIVE, IS_USABLE } from './payable'
import { asBatch } from './payouts'
import { payoutSettings } from './payoutSettings'

/** The most of one payout, which its columns hold; more needs several. */
const MOST_CENTAVOS = 2_000_000_000

/** The lines that a payout may take: no payout has them, their time has come, and no decision is due. */
const IS_DUE = `c."payoutId" IS NULL AND c."holdUntil" <= $1::timestamptz AND NOT EXISTS (
  SELECT FROM "Attribution" a WHERE a.id = c."attributionId" AND a."holdStatus" = 'WAITING')`

const DUE_SUMS = `
  SELECT c."affiliateId", sum(c."amountCentavos")::int AS due, count(*)::int AS lines FROM "Commission" c
  WHERE ${IS_DUE} GROUP BY c."affiliateId" HAVING sum(c."amountCentavos") BETWEEN 1 AND ${MOST_CENTAVOS}`

const HAS_OPEN = `EXISTS (SELECT FROM "Payout" o WHERE o."affiliateId" = p.id AND o.status IN ('DRAFT', 'APPROVED'))`

const PREVIEW = statement(
  `
  WITH due AS (${DUE_SUMS}), why AS (
    SELECT d.due, CASE WHEN NOT (${IS_ACTIVE}) THEN 'suspended' WHEN ${HAS_OPEN} THEN 'open' WHEN d.due < $2::int THEN 'little'
      WHEN p."payoutAccount" IS NULL THEN 'account' WHEN NOT (${IS_USABLE}) THEN 'waits' ELSE 'paid' END AS why
    FROM due d JOIN "AffiliateProfile" p ON p.id = d."affiliateId" JOIN "User" u ON u.id = p."userId"
  )
  SELECT count(*) FILTER (WHERE why = 'paid')::int AS count, COALESCE(sum(due) FILTER (WHERE why = 'paid'), 0)::float8 AS "grossCentavos",
    count(*) FILTER (WHERE why = 'little')::int AS "belowMinimum", count(*) FILTER (WHERE why = 'account')::int AS "withoutAccount",
    count(*) FILTER (WHERE why = 'waits')::int AS "waitingAccount", count(*) FILTER (WHERE why = 'suspended')::int AS suspended,
    count(*) FILTER (WHERE why = 'open')::int AS "openPayout"
  FROM why`,
  {
    count: int,
    grossCentavos: float,
    belowMinimum: int,
    withoutAccount: int,
    waitingAccount: int,
    suspended: int,
    openPayout: int,
  }
)

/** The payouts that a batch would pay now, and why other affiliates with due commission are left out. */
export const payoutPreview = (async () => {
  const { minimumCentavos } = await payoutSettings(db)
  const preview = await PREVIEW.one(pool, [new Date(), minimumCentavos])
  return { ...preview, minimumCentavos }
}) satisfies QueryResolvers['payoutPreview']

// All that writes lines of an affiliate locks them first, so that the sums below hold until the end.
const LOCK_AFFILIATES = statement(
  `
  SELECT p.id FROM "AffiliateProfile" p JOIN "User" u ON u.id = p."userId"
  WHERE ${IS_ACTIVE} AND ${IS_USABLE} AND p.id IN (SELECT d."affiliateId" FROM (${DUE_SUMS}) d WHERE d.due >= $2::int)
  ORDER BY p.id FOR NO KEY UPDATE OF p`,
  { id: int }
)

const INSERT = statement(
  `
  INSERT INTO "Payout" ("batchId", "affiliateId", "lineCount", "grossCentavos", "withholdingBasisPoints", "withholdingCentavos",
    "netCentavos", atc, "accountHint", "updatedAt")
  SELECT $2::int, d."affiliateId", d.lines, d.due, $4::int, t.tax, d.due - t.tax, $5::text, p."payoutHint", now()
  FROM (${DUE_SUMS}) d JOIN "AffiliateProfile" p ON p.id = d."affiliateId",
    LATERAL (SELECT ((d.due::bigint * $4::int + 5000) / 10000)::int AS tax) t
  WHERE d.due >= $3::int AND p.id = ANY($6::int[]) AND NOT ${HAS_OPEN}
  ORDER BY d."affiliateId" RETURNING id`,
  { id: int }
)

const TAKE_LINES = command(
  `UPDATE "Commission" c SET "payoutId" = o.id FROM "Payout" o
   WHERE o."batchId" = $2::int AND c."affiliateId" = o."affiliateId" AND ${IS_DUE}`
)

/**
 * Drafts a payout for every active affiliate whose due commission reaches the minimum and whose account may be used, in
 * one transaction of few statements. Run twice or at once, each line is in one payout.
 * @throws PAYOUT_NONE if nobody is to be paid
 */
export const preparePayouts = (async () =>
  inTransaction(
    async (tx) => {
      const now = new Date()
      const { minimumCentavos, withholdingBasisPoints, atc } =
        await payoutSettings(tx)
      const affiliates = await LOCK_AFFILIATES.all(tx, [now, minimumCentavos])
      const batch = await tx.payoutBatch.create({
        data: { createdById: currentUser().id },
      })
      const payouts = await INSERT.all(tx, [
        now,
        batch.id,
        minimumCentavos,
        withholdingBasisPoints,
        atc,
        affiliates.map(({ id }) => id),
      ])
      if (payouts.length === 0) throw new AppError('PAYOUT_NONE')
      await TAKE_LINES.run(tx, [now, batch.id])
      await logInfo(tx, {
        action: 'payoutBatch.created',
        entity: 'PayoutBatch',
        entityId: batch.id,
        after: { payouts: payouts.length },
      })
      return asBatch(tx, batch.id)
    },
    { timeout: 60_000 }
  )) satisfies MutationResolvers['preparePayouts']
