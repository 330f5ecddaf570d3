import { db } from 'src/lib/db'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'
import { buildCoupon, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'

import { makeSubscriptionPrimary } from './makeSubscriptionPrimary'
import { manualUserUnsubscription } from './manualUserUnsubscription'
import {
  pauseForOverdue,
  pauseSubscription,
  resumeAfterPayment,
  resumeSubscription,
} from './pauseSubscription'

const inDays = (days: number) => startOfDay(addDays(manilaToday(), days))

const live = async (changes: object = {}, userId?: number) => {
  const invoice = await buildInvoice({
    userId,
    pricesCentavos: [100_000, 100_000],
  })
  await db.subscription.update({
    where: { id: invoice.subscriptionId },
    data: {
      status: 'ACTIVE',
      startsAt: inDays(-20),
      expiry: inDays(40),
      ...changes,
    },
  })
  return { ...invoice, id: invoice.subscriptionId }
}

const read = (id: number) =>
  db.subscription.findUniqueOrThrow({ where: { id } })

const asStaff = async () =>
  signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')

const mailsTo = async (userId: number) => {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  return db.outboxEmail.count({
    where: { to: email, template: 'subscriptionChanged' },
  })
}

describe('unenrolling', () => {
  scenario('Ends access and cancels unpaid bills', async () => {
    await asStaff()
    const { id, userId, schedules } = await live({ isPrimary: true })
    await approvePaymentScheduleTransaction({
      id: schedules[0].id,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })
    expect(
      await manualUserUnsubscription({
        subscriptionId: id,
        reason: ' Moved abroad ',
      })
    ).toEqual({ id })
    expect(await read(id)).toMatchObject({
      status: 'UNENROLLED',
      unenrolReason: 'Moved abroad',
      isPrimary: false,
    })
    const entries = await db.paymentSchedule.findMany({
      where: { invoice: { subscriptionId: id } },
      orderBy: { seq: 'asc' },
    })
    expect(entries.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([
      false,
      true,
    ])
    expect(await mailsTo(userId)).toBe(1)
    await expect(
      manualUserUnsubscription({ subscriptionId: id })
    ).rejects.toMatchObject(refusal('NOT_SUBSCRIBED'))
    await expect(
      manualUserUnsubscription({ subscriptionId: 0 })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('Leaves the coupon of an order that nobody paid', async () => {
    await asStaff()
    const statusAfter = async (status: 'PENDING' | 'ACTIVE') => {
      const { id, subscriptionId, userId, subscription } = await buildInvoice({
        status,
      })
      const coupon = await buildCoupon(subscription.funnelId)
      await db.invoice.update({
        where: { id },
        data: {
          couponRedemption: {
            create: {
              couponId: coupon.id,
              orderKey: `${coupon.id}`,
              email: 'ana@example.com',
              userId,
              amountOffCentavos: 100,
              status: 'REDEEMED',
              reservedUntil: new Date(),
            },
          },
        },
      })
      await manualUserUnsubscription({ subscriptionId })
      const { redemptions } = await db.coupon.findUniqueOrThrow({
        where: { id: coupon.id },
        include: { redemptions: true },
      })
      return redemptions.map((each) => each.status)
    }
    expect(await statusAfter('PENDING')).toEqual(['RELEASED'])
    expect(await statusAfter('ACTIVE')).toEqual(['REDEEMED'])
  })

  scenario('Takes effect once when called ten times concurrently', async () => {
    await asStaff()
    const { id, userId } = await live()
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        manualUserUnsubscription({ subscriptionId: id })
      )
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailsTo(userId)).toBe(1)
  })

  scenario(
    'Ends in a consistent state when it races with an approval',
    async () => {
      await asStaff()
      for (let round = 0; round < 5; round++) {
        const { subscriptionId, schedules } = await buildInvoice()
        const [, approved] = await Promise.allSettled([
          manualUserUnsubscription({ subscriptionId }),
          approvePaymentScheduleTransaction({
            id: schedules[0].id,
            paymentPlatform: 'cash',
            externalInvoiceId: 'N/A',
          }),
        ])
        const entry = await db.paymentSchedule.findUniqueOrThrow({
          where: { id: schedules[0].id },
        })
        expect((await read(subscriptionId)).status).toBe('UNENROLLED')
        expect(entry.transactionId !== null).toBe(
          approved.status === 'fulfilled'
        )
        expect(entry.cancelledAt === null).toBe(entry.transactionId !== null)
      }
    }
  )
})

describe('a pause', () => {
  scenario('By staff keeps the remaining days', async () => {
    await asStaff()
    const { id, userId } = await live()
    await expect(pauseSubscription({ id, reason: ' ' })).rejects.toMatchObject(
      refusedFields({ reason: 'REASON_REQUIRED' })
    )
    await pauseSubscription({ id, reason: 'Sick leave' })
    expect(await read(id)).toMatchObject({
      status: 'PAUSED',
      pauseCause: 'STAFF',
      pauseReason: 'Sick leave',
    })
    const [{ gives }] = await db.$queryRaw<{ gives: boolean }[]>`
      SELECT app.gives_access(s) AS gives FROM "Subscription" s WHERE id = ${id}`
    expect(gives).toBe(false)
    await expect(
      pauseSubscription({ id, reason: 'Again' })
    ).rejects.toMatchObject(refusal('NOT_SUBSCRIBED'))

    const pausedAt = new Date(inDays(-10).getTime() + 3_600_000)
    await db.subscription.update({ where: { id }, data: { pausedAt } })
    await resumeSubscription({ id })
    expect(await read(id)).toMatchObject({
      status: 'ACTIVE',
      expiry: inDays(50),
      pausedAt: null,
      pauseCause: null,
      pauseReason: null,
    })
    expect(await mailsTo(userId)).toBe(2)
    await expect(resumeSubscription({ id })).rejects.toMatchObject(
      refusal('NOT_PAUSED')
    )
  })

  scenario(
    'Moves the expiry once when it is resumed ten times concurrently',
    async () => {
      await asStaff()
      const { id } = await live({
        status: 'PAUSED',
        pauseCause: 'STAFF',
        pausedAt: inDays(-10),
      })
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, () => resumeSubscription({ id }))
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(
        1
      )
      expect((await read(id)).expiry).toEqual(inDays(50))
    }
  )

  scenario('For an overdue bill ends with its payment', async () => {
    const { id } = await live()
    const overdue = () =>
      db.$transaction((tx) => pauseForOverdue(tx, id, 'Overdue'))
    const paid = () => db.$transaction((tx) => resumeAfterPayment(tx, id))
    expect(await paid()).toBe(false)
    expect([await overdue(), await overdue()]).toEqual([true, false])
    await db.subscription.update({
      where: { id },
      data: { pausedAt: inDays(-10) },
    })
    expect([await paid(), await paid()]).toEqual([true, false])
    expect(await read(id)).toMatchObject({
      status: 'ACTIVE',
      expiry: inDays(40),
    })

    await asStaff()
    await pauseSubscription({ id, reason: 'Sick leave' })
    expect(await paid()).toBe(false)
  })

  for (const [what, changes] of [
    ['has ended', { expiry: inDays(-1) }],
    ['waits', { status: 'PENDING', expiry: null }],
    ['was left', { status: 'UNENROLLED' }],
  ] as const) {
    scenario(`Is refused for a subscription that ${what}`, async () => {
      await asStaff()
      const { id } = await live(changes)
      await expect(
        pauseSubscription({ id, reason: 'Why not' })
      ).rejects.toMatchObject(refusal('NOT_SUBSCRIBED'))
    })
  }
})

describe('several subscriptions of one user', () => {
  scenario('Have one primary, even after concurrent changes', async () => {
    await asStaff()
    const one = await live()
    const two = await live({}, one.userId)
    const over = await live({ expiry: inDays(-1) }, one.userId)
    await expect(
      makeSubscriptionPrimary({ id: over.id })
    ).rejects.toMatchObject(refusal('NOT_SUBSCRIBED'))
    await expect(makeSubscriptionPrimary({ id: 0 })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await makeSubscriptionPrimary({ id: one.id })
    await makeSubscriptionPrimary({ id: one.id })
    expect((await read(one.id)).isPrimary).toBe(true)

    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        makeSubscriptionPrimary({ id: index % 2 ? one.id : two.id })
      )
    )
    expect(tries.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(
      await db.subscription.count({
        where: { userId: one.userId, isPrimary: true },
      })
    ).toBe(1)
  })
})
