import { randomUUID } from 'node:crypto'

import { bool, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { addJob } from 'src/lib/jobs/jobs'
import { notify } from 'src/lib/notices'
import { UNDO_ACCEPTED_SECONDS } from 'src/shared/constants'

import { lockMoney } from '../credit/credit'

import { standingPayment } from './standingPayments'

type Telling =
  Parameters<typeof notify> extends [Tx, ...infer Rest] ? Rest : never

/** A booking of a member that may be undone. */
type Booking = { userId: number; transferId: string }

const keyOf = (transferId: string) => `tell:${transferId}:`

/**
 * Tells of a booking once it can no longer be undone (docs/decisions/0098): a job tells then, unless its payments are taken
 * back. However often the job runs, people are told once.
 */
export const tellLater = (
  tx: Tx,
  { userId, transferId }: Booking,
  ...[receiver, notice, ...mail]: Telling
) => {
  const key = keyOf(transferId) + randomUUID()
  const telling = [receiver, { ...notice, key }, ...mail]
  return addJob(
    tx,
    'tellOfBooking',
    { userId, transferId, telling: JSON.stringify(telling) },
    { runAt: new Date(Date.now() + UNDO_ACCEPTED_SECONDS * 1000), key }
  )
}

const UNTOLD = statement(
  `SELECT EXISTS (SELECT FROM graphile_worker.jobs WHERE key LIKE $1 || '%') AS "isUntold"`,
  { isUntold: bool }
)

/** Whether the people of a booking are still to be told; most bookings tell them at once. */
export const isUntold = async (tx: Tx, transferId: string) =>
  (await UNTOLD.one(tx, [keyOf(transferId)])).isUntold

/** Does the work of a job of `tellLater`. */
export const tellUnlessUndone = async (
  tx: Tx,
  { userId, transferId }: Booking,
  telling: string
) => {
  // An undo that runs now ends first.
  await lockMoney(tx, async () => [userId])
  const standing = await tx.payment.count({
    where: { ...standingPayment, userId, transferId },
  })
  if (standing > 0) await notify(tx, ...(JSON.parse(telling) as Telling))
}
