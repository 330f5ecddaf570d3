import type { Validity } from 'types/graphql'

import { db } from 'src/lib/db'
import {
  isExpired,
  isLive,
  type StoredStatus,
} from 'src/shared/billing/subscriptions/subscriptionExpiry'
import {
  addDays,
  dateColumnOf,
  DAY_MS,
  dayOf,
  daysBetween,
  LIFETIME_EXPIRY,
  manilaToday,
  startOfDay,
} from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { getDuesAndExpiration } from '../dues/dues'
import { myInvoices } from '../invoices/invoices'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'

import {
  activateSubscription,
  deactivateSubscription,
} from './activateSubscription'
import { userSubscription } from './subscriptions'
import { validityWhere } from './validity'

describe('subscriptions', () => {
  scenario(
    'Are visible to their owner, and to staff with the permission',
    async () => {
      const invoice = await buildInvoice()
      const stranger = await buildUser()
      signIn(stranger)
      await expect(
        userSubscription({ id: invoice.userId })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      expect(await myInvoices()).toEqual([])

      signIn(await buildUser('success-manager'), 'success-manager')
      expect(
        (await userSubscription({ id: invoice.userId }))?.subscriptions
      ).toHaveLength(1)
    }
  )

  scenario(
    'Give access in the database exactly when the TypeScript rule says so',
    async () => {
      const { subscriptionId } = await buildInvoice()
      const statuses: StoredStatus[] = [
        'PENDING',
        'ACTIVE',
        'PAUSED',
        'UNENROLLED',
        'SUPERSEDED',
      ]
      // An expiry is stored as the start of its Manila day, and that day still counts.
      const expiries = [-400, -15, -2, -1, 0, 1, 30].map((days) =>
        startOfDay(addDays(manilaToday(), days))
      )
      for (const status of statuses) {
        for (const expiry of [...expiries, LIFETIME_EXPIRY]) {
          for (const startsAt of [
            new Date(Date.now() - DAY_MS),
            new Date(Date.now() + 2 * DAY_MS),
          ]) {
            await db.subscription.update({
              where: { id: subscriptionId },
              data: { status, startsAt, expiry },
            })
            const times = { status, startsAt, expiry }
            const expected = {
              ...times,
              isActive: isLive(times),
              isExpired: status === 'ACTIVE' && isExpired(expiry),
            }
            const [inSql] = await db.$queryRawUnsafe<object[]>(
              `SELECT app.gives_access(s) AS "isActive" FROM "Subscription" s WHERE id = $1`,
              subscriptionId
            )
            expect({
              ...times,
              isExpired: expected.isExpired,
              ...inSql,
            }).toEqual(expected)
            const isListed = async (validity: Validity) =>
              (await db.subscription.count({
                where: { id: subscriptionId, ...validityWhere(validity) },
              })) === 1
            expect({
              ...times,
              isActive: await isListed('ACTIVE'),
              isExpired: await isListed('EXPIRED'),
            }).toEqual(expected)
          }
        }
      }
    }
  )
})

describe('a renewal', () => {
  const renewal = async () => {
    const old = await buildInvoice()
    const expiry = new Date(Date.now() + 10 * DAY_MS)
    await db.subscription.update({
      where: { id: old.subscriptionId },
      data: { status: 'ACTIVE', startsAt: new Date('2026-01-01'), expiry },
    })
    const next = await buildInvoice({ userId: old.userId })
    await db.subscription.update({
      where: { id: next.subscriptionId },
      data: { renewedFromId: old.subscriptionId },
    })
    return { old: old.subscriptionId, next: next.subscriptionId, expiry }
  }

  const statusOf = async (id: number) =>
    (await db.subscription.findUniqueOrThrow({ where: { id } })).status

  const billOf = async (subscriptionId: number) =>
    (
      await db.paymentSchedule.findFirstOrThrow({
        where: { invoice: { subscriptionId } },
      })
    ).id

  const approve = (id: number) =>
    approvePaymentScheduleTransaction({
      id,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })

  const revoke = (id: number) =>
    disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })

  scenario(
    'Continues from the old expiry and supersedes the old subscription',
    async () => {
      const { old, next, expiry } = await renewal()
      await db.$transaction((tx) => activateSubscription(tx, next))
      const renewed = await db.subscription.findUniqueOrThrow({
        where: { id: next },
      })
      const days = Math.round(
        (Number(renewed.expiry) - Number(expiry)) / DAY_MS
      )
      expect(days).toBeGreaterThanOrEqual(364)
      expect(days).toBeLessThanOrEqual(366)
      expect(
        await db.subscription.findUniqueOrThrow({ where: { id: old } })
      ).toMatchObject({
        status: 'SUPERSEDED',
        supersededOn: dateColumnOf(manilaToday()),
      })
    }
  )

  scenario(
    'Starts on the day of payment once the grace period is over',
    async () => {
      const { old, next } = await renewal()
      await db.subscription.update({
        where: { id: old },
        data: { expiry: new Date('2026-01-01') },
      })
      await db.subscription.update({
        where: { id: next },
        data: { startByDays: 10 },
      })
      await db.$transaction((tx) => activateSubscription(tx, next))
      expect(
        await db.subscription.findUnique({ where: { id: next } })
      ).toMatchObject({
        startsAt: startOfDay(addDays(manilaToday(), 10)),
        expiry: startOfDay(addDays(manilaToday(), 375)),
      })
    }
  )

  scenario(
    'Restores the old subscription when its payment is revoked',
    async () => {
      const { old, next } = await renewal()
      await db.$transaction((tx) => activateSubscription(tx, next))
      await db.$transaction((tx) => deactivateSubscription(tx, next))
      expect([await statusOf(old), await statusOf(next)]).toEqual([
        'ACTIVE',
        'PENDING',
      ])
    }
  )

  /** Another subscription to the same funnel. */
  const another = async (
    id: number,
    status: StoredStatus,
    expiry: Date | null
  ) => {
    const model = await db.subscription.findUniqueOrThrow({
      where: { id },
      omit: { id: true, renewedFromId: true },
    })
    const data = { ...model, supersededOn: null, status, expiry }
    return (await db.subscription.create({ data })).id
  }

  scenario('Replaces an expired subscription of its own funnel', async () => {
    const { old, next } = await renewal()
    const lapsed = await another(next, 'ACTIVE', new Date('2026-01-01'))
    await db.$transaction((tx) => activateSubscription(tx, next))
    expect([await statusOf(old), await statusOf(lapsed)]).toEqual([
      'SUPERSEDED',
      'SUPERSEDED',
    ])
    expect(await statusOf(next)).toBe('ACTIVE')
  })

  scenario(
    'Restores a paused subscription as paused when it is revoked',
    async () => {
      const { old, next } = await renewal()
      await db.subscription.update({
        where: { id: old },
        data: { status: 'PAUSED', pausedAt: new Date(), pauseCause: 'STAFF' },
      })
      await db.$transaction((tx) => activateSubscription(tx, next))
      await db.$transaction((tx) => deactivateSubscription(tx, next))
      expect(await statusOf(old)).toBe('PAUSED')
    }
  )

  scenario(
    'Does not restore an old subscription that is unpaid itself',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { old, next } = await renewal()
      const [oldBill, nextBill] = await Promise.all([billOf(old), billOf(next)])
      await approve(oldBill)
      await approve(nextBill)
      await revoke(oldBill)
      expect(await statusOf(old)).toBe('SUPERSEDED')
      await revoke(nextBill)
      expect([await statusOf(old), await statusOf(next)]).toEqual([
        'PENDING',
        'PENDING',
      ])
    }
  )

  scenario(
    'Has the days of the orders before it while they are paid',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { old, next, expiry } = await renewal()
      const last = await buildInvoice({
        userId: (
          await db.subscription.findUniqueOrThrow({ where: { id: old } })
        ).userId,
      })
      await db.subscription.update({
        where: { id: last.subscriptionId },
        data: { renewedFromId: next },
      })
      const chain = [old, next, last.subscriptionId]
      const bills = await Promise.all(chain.map(billOf))
      const oldBill = bills[0]
      const nextBill = bills[1]
      for (const bill of bills) await approve(bill)
      const left = daysBetween(manilaToday(), dayOf(expiry))
      const days = async () =>
        (
          await db.subscription.findMany({
            where: { id: { in: chain.slice(1) } },
            orderBy: { id: 'asc' },
          })
        ).map((row) => daysBetween(manilaToday(), dayOf(row.expiry as Date)))
      expect(await days()).toEqual([365 + left, 730 + left])

      await revoke(oldBill)
      expect(await days()).toEqual([365, 730])
      await approve(oldBill)
      expect(await days()).toEqual([365 + left, 730 + left])

      // The last renewal keeps the days of the first order when the one between them bounces.
      await revoke(nextBill)
      expect(await days()).toEqual([365 + left, 365 + left])
      await revoke(oldBill)
      expect(await days()).toEqual([365, 365])
      await approve(nextBill)
      await approve(oldBill)
      expect(await days()).toEqual([365 + left, 730 + left])

      // A change by staff stays.
      await db.subscription.update({
        where: { id: last.subscriptionId },
        data: { expiry: startOfDay(addDays(manilaToday(), 1000)) },
      })
      await revoke(oldBill)
      expect(await days()).toEqual([365, 1000 - left])
    }
  )

  scenario('Of an access for life is for life while that is paid', async () => {
    signIn(await buildUser('admin'), 'admin')
    const { old, next } = await renewal()
    const bill = await billOf(old)
    await approve(bill)
    await db.subscription.update({
      where: { id: old },
      data: { expiry: LIFETIME_EXPIRY },
    })
    await approve(await billOf(next))
    const expiryOfNext = async () =>
      (await db.subscription.findUniqueOrThrow({ where: { id: next } })).expiry
    expect(await expiryOfNext()).toEqual(LIFETIME_EXPIRY)
    await revoke(bill)
    expect(await expiryOfNext()).toEqual(
      startOfDay(addDays(manilaToday(), 365))
    )
    await approve(bill)
    expect(await expiryOfNext()).toEqual(LIFETIME_EXPIRY)
  })

  scenario(
    'Does not block revoking a payment while it is pending',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { subscriptionId, schedules } = await buildInvoice()
      const [{ id: bill }] = schedules
      await approve(bill)
      await db.subscription.update({
        where: { id: subscriptionId },
        data: { expiry: new Date('2026-01-01') },
      })
      const again = await another(subscriptionId, 'PENDING', null)
      await revoke(bill)
      expect(
        await db.paymentSchedule.findUnique({ where: { id: bill } })
      ).toMatchObject({ transactionId: null })
      expect([await statusOf(subscriptionId), await statusOf(again)]).toEqual([
        'SUPERSEDED',
        'PENDING',
      ])
    }
  )

  scenario('Leaves a newer purchase in place when it is revoked', async () => {
    const { old, next } = await renewal()
    await db.$transaction((tx) => activateSubscription(tx, next))
    const again = await another(old, 'ACTIVE', LIFETIME_EXPIRY)
    await db.$transaction((tx) => deactivateSubscription(tx, next))
    expect([await statusOf(old), await statusOf(again)]).toEqual([
      'SUPERSEDED',
      'ACTIVE',
    ])
  })
})

describe('dues', () => {
  scenario(
    "Names only the member's own overdue, due and expiring items",
    async () => {
      const today = manilaToday()
      const invoice = await buildInvoice({
        firstDay: '2020-01-01',
        pricesCentavos: [100],
      })
      await buildInvoice({
        userId: invoice.userId,
        firstDay: today,
        pricesCentavos: [100],
      })
      await db.subscription.update({
        where: { id: invoice.subscriptionId },
        data: {
          status: 'ACTIVE',
          startsAt: new Date('2020-01-01'),
          expiry: new Date(Date.now() + 5 * DAY_MS),
        },
      })
      signIn(await db.user.findUniqueOrThrow({ where: { id: invoice.userId } }))
      const dues = await getDuesAndExpiration()
      expect(dues.overduePayments).toHaveLength(1)
      expect(dues.upcomingPaymentDue).toHaveLength(1)
      expect(dues.expiringSoon.map(({ id }) => id)).toEqual([
        invoice.subscriptionId,
      ])

      signIn(await buildUser())
      expect(await getDuesAndExpiration()).toEqual({
        expired: [],
        expiringSoon: [],
        overduePayments: [],
        upcomingPaymentDue: [],
      })
    }
  )
})
