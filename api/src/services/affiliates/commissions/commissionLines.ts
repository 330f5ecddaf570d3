import type { Prisma } from '@prisma/client'
import type { CommissionStatus, QueryResolvers } from 'types/graphql'

import { pageWithin, type TableArgs } from 'src/lib/database/paging'
import { float, statement } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'
import { dayOfDateColumn } from 'src/shared/manilaTime'
import { lineStatus } from 'src/shared/marketing/affiliates/commission'
import { firstLetter } from 'src/shared/marketing/affiliates/maskedLead'

import { requireAffiliate } from '../affiliates/requireAffiliate'
import { creditFacts } from '../attributions/creditFacts'
import { payoutSettings } from '../payouts/payoutSettings'

/** The count stops at this number of lines, and so do pages; the filter finds the rest. */
const BOUND = 10_000

type Facts = { approvedCentavos?: number; entitledCentavos?: number }

export const withReasons = {
  payout: { select: { status: true, paidOn: true } },
  attribution: {
    include: {
      rule: true,
      link: { select: { label: true } },
      invoice: {
        select: {
          number: true,
          userId: true,
          user: { select: { firstName: true, lastName: true } },
          subscription: { select: { product: { select: { name: true } } } },
        },
      },
    },
  },
} as const satisfies Prisma.CommissionInclude

type LineRow = Prisma.CommissionGetPayload<{ include: typeof withReasons }>

const ruleOf = ({ attribution }: LineRow) =>
  attribution?.rule
    ? {
        ...attribution.rule,
        value: attribution.ruleValue ?? attribution.rule.value,
      }
    : null

/** A line as staff see it, with all that it follows from. */
export const asLine = (row: LineRow) => {
  const { attribution, payout, ...line } = row
  const facts = line.facts as Facts
  return {
    ...line,
    status: lineStatus(
      {
        holdUntil: line.holdUntil,
        holdStatus: attribution?.holdStatus ?? null,
        payoutStatus: payout?.status ?? null,
      },
      new Date()
    ),
    orderId: attribution?.id ?? null,
    product: attribution?.invoice.subscription.product.name ?? null,
    buyer: attribution && fullName(attribution.invoice.user),
    buyerId: attribution?.invoice.userId ?? null,
    invoiceNumber: attribution?.invoice.number ?? null,
    attribution: attribution?.reason ?? null,
    ...(attribution && creditFacts(attribution)),
    decision: attribution?.holdNote || null,
    rule: ruleOf(row),
    approvedCentavos: facts.approvedCentavos ?? null,
    entitledCentavos: facts.entitledCentavos ?? null,
    paidOn: payout?.paidOn ? dayOfDateColumn(payout.paidOn) : null,
  }
}

/** A line as its affiliate sees it: with one letter of the buyer. */
const asMaskedLine = (row: LineRow) => ({
  ...asLine(row),
  buyer: row.attribution && firstLetter(row.attribution.invoice.user.firstName),
  buyerId: null,
  invoiceNumber: null,
})

const notHeld: Prisma.CommissionWhereInput = {
  OR: [
    { attributionId: null },
    { attribution: { holdStatus: null } },
    { attribution: { holdStatus: { not: 'WAITING' } } },
  ],
}

const conditions: Record<
  CommissionStatus,
  (now: Date) => Prisma.CommissionWhereInput
> = {
  PENDING: (now) => ({ payoutId: null, holdUntil: { gt: now }, ...notHeld }),
  DUE: (now) => ({ payoutId: null, holdUntil: { lte: now }, ...notHeld }),
  HELD: () => ({ payoutId: null, attribution: { holdStatus: 'WAITING' } }),
  IN_PAYOUT: () => ({ payout: { status: { in: ['DRAFT', 'APPROVED'] } } }),
  PAID: () => ({ payout: { status: 'PAID' } }),
}

type LineArgs = TableArgs & { filter?: CommissionStatus | null }

const linesOf = (affiliateId: number, { filter, ...args }: LineArgs) => {
  const where = {
    affiliateId,
    ...(filter && conditions[filter](new Date())),
  }
  return pageWithin(
    BOUND,
    args,
    (window) =>
      db.commission.findMany({ where, include: withReasons, ...window }),
    (counted) => db.commission.count({ where, ...counted })
  )
}

/** The signed-in affiliate's lines. @throws AFFILIATE_TERMS_FIRST */
export const myCommissionPage = (async (args) => {
  const { id } = await requireAffiliate()
  const { rows, ...total } = await linesOf(id, args)
  return { rows: rows.map(asMaskedLine), ...total }
}) satisfies QueryResolvers['myCommissionPage']

/** An affiliate's lines, for staff. */
export const affiliateCommissionPage = (async ({ affiliateId, ...args }) => {
  const { rows, ...total } = await linesOf(affiliateId, args)
  return { rows: rows.map(asLine), ...total }
}) satisfies QueryResolvers['affiliateCommissionPage']

// Only lines without a payout are read one by one; payouts have their sums.
const TOTALS = statement(
  `
  SELECT COALESCE(sum(c."amountCentavos") FILTER (WHERE held), 0)::float8 AS "heldCentavos",
    COALESCE(sum(c."amountCentavos") FILTER (WHERE NOT held AND c."holdUntil" > now()), 0)::float8 AS "pendingCentavos",
    COALESCE(sum(c."amountCentavos") FILTER (WHERE NOT held AND c."holdUntil" <= now()), 0)::float8 AS "dueCentavos",
    (SELECT COALESCE(sum(p."grossCentavos"), 0)::float8 FROM "Payout" p
      WHERE p."affiliateId" = $1 AND p.status IN ('DRAFT', 'APPROVED')) AS "inPayoutCentavos",
    (SELECT COALESCE(sum(p."grossCentavos"), 0)::float8 FROM "Payout" p
      WHERE p."affiliateId" = $1 AND p.status = 'PAID') AS "paidCentavos"
  FROM "Commission" c LEFT JOIN "Attribution" a ON a.id = c."attributionId",
    LATERAL (SELECT a."holdStatus" IS NOT DISTINCT FROM 'WAITING' AS held) h
  WHERE c."affiliateId" = $1 AND c."payoutId" IS NULL`,
  {
    heldCentavos: float,
    pendingCentavos: float,
    dueCentavos: float,
    inPayoutCentavos: float,
    paidCentavos: float,
  }
)

const totalsOf = async (affiliateId: number) => {
  const [totals, { minimumCentavos }] = await Promise.all([
    TOTALS.one(pool, [affiliateId]),
    payoutSettings(db),
  ])
  const earnedCentavos = Object.values(totals).reduce(
    (sum, centavos) => sum + centavos,
    0
  )
  return { ...totals, earnedCentavos, minimumCentavos }
}

/** @throws AFFILIATE_TERMS_FIRST */
export const myCommissionTotals = (async () =>
  totalsOf(
    (await requireAffiliate()).id
  )) satisfies QueryResolvers['myCommissionTotals']

export const affiliateCommissionTotals = (async ({ affiliateId }) =>
  totalsOf(affiliateId)) satisfies QueryResolvers['affiliateCommissionTotals']
