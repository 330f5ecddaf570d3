import { db } from 'src/lib/db'
import { earlier, later } from 'src/lib/instants'
import { placeOrder } from 'src/services/marketing/checkout/placeOrder'
import { buildAffiliate, signInAs } from 'src/testing/affiliates'
import { buildCoupon, buildFunnel } from 'src/testing/billing'
import { buildCaller } from 'src/testing/graphql'
import { buildUser, draw } from 'src/testing/people'

import { affiliateOrdersPage } from './affiliateOrders'

type User = Awaited<ReturnType<typeof buildUser>>
type Affiliate = Awaited<ReturnType<typeof buildAffiliate>>

type Order = { coupon?: Affiliate; code?: string }

const leadOf = (affiliate: Affiliate, email: string, days = 60) =>
  db.affiliateLead.create({
    data: {
      affiliateId: affiliate.id,
      email,
      source: 'SIGN_UP',
      firstTouchAt: earlier(new Date(), 90, 'day'),
      expiresAt: later(new Date(), days, 'day'),
    },
  })

/** Places an order of the buyer, and returns its attribution. */
const order = async (buyer: User, { coupon, code }: Order) => {
  const funnel = await buildFunnel()
  const { code: couponCode } = coupon
    ? await buildCoupon(funnel.id, { affiliateId: coupon.id })
    : { code: undefined }
  signInAs(buyer, 'non-member')
  const { invoiceId } = await placeOrder({
    input: {
      key: `order-key-${draw()}`.padEnd(20, '0'),
      funnelId: funnel.id,
      paymentTermId: funnel.oneTimeId,
      totalCentavos: coupon ? 270_000 : 300_000,
      couponCode,
      affCode: code,
    },
  })
  return db.attribution.findUnique({ where: { invoiceId } })
}

scenario('A coupon goes before a lead, and a lead before a link', async () => {
  const [coupon, lead, click] = [
    await buildAffiliate(),
    await buildAffiliate(),
    await buildAffiliate(),
  ]
  const code = `${click.code}.flyer`
  const buyer = await buildUser('non-member')
  const owned = await leadOf(lead, buyer.email)
  expect(await order(buyer, { coupon, code })).toMatchObject({
    affiliateId: coupon.id,
    reason: 'COUPON',
  })
  expect(
    await db.affiliateLead.findUnique({ where: { id: owned.id } })
  ).toMatchObject({ status: 'CUSTOMER', userId: buyer.id })
  expect(await order(buyer, { code })).toMatchObject({
    affiliateId: lead.id,
    leadId: owned.id,
    reason: 'LEAD',
  })

  const stranger = await buildUser('non-member')
  expect(await order(stranger, { code })).toMatchObject({
    affiliateId: click.id,
    linkId: click.flyer.id,
    reason: 'CLICK',
    facts: { code: click.code },
  })
  const { funnel } = await db.order.findFirstOrThrow({
    where: { userId: stranger.id },
    include: { funnel: true },
  })
  expect(
    await db.affiliateLead.findFirst({ where: { email: stranger.email } })
  ).toMatchObject({
    affiliateId: click.id,
    source: 'ORDER',
    status: 'CUSTOMER',
    tags: [funnel.slug],
  })
  expect(await order(await buildUser(), {})).toBeNull()
  expect(await order(await buildUser(), { code: 'NOBODY22' })).toBeNull()
  expect(
    await order(await buildUser(), {
      code: `NOBODY22 ${lead.code} ${click.code}`,
    })
  ).toMatchObject({
    affiliateId: lead.id,
    linkId: lead.main.id,
    facts: { code: lead.code },
  })

  expect(await affiliateOrdersPage({ affiliateId: click.id })).toMatchObject({
    total: 1,
    rows: [
      {
        reason: 'CLICK',
        code: click.code,
        linkLabel: 'Flyer',
        buyerId: stranger.id,
        totalCentavos: 300_000,
      },
    ],
  })
})

scenario(
  'An order by the code of the owner is a touch of the lead',
  async () => {
    const one = await buildAffiliate()
    const buyer = await buildUser('non-member')
    const { id, expiresAt } = await leadOf(one, buyer.email, 5)
    await order(buyer, { code: one.code })
    const lead = await db.affiliateLead.findUniqueOrThrow({ where: { id } })
    expect(lead).toMatchObject({ status: 'CUSTOMER', userId: buyer.id })
    expect(lead.expiresAt.getTime()).toBeGreaterThan(expiresAt.getTime())
  }
)

scenario('Own orders and suspended affiliates are not credited', async () => {
  const [one, suspended] = [
    await buildAffiliate(),
    await buildAffiliate({ status: 'SUSPENDED' }),
  ]
  await leadOf(one, one.user.email)
  expect(await order(one.user, { coupon: one, code: one.code })).toBeNull()
  // An account that was merged into theirs is their own, too.
  const merged = await buildUser('member', { mergedIntoId: one.userId })
  expect(await order(merged, { code: one.code })).toBeNull()

  const buyer = await buildUser('non-member')
  await leadOf(suspended, buyer.email)
  expect(
    await order(buyer, { coupon: suspended, code: suspended.code })
  ).toBeNull()
  expect(
    await order(buyer, { coupon: suspended, code: one.code })
  ).toMatchObject({ affiliateId: one.id, reason: 'CLICK' })
})

scenario('A lead that is over gives way to the next affiliate', async () => {
  const [first, next] = [await buildAffiliate(), await buildAffiliate()]
  const buyer = await buildUser('non-member')
  const over = await leadOf(first, buyer.email, -1)
  expect(await order(buyer, { code: next.code })).toMatchObject({
    affiliateId: next.id,
    reason: 'CLICK',
  })
  expect(
    await db.affiliateLead.findUnique({ where: { id: over.id } })
  ).toMatchObject({ endedAt: expect.any(Date), status: 'REGISTERED' })
  expect(await order(buyer, { code: first.code })).toMatchObject({
    affiliateId: next.id,
    reason: 'LEAD',
  })
})

scenario(
  'Nobody earns by an address that an account of theirs gave up',
  async () => {
    const affiliate = await buildAffiliate()
    const decoy = await buildCaller('non-member', { emailConfirmedAt: null })
    const { email } = decoy.user
    await db.affiliateLead.update({
      where: { id: (await leadOf(affiliate, email)).id },
      data: { userId: decoy.user.id },
    })
    await decoy.ask(
      'mutation($email: String!) { correctMyEmail(input: { email: $email }) }',
      { email: 'elsewhere@gmail.com' }
    )
    const buyer = await buildUser('non-member', { email })
    expect(await order(buyer, {})).toBeNull()
  }
)
