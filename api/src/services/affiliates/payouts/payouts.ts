import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { pageOf, type TableArgs } from 'src/lib/database/paging'
import {
  float,
  int,
  nullable,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { db, pool, type Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { signedFileUrl } from 'src/lib/protection/signedLinks'
import { can } from 'src/shared/access/permissions'
import { fullName } from 'src/shared/accounts/fullName'
import { dayOfDateColumn } from 'src/shared/manilaTime'

import { requireAffiliate } from '../affiliates/requireAffiliate'

import { holdsOfDrafts, type PayoutHold } from './heldPayouts'

export const withName = {
  affiliate: {
    select: {
      userId: true,
      user: {
        select: {
          firstName: true,
          lastName: true,
          email: true,
          language: true,
        },
      },
    },
  },
} as const satisfies Prisma.PayoutInclude

export type PayoutRow = Prisma.PayoutGetPayload<{ include: typeof withName }>

/** A payout without its account. */
export const asPayout = (
  { affiliate, account: _, paidOn, proofFileId, ...row }: PayoutRow,
  hold: PayoutHold | null = null
) => ({
  ...row,
  hold,
  proofUrl:
    proofFileId !== null && can(currentUser(), 'editAffiliates')
      ? signedFileUrl(proofFileId, currentUser().id)
      : null,
  affiliate: fullName(affiliate.user),
  paidOn: paidOn && dayOfDateColumn(paidOn),
})

const payoutsOf = async (affiliateId: number, args: TableArgs) => {
  const where = { affiliateId }
  const { rows, total } = await pageOf(
    args,
    (window) => db.payout.findMany({ where, include: withName, ...window }),
    () => db.payout.count({ where })
  )
  return { rows: rows.map((row) => asPayout(row)), total }
}

/** The signed-in affiliate's payouts. @throws AFFILIATE_TERMS_FIRST */
export const myPayoutsPage = (async (args) =>
  payoutsOf(
    (await requireAffiliate()).id,
    args
  )) satisfies QueryResolvers['myPayoutsPage']

export const affiliatePayoutsPage = (async ({ affiliateId, ...args }) =>
  payoutsOf(affiliateId, args)) satisfies QueryResolvers['affiliatePayoutsPage']

const BATCHES = statement(
  `
  SELECT b.id, b."createdAt", u."firstName", u."lastName", p.count, p."draftCount", p."approvedCount", p."paidCount",
    p."grossCentavos", p."netCentavos"
  FROM "PayoutBatch" b LEFT JOIN "User" u ON u.id = b."createdById", LATERAL (
    SELECT count(*)::int AS count, count(*) FILTER (WHERE status = 'DRAFT')::int AS "draftCount",
      count(*) FILTER (WHERE status = 'APPROVED')::int AS "approvedCount", count(*) FILTER (WHERE status = 'PAID')::int AS "paidCount",
      COALESCE(sum("grossCentavos") FILTER (WHERE status IN ('DRAFT', 'APPROVED', 'PAID')), 0)::float8 AS "grossCentavos",
      COALESCE(sum("netCentavos") FILTER (WHERE status IN ('DRAFT', 'APPROVED', 'PAID')), 0)::float8 AS "netCentavos"
    FROM "Payout" WHERE "batchId" = b.id
  ) p
  WHERE b.id = ANY($1::int[]) ORDER BY b.id`,
  {
    id: int,
    createdAt: timestamp,
    firstName: nullable(text),
    lastName: nullable(text),
    count: int,
    draftCount: int,
    approvedCount: int,
    paidCount: int,
    grossCentavos: float,
    netCentavos: float,
  }
)

type Runner = typeof pool | Tx

const batchesOf = async (on: Runner, ids: number[]) => {
  const rows = await BATCHES.all(on, [ids])
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    preparedBy: firstName && fullName({ firstName, lastName: lastName ?? '' }),
  }))
}

/** A batch with its payouts. @throws NOT_FOUND */
export const asBatch = async (tx: Tx, id: number) => {
  const [batch] = await batchesOf(tx, [id])
  const payouts = await tx.payout.findMany({
    where: { batchId: id },
    include: withName,
    orderBy: { id: 'asc' },
  })
  const holds = await holdsOfDrafts(tx, id)
  return {
    ...found(batch ?? null),
    payouts: payouts.map((row) => asPayout(row, holds.get(row.id))),
  }
}

/** There is one batch a month, so there are few. */
export const payoutBatchesPage = (async (args) => {
  const { rows, total } = await pageOf(
    args,
    (window) => db.payoutBatch.findMany({ select: { id: true }, ...window }),
    () => db.payoutBatch.count()
  )
  const ids = rows.map(({ id }) => id)
  const batches = await batchesOf(pool, ids)
  return {
    rows: ids.flatMap((id) => batches.filter((batch) => batch.id === id)),
    total,
  }
}) satisfies QueryResolvers['payoutBatchesPage']

export const payoutBatch = (async ({ id }) =>
  (await db.payoutBatch.count({ where: { id } })) === 0
    ? null
    : db.$transaction((tx) =>
        asBatch(tx, id)
      )) satisfies QueryResolvers['payoutBatch']
