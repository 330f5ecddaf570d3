import type { Tx } from 'src/lib/db'
import { accrueCommission } from 'src/services/affiliates/commissions/accrueCommission'
import { takeRefund } from 'src/services/affiliates/commissions/takeRefund'

import { syncAccessWithPayments } from '../payments/syncAccessWithPayments'
import { lockSchedules } from '../paymentSchedules/paymentSchedules'

import { bookCredit } from './giveCredit'
import { partsFromBills } from './paidBills'
import type { Refund } from './refundApprovers'
import { releasePaid, replaceWithCredit } from './releasePaid'

const distinct = (ids: readonly number[]) =>
  [...new Set(ids)].sort((one, other) => one - other)

type Booking = Pick<Refund, 'userId' | 'requestId' | 'reason' | 'bills'> & {
  centavos: number
  transferId: string
}

/**
 * Turns money that is paid on a member's bills into credit, which a refund sends back. Bills that are owed again lose it,
 * the latest due first, and commission follows. Bills that stay paid keep their sums: credit, given for the
 * refund's reason, takes the place of the money and earns no commission. The member's money must be locked.
 * @throws REFUND_ABOVE_PAID if the bills that can be owed again hold less
 */
export const refundFromBills = async (
  tx: Tx,
  { userId, requestId, centavos, bills, reason, transferId }: Booking
) => {
  const isOwedAgain = bills === 'OWED_AGAIN'
  const { parts, surplusCentavos } = await partsFromBills(tx, {
    userId,
    requestId,
    centavos,
    bills,
  })
  await lockSchedules(
    tx,
    parts.map(({ bill }) => bill.id)
  )
  if (!isOwedAgain) {
    await bookCredit(tx, userId, centavos, reason, transferId)
    for (const { bill, amountCentavos } of parts)
      await replaceWithCredit(tx, userId, bill.id, amountCentavos, transferId)
    await takeRefund(
      tx,
      userId,
      parts.map(({ bill, ...part }) => ({
        ...part,
        invoiceId: bill.invoiceId,
      })),
      { surplusCentavos, requestId }
    )
    return
  }
  for (const { bill, amountCentavos } of parts)
    await releasePaid(tx, userId, bill.id, amountCentavos, transferId)
  for (const id of distinct(parts.map(({ bill }) => bill.subscriptionId)))
    await syncAccessWithPayments(tx, id)
  await accrueCommission(tx, distinct(parts.map(({ bill }) => bill.invoiceId)))
}
