import type { MutationResolvers } from 'types/graphql'

import { onceInTransaction } from 'src/lib/database/idempotency'
import { AppError, found, refuseInput } from 'src/lib/errors'

import { requireOthersBill } from '../payments/requireOthersBill'
import { revokeEntry } from '../payments/revokeEntry'

import { lockSchedule, scheduleAnswer } from './paymentSchedules'

/**
 * Marks a paid entry as unpaid with a reason (spec sections 4 and 5): writes a reversal and updates access. Of two
 * concurrent revokes, or a revoke and an approval, only one succeeds. A first approval of other money goes on waiting
 * (`withdrawApproval`).
 * @throws REASON_REQUIRED by field; PAYMENT_NOT_PAID; PAYMENT_OWN; NOT_FOUND
 */
export const disapprovePaymentScheduleTransaction = (async (args) => {
  const { id } = args
  const reason = args.remarks.trim()
  refuseInput({ remarks: !reason && 'REASON_REQUIRED' })
  return onceInTransaction('revokePayment', args, async (tx) => {
    await lockSchedule(tx, id)
    const entry = found(
      await tx.paymentSchedule.findUnique({
        where: { id },
        include: { invoice: true },
      })
    )
    await requireOthersBill(tx, entry.invoice.userId)
    if (!(await revokeEntry(tx, entry, reason)))
      throw new AppError('PAYMENT_NOT_PAID')
    return scheduleAnswer(tx, id)
  })
}) satisfies MutationResolvers['disapprovePaymentScheduleTransaction']
