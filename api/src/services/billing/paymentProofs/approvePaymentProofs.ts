import type { MutationResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refusalCode, refuseInput } from 'src/lib/errors'
import { MAX_CENTAVOS } from 'src/shared/money'
import { isVisible } from 'src/shared/text/plainMarks'

import { referenceKeyOf } from '../payments/approvals/beginApprovals'
import { bookAmount } from '../payments/bookAmount'
import { lockBillsToPay } from '../payments/lockBillsToPay'
import { openEntry, sumOwed } from '../paymentSchedules/openEntry'
import { lockSchedules } from '../paymentSchedules/paymentSchedules'

import { acceptProof, bookedWith } from './proofDecision'

export const MOST_AT_ONCE = 100

// Locks bills before proofs, as all other code does.
const lockProofBills = async (tx: Tx, proofId: number) => {
  const bills = await tx.paymentSchedule.findMany({
    where: { proofs: { some: { proofId } } },
    select: { id: true },
  })
  await lockSchedules(
    tx,
    bills.map(({ id }) => id)
  )
  const open = await tx.paymentSchedule.findMany({
    where: {
      id: { in: bills.map(({ id }) => id) },
      ...openEntry,
      invoice: { voidedAt: null },
    },
    orderBy: [{ scheduleDate: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  return open.map(({ id }) => id)
}

const lockProof = async (tx: Tx, id: number) => {
  await lockRow(tx, 'PaymentProof', id)
  const proof = found(await tx.paymentProof.findUnique({ where: { id } }))
  if (proof.status !== 'SUBMITTED') throw new AppError('PROOF_DECIDED')
  return proof
}

type Decision = {
  externalInvoiceId: string
  acceptDifference: boolean
  /** The amount to book; null for the one that the member typed. */
  bookedCentavos: number | null
  /** Whether the person may take it back just afterwards. */
  isUndoable?: boolean
}

/**
 * Books a pending proof on its bills. Answers whether it is booked, or waits for a second person.
 * @throws PROOF_DECIDED, PROOF_AMOUNT_DIFFERS and all that `lockBillsToPay` and `bookAmount` throw
 */
export const approveProof = async (
  tx: Tx,
  id: number,
  {
    externalInvoiceId,
    acceptDifference,
    bookedCentavos,
    isUndoable = false,
  }: Decision
) => {
  const billIds = await lockProofBills(tx, id)
  const typed = found(
    await tx.paymentProof.findUnique({
      where: { id },
      select: {
        userId: true,
        amountCentavos: true,
        platform: true,
        referenceNo: true,
      },
    })
  )
  const bookedBefore = await bookedWith(tx, id)
  const amountCentavos = (bookedCentavos ?? typed.amountCentavos) - bookedBefore
  const bills = await lockBillsToPay(tx, billIds, {
    userId: typed.userId,
    amountCentavos,
    platform: typed.platform,
    referenceKey: referenceKeyOf(typed.platform, typed.referenceNo),
  })
  const proof = await lockProof(tx, id)
  if ((await bookedWith(tx, id)) !== bookedBefore)
    throw new AppError('PROOF_DECIDED')
  // A part at a time: all of the transfer is booked already.
  if (amountCentavos <= 0 && bookedBefore > 0) {
    await acceptProof(tx, id)
    return 'APPROVED' as const
  }
  const owed = sumOwed(bills.slice(0, billIds.length))
  if (owed !== amountCentavos && !acceptDifference)
    throw new AppError('PROOF_AMOUNT_DIFFERS')

  const booked = await bookAmount(
    tx,
    proof.userId,
    bills,
    amountCentavos,
    { platform: proof.platform, externalInvoiceId },
    () => ({
      paidAt: proof.paidOn,
      referenceNo: proof.referenceNo,
      proofId: id,
    }),
    {
      keepsSurplus: acceptDifference,
      bookedBeforeCentavos: bookedBefore,
      isUndoable,
    }
  )
  if (!booked) return 'WAITING' as const
  await acceptProof(tx, id)
  return 'APPROVED' as const
}

/**
 * Approves each proof in its own transaction: books what it says on its bills, the earliest first, and what is left over
 * on the member's other open bills; what no bill needs stays as credit. What was booked with the proof before is not
 * booked again. A refused proof is returned with its error code and does not stop the others. If the amount of a proof
 * differs from what its bills need, `acceptDifference` is required. For a single proof, whose picture shows another
 * amount than the member typed, `amountCentavos` is that of the whole transfer.
 */
export const approvePaymentProofs = (async ({
  ids,
  externalInvoiceId,
  acceptDifference,
  amountCentavos = null,
}) => {
  refuseInput({
    amountCentavos:
      amountCentavos !== null &&
      (amountCentavos <= 0 ||
        amountCentavos > MAX_CENTAVOS ||
        ids.length > 1) &&
      'AMOUNT_INVALID',
    externalInvoiceId:
      !isVisible(externalInvoiceId) && 'EXTERNAL_INVOICE_REQUIRED',
    ids: (ids.length === 0 || ids.length > MOST_AT_ONCE) && 'INVALID',
  })
  const decision = {
    externalInvoiceId: externalInvoiceId.trim(),
    acceptDifference: acceptDifference ?? false,
    bookedCentavos: amountCentavos,
    isUndoable: true,
  }
  const decisions = []
  for (const id of new Set(ids)) {
    try {
      const status = await inTransaction((tx) => approveProof(tx, id, decision))
      decisions.push({ id, status, code: null })
    } catch (error) {
      decisions.push({
        id,
        status: 'REFUSED' as const,
        code: refusalCode(error),
      })
    }
  }
  return decisions
}) satisfies MutationResolvers['approvePaymentProofs']
