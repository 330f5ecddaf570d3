import type { Tx } from 'src/lib/db'
import { addJob } from 'src/lib/jobs/jobs'
import { notify } from 'src/lib/notices'
import { UNDO_ACCEPTED_SECONDS } from 'src/shared/constants'

import { lockMoney } from '../credit/credit'

import { standingPayment } from './standingPayments'

type Telling =
  Parameters<typeof notify> extends [Tx, ...infer Rest] ? Rest : never

/**
 * Tells of a booking once it can no longer be undone (docs/decisions/0098): a job tells then, unless its payments are taken
 * back. `transferId` is that of the booking.
 */
export const tellLater = (tx: Tx, transferId: string, ...telling: Telling) =>
  addJob(
    tx,
    'tellOfBooking',
    { transferId, telling: JSON.stringify(telling) },
    { runAt: new Date(Date.now() + UNDO_ACCEPTED_SECONDS * 1000) }
  )

/** Does the work of a job of `tellLater`. */
export const tellUnlessUndone = async (
  tx: Tx,
  transferId: string,
  telling: string
) => {
  const where = { ...standingPayment, transferId }
  const booked = await tx.payment.findFirst({ where: { transferId } })
  // An undo that runs now ends first.
  if (booked) await lockMoney(tx, async () => [booked.userId])
  if ((await tx.payment.count({ where })) > 0)
    await notify(tx, ...(JSON.parse(telling) as Telling))
}
