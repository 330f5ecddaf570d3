import type { PaymentProof, Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import {
  bool,
  int,
  json,
  nullable,
  statement,
  text,
  type RowOf,
} from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { proofWarnings } from 'src/shared/billing/proofWarnings'
import { dayOf } from 'src/shared/manilaTime'

import { OPEN_ENTRY, OWED_CENTAVOS } from '../paymentSchedules/openEntry'

import { asProof } from './asProof'

const WORKLIST_ROWS = 50
const COUNTED_ROWS = 1000

type Bill = {
  id: number
  invoiceNumber: string
  productName: string
  label: string
  translations: Prisma.JsonValue
  scheduleDate: string
  priceCentavos: number
  owedCentavos: number
  /** Whether other money than that of the proof has settled it. */
  isPaidOtherwise: boolean
  /** The bill's last decided proof, if it was sent back. */
  returned: { id: number; at: string; reason: string | null } | null
}

// The bills of a proof `p`. One statement for the whole list: as relations of Prisma's they take ten.
const BILLS = `
  SELECT json_agg(json_build_object('id', e.id, 'invoiceNumber', i.number, 'productName', pr.name, 'label', t.label,
      'translations', t.translations, 'scheduleDate', e."scheduleDate", 'priceCentavos', e."priceCentavos",
      'owedCentavos', CASE WHEN ${OPEN_ENTRY} THEN ${OWED_CENTAVOS} ELSE 0 END,
      'isPaidOtherwise', COALESCE(paid."proofId" <> p.id, paid.id IS NOT NULL),
      'returned', (
        SELECT CASE WHEN d.status = 'REJECTED' THEN json_build_object('id', d.id, 'at', d."updatedAt", 'reason', d."rejectReason") END
        FROM "PaymentProofSchedule" ds JOIN "PaymentProof" d ON d.id = ds."proofId"
        WHERE ds."scheduleId" = e.id AND d.status IN ('APPROVED', 'REJECTED') ORDER BY d.id DESC LIMIT 1)
    ) ORDER BY e.id)
  FROM "PaymentProofSchedule" ps JOIN "PaymentSchedule" e ON e.id = ps."scheduleId" JOIN "Invoice" i ON i.id = e."invoiceId"
    JOIN "Subscription" s ON s.id = i."subscriptionId" JOIN "Product" pr ON pr.id = s."productId"
    JOIN "PaymentTerm" t ON t.id = s."paymentTermId" LEFT JOIN "Payment" paid ON paid.id = e."transactionId"
  WHERE ps."proofId" = p.id`

/** Shorter numbers meet by chance. */
const TELLING_CHARS = 8

// The platforms are named so that the primary key finds each.
const IS_REFERENCE_ELSEWHERE = `EXISTS (
  SELECT FROM "PaymentReference" own JOIN "PaymentReference" r ON r."referenceKey" = own."referenceKey"
    AND r.platform = ANY(enum_range(NULL::"PaymentPlatform")) AND r.platform <> own.platform
  WHERE own."proofId" = p.id AND length(own."referenceKey") >= ${TELLING_CHARS})`

const PARTS = statement(
  `
    SELECT p.id, u."firstName" || ' ' || u."lastName" AS "memberName", du."firstName" || ' ' || du."lastName" AS "duplicateOfMember",
      COALESCE((SELECT sum(b."amountCentavos") FROM "Payment" b WHERE b."proofId" = p.id AND b.kind = 'PAYMENT'
        AND NOT EXISTS (SELECT FROM "Payment" r WHERE r."reversesId" = b.id)), 0)::int AS "bookedCentavos", ${IS_REFERENCE_ELSEWHERE} AS "isReferenceElsewhere",
      COALESCE((${BILLS}), '[]') AS bills
    FROM "PaymentProof" p JOIN "User" u ON u.id = p."userId" LEFT JOIN "PaymentProof" d ON d.id = p."duplicateOfId"
      LEFT JOIN "User" du ON du.id = d."userId"
    WHERE p.id = ANY($1)`,
  {
    id: int,
    memberName: text,
    duplicateOfMember: nullable(text),
    bookedCentavos: int,
    isReferenceElsewhere: bool,
    bills: json<Bill[]>(),
  }
)

/** The last proof for these bills that was sent back, if none was approved since. */
const returnedOf = (bills: readonly Bill[]) => {
  const [latest] = bills
    .flatMap(({ returned }) => returned ?? [])
    .sort((a, b) => b.id - a.id)
  return latest
    ? { day: dayOf(new Date(latest.at)), reason: latest.reason ?? '' }
    : null
}

const asProofToReview = (
  row: PaymentProof,
  { bills, bookedCentavos, isReferenceElsewhere, ...names }: RowOf<typeof PARTS>
) => {
  const proof = asProof(row)
  const owedCentavos = bills.reduce((sum, bill) => sum + bill.owedCentavos, 0)
  return {
    ...proof,
    ...names,
    bills: bills.map(({ label, translations, ...bill }) => ({
      ...bill,
      paymentTermLabel: local({ label, translations }, 'label'),
    })),
    owedCentavos,
    bookedCentavos,
    returned: returnedOf(bills),
    warnings: proofWarnings({
      ...proof,
      owedCentavos,
      bookedCentavos,
      isReferenceElsewhere,
      isBillPaid: bills.some(({ isPaidOtherwise }) => isPaidOtherwise),
      sentOn: dayOf(row.createdAt),
    }),
  }
}

/** Pending proofs, oldest first. */
export const proofsToReview = (async () => {
  const proofs = await db.paymentProof.findMany({
    where: { status: 'SUBMITTED' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: WORKLIST_ROWS,
  })
  const parts = await PARTS.all(pool, [proofs.map(({ id }) => id)])
  const partsOf = new Map(parts.map((part) => [part.id, part]))
  return proofs.flatMap((proof) => {
    const part = partsOf.get(proof.id)
    return part ? [asProofToReview(proof, part)] : []
  })
}) satisfies QueryResolvers['proofsToReview']

// Prisma's count with `take` orders all pending proofs first.
const PENDING = statement(
  `SELECT count(*)::int AS count FROM (SELECT FROM "PaymentProof" WHERE status = 'SUBMITTED' LIMIT ${COUNTED_ROWS}) counted`,
  { count: int }
)

/** The number of pending proofs; the count stops at a thousand. */
export const proofsToReviewCount = (async () =>
  (await PENDING.one(pool, []))
    .count) satisfies QueryResolvers['proofsToReviewCount']
