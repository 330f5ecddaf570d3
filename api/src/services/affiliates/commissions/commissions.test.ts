import { db } from 'src/lib/db'
import { refundMember } from 'src/services/billing/credit/refunds'
import { recordPayment } from 'src/services/billing/payments/recordPayment'
import { approvePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/disapprovePaymentScheduleTransaction'
import { manualUserUnsubscription } from 'src/services/billing/subscriptions/manualUserUnsubscription'
import {
  buildAffiliate,
  buildCredited,
  buildRule,
  signInAs,
} from 'src/testing/affiliates'
import { buildFunnel } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusedFields } from 'src/testing/refusals'

import { accrueOwnOrders } from './accrueOwnOrders'
import { adjustCommission } from './adjustCommission'
import { commissionExample } from './commissionExample'
import {
  affiliateCommissionPage,
  affiliateCommissionTotals,
  myCommissionPage,
  myCommissionTotals,
} from './commissionLines'
import {
  commissionRules,
  endCommissionRule,
  saveCommissionRule,
} from './commissionRules'
import { decideHeldOrder, heldOrdersPage } from './heldOrders'

const approve = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'GCash',
    externalInvoiceId: 'N/A',
  })

const revoke = (id: number) =>
  disapprovePaymentScheduleTransaction({ id, remarks: 'It bounced' })

const payPart = (id: number, amountCentavos: number) =>
  recordPayment({
    input: {
      scheduleIds: [id],
      amountCentavos,
      platform: 'cash',
      referenceNo: '',
      paidOn: '2026-11-20',
    },
  })

/** The amounts of an affiliate's lines, in the order in which they were written. */
const linesOf = async (affiliateId: number) => {
  const lines = await db.commission.findMany({
    where: { affiliateId },
    orderBy: { id: 'asc' },
  })
  return lines.map(({ amountCentavos }) => amountCentavos)
}

const rule = {
  name: 'All sales',
  basis: 'PERCENT',
  value: 1_000,
  holdDays: 30,
} as const

