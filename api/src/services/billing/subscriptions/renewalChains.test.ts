// Payments of an order and its renewals come, bounce and come again in any order: a member always has the days that are
// paid, no fewer and no more (docs/decisions/0099).
import { db } from 'src/lib/db'
import {
  addDays,
  dayOf,
  daysBetween,
  manilaToday,
  startOfDay,
} from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { rounds } from 'src/testing/rounds'

import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'

const VALID_DAYS = 365

type Order = { id: number; bill: number; funnelId: string; isPaid: boolean }

const toggle = async (order: Order) => {
  const { bill: id } = order
  await (order.isPaid
    ? disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })
    : approvePaymentScheduleTransaction({
        id,
        paymentPlatform: 'cash',
        externalInvoiceId: 'N/A',
      }))
  order.isPaid = !order.isPaid
}

/** Orders the next renewal of a member, in the funnel of the order before it or in one of its own. */
const renew = async (
  userId: number,
  before: Order | null,
  isSameFunnel: boolean
): Promise<Order> => {
  const { subscriptionId, schedules, subscription } = await buildInvoice({
    userId,
  })
  const funnelId =
    before && isSameFunnel ? before.funnelId : subscription.funnelId
  await db.subscription.update({
    where: { id: subscriptionId },
    data: { renewedFromId: before?.id ?? null, funnelId },
  })
  return { id: subscriptionId, bill: schedules[0].id, funnelId, isPaid: false }
}

/** The days that each subscription with access has left. */
const daysLeft = async (userId: number) =>
  (
    await db.subscription.findMany({
      where: { userId, status: 'ACTIVE' },
      select: { expiry: true },
    })
  ).map(({ expiry }) => expiry && daysBetween(manilaToday(), dayOf(expiry)))

/** Each digit is an order whose payment is approved, or revoked. */
const allHistories = (length: number): string[] =>
  length === 0
    ? ['']
    : allHistories(length - 1).flatMap((steps) => [
        `${steps}0`,
        `${steps}1`,
        `${steps}2`,
      ])

const every = rounds({ sample: 81, full: 9 })
const histories = [
  // The second order bounces and is paid again, before and after its renewal.
  ...['11', '12', '121', '2121', '010', '02121'],
  ...allHistories(5).filter((_, at) => at % every === 0),
]

for (const isSameFunnel of [false, true])
  scenario(
    `A member has the days that are paid, with renewals in ${isSameFunnel ? 'one funnel' : 'funnels of their own'}`,
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const wrong: unknown[] = []
      for (const steps of histories) {
        const { id: userId } = await buildUser()
        const orders: Order[] = []
        for (const before of [0, 1, 2]) {
          const last = orders.at(-1) ?? null
          orders.push(await renew(userId, last, before > 0 && isSameFunnel))
          if (before < 2) await toggle(orders[before])
        }
        for (const [at, step] of [...steps].entries()) {
          await toggle(orders[Number(step)])
          const paid = orders.filter(({ isPaid }) => isPaid).length
          const days = await daysLeft(userId)
          const expected = paid > 0 ? [paid * VALID_DAYS] : []
          if (JSON.stringify(days) === JSON.stringify(expected)) continue
          wrong.push({ steps: steps.slice(0, at + 1), days, expected })
          break
        }
      }
      expect(wrong).toEqual([])
    }
  )

/** A paid order and another one that waits for its payment. */
const twoOrders = async (isSameFunnel: boolean) => {
  signIn(await buildUser('admin'), 'admin')
  const { id: userId } = await buildUser()
  const first = await renew(userId, null, false)
  await toggle(first)
  const second = await renew(userId, first, isSameFunnel)
  return { userId, first, second }
}

scenario(
  'A renewal carries what was left when staff paused the order before it',
  async () => {
    const { userId, first, second } = await twoOrders(false)
    await db.subscription.update({
      where: { id: first.id },
      data: {
        status: 'PAUSED',
        pauseCause: 'STAFF',
        startsAt: startOfDay(addDays(manilaToday(), -100)),
        pausedAt: startOfDay(addDays(manilaToday(), -30)),
        expiry: startOfDay(addDays(manilaToday(), 10)),
      },
    })
    await toggle(second)
    expect(await daysLeft(userId)).toEqual([VALID_DAYS + 40])
    await toggle(first)
    expect(await daysLeft(userId)).toEqual([VALID_DAYS])
    await toggle(first)
    expect(await daysLeft(userId)).toEqual([VALID_DAYS + 40])
  }
)

scenario(
  'An order that a merge left beside a paid one of its funnel adds its days',
  async () => {
    const { userId, second } = await twoOrders(true)
    await db.subscription.update({
      where: { id: second.id },
      data: { renewedFromId: null },
    })
    await toggle(second)
    expect(await daysLeft(userId)).toEqual([2 * VALID_DAYS])
    await toggle(second)
    expect(await daysLeft(userId)).toEqual([VALID_DAYS])
  }
)

scenario(
  'A renewal of a refunded order carries the days of the order before that one',
  async () => {
    const { userId, first, second } = await twoOrders(false)
    await toggle(second)
    const last = await renew(userId, second, true)
    const { id: invoiceId } = await db.invoice.findFirstOrThrow({
      where: { subscriptionId: second.id },
    })
    await db.refundRequest.create({
      data: {
        invoiceId,
        userId,
        status: 'REFUNDED',
        decidedById: userId,
        decidedAt: new Date(),
      },
    })
    await db.subscription.update({
      where: { id: second.id },
      data: { status: 'UNENROLLED', unenrolledAt: new Date() },
    })
    await db.subscription.update({
      where: { id: first.id },
      data: { status: 'ACTIVE', supersededOn: null },
    })
    await toggle(last)
    expect(await daysLeft(userId)).toEqual([2 * VALID_DAYS])
  }
)
