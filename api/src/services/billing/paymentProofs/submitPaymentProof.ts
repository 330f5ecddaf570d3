import type { MutationResolvers, SubmitPaymentProofInput } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { onceInTransaction } from 'src/lib/database/idempotency'
import { bool, int, statement } from 'src/lib/database/sql'
import { isUniqueViolation } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, InputError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify } from 'src/lib/notices'
import { BILLS_PATH } from 'src/shared/accounts/notices'
import { isPayDay } from 'src/shared/billing/paying/payDay'
import {
  normalizeReference,
  platformKeyOf,
  type PlatformKey,
} from 'src/shared/billing/platforms'
import { dateColumnOf } from 'src/shared/manilaTime'
import { formExtensions } from 'src/shared/uploads'

import { lockedCredit } from '../credit/credit'

import { asProof } from './asProof'

const MAX_REFERENCE_CHARS = 64

const check = (input: SubmitPaymentProofInput): PlatformKey => {
  const platform = platformKeyOf(input.platform)
  const hasReference =
    platform !== null &&
    normalizeReference(platform, input.referenceNo) !== null
  refuseInput({
    scheduleIds: input.scheduleIds.length === 0 && 'PROOF_SCHEDULES_REQUIRED',
    platform: !input.platform
      ? 'PLATFORM_REQUIRED'
      : platform === null && 'PLATFORM_UNKNOWN',
    referenceNo:
      platform !== 'cash' &&
      (!hasReference || input.referenceNo.length > MAX_REFERENCE_CHARS) &&
      'REFERENCE_REQUIRED',
    amountCentavos: input.amountCentavos <= 0 && 'AMOUNT_INVALID',
    paidOn: !isPayDay(input.paidOn) && 'DATE_INVALID',
    fileId: !input.fileId && 'PROOF_FILE_REQUIRED',
  })
  return platform as PlatformKey
}

const LOCK_BILLS = statement(
  `SELECT id FROM "PaymentSchedule" WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE`,
  { id: int }
)

const OWN_BILLS = statement(
  `
    SELECT s."transactionId" IS NOT NULL AS "isPaid", EXISTS (
      SELECT 1 FROM "PaymentProofSchedule" ps JOIN "PaymentProof" p ON p.id = ps."proofId"
      WHERE ps."scheduleId" = s.id AND p.status = 'SUBMITTED'
    ) OR EXISTS (
      SELECT 1 FROM "PaymentApproval" a WHERE a."scheduleId" = s.id AND a.status = 'WAITING'
    ) AS "isPending"
    FROM "PaymentSchedule" s JOIN "Invoice" i ON i.id = s."invoiceId"
    WHERE s.id = ANY($1::int[]) AND i."userId" = $2 AND i."voidedAt" IS NULL AND s."cancelledAt" IS NULL AND s."waivedAt" IS NULL`,
  { isPaid: bool, isPending: bool }
)

// A bill whose payment staff have recorded waits for that money, too. Selects by owner, so another member's bill is not
// found. A separate statement locks the bills first, so that the second of two proofs sent at once sees the first.
const lockBills = async (tx: Tx, userId: number, scheduleIds: number[]) => {
  await lockedCredit(tx, userId)
  await LOCK_BILLS.all(tx, [scheduleIds])
  const bills = await OWN_BILLS.all(tx, [scheduleIds, userId])
  if (bills.length !== scheduleIds.length) throw new AppError('NOT_FOUND')
  if (bills.some(({ isPaid }) => isPaid))
    throw new AppError('PAYMENT_ALREADY_PAID')
  if (bills.some(({ isPending }) => isPending))
    throw new AppError('PROOF_PENDING')
}

/**
 * Stores a member's proof of payment for some of their unpaid bills. A platform's reference number may be used once,
 * whatever its spelling; a screenshot that was sent before is accepted, and flagged for the reviewer.
 * @throws BAD_USER_INPUT by field, NOT_FOUND, PAYMENT_ALREADY_PAID, PROOF_PENDING, IDEMPOTENCY_MISMATCH
 */
export const submitPaymentProof = (async ({ input }) => {
  const platform = check(input)
  const userId = currentUser().id
  const scheduleIds = [...new Set(input.scheduleIds)]
  const referenceKey = normalizeReference(platform, input.referenceNo)
  try {
    const id = await onceInTransaction(
      'submitPaymentProof',
      input,
      async (tx) => {
        await lockBills(tx, userId, scheduleIds)
        const file = await tx.storedFile.findFirst({
          where: {
            id: input.fileId as number,
            ownerId: userId,
            extension: { in: formExtensions },
          },
        })
        if (!file) throw new InputError({ fileId: 'PROOF_FILE_REQUIRED' })
        const duplicate = await tx.paymentProof.findFirst({
          where: {
            file: { sha256: file.sha256 },
            status: { in: ['SUBMITTED', 'APPROVED'] },
          },
          select: { id: true },
        })
        const proof = await tx.paymentProof.create({
          data: {
            userId,
            fileId: found(file).id,
            platform,
            referenceNo: input.referenceNo.trim(),
            amountCentavos: input.amountCentavos,
            paidOn: dateColumnOf(input.paidOn),
            duplicateOfId: duplicate?.id,
            schedules: {
              create: scheduleIds.map((scheduleId) => ({ scheduleId })),
            },
            ...(referenceKey && {
              reference: { create: { platform, referenceKey } },
            }),
          },
        })
        await logInfo(tx, {
          action: 'paymentProof.submitted',
          entity: 'PaymentProof',
          entityId: proof.id,
          after: {
            platform,
            amountCentavos: input.amountCentavos,
            scheduleIds,
          },
        })
        await notify(tx, userId, {
          kind: 'PROOF_RECEIVED',
          facts: { amountCentavos: input.amountCentavos },
          path: BILLS_PATH,
        })
        return proof.id
      }
    )
    return asProof(await db.paymentProof.findUniqueOrThrow({ where: { id } }))
  } catch (error) {
    if (isUniqueViolation(error, 'referenceKey'))
      throw new InputError({ referenceNo: 'REFERENCE_USED' })
    throw error
  }
}) satisfies MutationResolvers['submitPaymentProof']