describe('commission', () => {
  beforeEach(async () => {
    signIn(await buildUser('admin'), 'admin')
  })

  scenario('Follows each payment, and is taken back with it', async () => {
    await buildRule()
    const affiliate = await buildAffiliate()
    const { schedules, subscription } = await buildCredited(affiliate.id, {
      pricesCentavos: [100_000, 50_000],
    })
    const [first, second] = schedules
    await approve(first.id)
    await payPart(second.id, 12_345)
    expect(await linesOf(affiliate.id)).toEqual([10_000, 1_235])
    await revoke(first.id)
    expect(await linesOf(affiliate.id)).toEqual([10_000, 1_235, -10_000])
    await approve(first.id)
    // Money that was paid on the cancelled bill becomes credit of the member.
    await manualUserUnsubscription({ subscriptionId: subscription.id })
    expect(await linesOf(affiliate.id)).toEqual([
      10_000, 1_235, -10_000, 10_000, -1_235,
    ])
    expect(
      await db.affiliateProfile.findUnique({ where: { id: affiliate.id } })
    ).toMatchObject({ earnedCentavos: 10_000, paidOrders: 1 })
    expect(await db.notice.count({ where: { userId: affiliate.userId } })).toBe(
      5
    )
  })

  scenario('Approved twice at once, is earned once', async () => {
    await buildRule()
    const affiliate = await buildAffiliate()
    const { schedules } = await buildCredited(affiliate.id, {
      pricesCentavos: [100_000, 100_000],
    })
    await Promise.allSettled(
      [...schedules, ...schedules].map(({ id }) => approve(id))
    )
    expect(await linesOf(affiliate.id)).toEqual([10_000, 10_000])
  })

  scenario('Is refused to be forgotten by a payment', async () => {
    const affiliate = await buildAffiliate()
    const { schedules } = await buildCredited(affiliate.id)
    await expect(
      db.paymentSchedule.update({
        where: { id: schedules[0].id },
        data: { paidCentavos: 100 },
      })
    ).rejects.toThrow('does not follow its payments')
  })

  scenario(
    'Takes the rule of the day of the order: the affiliate, the funnel, then all',
    async () => {
      await buildRule({ value: 100, endsAt: new Date('2026-03-01T00:00:00Z') })
      await buildRule({
        value: 200,
        startsAt: new Date('2026-03-01T00:00:00Z'),
      })
      const [plain, favoured] = [await buildAffiliate(), await buildAffiliate()]
      await buildRule({ value: 300, affiliateId: favoured.id })
      const early = await buildCredited(plain.id, {
        createdAt: new Date('2026-02-01T00:00:00Z'),
      })
      const late = await buildCredited(plain.id)
      const ofFunnel = await buildCredited(plain.id)
      await buildRule({
        value: 400,
        funnels: { create: { funnelId: ofFunnel.subscription.funnelId } },
      })
      const ofFavoured = await buildCredited(favoured.id)
      for (const { schedules } of [early, late, ofFunnel, ofFavoured])
        await approve(schedules[0].id)
      expect(await linesOf(plain.id)).toEqual([1_000, 2_000, 4_000])
      expect(await linesOf(favoured.id)).toEqual([3_000])
    }
  )

  scenario(
    'Counts the paid orders for the tiers, also under concurrency',
    async () => {
      await buildRule({ tiers: [{ fromOrders: 2, value: 2_000 }] })
      const affiliate = await buildAffiliate()
      const orders = []
      for (let count = 0; count < 4; count++)
        orders.push(await buildCredited(affiliate.id))
      await Promise.all(orders.map(({ schedules }) => approve(schedules[0].id)))
      expect((await linesOf(affiliate.id)).sort((a, b) => a - b)).toEqual([
        10_000, 10_000, 20_000, 20_000,
      ])
    }
  )

  scenario('Waits its days, and takes back on the same day', async () => {
    await buildRule({ holdDays: 30 })
    const affiliate = await buildAffiliate()
    const { schedules } = await buildCredited(affiliate.id)
    await approve(schedules[0].id)
    const { id: affiliateId } = affiliate
    expect(await affiliateCommissionTotals({ affiliateId })).toMatchObject({
      pendingCentavos: 10_000,
      dueCentavos: 0,
    })
    expect(
      (await affiliateCommissionPage({ affiliateId, filter: 'PENDING' })).rows
    ).toMatchObject([{ status: 'PENDING', amountCentavos: 10_000 }])
    await revoke(schedules[0].id)
    const [earned, taken] = await db.commission.findMany({
      orderBy: { id: 'asc' },
    })
    expect(taken.holdUntil).toEqual(earned.holdUntil)
  })

  scenario('Takes back from what is due first', async () => {
    await buildRule({ holdDays: 30 })
    const affiliate = await buildAffiliate()
    const { id: affiliateId } = affiliate
    const { schedules, attribution } = await buildCredited(affiliateId, {
      pricesCentavos: [100_000, 100_000],
    })
    await approve(schedules[0].id)
    await db.attribution.update({
      where: { id: attribution.id },
      data: { holdStatus: 'WAITING' },
    })
    await approve(schedules[1].id)
    await decideHeldOrder({ id: attribution.id, counts: false })
    const lines = await db.commission.findMany({ orderBy: { id: 'asc' } })
    expect(lines[2]).toMatchObject({
      amountCentavos: -20_000,
      holdUntil: lines[0].holdUntil,
    })
  })

  scenario('Leaves refunds out, although the bill stays paid', async () => {
    await buildRule()
    const affiliate = await buildAffiliate()
    const { schedules, userId } = await buildCredited(affiliate.id)
    await approve(schedules[0].id)
    await refundMember({
      userId,
      input: {
        amountCentavos: 40_000,
        platform: 'gcash',
        referenceNo: 'REFUND-1',
        reason: 'They asked',
        bills: 'STAY_PAID',
      },
    })
    expect(await linesOf(affiliate.id)).toEqual([10_000, -4_000])
  })

  scenario(
    'Leaves refunds out of the order whose bills gave them',
    async () => {
      await buildRule()
      const [first, second] = [await buildAffiliate(), await buildAffiliate()]
      const { userId, schedules } = await buildCredited(first.id, {
        firstDay: '2026-12-15',
      })
      const later = await buildCredited(second.id, {
        userId,
        firstDay: '2026-06-01',
      })
      await approve(schedules[0].id)
      await approve(later.schedules[0].id)
      await refundMember({
        userId,
        input: {
          amountCentavos: 40_000,
          platform: 'cash',
          referenceNo: '',
          reason: 'They asked',
          bills: 'STAY_PAID',
        },
      })
      expect(await linesOf(first.id)).toEqual([10_000, -4_000])
      expect(await linesOf(second.id)).toEqual([10_000])
    }
  )

  scenario('Is lost if buyer and affiliate are one person', async () => {
    await buildRule()
    const affiliate = await buildAffiliate()
    const { schedules, userId } = await buildCredited(affiliate.id)
    await approve(schedules[0].id)
    await db.user.update({
      where: { id: userId },
      data: { mergedIntoId: affiliate.userId, archivedAt: new Date() },
    })
    await db.$transaction((tx) =>
      accrueOwnOrders(tx, [userId, affiliate.userId])
    )
    expect(await linesOf(affiliate.id)).toEqual([10_000, -10_000])
  })

  scenario('Is held if the affiliate approved the payment', async () => {
    await buildRule()
    const affiliate = await buildAffiliate()
    const { schedules } = await buildCredited(affiliate.id)
    signInAs(affiliate.user, 'admin')
    await approve(schedules[0].id)
    expect((await heldOrdersPage({})).rows).toMatchObject([
      { signs: [{ sign: 'OWN_APPROVAL' }] },
    ])
    await expect(
      saveCommissionRule({ input: { ...rule, value: 10_000 } })
    ).rejects.toMatchObject({ extensions: { code: 'COMMISSION_OWN' } })
  })

  scenario('Is held if buyer and affiliate use the same browser', async () => {
    await buildRule()
    const affiliate = await buildAffiliate()
    const order = await buildCredited(affiliate.id)
    const session = (userId: number) => ({
      userId,
      tokenHash: Buffer.from(`token ${userId}`),
      authVersion: 1,
      ip: '192.0.2.7',
      userAgent: 'Chrome on a phone',
      idleExpiresAt: new Date('2027-01-01T00:00:00Z'),
      absoluteExpiresAt: new Date('2027-01-01T00:00:00Z'),
    })
    await db.session.createMany({
      data: [session(affiliate.userId), session(order.userId)],
    })
    await approve(order.schedules[0].id)
    expect(
      await affiliateCommissionTotals({ affiliateId: affiliate.id })
    ).toMatchObject({ heldCentavos: 10_000, dueCentavos: 0 })
    expect((await heldOrdersPage({})).rows).toMatchObject([
      { signs: [{ sign: 'SAME_DEVICE' }], heldCentavos: 10_000 },
    ])
    const { id } = order.attribution
    await decideHeldOrder({ id, counts: false, reason: 'Own phone' })
    await revoke(order.schedules[0].id)
    await approve(order.schedules[0].id)
    expect(
      await affiliateCommissionTotals({ affiliateId: affiliate.id })
    ).toMatchObject({ heldCentavos: 0, dueCentavos: 0, earnedCentavos: 0 })
    await decideHeldOrder({ id, counts: true, reason: 'It is their sister' })
    expect(
      await affiliateCommissionTotals({ affiliateId: affiliate.id })
    ).toMatchObject({ dueCentavos: 10_000 })
  })

  scenario('Is adjusted with a reason, but not by oneself', async () => {
    const affiliate = await buildAffiliate()
    const { id: affiliateId } = affiliate
    await adjustCommission({
      affiliateId,
      amountCentavos: 5_000,
      reason: 'Gift',
    })
    await expect(
      adjustCommission({ affiliateId, amountCentavos: 0, reason: 'Nothing' })
    ).rejects.toMatchObject(refusedFields({ amountCentavos: 'AMOUNT_INVALID' }))
    await expect(
      adjustCommission({ affiliateId, amountCentavos: 5_000, reason: ' ' })
    ).rejects.toMatchObject({ extensions: { code: 'REASON_REQUIRED' } })
    signInAs(affiliate.user, 'admin')
    await expect(
      adjustCommission({ affiliateId, amountCentavos: 5_000, reason: 'Mine' })
    ).rejects.toMatchObject({ extensions: { code: 'COMMISSION_OWN' } })
    expect(await linesOf(affiliateId)).toEqual([5_000])
  })

  scenario('Shows affiliates why, and of buyers one letter', async () => {
    await buildRule()
    const [affiliate, other] = [await buildAffiliate(), await buildAffiliate()]
    const { schedules } = await buildCredited(affiliate.id)
    await approve(schedules[0].id)
    signInAs(affiliate.user, 'affiliate')
    const { rows } = await myCommissionPage({})
    expect(rows).toMatchObject([
      {
        status: 'DUE',
        amountCentavos: 10_000,
        baseCentavos: 100_000,
        buyerId: null,
        invoiceNumber: null,
        attribution: 'CLICK',
        rule: { basis: 'PERCENT', value: 1_000 },
        approvedCentavos: 100_000,
        entitledCentavos: 10_000,
      },
    ])
    expect(rows[0].buyer).toMatch(/^.\.$/)
    expect(await myCommissionPage({ filter: 'PAID' })).toMatchObject({
      total: 0,
    })
    signInAs(other.user, 'affiliate')
    expect(await myCommissionPage({})).toMatchObject({ total: 0 })
    expect(await myCommissionTotals()).toMatchObject({ earnedCentavos: 0 })
    signIn(await buildUser('member'))
    await expect(myCommissionPage({})).rejects.toMatchObject({
      extensions: { code: 'AFFILIATE_TERMS_FIRST' },
    })
  })
})

