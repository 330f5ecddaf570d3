import { db } from 'src/lib/db'
import {
  addDays,
  LIFETIME_EXPIRY,
  manilaToday,
  startOfDay,
} from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { pauseSubscription } from './pauseSubscription'
import { subscription } from './subscription'
import { subscriptionsPage } from './subscriptionsPage'

const inDays = (days: number) => startOfDay(addDays(manilaToday(), days))

const running = async (expiry: Date, userId?: number) => {
  const { subscriptionId } = await buildInvoice({ userId })
  return db.subscription.update({
    where: { id: subscriptionId },
    data: { status: 'ACTIVE', startsAt: inDays(-400), expiry },
  })
}

const idsOf = async (args: Parameters<typeof subscriptionsPage>[0]) =>
  (await subscriptionsPage(args)).rows.map(({ id }) => id)

beforeEach(async () =>
  signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')
)

scenario('The list of subscriptions can be filtered and sorted', async () => {
  const ben = await buildUser('member', { firstName: 'Ben', lastName: 'Cruz' })
  const today = await running(inDays(0), ben.id)
  const life = await running(LIFETIME_EXPIRY)
  const over = await running(inDays(-1))
  const soon = await running(inDays(5))
  const waiting = (await buildInvoice()).subscription
  const ids = (...rows: { id: number }[]) => rows.map(({ id }) => id)

  expect(await idsOf({})).toEqual(ids(waiting, soon, over, life, today))
  expect(await idsOf({ filter: 'ACTIVE' })).toEqual(ids(soon, life, today))
  expect(await idsOf({ filter: 'EXPIRED' })).toEqual(ids(over))
  expect(await idsOf({ sort: 'EXPIRY' })).toEqual(ids(over, today, soon))
  expect(await idsOf({ sort: 'EXPIRY_DESC', filter: 'ACTIVE' })).toEqual(
    ids(soon, today)
  )
  expect(await idsOf({ status: 'PENDING' })).toEqual(ids(waiting))
  expect(await idsOf({ funnelId: soon.funnelId })).toEqual(ids(soon))
  expect(await idsOf({ productId: life.productId })).toEqual(ids(life))
  expect(await idsOf({ q: 'ben c' })).toEqual(ids(today))
  for (const q of ['%', 'nobody', "' OR 1=1"])
    expect(await idsOf({ q })).toEqual([])
  expect(await idsOf({ page: 2, perPage: 2 })).toEqual(ids(over, life))
  expect(await subscriptionsPage({ q: 'ben' })).toMatchObject({
    total: 1,
    isTotalCapped: false,
    rows: [{ userName: 'Ben Cruz', userEmail: ben.email }],
  })
})

scenario(
  'A subscription shows its access, bills, renewal and history',
  async () => {
    const old = await running(inDays(-3))
    const { id, userId } = await running(inDays(30))
    await db.subscription.update({
      where: { id },
      data: { renewedFromId: old.id },
    })
    await pauseSubscription({ id, reason: 'Sick leave' })
    const shown = await subscription({ id })
    expect(shown).toMatchObject({
      userId,
      status: 'PAUSED',
      pauseReason: 'Sick leave',
      levels: ['Member'],
      chain: [{ id: old.id }],
      invoices: [{ paymentSchedule: [{ priceCentavos: 100_000 }] }],
      history: [{ action: 'subscription.paused', reason: 'Sick leave' }],
    })
    expect((await subscription({ id: old.id }))?.chain).toMatchObject([{ id }])
    expect(await subscription({ id: 0 })).toBeNull()

    signIn(await buildUser('coach'), 'coach')
    await expect(subscription({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  }
)
