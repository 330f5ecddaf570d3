import { buildCaller } from 'src/testing/graphql'

const COUPON =
  'mutation ($input: CouponInput!) { createCoupon(funnelId: "f", input: $input) { id } }'

const input = {
  code: 'SULONG',
  discountType: 'FIXED',
  spread: 'PRORATED',
  audience: 'ANYONE',
  perUserLimit: 1,
}

scenario(
  'A typed number that no Int holds is refused at its field',
  async () => {
    const admin = await buildCaller('admin')
    // A document runs through Yoga the first time, and past it afterwards.
    for (const [changes, codes] of [
      [{ usageLimit: 9171234567 }, { usageLimit: 'INVALID' }],
      [{ perUserLimit: 2.5 }, { perUserLimit: 'INVALID' }],
      [{ amountCentavos: 3e9 }, { amountCentavos: 'AMOUNT_INVALID' }],
    ] as const)
      expect(
        await admin.ask(COUPON, { input: { ...input, ...changes } })
      ).toMatchObject({
        message: 'Errors prevented this form from being saved',
        code: 'BAD_USER_INPUT',
        codes,
      })
  }
)

scenario('An id beyond the database’s is not found', async () => {
  const admin = await buildCaller('admin')
  for (const id of [2 ** 31, 9e15])
    expect(
      await admin.ask('query ($id: Int!) { user(id: $id) { id } }', { id })
    ).toMatchObject({ code: 'NOT_FOUND' })
})

scenario('A value of another type stays an error of the client', async () => {
  const admin = await buildCaller('admin')
  for (const usageLimit of ['x" at "a.b"; Int cannot represent non', {}, '1'])
    expect(
      await admin.ask(COUPON, { input: { ...input, usageLimit } })
    ).toMatchObject({
      message: 'Variable "$input" got invalid value.',
      code: undefined,
    })
})
