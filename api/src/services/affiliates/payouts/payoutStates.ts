import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { refuseOwn } from '../commissions/refuseOwn'

import { asPayout, withName, type PayoutRow } from './payouts'

const LOCK = statement(
  `SELECT id FROM "Payout" WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE`,
  { id: int }
)

const LOCK_BATCH = statement(
  `SELECT id FROM "Payout" WHERE "batchId" = $1 ORDER BY id FOR UPDATE`,
  { id: int }
)

/** Locks the payouts of a batch. @throws NOT_FOUND */
export const lockBatch = async (tx: Tx, id: number) => {
  found((await LOCK_BATCH.first(tx, [id])) ?? null)
}

/** Locked payouts in one of the states. @throws NOT_FOUND, PAYOUT_STATE, COMMISSION_OWN */
export const lockPayouts = async (
  tx: Tx,
  ids: number[],
  states: PayoutRow['status'][]
) => {
  const wanted = [...new Set(ids)]
  if ((await LOCK.all(tx, [wanted])).length !== wanted.length)
    throw new AppError('NOT_FOUND')
  const rows = await tx.payout.findMany({
    where: { id: { in: wanted } },
    include: withName,
    orderBy: { id: 'asc' },
  })
  if (rows.some(({ status }) => !states.includes(status)))
    throw new AppError('PAYOUT_STATE')
  for (const { affiliate } of rows) await refuseOwn(tx, affiliate.userId)
  return rows
}

/** Changes payouts, and returns them. */
export const changePayouts = async (
  tx: Tx,
  ids: number[],
  data: Prisma.PayoutUncheckedUpdateManyInput
) => {
  await tx.payout.updateMany({
    where: { id: { in: ids } },
    data: { ...data, settledById: currentUser().id },
  })
  const rows = await tx.payout.findMany({
    where: { id: { in: ids } },
    include: withName,
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => asPayout(row))
}

export const logPayouts = (
  tx: Tx,
  action: 'approved' | 'cancelled' | 'exported' | 'paid' | 'returned',
  batchId: number,
  after: Prisma.InputJsonObject
) =>
  logInfo(tx, {
    action: `payoutBatch.${action}`,
    entity: 'PayoutBatch',
    entityId: batchId,
    after,
  })

/** The lines of payouts that do not go out are due again. Returns their ids, for the log. */
export const releaseLines = async (tx: Tx, ids: number[]) => {
  const lines = await tx.commission.findMany({
    where: { payoutId: { in: ids } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  await tx.commission.updateMany({
    where: { payoutId: { in: ids } },
    data: { payoutId: null },
  })
  return lines.map(({ id }) => id)
}
