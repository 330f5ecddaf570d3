// Buying an expired subscription again, and renewing one that is about to expire.
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { activateSubscription } from 'src/services/billing/subscriptions/activateSubscription'
import { addDays, dayOf, manilaToday, startOfDay } from 'src/shared/manilaTime'
import { buildFunnel } from 'src/testing/billing'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { myRenewal } from './myRenewal'
import { placeOrder } from './placeOrder'

type Funnel = Awaited<ReturnType<typeof buildFunnel>>

const inDays = (days: number) => addDays(manilaToday(), days)

const order = ({ id, oneTimeId }: Funnel) =>
  placeOrder({
    input: {
      key: `renewal-key-${draw()}`.padEnd(20, '0'),
      funnelId: id,
      paymentTermId: oneTimeId,
      totalCentavos: 300_000,
    },
  })

/** A member whose subscription to the funnel ends in `days` days. */
const signInMember = async (
  { id, productId, oneTimeId }: Funnel,
  days: number
) => {
  const member = await buildUser()
  signIn(member)
  return db.subscription.create({
    data: {
      userId: member.id,
      funnelId: id,
      productId,
      paymentTermId: oneTimeId,
      source: 'CHECKOUT',
      status: 'ACTIVE',
      startsAt: new Date('2025-01-01'),
      expiry: startOfDay(inDays(days)),
    },
  })
}

const approved = async (oldId: number) => {
  const renewal = await db.subscription.findFirstOrThrow({
    where: { renewedFromId: oldId },
  })
  await inTransaction((tx) => activateSubscription(tx, renewal.id))
  const { expiry } = await db.subscription.findUniqueOrThrow({
    where: { id: renewal.id },
  })
  expect(
    await db.subscription.findUnique({ where: { id: oldId } })
  ).toMatchObject({ status: 'SUPERSEDED' })
  return dayOf(expiry as Date)
}

describe('an expired subscription', () => {
  const cases: [string, number, number][] = [
    ['in grace goes on from its last day', -7, 358],
    ['after grace begins today', -60, 365],
  ]
  for (const [name, ended, lasts] of cases) {
    scenario(`Can be bought again: ${name}`, async () => {
      const funnel = await buildFunnel()
      const { id } = await signInMember(funnel, ended)
      await order(funnel)
      expect(await approved(id)).toBe(inDays(lasts))
      await expect(order(funnel)).rejects.toMatchObject(
        refusal('ALREADY_SUBSCRIBED')
      )
    })
  }
})

describe('a live subscription', () => {
  scenario('Cannot be bought again', async () => {
    const funnel = await buildFunnel()
    await signInMember(funnel, 0)
    await expect(order(funnel)).rejects.toMatchObject(
      refusal('ALREADY_SUBSCRIBED')
    )
  })

  scenario('Is renewed once, by the funnel that renews it', async () => {
    const funnel = await buildFunnel()
    const renewal = await buildFunnel({ renewalOfFunnelId: funnel.id })
    const { id } = await signInMember(funnel, 100)
    await order(renewal)
    await expect(order(renewal)).rejects.toMatchObject(
      refusal('ALREADY_SUBSCRIBED')
    )
    expect(await approved(id)).toBe(inDays(465))
    await expect(order(renewal)).rejects.toMatchObject(
      refusal('ALREADY_SUBSCRIBED')
    )
  })

  scenario(
    'That is a renewal can be renewed again when it is about to expire',
    async () => {
      const renewal = await buildFunnel({
        renewalOfFunnelId: (await buildFunnel()).id,
      })
      await signInMember(renewal, 31)
      await expect(order(renewal)).rejects.toMatchObject(
        refusal('ALREADY_SUBSCRIBED')
      )
      const { id } = await signInMember(renewal, 30)
      await order(renewal)
      expect(await approved(id)).toBe(inDays(395))
    }
  )
})

describe('the way to renew', () => {
  const setUp = async (days: number, hasRenewal = true) => {
    const funnel = await buildFunnel()
    const renewal =
      hasRenewal &&
      (await buildFunnel({
        renewalOfFunnelId: funnel.id,
        priceOverrideCentavos: 240_000,
        productId: funnel.productId,
      }))
    await signInMember(funnel, days)
    return { funnel, renewal }
  }

  for (const [name, days, isExpired] of [
    ['has ended', -1, true],
    ['ends today', 0, false],
    ['ends in a month', 29, false],
  ] as const)
    scenario(`Of an access that ${name} is its renewal`, async () => {
      const { funnel, renewal } = await setUp(days)
      expect(await myRenewal()).toEqual({
        productName: funnel.product.name,
        lastDay: inDays(days),
        isExpired,
        link: `/checkout/${renewal && renewal.id}`,
        priceCentavos: 240_000,
        monthlyCentavos: 80_000,
      })
    })

  scenario('Is not shown a long time before the end', async () => {
    await setUp(40)
    expect(await myRenewal()).toBeNull()
  })

  scenario(
    'Is the same offer, once it has ended, without a renewal',
    async () => {
      const { funnel } = await setUp(-3, false)
      expect(await myRenewal()).toMatchObject({
        link: `/checkout/${funnel.id}`,
      })
      await db.subscription.updateMany({
        data: { expiry: startOfDay(inDays(3)) },
      })
      expect(await myRenewal()).toBeNull()
    }
  )

  scenario('Is not shown once it is ordered', async () => {
    const { renewal } = await setUp(-1)
    await placeOrder({
      input: {
        key: `renewal-key-${draw()}`.padEnd(20, '0'),
        funnelId: renewal ? renewal.id : '',
        paymentTermId: renewal ? renewal.oneTimeId : '',
        totalCentavos: 240_000,
      },
    })
    expect(await myRenewal()).toBeNull()
  })

  scenario('Is the address that the school has set', async () => {
    await setUp(-1)
    const link = 'https://school.example/renew'
    await db.setting.create({
      data: { name: 'renew-expired-link', value: link, type: 'url' },
    })
    expect(await myRenewal()).toMatchObject({ link, priceCentavos: null })
  })

  scenario(
    'Is the checkout of a sales page that the school has set',
    async () => {
      await setUp(-1)
      const { id, slug } = await buildFunnel()
      for (const value of [`/${slug}`, `/checkout/${id}`]) {
        await db.setting.upsert({
          where: { name: 'renew-expired-link' },
          create: { name: 'renew-expired-link', value, type: 'url' },
          update: { value },
        })
        expect(await myRenewal()).toMatchObject({
          link: `/checkout/${id}`,
          priceCentavos: 300_000,
        })
      }
    }
  )
})
