import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { lockedCredit } from '../../credit/credit'
import {
  lockSchedule,
  scheduleAnswer,
} from '../../paymentSchedules/paymentSchedules'
import { requireOthersBill } from '../requireOthersBill'

import { withdrawTransfer } from './dropApprovals'
import { mayWithdraw } from './mayWithdraw'

// Locks the row that a confirmation of the same approval locks, too: its bill, or the member of money that no bill takes.
const lockApproval = async (
  tx: Tx,
  { scheduleId, userId }: { scheduleId: number | null; userId: number | null }
) => {
  if (scheduleId === null) return lockedCredit(tx, found(userId))
  return lockSchedule(tx, scheduleId)
}

/**
 * Withdraws a first approval with all others of its transfer, unless a second person confirms it at the same time.
 * Money that is booked stays booked; only the first approver and administrators may. Returns the bills that waited;
 * none for money that no bill takes.
 * @throws APPROVAL_CHANGED if it no longer waits; PAYMENT_OWN, FORBIDDEN
 */
export const withdrawApproval = (async ({ id }) =>
  inTransaction(async (tx) => {
    const approval = found(
      await tx.paymentApproval.findUnique({
        where: { id },
        include: { schedule: { select: { invoice: true } } },
      })
    )
    if (!mayWithdraw(approval.approvedById)) throw new AppError('FORBIDDEN')
    const memberId = found(approval.userId ?? approval.schedule?.invoice.userId)
    await requireOthersBill(tx, memberId)
    await lockApproval(tx, approval)
    const scheduleIds = await withdrawTransfer(tx, approval.togetherId)
    if (!scheduleIds) throw new AppError('APPROVAL_CHANGED')
    await logInfo(tx, {
      ...(approval.scheduleId === null
        ? { action: 'credit.withdrawn', entity: 'User', entityId: memberId }
        : {
            action: 'paymentSchedule.withdrawn',
            entity: 'PaymentSchedule',
            entityId: approval.scheduleId,
          }),
      before: { paymentApprovalId: id },
    })
    const bills = []
    for (const scheduleId of scheduleIds)
      bills.push(await scheduleAnswer(tx, scheduleId))
    return bills
  })) satisfies MutationResolvers['withdrawApproval']
