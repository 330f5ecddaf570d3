import type { MutationResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { promiseRefusal } from 'src/shared/billing/collecting/promise'
import {
  dateColumnOf,
  dayOfDateColumn,
  isDay,
  manilaToday,
  type Day,
} from 'src/shared/manilaTime'

import { endOverdueEffects } from '../dues/endOverdueEffects'
import { lockPendingProof } from '../paymentProofs/proofDecision'
import { unpaidEntry } from '../payments/lockedEntry'
import { lockSchedules } from '../paymentSchedules/paymentSchedules'

import { asPromise, withPromiseParts } from './asPromise'

const REASON_CHARACTERS = 500

const ownerOf = async (tx: Tx, scheduleId: number) => {
  const { invoice } = found(
    await tx.paymentSchedule.findUnique({
      where: { id: scheduleId },
      select: { invoice: { select: { userId: true } } },
    })
  )
  return invoice.userId
}

const setPromisedDay = (tx: Tx, id: number, promisedDate: Date | null) =>
  tx.paymentSchedule.update({ where: { id }, data: { promisedDate } })

/** The most bills that one promise is about. */
const MOST_BILLS = 50

/** Promises one locked bill; the new promise replaces an open one. */
const promiseBill = async (
  tx: Tx,
  scheduleId: number,
  promisedDate: Day,
  reason: string
) => {
  const entry = await unpaidEntry(tx, scheduleId)
  if (await lockPendingProof(tx, scheduleId))
    throw new AppError('PROOF_PENDING')
  const made = await tx.promiseToPay.count({ where: { scheduleId } })
  const refusal = promiseRefusal(
    {
      dueDay: dayOfDateColumn(entry.scheduleDate),
      promisedDay: promisedDate,
      made,
    },
    manilaToday()
  )
  refuseInput({ promisedDate: refusal === 'PROMISE_DATE' && refusal })
  if (refusal) throw new AppError(refusal)

  await tx.promiseToPay.updateMany({
    where: { scheduleId, status: 'OPEN' },
    data: { status: 'CANCELLED' },
  })
  const promise = await tx.promiseToPay.create({
    data: {
      scheduleId,
      promisedDate: dateColumnOf(promisedDate),
      reason,
      createdById: currentUser().id,
    },
    include: withPromiseParts,
  })
  await setPromisedDay(tx, scheduleId, dateColumnOf(promisedDate))
  await endOverdueEffects(tx, entry.invoice.subscriptionId)
  await logInfo(tx, {
    action: 'paymentSchedule.promised',
    entity: 'PaymentSchedule',
    entityId: scheduleId,
    after: { promisedDate },
  })
  return asPromise(promise)
}

/**
 * Records a promise to pay bills by a date, made by the member or by staff on their behalf: of all, or of none. The
 * banner, reminders and overdue effects count from that day; the due date stays.
 * @throws PROMISE_DATE by field, PROMISE_LIMIT, PROOF_PENDING, PAYMENT_ALREADY_PAID, NOT_FOUND; TOO_LONG by field above
 * 50 bills
 */
export const promisePayment = (async ({ promisedDate, ...args }) => {
  const reason = args.reason?.trim() ?? ''
  refuseInput({
    promisedDate: !isDay(promisedDate) && 'DATE_INVALID',
    reason: reason.length > REASON_CHARACTERS && 'TOO_LONG',
  })
  const ids = [...new Set(args.scheduleIds)].sort((one, other) => one - other)
  refuseInput({ scheduleIds: ids.length > MOST_BILLS && 'TOO_LONG' })
  return inTransaction(async (tx) => {
    // Access is checked first, so that the answer never reveals to others whether a bill is paid.
    for (const id of ids)
      await requireReach('studentPaymentDetails', await ownerOf(tx, id))
    await lockSchedules(tx, ids)
    const promises = []
    for (const id of ids)
      promises.push(await promiseBill(tx, id, promisedDate, reason))
    return promises
  })
}) satisfies MutationResolvers['promisePayment']

/** Cancels an open promise; the due date counts again. @throws NOT_FOUND if the promise is not open */
export const cancelPromise = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { scheduleId, schedule } = found(
      await tx.promiseToPay.findUnique({
        where: { id },
        select: { scheduleId: true, schedule: { select: { invoice: true } } },
      })
    )
    await requireReach('studentPaymentDetails', schedule.invoice.userId)
    // Another promise of the bill waits, and stays.
    await lockSchedules(tx, [scheduleId])
    const { count } = await tx.promiseToPay.updateMany({
      where: { id, status: 'OPEN' },
      data: { status: 'CANCELLED' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    const promise = await tx.promiseToPay.findUniqueOrThrow({
      where: { id },
      include: withPromiseParts,
    })
    await setPromisedDay(tx, promise.scheduleId, null)
    await logInfo(tx, {
      action: 'paymentSchedule.promiseCancelled',
      entity: 'PaymentSchedule',
      entityId: promise.scheduleId,
    })
    return asPromise(promise)
  })) satisfies MutationResolvers['cancelPromise']
