import type { PaymentSchedule } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { onceInTransaction } from 'src/lib/database/idempotency'
import { int, statement } from 'src/lib/database/sql'
import { lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify } from 'src/lib/notices'
import { accrueCommission } from 'src/services/affiliates/commissions/accrueCommission'
import { BILLS_PATH } from 'src/shared/accounts/notices'
import { platformKeyOf } from 'src/shared/billing/platforms'
import {
  dateColumnOf,
  dayOfDateColumn,
  isDay,
  type Day,
} from 'src/shared/manilaTime'
import { MAX_CENTAVOS, toCentavos, toPesos } from 'src/shared/money'

import { lockMoney } from '../credit/credit'
import { endOverdueEffects } from '../dues/endOverdueEffects'
import { asSchedule, withScheduleParts } from '../invoices/asInvoice'
import { dropApprovals } from '../payments/approvals/dropApprovals'
import { rebookPayment } from '../payments/rebookPayment'
import { requireOthersBill } from '../payments/requireOthersBill'
import { syncAccessWithPayments } from '../payments/syncAccessWithPayments'

import { isOpenEntry } from './openEntry'

export const scheduleAnswer = async (tx: Tx, id: number) =>
  asSchedule(
    await tx.paymentSchedule.findUniqueOrThrow({
      where: { id },
      include: withScheduleParts,
    })
  )

const HOLDERS = statement(
  `
    SELECT DISTINCT COALESCE(app.survivor(i."userId"), i."userId") AS id
    FROM "PaymentSchedule" s JOIN "Invoice" i ON i.id = s."invoiceId" WHERE s.id = ANY($1::int[])`,
  { id: int }
)
const LOCK = statement(
  `
    SELECT s.id FROM "PaymentSchedule" s JOIN "Invoice" i ON i.id = s."invoiceId" JOIN "Subscription" sub ON sub.id = i."subscriptionId"
    WHERE s.id = ANY($1::int[]) ORDER BY s.id FOR NO KEY UPDATE OF s, i, sub`,
  { id: int }
)

/**
 * Locks the money of the members, then entries, their invoices and their subscriptions until the transaction ends.
 * Approvals and revocations of a member's entries therefore run one after the other, and see which entries are paid.
 */
export const lockSchedules = async (tx: Tx, ids: readonly number[]) => {
  await lockMoney(tx, async () =>
    (await HOLDERS.all(tx, [ids])).map(({ id }) => id)
  )
  await LOCK.all(tx, [ids])
}

export const lockSchedule = (tx: Tx, id: number) => lockSchedules(tx, [id])

const HOLDER_OF_INVOICE = statement(
  `SELECT COALESCE(app.survivor("userId"), "userId") AS id FROM "Invoice" WHERE id = $1`,
  { id: int }
)

const lockMoneyOfInvoice = (tx: Tx, invoiceId: number) =>
  lockMoney(tx, async () =>
    (await HOLDER_OF_INVOICE.all(tx, [invoiceId])).map(({ id }) => id)
  )

const isPrice = (price: number) =>
  Number.isFinite(price) && price >= 0 && price <= toPesos(MAX_CENTAVOS)

// A bill of nothing would stay unpaid and become overdue; staff waive a bill instead.
const isBill = (price: number) => isPrice(price) && toCentavos(price) > 0

// The invoice's total equals the sum of its entries, so both change together, and the total may not exceed the largest
// price.
const changeTotal = async (tx: Tx, invoiceId: number, byCentavos: number) => {
  const { subtotalCentavos } = await tx.invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: { subtotalCentavos: true },
  })
  refuseInput({
    price: !isPrice(toPesos(subtotalCentavos + byCentavos)) && 'AMOUNT_INVALID',
  })
  await tx.invoice.update({
    where: { id: invoiceId },
    data: {
      subtotalCentavos: { increment: byCentavos },
      totalCentavos: { increment: byCentavos },
    },
  })
}

export const addPaymentSchedule = (async (args) => {
  const { invoiceId, scheduleDate, price } = args.input
  refuseInput({
    scheduleDate: !isDay(scheduleDate) && 'DATE_INVALID',
    price: !isBill(price) && 'AMOUNT_INVALID',
  })
  const priceCentavos = toCentavos(price)
  return onceInTransaction('addPaymentSchedule', args, async (tx) => {
    await lockMoneyOfInvoice(tx, invoiceId)
    await lockRow(tx, 'Invoice', invoiceId)
    const invoice = found(
      await tx.invoice.findFirst({
        where: { id: invoiceId, voidedAt: null },
        include: { schedules: { orderBy: { seq: 'desc' }, take: 1 } },
      })
    )
    await requireOthersBill(tx, invoice.userId)
    const { id } = await tx.paymentSchedule.create({
      data: {
        invoiceId,
        priceCentavos,
        scheduleDate: dateColumnOf(scheduleDate),
        seq: (invoice.schedules[0]?.seq ?? 0) + 1,
      },
    })
    await changeTotal(tx, invoiceId, priceCentavos)
    await accrueCommission(tx, [invoiceId])
    // If all other bills were waived, the new bill must be paid before access begins.
    await syncAccessWithPayments(tx, invoice.subscriptionId)
    await logInfo(tx, {
      action: 'paymentSchedule.added',
      entity: 'PaymentSchedule',
      entityId: id,
      after: { invoiceId, scheduleDate, priceCentavos },
    })
    return scheduleAnswer(tx, id)
  })
}) satisfies MutationResolvers['addPaymentSchedule']