describe('the example of a friend who joins', () => {
  scenario(
    'Is what the rule of an order of the first offer earns',
    async () => {
      const user = await buildUser()
      signIn(user)
      expect(await commissionExample()).toBeNull()
      const funnel = await buildFunnel({
        priceCentavos: 600_000,
        offerPosition: 1,
      })
      expect(await commissionExample()).toBeNull()
      const affiliate = await buildAffiliate({ userId: user.id })
      const earned = []
      for (const changes of [
        { value: 1_000, capCentavos: 55_000 },
        { value: 500 },
        { value: 1_500, funnels: { create: { funnelId: funnel.id } } },
        { value: 2_000, affiliateId: affiliate.id },
        { value: 30_000, basis: 'FLAT', affiliateId: affiliate.id },
      ] as const) {
        await buildRule({ startsAt: new Date(), ...changes })
        earned.push((await commissionExample())?.earnedCentavos)
      }
      expect(earned).toEqual([55_000, 30_000, 90_000, 120_000, 30_000])
      expect(await commissionExample()).toMatchObject({
        productName: funnel.product.name,
      })
    }
  )
})

describe('rules', () => {
  beforeEach(async () => {
    signIn(await buildUser('admin'), 'admin')
  })

  scenario('Come in versions, and end', async () => {
    const first = await saveCommissionRule({ input: rule })
    const second = await saveCommissionRule({
      id: first.id,
      input: { ...rule, value: 1_500 },
    })
    await expect(
      saveCommissionRule({ id: first.id, input: rule })
    ).rejects.toMatchObject({ extensions: { code: 'COMMISSION_RULE_ENDED' } })
    expect((await commissionRules({})).map(({ id }) => id)).toEqual([second.id])
    await endCommissionRule({ id: second.id })
    expect(await commissionRules({})).toEqual([])
    expect(await commissionRules({ withEnded: true })).toHaveLength(2)
  })

  scenario('Changed twice at once, have one next version', async () => {
    const { id } = await saveCommissionRule({ input: rule })
    const answers = await Promise.allSettled([
      saveCommissionRule({ id, input: { ...rule, value: 1 } }),
      saveCommissionRule({ id, input: { ...rule, value: 2 } }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      1
    )
  })

  scenario('Refuse what makes no sense, at its field', async () => {
    await expect(
      saveCommissionRule({
        input: {
          ...rule,
          name: ' ',
          value: 10_001,
          capCentavos: 0,
          firstInstalments: 0,
          holdDays: -1,
          tiers: [
            { fromOrders: 5, value: 1 },
            { fromOrders: 5, value: 2 },
          ],
        },
      })
    ).rejects.toMatchObject(
      refusedFields({
        name: 'REQUIRED',
        value: 'COMMISSION_VALUE',
        firstInstalments: 'SETTING_NUMBER',
        capCentavos: 'AMOUNT_INVALID',
        tiers: 'COMMISSION_TIERS',
        holdDays: 'SETTING_NUMBER',
      })
    )
    await expect(
      saveCommissionRule({ input: { ...rule, affiliateId: 999_999 } })
    ).rejects.toMatchObject(refusedFields({ affiliateId: 'INVALID' }))
  })
})
