// The parts of invoices in one statement, where Prisma would send one for each relation.
import type { Invoice, Prisma } from '@prisma/client'

import { int, json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { found } from 'src/lib/errors'

import { MOST_PROOFS, type withInvoiceParts } from './asInvoice'
import { revive } from './revive'

type WithParts = Prisma.InvoiceGetPayload<{ include: typeof withInvoiceParts }>

const listOf = (row: string, order: string, from: string) =>
  `COALESCE((SELECT json_agg(${row} ORDER BY ${order}) FROM ${from}), '[]'::json)`

const PROOFS = listOf(
  `json_build_object('proof', to_jsonb(p))`,
  'p.id DESC',
  `(SELECT p.* FROM "PaymentProofSchedule" ps JOIN "PaymentProof" p ON p.id = ps."proofId" WHERE ps."scheduleId" = e.id AND p.status <> 'WITHDRAWN'
    ORDER BY p.id DESC LIMIT ${MOST_PROOFS}) p`
)

const CREDIT = listOf(
  `json_build_object('amountCentavos', a."amountCentavos")`,
  'a.id',
  `"PaymentAllocation" a JOIN "Payment" p ON p.id = a."paymentId" WHERE a."scheduleId" = e.id AND p.kind = 'CREDIT_USE'
    AND NOT EXISTS (SELECT FROM "Payment" r WHERE r."reversesId" = p.id)`
)

const APPROVALS = listOf(
  `to_jsonb(a) || jsonb_build_object('approvedBy', json_build_object('firstName', u."firstName", 'lastName', u."lastName"))`,
  'a.id',
  `"PaymentApproval" a JOIN "User" u ON u.id = a."approvedById" WHERE a."scheduleId" = e.id AND a.status = 'WAITING'`
)

const SCHEDULES = listOf(
  `to_jsonb(e) || jsonb_build_object('proofs', ${PROOFS}, 'allocations', ${CREDIT}, 'approvals', ${APPROVALS})`,
  'e."scheduleDate", e.seq',
  `"PaymentSchedule" e WHERE e."invoiceId" = i.id AND e."cancelledAt" IS NULL`
)

const FUNNEL = `(SELECT to_jsonb(f) || jsonb_build_object(
    'paymentTerms', ${listOf('t', 't.position', `"FunnelPaymentTerm" t WHERE t."funnelId" = f.id`)},
    'accessLevels', ${listOf('l', 'l."accessLevelId"', `"FunnelAccessLevel" l WHERE l."funnelId" = f.id`)})
  FROM "Funnel" f WHERE f.id = s."funnelId")`

const PARTS = prepared(
  'invoiceParts',
  `SELECT i.id, ${SCHEDULES} AS schedules, to_jsonb(s) || jsonb_build_object('product', json_build_object('name', p.name),
      'paymentTerm', json_build_object('label', t.label, 'translations', t.translations), 'funnel', ${FUNNEL}) AS subscription
   FROM "Invoice" i JOIN "Subscription" s ON s.id = i."subscriptionId" JOIN "Product" p ON p.id = s."productId" JOIN "PaymentTerm" t ON t.id = s."paymentTermId"
   WHERE i.id = ANY($1::int[])`,
  {
    id: int,
    schedules: json<WithParts['schedules']>(),
    subscription: json<WithParts['subscription']>(),
  }
)

const revivedEntry = (entry: WithParts['schedules'][number]) => ({
  ...revive('PaymentSchedule', entry),
  proofs: entry.proofs.map(({ proof, ...place }) => ({
    ...place,
    proof: revive('PaymentProof', proof),
  })),
  approvals: entry.approvals.map((each) => revive('PaymentApproval', each)),
})

/** The invoices as Prisma loads them with `withInvoiceParts`, in the order of the rows. */
export const loadInvoiceParts = async (
  rows: readonly Invoice[]
): Promise<WithParts[]> => {
  const all = await PARTS.all(pool, [rows.map(({ id }) => id)])
  const partsOf = new Map(all.map((parts) => [parts.id, parts]))
  return rows.map((row) => {
    const { subscription, schedules } = found(partsOf.get(row.id))
    return {
      ...row,
      schedules: schedules.map(revivedEntry),
      subscription: {
        ...revive('Subscription', subscription),
        funnel: revive('Funnel', subscription.funnel),
      },
    }
  })
}
