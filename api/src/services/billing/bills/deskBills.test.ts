// app.desk_bill, from which the payments desk reads, after any change of a bill, its membership or its member
// (docs/decisions/0040).
import { setTimeout as wait } from 'node:timers/promises'

import type { BillsFilter, Validity } from 'types/graphql'

import { db, pool } from 'src/lib/db'
import { moveTo } from 'src/services/community/moveUps/moveTo'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { deskDifferences } from 'src/testing/deskDifferences'
import { buildUser, signIn } from 'src/testing/people'

import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { addPaymentSchedule } from '../paymentSchedules/paymentSchedules'
import { manualUserUnsubscription } from '../subscriptions/manualUserUnsubscription'
import {
  pauseSubscription,
  resumeSubscription,
} from '../subscriptions/pauseSubscription'

import { billsPage } from './bills'
import { writeStandings } from './writeStandings'

const approve = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'GCash',
    externalInvoiceId: 'N/A',
  })

const pricesOf = async (validity?: Validity, filter: BillsFilter = 'ALL') =>
  (await billsPage({ validity, filter })).rows
    .map(({ priceCentavos }) => priceCentavos)
    .sort()

const active = async (parts: { startsAt?: Date; expiry?: Date } = {}) => {
  const invoice = await buildInvoice({ pricesCentavos: [100, 200] })
  await db.subscription.update({
    where: { id: invoice.subscriptionId },
    data: {
      status: 'ACTIVE',
      startsAt: new Date(Date.now() - DAY_MS),
      expiry: new Date(Date.now() + 300 * DAY_MS),
      ...parts,
    },
  })
  return invoice
}

const asAdmin = async () => signIn(await buildUser('admin'), 'admin')

describe('the bills of a validity', () => {
  scenario('Follow payment, pause, resumption and the end', async () => {
    await asAdmin()
    const { subscriptionId, schedules } = await buildInvoice({
      pricesCentavos: [100, 200],
    })
    const id = subscriptionId
    expect(await pricesOf('ACTIVE')).toEqual([])
    await approve(schedules[0].id)
    expect(await pricesOf('ACTIVE')).toEqual([100, 200])
    expect(await pricesOf('ACTIVE', 'UNPAID')).toEqual([200])
    expect(await pricesOf('ACTIVE', 'PAID')).toEqual([100])
    await pauseSubscription({ id, reason: 'Travels' })
    expect(await pricesOf('ACTIVE')).toEqual([])
    await resumeSubscription({ id })
    expect(await pricesOf('ACTIVE')).toEqual([100, 200])
    await manualUserUnsubscription({ subscriptionId })
    expect(await pricesOf('ACTIVE')).toEqual([])
    expect(await pricesOf()).toEqual([100])
    expect(await deskDifferences()).toBe(0)
  })

  scenario(
    'Change when access ends, before and after the job has run',
    async () => {
      await asAdmin()
      await active({ expiry: new Date(Date.now() - DAY_MS + 700) })
      expect(await pricesOf('ACTIVE')).toEqual([100, 200])
      expect(await pricesOf('EXPIRED')).toEqual([])
      await wait(800)
      const afterwards = async () => {
        for (const filter of ['ALL', 'UNPAID'] as const) {
          expect(await pricesOf('ACTIVE', filter)).toEqual([])
          expect(await pricesOf('EXPIRED', filter)).toEqual([100, 200])
        }
        expect((await billsPage({ validity: 'EXPIRED' })).total).toBe(2)
      }
      await afterwards()
      await writeStandings()
      expect(await deskDifferences()).toBe(0)
      await afterwards()
    }
  )

  scenario(
    'Change when access begins, before and after the job has run',
    async () => {
      await asAdmin()
      const { number } = await active({ startsAt: new Date(Date.now() + 700) })
      expect(await pricesOf('ACTIVE')).toEqual([])
      await wait(800)
      expect(await pricesOf('ACTIVE')).toEqual([100, 200])
      const { total } = await billsPage({ validity: 'ACTIVE', q: number })
      expect(total).toBe(2)
      await writeStandings()
      expect(await pricesOf('ACTIVE')).toEqual([100, 200])
      expect(await deskDifferences()).toBe(0)
    }
  )

  scenario('Are exact if the job missed both begin and end', async () => {
    await asAdmin()
    const { id } = await active({
      startsAt: new Date(Date.now() + 300),
      expiry: new Date(Date.now() - DAY_MS + 600),
    })
    await wait(700)
    expect(await pricesOf('ACTIVE')).toEqual([])
    expect(await pricesOf('EXPIRED')).toEqual([100, 200])
    await writeStandings()
    expect(await pricesOf('EXPIRED')).toEqual([100, 200])
    await db.invoice.update({ where: { id }, data: { voidedAt: new Date() } })
    expect(await pricesOf('EXPIRED')).toEqual([])
    expect(await deskDifferences()).toBe(0)
  })

  scenario('Are found again after a renewal of what has expired', async () => {
    await asAdmin()
    const { subscriptionId: id } = await active({
      expiry: new Date('2026-01-01'),
    })
    expect(await pricesOf('EXPIRED')).toEqual([100, 200])
    await db.subscription.update({
      where: { id },
      data: { expiry: new Date('2099-01-01') },
    })
    expect(await pricesOf('EXPIRED')).toEqual([])
    expect(await pricesOf('ACTIVE')).toEqual([100, 200])
  })
})

