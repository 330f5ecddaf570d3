import type { PaymentPlatform } from '@prisma/client'

import {
  int,
  nullable,
  statement,
  text,
  type Runner,
} from 'src/lib/database/sql'
import { normalizeReference } from 'src/shared/billing/platforms'

// A reference belongs to what booked its transfer first: a payment, a proof, or a line of a file.
const BOOKED = statement(
  `
  SELECT r."referenceKey" AS key, f.id AS "paymentId", u.id AS "userId", u."firstName" || ' ' || u."lastName" AS "memberName", f."receiptNumber",
    (SELECT sum(s."amountCentavos") FROM "Payment" s WHERE s."userId" = f."userId" AND s."transferId" = f."transferId"
      AND s.kind = 'PAYMENT' AND NOT EXISTS (SELECT FROM "Payment" b WHERE b."reversesId" = s.id))::int AS "amountCentavos"
  FROM "PaymentReference" r, LATERAL (
    SELECT p.* FROM "Payment" p
    WHERE (p.id = r."paymentId" OR p."proofId" = r."proofId"
        OR p.id IN (SELECT m."paymentId" FROM "StatementMatch" m WHERE m."lineId" = r."lineId"))
      AND p.kind = 'PAYMENT' AND NOT EXISTS (SELECT FROM "Payment" b WHERE b."reversesId" = p.id)
    ORDER BY p.id LIMIT 1
  ) f JOIN "User" u ON u.id = f."userId"
  WHERE r.platform = $1::"PaymentPlatform" AND r."referenceKey" = ANY($2::text[])`,
  {
    key: text,
    paymentId: int,
    userId: int,
    memberName: text,
    receiptNumber: nullable(text),
    amountCentavos: int,
  }
)

type Line = {
  status: string
  referenceNo: string
  amountCentavos: number | null
}

/** The transfers that are booked with references, each by its reference. */
export const bookedByKey = async (
  on: Runner,
  platform: PaymentPlatform,
  keys: string[]
) => {
  const found = keys.length > 0 ? await BOOKED.all(on, [platform, keys]) : []
  return new Map(found.map(({ key, ...booked }) => [key, booked]))
}

/** Finds the transfer that a line with a used reference is: booked at the desk, or by another file. */
export const findBooked = async (
  on: Runner,
  platform: PaymentPlatform,
  lines: readonly Line[]
) => {
  const keyOf = ({ status, referenceNo }: Line) =>
    status === 'USED' ? normalizeReference(platform, referenceNo) : null
  const keys = lines.flatMap((line) => keyOf(line) ?? [])
  const byKey = await bookedByKey(on, platform, keys)
  return (line: Line) => byKey.get(keyOf(line) ?? '') ?? null
}

/** The lines of a file with used references whose money is booked exactly as they say, each transfer once. */
export const agreedLines = async (
  on: Runner,
  platform: PaymentPlatform,
  lines: readonly Line[]
) => {
  const bookedOf = await findBooked(on, platform, lines)
  const seen = new Set<number>()
  return lines.filter((line) => {
    const booked = bookedOf(line)
    if (booked?.amountCentavos !== line.amountCentavos) return false
    if (seen.has(booked.paymentId)) return false
    seen.add(booked.paymentId)
    return true
  })
}
