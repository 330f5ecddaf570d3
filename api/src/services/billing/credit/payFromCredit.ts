import type { MutationResolvers } from 'types/graphql'

import { currentUser, meets } from 'src/lib/auth'
import { onceInTransaction } from 'src/lib/database/idempotency'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { allocate } from 'src/shared/billing/paying/allocate'

import { lockPendingProof } from '../paymentProofs/proofDecision'
import { isWaitingForSecond } from '../payments/approvals/secondApproval'
import { lockBillsToPay } from '../payments/lockBillsToPay'
import { payEntries } from '../payments/payEntries'
import { requireOthersBill } from '../payments/requireOthersBill'
import { owedCentavos } from '../paymentSchedules/openEntry'

import { creditOf, lockedCredit } from './credit'

const MOST_BILLS = 24

/**
 * Pays open bills of one member from their credit, in the given order, the last perhaps in part. Members use their own
 * credit; staff who approve payments use that of others. No money moves, so that one person is always enough.
 * @returns the credit that is left, in centavos
 * @throws INVALID by field; CREDIT_TOO_LOW if there is none; PROOF_PENDING or APPROVAL_WAITING if a bill waits for
 * other money; PAYMENT_ALREADY_PAID; PAYMENT_WAIVED; NOT_FOUND
 */
export const payFromCredit = (async (args) => {
  const ids = [...new Set(args.scheduleIds)]
  refuseInput({
    scheduleIds: (ids.length === 0 || ids.length > MOST_BILLS) && 'INVALID',
  })
  return onceInTransaction('payFromCredit', args, async (tx) => {
    const { userId } = found(
      await tx.invoice.findFirst({
        where: { schedules: { some: { id: ids[0] } } },
        select: { userId: true },
      })
    )
    const isOwn = userId === currentUser().id
    if (!isOwn) {
      if (!meets({ cap: 'approvePayment' })) throw new AppError('NOT_FOUND')
      await requireOthersBill(tx, userId)
    }
    const bills = await lockBillsToPay(tx, ids)
    for (const { id } of bills) {
      if (await lockPendingProof(tx, id)) throw new AppError('PROOF_PENDING')
      if (await isWaitingForSecond(tx, id))
        throw new AppError('APPROVAL_WAITING')
    }
    const credit = await lockedCredit(tx, userId)
    const owed = bills.map((entry) => ({
      id: entry.id,
      owedCentavos: owedCentavos(entry),
      entry,
    }))
    const { parts } = allocate(credit, owed)
    if (credit <= 0 || parts.length === 0) throw new AppError('CREDIT_TOO_LOW')
    await payEntries(
      tx,
      parts.map(({ bill: { entry }, amountCentavos }) => ({
        entry,
        amountCentavos,
        settlement: {
          isCredit: true,
          platform: 'other',
          externalInvoiceId: 'N/A',
          paidAt: new Date(),
          approvedById: isOwn ? null : currentUser().id,
        },
      }))
    )
    return creditOf(tx, userId)
  })
}) satisfies MutationResolvers['payFromCredit']
