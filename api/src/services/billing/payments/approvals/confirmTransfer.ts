import type { PaymentApproval } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { onceInTransaction } from 'src/lib/database/idempotency'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

import { approveProof } from '../../paymentProofs/approvePaymentProofs'
import { bookedWith } from '../../paymentProofs/proofDecision'
import { approveBill, NO_PROOF } from '../../paymentSchedules/approveBill'
import { owedCentavos } from '../../paymentSchedules/openEntry'
import { bookRecorded } from '../recordPayment'

import type { Wanted } from './beginApprovals'
import { confirmRecorded, isRecorded } from './confirmRecorded'

const wantedOf = ({
  platform,
  externalInvoiceId,
}: PaymentApproval): Wanted => ({
  platform,
  externalInvoiceId,
})

/** Confirms money that no bill takes; bills that have opened since take it first, and then wait. */
const confirmSurplus = async (tx: Tx, first: PaymentApproval) => {
  const { referenceKey } = first
  const { isWaiting } = await bookRecorded(
    tx,
    {
      userId: found(first.userId),
      scheduleIds: [],
      amountCentavos: first.totalCentavos,
      wanted: wantedOf(first),
      referenceKey,
      transfer: {
        paidAt: found(first.paidAt),
        referenceNo: referenceKey || undefined,
      },
    },
    { keepsSurplus: true, confirmsId: first.id }
  )
  return !isWaiting
}

/** Confirms the whole of a bill that was approved on its own, with or without a proof. */
const confirmBill = (tx: Tx, id: number, first: PaymentApproval) =>
  approveBill(tx, {
    id,
    wanted: wantedOf(first),
    approvalId: first.id,
    shownCentavos: first.amountCentavos,
    shownProofId: first.proofId ?? NO_PROOF,
  })

const confirmProof = async (
  tx: Tx,
  proofId: number,
  first: PaymentApproval
) => {
  const status = await approveProof(tx, proofId, {
    externalInvoiceId: first.externalInvoiceId,
    // A surplus that differs from the one that the first approver saw is refused.
    acceptDifference: true,
    bookedCentavos: first.totalCentavos + (await bookedWith(tx, proofId)),
  })
  if (status === 'WAITING') throw new AppError('APPROVAL_DIFFERS')
}

/** Whether the first approval is of one bill alone, and of all that it owes. */
const isOfWholeBill = async (tx: Tx, first: PaymentApproval) =>
  first.scheduleId !== null &&
  first.surplusCentavos === 0 &&
  first.totalCentavos === first.amountCentavos &&
  owedCentavos(
    await tx.paymentSchedule.findUniqueOrThrow({
      where: { id: first.scheduleId },
    })
  ) === first.amountCentavos

/**
 * Confirms as the second person a transfer exactly as the first one approved it, with all bills that it pays and what
 * stays as credit. Answers whether it is booked; money without a bill waits again if a bill takes it now.
 * @throws APPROVAL_OWN, PAYMENT_OWN, REFERENCE_USED, PROOF_PENDING; APPROVAL_OF_FILE for a line of a statement;
 * APPROVAL_DIFFERS, APPROVAL_CHANGED if it or its bills have changed since
 */
export const confirmTransfer = (async (args) =>
  onceInTransaction('confirmTransfer', args, async (tx) => {
    const first = await tx.paymentApproval.findFirst({
      where: { id: args.id, status: 'WAITING' },
    })
    if (!first) throw new AppError('APPROVAL_CHANGED')
    const { scheduleId, proofId } = first
    if (first.statementLineId !== null) throw new AppError('APPROVAL_OF_FILE')
    if (isRecorded(first)) await confirmRecorded(tx, first, wantedOf(first))
    else if (scheduleId !== null && (await isOfWholeBill(tx, first)))
      await confirmBill(tx, scheduleId, first)
    else if (proofId !== null) await confirmProof(tx, proofId, first)
    else if (scheduleId === null) return confirmSurplus(tx, first)
    else throw new AppError('APPROVAL_CHANGED')
    return true
  })) satisfies MutationResolvers['confirmTransfer']
