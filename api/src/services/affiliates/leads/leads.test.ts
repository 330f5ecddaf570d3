import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { buildAffiliate, signInAs } from 'src/testing/affiliates'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { affiliateLeadsPage, myAffiliateLeadsPage } from './leads'
import { updateAffiliateCode } from './updateAffiliateCode'

type User = Awaited<ReturnType<typeof buildUser>>

const signUpWith = (user: User, affCode: string, tags?: string[]) => {
  signInAs(user, 'non-member')
  return updateAffiliateCode({ input: { email: user.email, affCode, tags } })
}

const leadsOf = (affiliateId: number) =>
  db.affiliateLead.findMany({ where: { affiliateId }, orderBy: { id: 'asc' } })

scenario('A sign-up with a code becomes a lead of its link', async () => {
  const one = await buildAffiliate()
  const visitor = await buildUser('non-member')
  expect(await signUpWith(visitor, `${one.code}.flyer`, ['fb'])).toBe(true)
  expect(await signUpWith(visitor, one.code.toLowerCase(), ['x'])).toBe(true)
  expect(await leadsOf(one.id)).toMatchObject([
    {
      email: visitor.email,
      userId: visitor.id,
      linkId: one.flyer.id,
      source: 'SIGN_UP',
      status: 'REGISTERED',
      tags: ['fb', 'x'],
    },
  ])
  expect(
    await db.affiliateProfile.findUnique({ where: { id: one.id } })
  ).toMatchObject({ leadCount: 1 })
  expect(
    await db.affiliateLink.findUnique({ where: { id: one.flyer.id } })
  ).toMatchObject({ leadCount: 1 })
})

scenario('Unknown, suspended and own codes are answered alike', async () => {
  const suspended = await buildAffiliate({ status: 'SUSPENDED' })
  const one = await buildAffiliate()
  const visitor = await buildUser('non-member')
  for (const code of ['NOBODY22', '', '../x', suspended.code])
    expect(await signUpWith(visitor, code)).toBe(true)
  expect(await signUpWith(one.user, one.code)).toBe(true)
  expect(await db.affiliateLead.count()).toBe(0)

  signInAs(visitor, 'non-member')
  await expect(
    updateAffiliateCode({
      input: { email: one.user.email, affCode: one.code },
    })
  ).rejects.toMatchObject(refusedFields({ email: 'EMAIL_INVALID' }))
  for (let tries = 0; tries < 16; tries++) await signUpWith(visitor, 'NOBODY22')
  await expect(signUpWith(visitor, one.code)).rejects.toMatchObject(
    refusal('RATE_LIMITED')
  )
})

scenario(
  'A person who has corrected their address is no lead by the old one',
  async () => {
    const one = await buildAffiliate()
    const visitor = await buildUser('non-member')
    await db.user.update({
      where: { id: visitor.id },
      data: { email: 'rosalinda@gmail.com' },
    })
    await signUpWith(visitor, one.code)
    expect(await leadsOf(one.id)).toMatchObject([
      { email: 'rosalinda@gmail.com', userId: visitor.id },
    ])
  }
)

scenario('A mistyped code leaves the lead to the code before it', async () => {
  const [one, other] = [await buildAffiliate(), await buildAffiliate()]
  const visitor = await buildUser('non-member')
  await signUpWith(visitor, `NOBODY22 ${one.code}.flyer ${other.code}`)
  expect(await db.affiliateLead.findMany()).toMatchObject([
    { affiliateId: one.id, linkId: one.flyer.id },
  ])
})

scenario(
  'The first affiliate keeps an address for 60 days, then another may take it',
  async () => {
    const [one, other] = [await buildAffiliate(), await buildAffiliate()]
    const visitor = await buildUser('non-member')
    await signUpWith(visitor, one.code)
    await signUpWith(visitor, other.code)
    expect(await leadsOf(other.id)).toEqual([])

    await db.affiliateLead.updateMany({
      data: { expiresAt: earlier(new Date(), 1, 'minute') },
    })
    await Promise.all([
      signUpWith(visitor, other.code),
      signUpWith(visitor, other.code),
    ])
    expect(await leadsOf(one.id)).toMatchObject([{ endedAt: expect.any(Date) }])
    expect(await leadsOf(other.id)).toMatchObject([{ endedAt: null }])
  }
)

scenario('Affiliates see masked leads of their own only', async () => {
  const [one, other] = [await buildAffiliate(), await buildAffiliate()]
  const juan = await buildUser('non-member', {
    email: 'juan@example.com',
    firstName: 'Juan',
  })
  await signUpWith(juan, `${one.code}.flyer`)

  signInAs(one.user, 'affiliate')
  expect(await myAffiliateLeadsPage({})).toMatchObject({
    total: 1,
    rows: [
      {
        email: 'j•••@example.com',
        name: 'J.',
        userId: null,
        linkLabel: 'Flyer',
        isLive: true,
      },
    ],
  })
  expect(await myAffiliateLeadsPage({ q: 'fly' })).toMatchObject({ total: 1 })
  // A search of addresses would tell them.
  expect(await myAffiliateLeadsPage({ q: 'juan' })).toMatchObject({ total: 0 })
  expect(await myAffiliateLeadsPage({ filter: 'CUSTOMER' })).toMatchObject({
    total: 0,
  })
  signInAs(other.user, 'affiliate')
  expect(await myAffiliateLeadsPage({})).toMatchObject({ total: 0 })
  signIn(juan, 'non-member')
  await expect(myAffiliateLeadsPage({})).rejects.toMatchObject(
    refusal('AFFILIATE_TERMS_FIRST')
  )

  const asStaff = { affiliateId: one.id, q: 'juan' }
  signIn(await buildUser('admin'), 'admin')
  expect(await affiliateLeadsPage(asStaff)).toMatchObject({
    rows: [{ email: juan.email, userId: juan.id }],
  })
  signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')
  expect(await affiliateLeadsPage(asStaff)).toMatchObject({
    rows: [{ email: 'j•••@example.com', userId: null }],
  })
})
