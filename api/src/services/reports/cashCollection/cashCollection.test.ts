import type { CollectionTab } from 'types/graphql'

import { db } from 'src/lib/db'
import { collectionTabs } from 'src/shared/billing/collecting/collectionBucket'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'
import { enumValueOf } from 'src/shared/text/enumWords'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'

import { cashCollectionPage } from './cashCollectionPage'

/** A running membership that ends in `days` days. */
const endsIn = async (days: number, changes = {}) => {
  const { subscriptionId } = await buildInvoice({ pricesCentavos: [500, 700] })
  await db.subscription.update({
    where: { id: subscriptionId },
    data: {
      status: 'ACTIVE',
      startsAt: new Date('2026-01-01'),
      expiry: startOfDay(addDays(manilaToday(), days)),
      ...changes,
    },
  })
  return subscriptionId
}

const idsOf = async (filter: CollectionTab) =>
  (await cashCollectionPage({ filter })).rows.map(
    ({ subscriptionId }) => subscriptionId
  )

beforeEach(async () => signIn(await buildUser('admin'), 'admin'))

describe('the cash collection report', () => {
  scenario(
    'Puts each membership into its tab, including both ends',
    async () => {
      const ids: Record<number, number> = {}
      for (const days of [61, 60, 31, 30, 1, 0, -14, -15])
        ids[days] = await endsIn(days)
      expect(await idsOf('ER_WARMUP')).toEqual([ids[31], ids[60]])
      expect(await idsOf('EARLY_RENEWAL')).toEqual([ids[1], ids[30]])
      expect(await idsOf('FOR_REGULAR_RENEWAL')).toEqual([ids[-14], ids[0]])
      expect(await idsOf('UNENROLLED')).toEqual([ids[-15]])
      expect(await idsOf('ALL')).toEqual(
        [60, 31, 30, 1, 0, -14, -15].map((days) => ids[days])
      )
      // The tab that TypeScript calculates for a row is the tab in which SQL lists the row.
      for (const tab of collectionTabs.filter(
        (one) => !['all', 'collected'].includes(one)
      ))
        for (const { bucket } of (
          await cashCollectionPage({
            filter: enumValueOf(tab),
          })
        ).rows)
          expect(bucket).toBe(tab)
    }
  )

  scenario('Counts unenrolled members in their tab', async () => {
    const id = await endsIn(100, {
      status: 'UNENROLLED',
      unenrolledAt: new Date('2026-11-01'),
    })
    const { rows } = await cashCollectionPage({ filter: 'UNENROLLED' })
    expect(rows).toMatchObject([{ id, bucket: 'unenrolled', rule: 'left' }])
  })

  scenario('Leaves out paused, pending and renewed subscriptions', async () => {
    for (const status of ['PAUSED', 'PENDING', 'SUPERSEDED'])
      await endsIn(10, { status })
    expect(await idsOf('ALL')).toEqual([])
  })

  scenario('Shows the debt, the next bill and the last payment', async () => {
    const id = await endsIn(10)
    const { rows } = await cashCollectionPage({ filter: 'EARLY_RENEWAL' })
    expect(rows).toMatchObject([
      {
        id,
        daysLeft: 10,
        dueCentavos: 1200,
        nextDueDay: '2026-11-20',
        lastPaidAt: null,
        lastPaidCentavos: null,
      },
    ])
  })

  scenario('Finds members by name', async () => {
    await endsIn(10)
    expect((await cashCollectionPage({ q: 'Ana' })).total).toBe(1)
    expect((await cashCollectionPage({ q: 'Nobody Else' })).total).toBe(0)
  })

  scenario(
    'Shows the payments of the period without reversed ones',
    async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [500],
      })
      const pay = (changes = {}) =>
        db.payment.create({
          data: {
            userId,
            amountCentavos: 500,
            platform: 'gcash',
            paidAt: '2026-03-10T02:00:00Z',
            allocations: {
              create: { scheduleId: schedules[0].id, amountCentavos: 500 },
            },
            ...changes,
          },
        })
      const stands = await pay()
      const bounced = await pay()
      await pay({
        kind: 'REVERSAL',
        reversesId: bounced.id,
        amountCentavos: -500,
      })
      const march = {
        filter: 'COLLECTED',
        from: '2026-03-01',
        to: '2026-03-31',
      } as const
      const { rows } = await cashCollectionPage(march)
      expect(rows).toMatchObject([{ id: stands.id, lastPaidCentavos: 500 }])
      const april = { ...march, from: '2026-04-01', to: '2026-04-30' }
      expect((await cashCollectionPage(april)).rows).toEqual([])
    }
  )
})
