import type { Invoice, Prisma } from '@prisma/client'

import { paymentRevokedEmail } from 'src/emails/paymentRevokedEmail'
import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { notify } from 'src/lib/notices'
import { accrueCommission } from 'src/services/affiliates/commissions/accrueCommission'
import { BILLS_PATH } from 'src/shared/accounts/notices'

import { releasePaid, undoReleases } from '../credit/releasePaid'
import { reopenProof, returnRevokedProof } from '../paymentProofs/proofDecision'

import { releaseReferences } from './references/releaseReferences'
import { reversePayment, type PaymentOfEntry } from './reversePayment'
import { standingPayments } from './standingPayments'
import { syncAccessWithPayments } from './syncAccessWithPayments'
import { takeBackSurplus } from './takeBackSurplus'

type LockedEntry = Prisma.PaymentScheduleGetPayload<{
  include: { invoice: true }
}>

type Options = {
  /** The only payment to take back; without it, all that was paid on the entry. */
  paymentId?: number
  isProofOpenAgain?: boolean
  /** Tells nobody, who was not told of the payment either, and leaves its day without it. */
  isSilent?: boolean
}

const tellMember = async (
  tx: Tx,
  { userId, number: invoiceNumber }: Invoice,
  amountCentavos: number,
  reason: string
) => {
  const { email, firstName, language } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
  })
  await notify(
    tx,
    { userId, email },
    {
      kind: 'PAYMENT_REVOKED',
      facts: { invoiceNumber, reason },
      path: BILLS_PATH,
    },
    paymentRevokedEmail({
      lang: language,
      firstName,
      invoiceNumber,
      reason,
      amountCentavos,
    })
  )
}

const tellNobody = async () => {}

const sumOf = (payments: readonly PaymentOfEntry[]) =>
  payments.reduce((sum, { allocatedCentavos }) => sum + allocatedCentavos, 0)

/**
 * Sends the proofs of payments back, or lets them wait again. The mail of a proof tells its reason, another one tells of
 * all other money that is taken back; undoing a file decides nothing about the member.
 */
const decideOnProofs = async (
  tx: Tx,
  invoice: Invoice,
  payments: readonly PaymentOfEntry[],
  reason: string,
  isProofOpenAgain: boolean
) => {
  const told = new Set<number | null>()
  for (const proofId of new Set(payments.map((payment) => payment.proofId))) {
    if (proofId === null) continue
    if (isProofOpenAgain) await reopenProof(tx, proofId)
    else if (await returnRevokedProof(tx, proofId, reason)) told.add(proofId)
  }
  const untold = payments.filter(({ proofId }) => !told.has(proofId))
  if (untold.length > 0 && !isProofOpenAgain)
    await tellMember(tx, invoice, sumOf(untold), reason)
}

/** Takes payments back from an entry, which is owed again, and decides on their proofs. */
const takeBack = async (
  tx: Tx,
  entry: LockedEntry,
  payments: PaymentOfEntry[],
  reason: string,
  { isProofOpenAgain = false, isSilent = false }: Options
) => {
  const { id, invoice, cancelledAt } = entry
  const takenCentavos = sumOf(payments)
  for (const payment of payments)
    await reversePayment(tx, payment, id, reason, { onItsDay: isSilent })
  const backCentavos = await undoReleases(tx, entry, takenCentavos)
  const left = await tx.paymentSchedule.update({
    where: { id },
    data: {
      paidCentavos: { decrement: takenCentavos - backCentavos },
      transactionId: null,
      paymentPlatform: null,
      externalInvoiceId: null,
    },
  })
  await takeBackSurplus(tx, payments, reason, isProofOpenAgain, {
    onItsDay: isSilent,
  })
  if (cancelledAt) await releasePaid(tx, invoice.userId, id, left.paidCentavos)
  await decideOnProofs(tx, invoice, payments, reason, isProofOpenAgain)
  await releaseReferences(tx, id)
  await syncAccessWithPayments(tx, invoice.subscriptionId)
  await accrueCommission(tx, [invoice.id], isSilent ? tellNobody : undefined)
}

/**
 * Takes back what was paid on a locked entry: payments are reversed, their proofs sent back with the reason (or set to
 * pending), and access and commission follow. Returns whether there was a payment.
 */
export const revokeEntry = async (
  tx: Tx,
  entry: LockedEntry,
  reason: string,
  options: Options = {}
) => {
  const standing = await standingPayments(tx, entry.id)
  const payments = standing.filter(
    (payment) => payment.id === (options.paymentId ?? payment.id)
  )
  if (payments.length === 0) return false
  await takeBack(tx, entry, payments, reason, options)
  await logInfo(tx, {
    action: 'paymentSchedule.revoked',
    entity: 'PaymentSchedule',
    entityId: entry.id,
    before: { paymentIds: payments.map((payment) => payment.id) },
    after: { reason },
  })
  return true
}
