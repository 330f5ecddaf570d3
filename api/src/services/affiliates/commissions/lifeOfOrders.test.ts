// A random life of credited orders, after which the books of every affiliate are computed again by a second
// implementation: in exact numbers of PostgreSQL, from the payments alone. LIFE_ORDERS=2000 makes it a long one.
import { db, pool } from 'src/lib/db'
import { payFromCredit } from 'src/services/billing/credit/payFromCredit'
import { refundMember } from 'src/services/billing/credit/refunds'
import { recordPayment } from 'src/services/billing/payments/recordPayment'
import { disapprovePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/disapprovePaymentScheduleTransaction'
import { manualUserUnsubscription } from 'src/services/billing/subscriptions/manualUserUnsubscription'
import { manilaToday } from 'src/shared/manilaTime'
import {
  buildAffiliate,
  buildRule,
  usableAccount,
} from 'src/testing/affiliates'
import { buildFunnel } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { drawerOf } from 'src/testing/randomQueries'

import { cancelPayoutBatch } from '../payouts/cancelPayouts'
import { preparePayouts } from '../payouts/preparePayouts'
import {
  approvePayoutBatch,
  failPayout,
  markPayoutsPaid,
} from '../payouts/settlePayouts'

const ORDERS = Number(process.env.LIFE_ORDERS ?? 40)
const AFFILIATES = 5
const BUYERS = 12

const draw = drawerOf(20_261_126)
const below = (most: number) => Math.floor(draw() * most)
const oneOf = <Item>(items: readonly Item[]) => items[below(items.length)]

/** Each affiliate's earnings by the payments: every rule and tier in SQL, without a line of commission. */
const RECOMPUTED = `
  WITH paid AS (
    SELECT e."invoiceId", e.seq, e."priceCentavos" AS price, e.id,
      COALESCE((SELECT sum(l."amountCentavos") FROM "PaymentAllocation" l WHERE l."scheduleId" = e.id), 0) AS paid,
      (SELECT min(l.id) FROM "PaymentAllocation" l WHERE l."scheduleId" = e.id) AS first
    FROM "PaymentSchedule" e
  ), credited AS (
    SELECT a.id, a."affiliateId", r.basis, r."capCentavos", r."firstInstalments" AS n, r.value, r.tiers, a."refundedCentavos" AS refunded,
      row_number() OVER (PARTITION BY a."affiliateId" ORDER BY (SELECT min(first) FROM paid WHERE paid."invoiceId" = a."invoiceId") NULLS LAST) - 1 AS before,
      (SELECT COALESCE(sum(paid), 0) FROM paid WHERE paid."invoiceId" = a."invoiceId" AND (r."firstInstalments" IS NULL OR seq <= r."firstInstalments")) AS paid,
      (SELECT COALESCE(sum(price), 0) FROM paid WHERE paid."invoiceId" = a."invoiceId" AND (r."firstInstalments" IS NULL OR seq <= r."firstInstalments")) AS price
    FROM "Attribution" a JOIN "Invoice" i ON i.id = a."invoiceId" JOIN "Subscription" s ON s.id = i."subscriptionId",
      LATERAL (
        SELECT r.* FROM "CommissionRule" r LEFT JOIN "CommissionRuleFunnel" f ON f."ruleId" = r.id
        WHERE COALESCE(r."affiliateId", a."affiliateId") = a."affiliateId" AND COALESCE(f."funnelId", s."funnelId") = s."funnelId"
        ORDER BY (r."affiliateId" IS NOT NULL)::int * 2 + (f."funnelId" IS NOT NULL)::int DESC LIMIT 1
      ) r
  ), valued AS (
    SELECT *, COALESCE((SELECT (t ->> 'value')::numeric FROM jsonb_array_elements(tiers) t
      WHERE (t ->> 'fromOrders')::int <= before ORDER BY (t ->> 'fromOrders')::int DESC LIMIT 1), value) AS rate FROM credited
  )
  SELECT id, "affiliateId", LEAST(floor(CASE basis WHEN 'PERCENT' THEN money * rate / 10000 ELSE rate * money / NULLIF(price, 0) END + 0.5),
    "capCentavos", money)::int AS entitled FROM valued, LATERAL (SELECT GREATEST(paid - refunded, 0) AS money) m`

type Order = { subscriptionId: number; scheduleIds: number[]; buyerId: number }

const buildOrder = async (
  affiliateId: number,
  buyerId: number,
  funnel: Awaited<ReturnType<typeof buildFunnel>>,
  index: number
): Promise<Order> => {
  const prices = Array.from(
    { length: 1 + below(3) },
    () => 10_000 + below(90_001)
  )
  const totalCentavos = prices.reduce((sum, price) => sum + price, 0)
  const { invoices, id } = await db.subscription.create({
    data: {
      userId: buyerId,
      funnelId: funnel.id,
      productId: funnel.productId,
      paymentTermId: funnel.oneTimeId,
      source: 'MANUAL',
      status: 'UNENROLLED',
      invoices: {
        create: {
          number: `LIFE-${index}`,
          userId: buyerId,
          subtotalCentavos: totalCentavos,
          totalCentavos,
          schedules: {
            create: prices.map((priceCentavos, position) => ({
              seq: position + 1,
              priceCentavos,
              scheduleDate: new Date('2026-11-20'),
            })),
          },
          attribution: {
            create: { affiliateId, reason: oneOf(['COUPON', 'LEAD', 'CLICK']) },
          },
        },
      },
    },
    include: {
      invoices: { include: { schedules: { orderBy: { seq: 'asc' } } } },
    },
  })
  return {
    subscriptionId: id,
    buyerId,
    scheduleIds: invoices[0].schedules.map((schedule) => schedule.id),
  }
}

/** A payment of the whole or a part of a bill; the rest of a transfer pays other bills of the buyer. */
const pay = ({ scheduleIds }: Order) =>
  recordPayment({
    input: {
      scheduleIds: [oneOf(scheduleIds)],
      amountCentavos: 1 + below(120_000),
      platform: 'cash',
      referenceNo: '',
      paidOn: '2026-11-20',
      keepsSurplus: true,
    },
  })

const revoke = ({ scheduleIds }: Order) =>
  disapprovePaymentScheduleTransaction({
    id: oneOf(scheduleIds),
    remarks: 'It bounced',
  })

const leave = async ({ subscriptionId }: Order) => {
  await db.subscription.update({
    where: { id: subscriptionId },
    data: { status: 'PAUSED' },
  })
  return manualUserUnsubscription({ subscriptionId })
}

const useCredit = ({ scheduleIds }: Order) => payFromCredit({ scheduleIds })

const refund = ({ buyerId }: Order) =>
  refundMember({
    userId: buyerId,
    input: {
      amountCentavos: 1 + below(20_000),
      platform: 'gcash',
      referenceNo: `REFUND${below(1_000_000)}`,
      reason: 'They asked',
      bills: draw() < 0.5 ? 'STAY_PAID' : 'OWED_AGAIN',
    },
  })

const payOut = async () => {
  const { id, payouts } = await preparePayouts()
  if (draw() < 0.2) return cancelPayoutBatch({ id, reason: 'Next week' })
  await approvePayoutBatch({ id })
  const [first, ...others] = payouts.map((payout) => payout.id)
  await (draw() < 0.3
    ? failPayout({ id: first, reason: 'Wrong number' })
    : markPayoutsPaid({
        ids: [first],
        input: { paidOn: manilaToday(), referenceNo: 'X' },
      }))
  return others.length > 0
    ? markPayoutsPaid({
        ids: others,
        input: { paidOn: manilaToday(), referenceNo: 'X' },
      })
    : null
}

const acts = [pay, pay, pay, pay, revoke, revoke, leave, useCredit, refund]

scenario(
  'After any life, each affiliate has earned what rules and payments say',
  async () => {
    signIn(await buildUser('admin'), 'admin')
    await db.setting.create({
      data: { name: 'affiliate-minimum-payout', value: '1', type: 'number' },
    })
    const [plain, flat] = [await buildFunnel(), await buildFunnel()]
    const affiliates = []
    for (let count = 0; count < AFFILIATES; count++)
      affiliates.push(await buildAffiliate(usableAccount()))
    await buildRule({
      value: 1_234,
      tiers: [
        { fromOrders: 3, value: 1_777 },
        { fromOrders: 10, value: 2_050 },
      ],
    })
    await buildRule({
      basis: 'FLAT',
      value: 33_333,
      firstInstalments: 2,
      funnels: { create: { funnelId: flat.id } },
    })
    await buildRule({
      affiliateId: affiliates[0].id,
      value: 3_333,
      capCentavos: 20_000,
    })
    const buyers = []
    for (let count = 0; count < BUYERS; count++) buyers.push(await buildUser())

    const orders: Order[] = []
    let [done, refused] = [0, 0]
    for (let index = 0; index < ORDERS; index++) {
      orders.push(
        await buildOrder(
          oneOf(affiliates).id,
          oneOf(buyers).id,
          oneOf([plain, flat]),
          index
        )
      )
      for (let count = below(5); count >= 0; count--) {
        const act = draw() < 0.06 ? payOut : oneOf(acts)
        // Much is refused: a bill is paid already, nothing is to be revoked, credit is too low.
        await act(oneOf(orders)).then(
          () => done++,
          () => refused++
        )
      }
    }
    expect(done).toBeGreaterThan(ORDERS)
    expect(refused).toBeGreaterThan(0)

    // Money that went back to buyers beyond their credit was given as credit first, with the refund's transfer.
    const [given] = await db.$queryRaw<{ sum: number }[]>`
      SELECT COALESCE(sum(p."creditCentavos"), 0)::int AS sum FROM "Payment" p WHERE p.kind = 'CREDIT'`
    const taken = await db.attribution.aggregate({
      _sum: { refundedCentavos: true },
    })
    expect(taken._sum.refundedCentavos).toBeLessThanOrEqual(given.sum)

    const { rows } = await pool.query<{
      id: number
      affiliateId: number
      entitled: number
    }>(RECOMPUTED)
    expect(rows).toHaveLength(ORDERS)
    const lines = await db.commission.findMany({ include: { payout: true } })
    const sumOf = (wanted: typeof lines) =>
      wanted.reduce((sum, line) => sum + line.amountCentavos, 0)
    for (const { id, entitled } of rows)
      expect({
        id,
        sum: sumOf(lines.filter((line) => line.attributionId === id)),
      }).toEqual({ id, sum: entitled })
    for (const { id } of affiliates) {
      const earned = rows
        .filter((row) => row.affiliateId === id)
        .reduce((sum, row) => sum + row.entitled, 0)
      expect(
        await db.affiliateProfile.findUnique({ where: { id } })
      ).toMatchObject({ earnedCentavos: earned })
    }
    const payouts = await db.payout.findMany({ include: { lines: true } })
    expect(payouts.some(({ status }) => status === 'PAID')).toBe(true)
    for (const payout of payouts) {
      const isLeft = ['FAILED', 'CANCELLED'].includes(payout.status)
      expect(
        payout.lines.reduce((sum, line) => sum + line.amountCentavos, 0)
      ).toBe(isLeft ? 0 : payout.grossCentavos)
    }
  }
)
