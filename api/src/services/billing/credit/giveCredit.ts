import type { Payment, User } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { creditGivenEmail, creditTakenEmail } from 'src/emails/creditEmail'
import { currentUser } from 'src/lib/auth'
import { onceInTransaction } from 'src/lib/database/idempotency'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify } from 'src/lib/notices'
import { BILLS_PATH } from 'src/shared/accounts/notices'

import { sendProofBack } from '../paymentProofs/proofDecision'
import { isCreditAboveLimit } from '../payments/approvals/approvalLimit'
import { releaseReferencesOf } from '../payments/references/releaseReferences'
import { requireOthersBill } from '../payments/requireOthersBill'
import { standingPayment } from '../payments/standingPayments'
import { takeBackCredit } from '../payments/takeBackSurplus'

import { creditOf, lockedCredit } from './credit'

/** ₱1,000,000: above it, an amount is a slip of the keyboard. */
export const MOST_CREDIT_CENTAVOS = 100_000_000

const MAX_REASON_CHARS = 500

/** Refuses an amount or a reason that cannot be booked, by field. */
export const checkAmountAndReason = (
  amountCentavos: number,
  reason: string
) => {
  const words = reason.trim()
  refuseInput({
    amountCentavos:
      (amountCentavos <= 0 || amountCentavos > MOST_CREDIT_CENTAVOS) &&
      'AMOUNT_INVALID',
    reason: !words
      ? 'REASON_REQUIRED'
      : words.length > MAX_REASON_CHARS && 'TOO_LONG',
  })
  return words
}

/** Writes a credit that staff give; it is no money, and no receipt is issued. A refund's credit has its `transferId`. */
export const bookCredit = async (
  tx: Tx,
  userId: number,
  amountCentavos: number,
  reason: string,
  transferId?: string
) => {
  const payment = await tx.payment.create({
    data: {
      transferId,
      kind: 'CREDIT',
      userId,
      amountCentavos: 0,
      creditCentavos: amountCentavos,
      platform: 'other',
      approvedById: currentUser().id,
      note: reason,
    },
  })
  await logInfo(tx, {
    action: 'credit.issued',
    entity: 'User',
    entityId: userId,
    after: { paymentId: payment.id, amountCentavos, reason },
  })
}

const emails = {
  CREDIT_GIVEN: creditGivenEmail,
  CREDIT_TAKEN: creditTakenEmail,
}

const tellOfCredit = (
  tx: Tx,
  kind: keyof typeof emails,
  { id: userId, email, firstName, language }: User,
  amountCentavos: number,
  reason: string
) =>
  notify(
    tx,
    { userId, email },
    { kind, facts: { amountCentavos, reason }, path: BILLS_PATH },
    emails[kind]({ lang: language, firstName, amountCentavos, reason })
  )

/**
 * Gives a member credit: it lowers what they owe, and pays bills or goes back as money later.
 * @returns the member's credit in centavos
 * @throws AMOUNT_INVALID, REASON_REQUIRED, TOO_LONG by field; CREDIT_ABOVE_LIMIT if it is more than one person may give
 * alone; PAYMENT_OWN; NOT_FOUND
 */
export const giveCredit = (async (args) => {
  const { userId, amountCentavos } = args
  const reason = checkAmountAndReason(amountCentavos, args.reason)
  return onceInTransaction('giveCredit', args, async (tx) => {
    await requireOthersBill(tx, userId)
    const member = found(await tx.user.findUnique({ where: { id: userId } }))
    if (await isCreditAboveLimit(tx, userId, amountCentavos))
      throw new AppError('CREDIT_ABOVE_LIMIT')
    await bookCredit(tx, userId, amountCentavos, reason)
    await tellOfCredit(tx, 'CREDIT_GIVEN', member, amountCentavos, reason)
    return creditOf(tx, userId)
  })
}) satisfies MutationResolvers['giveCredit']

/** Whether nobody has taken the credit back, and no refund was booked with it, which has sent it to the member. */
const isStanding = async (
  tx: Tx,
  { id, kind, userId, transferId }: Payment
) => {
  const ended = await tx.payment.count({
    where: {
      OR: [
        { reversesId: id },
        ...(kind === 'CREDIT'
          ? [{ kind: 'REFUND' as const, userId, transferId }]
          : []),
      ],
    },
  })
  return ended === 0
}

/** Sends the proof of a credit back once nothing is booked with it any more; returns whether it was sent back. */
const returnProof = async (tx: Tx, { proofId }: Payment, reason: string) => {
  if (proofId === null) return false
  const booked = await tx.payment.count({
    where: { ...standingPayment, proofId },
  })
  return booked === 0 && (await sendProofBack(tx, { id: proofId }, reason))
}

/**
 * Takes back a credit that staff gave, or money that stayed as credit, from the credit that is left to the member, who
 * is told the reason. A proof that has brought nothing else is sent back, so that its reference is free again.
 * @returns the member's credit in centavos
 * @throws REASON_REQUIRED, TOO_LONG by field; CREDIT_TOO_LOW; CREDIT_NOT_STANDING; PAYMENT_OWN; NOT_FOUND
 */
export const revokeCredit = (async (args) => {
  const reason = checkAmountAndReason(1, args.reason)
  return onceInTransaction('revokeCredit', args, async (tx) => {
    const { user, ...payment } = found(
      await tx.payment.findFirst({
        where: {
          id: args.paymentId,
          kind: { in: ['PAYMENT', 'CREDIT'] },
          creditCentavos: { gt: 0 },
        },
        include: { user: true },
      })
    )
    const { userId } = payment
    await requireOthersBill(tx, userId)
    await lockedCredit(tx, userId)
    if (!(await isStanding(tx, payment)))
      throw new AppError('CREDIT_NOT_STANDING')
    await takeBackCredit(tx, payment, reason)
    await releaseReferencesOf(tx, userId)
    await logInfo(tx, {
      action: 'credit.revoked',
      entity: 'User',
      entityId: userId,
      before: { paymentId: payment.id },
      after: { reason },
    })
    // The mail of a proof tells its reason.
    if (!(await returnProof(tx, payment, reason)))
      await tellOfCredit(
        tx,
        'CREDIT_TAKEN',
        user,
        payment.creditCentavos,
        reason
      )
    return creditOf(tx, userId)
  })
}) satisfies MutationResolvers['revokeCredit']
