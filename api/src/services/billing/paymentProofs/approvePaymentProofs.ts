import type { MutationResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refusalCode, refuseInput } from 'src/lib/errors'

import { lockUnpaidEntry } from '../payments/lockedEntry'
import { payEntries } from '../payments/payEntries'
import { approversOfAll } from '../payments/secondApproval'
import { openEntry } from '../paymentSchedules/openEntry'
import { lockSchedule } from '../paymentSchedules/paymentSchedules'

import { settleProof } from './proofDecision'

const MOST_AT_ONCE = 100

// Locks bills before proofs, and bills in the order of their ids, as all other code does.
const lockProofBills = async (tx: Tx, proofId: number) => {
  const bills = await tx.paymentSchedule.findMany({
    where: { proofs: { some: { proofId } } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of bills) await lockSchedule(tx, id)
  return tx.paymentSchedule.findMany({
    where: {
      id: { in: bills.map(({ id }) => id) },
      ...openEntry,
      invoice: { voidedAt: null },
    },
    orderBy: { id: 'asc' },
    select: { id: true, priceCentavos: true },
  })
}

const lockProof = async (tx: Tx, id: number) => {
  await lockRow(tx, 'PaymentProof', id)
  const proof = found(await tx.paymentProof.findUnique({ where: { id } }))
  if (proof.status !== 'SUBMITTED') throw new AppError('PROOF_DECIDED')
  return proof
}

type Decision = { externalInvoiceId: string; acceptDifference: boolean }

const approveProof = async (
  tx: Tx,
  id: number,
  { externalInvoiceId, acceptDifference }: Decision
) => {
  const bills = await lockProofBills(tx, id)
  const proof = await lockProof(tx, id)
  if (bills.length === 0) throw new AppError('PAYMENT_ALREADY_PAID')
  const owed = bills.reduce((sum, bill) => sum + bill.priceCentavos, 0)
  if (owed !== proof.amountCentavos && !acceptDifference)
    throw new AppError('PROOF_AMOUNT_DIFFERS')

  const wanted = { platform: proof.platform, externalInvoiceId }
  const approvers = await approversOfAll(tx, bills, wanted)
  if (!approvers) return 'WAITING' as const
  const settled = []
  for (const [index, bill] of bills.entries())
    settled.push({
      entry: await lockUnpaidEntry(tx, bill.id),
      settlement: {
        ...wanted,
        ...approvers[index],
        paidAt: proof.paidOn,
        referenceNo: proof.referenceNo,
        proofId: id,
      },
    })
  await payEntries(tx, settled)
  await settleProof(tx, id)
  return 'APPROVED' as const
}

/**
 * Approves each proof with all of its bills in its own transaction. A refused proof is returned with its error code and
 * does not stop the others. If the amount of a proof differs from its bills, `acceptDifference` is required.
 */
export const approvePaymentProofs = (async ({
  ids,
  externalInvoiceId,
  acceptDifference,
}) => {
  refuseInput({
    externalInvoiceId: !externalInvoiceId.trim() && 'EXTERNAL_INVOICE_REQUIRED',
    ids: (ids.length === 0 || ids.length > MOST_AT_ONCE) && 'INVALID',
  })
  const decision = {
    externalInvoiceId: externalInvoiceId.trim(),
    acceptDifference: acceptDifference ?? false,
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
