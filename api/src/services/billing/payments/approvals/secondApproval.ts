import type { PaymentApproval } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { bigInt, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { settingNumber } from 'src/services/settings/settings/settingNumber'
import {
  normalizeReference,
  type PlatformKey,
} from 'src/shared/billing/platforms'
import { toCentavos } from 'src/shared/money'

import { lockedCredit } from '../../credit/credit'

import { bookedAlone, CHANGES_PRICES } from './bookedAlone'
import { isPaymentApprover } from './paymentApprovers'

/** The setting with the pesos above which a second person must approve; if it is empty, one person is always enough. */
const SETTING = 'second-approval-above'

export type Wanted = { platform: PlatformKey; externalInvoiceId: string }

/** A transfer's reference number as approvals compare it; empty if it has none. */
export const referenceKeyOf = (platform: PlatformKey, referenceNo = '') =>
  normalizeReference(platform, referenceNo) ?? ''

/** The details on which both approvers agree: how the money came, all of it, and its part that stays as credit. */
type Booking = Wanted & { totalCentavos: number; surplusCentavos: number }

/** An entry with its price, the amount to book on it, and the transfer that brings the amount. */
type Approvable = {
  id: number
  priceCentavos: number
  amountCentavos: number
  /** The proof that shows the transfer. */
  proofId: number | null
  /** When the money came, for a transfer that is recorded without a proof. */
  paidAt?: Date | null
  referenceKey: string
}

const limitCentavos = async (tx: Tx) => {
  const above = await settingNumber(tx, SETTING)
  return above === null ? null : toCentavos(above)
}

/** Whether an entry of this price, or this amount of money, needs two approvers. */
export const needsSecondApproval = async (tx: Tx, amountCentavos: number) => {
  const limit = await limitCentavos(tx)
  return limit !== null && amountCentavos > limit
}

const CHANGED_WHOLE = statement(
  `
    SELECT i."totalCentavos"::bigint AS centavos FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId"
    WHERE e.id = $1 AND EXISTS (
      SELECT FROM "PaymentSchedule" s JOIN "InfoLog" l ON l.entity = 'PaymentSchedule' AND l."entityId" = s.id::text
      WHERE s."invoiceId" = i.id AND l."actorUserId" = $2 AND ${CHANGES_PRICES})`,
  { centavos: bigInt }
)

/** The total of an entry's invoice if the signed-in person has changed its prices or added entries; otherwise 0. */
const changedWhole = async (tx: Tx, id: number) => {
  const invoice = await CHANGED_WHOLE.first(tx, [id, currentUser().id])
  return Number(invoice?.centavos ?? 0)
}

// Nobody passes the limit in parts: neither with several surpluses, which pay bills as credit, nor with bills that they
// have made smaller.
const isAboveTogether = async (
  tx: Tx,
  userId: number,
  { totalCentavos, surplusCentavos }: Booking,
  limit: number
) => {
  if (totalCentavos > limit) return true
  await lockedCredit(tx, userId)
  const alone = await bookedAlone(tx, userId)
  return (
    (surplusCentavos > 0 && alone.creditCentavos + surplusCentavos > limit) ||
    (alone.hasChangedBills && alone.paidCentavos + totalCentavos > limit)
  )
}

// A first approval waits at an entry, so that money without an entry is for one person alone.
const requireAlone = async (tx: Tx, userId: number, booking: Booking) => {
  const limit = await limitCentavos(tx)
  if (limit === null) return
  if (booking.totalCentavos > limit) throw new AppError('SURPLUS_ABOVE_LIMIT')
  if (await isAboveTogether(tx, userId, booking, limit))
    throw new AppError('CREDIT_ABOVE_LIMIT')
}

/** Tells of the entries that are paid together which need two approvers. */
const needTwo = async (
  tx: Tx,
  userId: number,
  entries: readonly Approvable[],
  booking: Booking
) => {
  const limit = await limitCentavos(tx)
  if (limit === null) return entries.map(() => false)
  const isAbove = await isAboveTogether(tx, userId, booking, limit)
  const needed = []
  for (const { id, priceCentavos } of entries)
    needed.push(
      isAbove || priceCentavos > limit || (await changedWhole(tx, id)) > limit
    )
  return needed
}

/** The first approval that an entry waits with; that of a person who may no longer approve is dropped. */
const waitingFor = async (tx: Tx, scheduleId: number) => {
  const first = await tx.paymentApproval.findFirst({
    where: { scheduleId, status: 'WAITING' },
  })
  if (!first || (await isPaymentApprover(tx, first.approvedById))) return first
  await dropApproval(tx, scheduleId)
  return null
}

const beginApproval = async (
  tx: Tx,
  { id: scheduleId, amountCentavos, proofId, referenceKey, paidAt }: Approvable,
  booking: Booking
) => {
  const after = { ...booking, amountCentavos, proofId, referenceKey }
  await tx.paymentApproval.create({
    data: { scheduleId, ...after, paidAt, approvedById: currentUser().id },
  })
  await logInfo(tx, {
    action: 'paymentSchedule.firstApproved',
    entity: 'PaymentSchedule',
    entityId: scheduleId,
    after,
  })
}

const isSame = (
  first: PaymentApproval,
  { amountCentavos, proofId, referenceKey }: Approvable,
  booking: Booking
) =>
  first.platform === booking.platform &&
  first.externalInvoiceId === booking.externalInvoiceId &&
  first.amountCentavos === amountCentavos &&
  first.proofId === proofId &&
  first.referenceKey === referenceKey &&
  first.totalCentavos === booking.totalCentavos &&
  first.surplusCentavos === booking.surplusCentavos

const confirm = async (
  tx: Tx,
  first: PaymentApproval,
  entry: Approvable,
  booking: Booking
) => {
  const second = currentUser().id
  if (first.approvedById === second) throw new AppError('APPROVAL_OWN')
  if (first.proofId !== null && first.proofId !== entry.proofId)
    throw new AppError('APPROVAL_OF_PROOF')
  if (!isSame(first, entry, booking)) throw new AppError('APPROVAL_DIFFERS')
  const { count } = await tx.paymentApproval.updateMany({
    where: { id: first.id, status: 'WAITING' },
    data: { status: 'CONFIRMED' },
  })
  if (count === 0) throw new AppError('APPROVAL_DIFFERS')
  return { approvedById: first.approvedById, secondApproverId: second }
}

type Approvers = { approvedById: number; secondApproverId?: number }

/**
 * The approvers of locked entries that are paid together: the signed-in person alone or, if two are needed, both
 * people. An entry needs two if its price or the whole amount is above the limit, or what the signed-in person has
 * booked alone for the member within 30 days together with it, if they have changed the member's bills or leave a
 * surplus. Null if a second approval is still missing: entries without a first approval get it now, and all stay
 * unpaid. Empty without entries, for money that all stays as credit.
 * @throws APPROVAL_OWN if the same person approves again; APPROVAL_DIFFERS if the second approver enters other details,
 * APPROVAL_OF_PROOF if the first approval is for a proof of other entries; SURPLUS_ABOVE_LIMIT if money without entries
 * needs two people, CREDIT_ABOVE_LIMIT if another person may keep it
 */
export const approversOfAll = async (
  tx: Tx,
  userId: number,
  entries: readonly Approvable[],
  booking: Booking
): Promise<Approvers[] | null> => {
  if (entries.length === 0) await requireAlone(tx, userId, booking)
  const waiting = []
  for (const { id } of entries) waiting.push(await waitingFor(tx, id))
  let isBegun = false
  const needed = await needTwo(tx, userId, entries, booking)
  for (const [index, entry] of entries.entries()) {
    if (waiting[index] || !needed[index]) continue
    await beginApproval(tx, entry, booking)
    isBegun = true
  }
  if (isBegun) return null
  const approvers = []
  for (const [index, first] of waiting.entries())
    approvers.push(
      first
        ? await confirm(tx, first, entries[index], booking)
        : { approvedById: currentUser().id }
    )
  return approvers
}

/** `approversOfAll` for a single entry, which gets all of the money. */
export const approversOf = async (
  tx: Tx,
  userId: number,
  entry: Approvable,
  wanted: Wanted
): Promise<Approvers | null> =>
  (
    await approversOfAll(tx, userId, [entry], {
      ...wanted,
      totalCentavos: entry.amountCentavos,
      surplusCentavos: 0,
    })
  )?.[0] ?? null

/** Whether a locked entry has a first approval, which credit must not take the bill from. */
export const isWaitingForSecond = async (tx: Tx, scheduleId: number) =>
  (await tx.paymentApproval.count({
    where: { scheduleId, status: 'WAITING' },
  })) > 0

/** Removes the first approval of an entry, given by any approver; returns whether there was one. */
export const dropApproval = async (tx: Tx, scheduleId: number) => {
  const { count } = await tx.paymentApproval.updateMany({
    where: { scheduleId, status: 'WAITING' },
    data: { status: 'WITHDRAWN' },
  })
  return count > 0
}

/** Removes the first approvals that were given for a proof. */
export const dropApprovalsOf = (tx: Tx, proofId: number) =>
  tx.paymentApproval.updateMany({
    where: { proofId, status: 'WAITING' },
    data: { status: 'WITHDRAWN' },
  })