describe('the desk’s table', () => {
  scenario('Has bills that are imported together, and is rebuilt', async () => {
    await asAdmin()
    const { id: invoiceId } = await active()
    await db.paymentSchedule.createMany({
      data: Array.from({ length: 300 }, (_, seq) => ({
        invoiceId,
        seq: seq + 3,
        priceCentavos: 50,
        scheduleDate: new Date('2026-05-05'),
      })),
    })
    const { total } = await billsPage({ validity: 'ACTIVE' })
    expect(total).toBe(302)
    expect(await deskDifferences()).toBe(0)
    await pool.query('SELECT app.rebuild_days()')
    expect(await deskDifferences()).toBe(0)
  })

  scenario('No longer lists a deleted bill', async () => {
    await asAdmin()
    const { schedules } = await active()
    await db.paymentSchedule.delete({ where: { id: schedules[1].id } })
    expect(await pricesOf()).toEqual([100])
  })

  scenario('Agrees after simultaneous changes of all kinds', async () => {
    await asAdmin()
    const stage = await buildStage()
    const invoices = await Promise.all([active(), active(), active()])
    const works = Array.from({ length: 4 }, () =>
      invoices.flatMap(({ id, subscriptionId, userId, schedules }) => [
        () => approve(schedules[0].id),
        () => approve(schedules[1].id),
        () =>
          disapprovePaymentScheduleTransaction({
            id: schedules[0].id,
            remarks: 'Wrong',
          }),
        () => pauseSubscription({ id: subscriptionId, reason: 'Travels' }),
        () => resumeSubscription({ id: subscriptionId }),
        () =>
          addPaymentSchedule({
            input: { invoiceId: id, price: 5, scheduleDate: '2026-12-01' },
          }),
        () =>
          db.$transaction((tx) =>
            moveTo(tx, { userId, from: null, to: stage.id })
          ),
        () =>
          db.subscription.update({
            where: { id: subscriptionId },
            data: { expiry: new Date(Date.now() - DAY_MS + 50) },
          }),
        () => writeStandings(),
      ])
    ).flat()
    const results = await Promise.allSettled(works.map((work) => work()))
    // Many are refused by the rules, as they come in any order; none may fail by a deadlock.
    const failures = results
      .filter((result) => result.status === 'rejected')
      .map(({ reason }) => String(reason))
    expect(failures.filter((text) => /deadlock|40P01/.test(text))).toEqual([])
    await wait(100)
    await writeStandings()
    expect(await deskDifferences()).toBe(0)
  })
})
