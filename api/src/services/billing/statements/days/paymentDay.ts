import type { QueryResolvers } from 'types/graphql'

import { int, nullable, statement, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import { isPlatformKey } from 'src/shared/billing/platforms'
import { addDays, isDay, startOfDay } from 'src/shared/manilaTime'

import { pairDay } from './pairDay'

/** A day shows at most this many transfers, and as many lines. */
const MOST_ROWS = 500

const TRANSFERS = statement(
  `
  SELECT min(p.id)::int AS id, p."userId", u."firstName" || ' ' || u."lastName" AS "memberName", max(p."referenceNo") AS "referenceNo",
    sum(p."amountCentavos")::int AS "amountCentavos"
  FROM "Payment" p JOIN "User" u ON u.id = p."userId"
  WHERE p."paidAt" >= $1::timestamptz AND p."paidAt" < $2::timestamptz AND p.platform = $3::"PaymentPlatform" AND p."amountCentavos" <> 0
  GROUP BY p."userId", u.id, p."transferId" ORDER BY 1 LIMIT $4::int`,
  {
    id: int,
    userId: int,
    memberName: text,
    referenceNo: nullable(text),
    amountCentavos: int,
  }
)

const LINES = statement(
  `
  SELECT l.id, l."importId", l.row, l."referenceNo", l."payerName", l."amountCentavos"
  FROM "StatementLine" l JOIN "StatementImport" i ON i.id = l."importId"
  WHERE l."paidOn" = $1::date AND i.platform = $2::"PaymentPlatform" AND i.status IN ('OPEN', 'APPROVED') AND l."amountCentavos" IS NOT NULL
  ORDER BY l.id LIMIT $3::int`,
  {
    id: int,
    importId: int,
    row: int,
    referenceNo: text,
    payerName: text,
    amountCentavos: int,
  }
)

/**
 * The transfers of a platform's day beside the lines of its imported files, so that a difference of the sums is found.
 * @throws DATE_INVALID, PLATFORM_UNKNOWN by field
 */
export const paymentDay = (async ({ day, ...args }) => {
  const platform = isPlatformKey(args.platform) ? args.platform : null
  refuseInput({
    day: !isDay(day) && 'DATE_INVALID',
    platform: !platform && 'PLATFORM_UNKNOWN',
  })
  const [transfers, lines] = await Promise.all([
    TRANSFERS.all(pool, [
      startOfDay(day),
      startOfDay(addDays(day, 1)),
      platform,
      MOST_ROWS,
    ]),
    LINES.all(pool, [day, platform, MOST_ROWS]),
  ])
  return {
    rows: pairDay(found(platform), transfers, lines),
    isCapped: Math.max(transfers.length, lines.length) === MOST_ROWS,
  }
}) satisfies QueryResolvers['paymentDay']
