import type { Payment } from '@prisma/client'
import type { MutationResolvers, RecordPaymentInput } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { onceInTransaction } from 'src/lib/database/idempotency'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { isPayDay } from 'src/shared/billing/paying/payDay'
import {
  normalizeReference,
  platformKeyOf,
  type PlatformKey,
} from 'src/shared/billing/platforms'
import { dateColumnOf } from 'src/shared/manilaTime'
import { MAX_CENTAVOS } from 'src/shared/money'

import { lockPendingProof } from '../paymentProofs/proofDecision'

import type { Wanted } from './approvals/beginApprovals'
import { bookAmount } from './bookAmount'
import { lockBillsToPay } from './lockBillsToPay'
import { claimReference } from './references/claimReference'

const MOST_BILLS = 24
const MAX_REFERENCE_CHARS = 64
const NO_EXTERNAL_INVOICE = 'N/A'

const check = (input: RecordPaymentInput) => {
  const platform = platformKeyOf(input.platform)
  const referenceNo = input.referenceNo.trim()
  const referenceKey =
    platform && normalizeReference(platform, input.referenceNo)
  const { amountCentavos, paidOn } = input
  const count = new Set(input.scheduleIds).size
  refuseInput({
    scheduleIds:
      ((count === 0 && input.userId == null) || count > MOST_BILLS) &&
      'INVALID',
    amountCentavos:
      (amountCentavos <= 0 || amountCentavos > MAX_CENTAVOS) &&
      'AMOUNT_INVALID',
    platform: !input.platform
      ? 'PLATFORM_REQUIRED'
      : platform === null && 'PLATFORM_UNKNOWN',
    referenceNo:
      ((platform !== 'cash' && !referenceKey) ||
        referenceNo.length > MAX_REFERENCE_CHARS) &&
      'REFERENCE_REQUIRED',
    paidOn: !isPayDay(paidOn) && 'DATE_INVALID',
  })
  return {
    platform: platform as PlatformKey,
    referenceKey,
    transfer: {
      paidAt: dateColumnOf(paidOn),
      referenceNo: referenceNo || undefined,
    },
  }
}

// The account of the member is where money without a bill is recorded.
const requireMember = async (tx: Tx, userId: number) => {
  await requireReach('studentPaymentDetails', userId)
  found(await tx.user.findUnique({ where: { id: userId } }))
}

/** The receipts of all payments of a transfer, and of the part that stays as credit. */
const receiptsOf = async (
  tx: Tx,
  { userId, transferId }: Pick<Payment, 'userId' | 'transferId'>
) => {
  const payments = await tx.payment.findMany({
    where: { userId, transferId },
    orderBy: { id: 'asc' },
    select: { receiptNumber: true },
  })
  return payments.flatMap(({ receiptNumber }) => receiptNumber ?? [])
}

type Recorded = {
  userId?: number
  scheduleIds: number[]
  amountCentavos: number
  wanted: Wanted
  referenceKey: string
  transfer: { paidAt: Date; referenceNo?: string }
}

/**
 * Books a transfer without a proof, on the chosen bills of a member and their other open bills, as `recordPayment` says.
 * @throws PROOF_PENDING, REFERENCE_USED and all that `lockBillsToPay` and `bookAmount` throw
 */
export const bookRecorded = async (
  tx: Tx,
  { scheduleIds, amountCentavos, wanted, transfer, ...recorded }: Recorded,
  options: Parameters<typeof bookAmount>[6]
) => {
  const { platform } = wanted
  const { referenceKey } = recorded
  const entries = await lockBillsToPay(tx, scheduleIds, {
    userId: recorded.userId,
    amountCentavos,
    platform,
    referenceKey,
    paidAt: transfer.paidAt,
  })
  for (const { id } of entries)
    if (await lockPendingProof(tx, id)) throw new AppError('PROOF_PENDING')
  const booked = await bookAmount(
    tx,
    recorded.userId ?? entries[0].invoice.userId,
    entries,
    amountCentavos,
    wanted,
    () => transfer,
    options
  )
  const first = booked && (booked.payments[0] ?? booked.kept)
  if (!first) return { isWaiting: true, receiptNumbers: [] }
  await claimReference(tx, platform, referenceKey, { paymentId: first.id })
  return { isWaiting: false, receiptNumbers: await receiptsOf(tx, first) }
}

/**
 * Records money that a member sent, without a proof: it pays the chosen bills in their order, perhaps the last in part,
 * and what is left over pays the member's other open bills, the earliest first, and then stays as credit if the caller
 * says so. Without chosen bills, a `userId` names the member. Above a set amount a second person must record the same.
 * @throws INVALID, AMOUNT_INVALID, PLATFORM_…, REFERENCE_REQUIRED, DATE_INVALID by field; AMOUNT_ABOVE_BILLS,
 * PROOF_PENDING, PAYMENT_OWN, REFERENCE_USED, PAYMENT_ALREADY_PAID, PAYMENT_WAIVED, APPROVAL_…;
 * NOT_FOUND
 */
export const recordPayment = (async (args) => {
  const { input } = args
  const { platform, referenceKey, transfer } = check(input)
  const wanted = {
    platform,
    externalInvoiceId: input.externalInvoiceId?.trim() || NO_EXTERNAL_INVOICE,
  }
  return onceInTransaction('recordPayment', args, async (tx) => {
    if (input.userId != null) await requireMember(tx, input.userId)
    return bookRecorded(
      tx,
      {
        userId: input.userId ?? undefined,
        scheduleIds: [...new Set(input.scheduleIds)],
        amountCentavos: input.amountCentavos,
        wanted,
        referenceKey: referenceKey ?? '',
        transfer,
      },
      { keepsSurplus: input.keepsSurplus ?? false }
    )
  })
}) satisfies MutationResolvers['recordPayment']