type Moved = {
  userId: number
  subscription: { product: { name: string } }
}

// The member of an open entry hears of its new date.
const tellOfDay = async (
  tx: Tx,
  { scheduleDate, paidCentavos }: PaymentSchedule,
  { userId, subscription }: Moved,
  day: Day,
  priceCentavos: number
) => {
  if (day === dayOfDateColumn(scheduleDate)) return
  await notify(tx, userId, {
    kind: 'BILL_DUE',
    facts: {
      amountCentavos: priceCentavos - paidCentavos,
      product: subscription.product.name,
      day,
    },
    path: BILLS_PATH,
  })
}

/**
 * Changes the date and price of an unpaid entry, or the date and platform of a paid one (spec sections 5 and 7). A
 * cancelled entry is not found.
 * @throws DATE_INVALID, AMOUNT_INVALID, PRICE_BELOW_PAID, PLATFORM_UNKNOWN by field; PAYMENT_UPDATE_ONLY_UNPAID,
 * PLATFORM_ONLY_PAID, PAYMENT_OWN, NOT_FOUND
 */
export const updatePaymentSchedule = (async (args) => {
  const {
    id,
    input: { paymentPlatform, scheduleDate, price },
  } = args
  const platform = paymentPlatform ? platformKeyOf(paymentPlatform) : null
  refuseInput({
    scheduleDate:
      scheduleDate != null && !isDay(scheduleDate) && 'DATE_INVALID',
    price: price != null && !isPrice(price) && 'AMOUNT_INVALID',
    paymentPlatform:
      Boolean(paymentPlatform) && platform === null && 'PLATFORM_UNKNOWN',
  })
  return onceInTransaction('updatePaymentSchedule', args, async (tx) => {
    await lockSchedule(tx, id)
    const { invoice, ...entry } = found(
      await tx.paymentSchedule.findFirst({
        where: { id, cancelledAt: null, invoice: { voidedAt: null } },
        include: {
          invoice: {
            select: {
              subscriptionId: true,
              userId: true,
              subscription: { select: { product: { select: { name: true } } } },
            },
          },
        },
      })
    )
    await requireOthersBill(tx, invoice.userId)
    const isPaid = entry.transactionId !== null
    const newPrice = price == null ? entry.priceCentavos : toCentavos(price)
    if (isPaid && newPrice !== entry.priceCentavos)
      throw new AppError('PAYMENT_UPDATE_ONLY_UNPAID')
    if (!isPaid && platform !== null) throw new AppError('PLATFORM_ONLY_PAID')
    const isTooLow = !isPaid && newPrice <= entry.paidCentavos
    refuseInput({
      price:
        isTooLow &&
        (entry.paidCentavos > 0
          ? 'PRICE_BELOW_PAID'
          : newPrice !== entry.priceCentavos && 'AMOUNT_INVALID'),
    })

    await tx.paymentSchedule.update({
      where: { id },
      data: {
        priceCentavos: newPrice,
        ...(scheduleDate && { scheduleDate: dateColumnOf(scheduleDate) }),
      },
    })
    if (platform !== null && platform !== entry.paymentPlatform)
      await rebookPayment(tx, entry, platform)
    if (newPrice !== entry.priceCentavos) {
      await changeTotal(tx, entry.invoiceId, newPrice - entry.priceCentavos)
      await accrueCommission(tx, [entry.invoiceId])
      // The first approver saw another amount, so the approval no longer counts.
      await dropApprovals(tx, id)
    }
    // With a later date the bill may no longer be overdue.
    if (scheduleDate) await endOverdueEffects(tx, invoice.subscriptionId)
    if (scheduleDate && isOpenEntry(entry))
      await tellOfDay(tx, entry, invoice, scheduleDate, newPrice)
    await logInfo(tx, {
      action: 'paymentSchedule.updated',
      entity: 'PaymentSchedule',
      entityId: id,
      before: {
        priceCentavos: entry.priceCentavos,
        scheduleDate: dayOfDateColumn(entry.scheduleDate),
        paymentPlatform: entry.paymentPlatform,
      },
      after: {
        priceCentavos: newPrice,
        scheduleDate: scheduleDate ?? undefined,
        paymentPlatform: platform,
      },
    })
    return scheduleAnswer(tx, id)
  })
}) satisfies MutationResolvers['updatePaymentSchedule']
