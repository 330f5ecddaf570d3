import mailWaitlist from 'src/jobs/marketing/mailWaitlist'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { later } from 'src/lib/instants'
import { queueMail } from 'src/lib/outbox'
import { buildAffiliate } from 'src/testing/affiliates'
import { buildFunnel } from 'src/testing/billing'
import { buildCaller } from 'src/testing/graphql'
import { buildUser } from 'src/testing/people'

const CORRECT =
  'mutation($email: String!) { correctMyEmail(input: { email: $email }) }'
const MAY = '{ mayCorrectMyEmail }'
const RIGHT = 'rosalinda@gmail.com'

const setUp = async () => {
  const buyer = await buildCaller('non-member', { emailConfirmedAt: null })
  const { email, id } = buyer.user
  const correct = (to: string) => buyer.ask(CORRECT, { email: to })
  return { buyer, id, email, correct }
}

const send = (to: string, template: string, options = {}) =>
  inTransaction((tx) =>
    queueMail(
      tx,
      to,
      { template, subject: template, text: 'x', html: 'x', ...options },
      {}
    )
  )

const mails = () =>
  db.outboxEmail.findMany({
    orderBy: { createdAt: 'asc' },
    select: { to: true, template: true, status: true },
  })

describe('correcting one’s own new address', () => {
  scenario(
    'Replaces it at once for the session that made the account',
    async () => {
      const { buyer, id, email, correct } = await setUp()
      expect((await buyer.ask(MAY)).data).toEqual({ mayCorrectMyEmail: true })
      expect((await correct('Rosalinda@GMAIL.com ')).data).toEqual({
        correctMyEmail: RIGHT,
      })
      expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
        email: RIGHT,
        emailConfirmedAt: null,
      })
      expect(
        await db.infoLog.findMany({ where: { action: 'user.emailChanged' } })
      ).toMatchObject([{ before: { email }, after: { email: RIGHT } }])
      // The session goes on, and may correct a second mistake.
      expect((await correct('rosalinda@gmail.co')).data).toEqual({
        correctMyEmail: 'rosalinda@gmail.co',
      })
    }
  )

  scenario(
    'Sends the mails to the new address, but no codes, and nothing more to the old one',
    async () => {
      const { email, correct } = await setUp()
      await send(email, 'order')
      await send(email, 'code', { isSecret: true })
      await correct(RIGHT)
      expect(await mails()).toEqual([
        { to: email, template: 'order', status: 'KEPT' },
        { to: email, template: 'code', status: 'KEPT' },
        { to: RIGHT, template: 'order', status: 'QUEUED' },
      ])
    }
  )

  scenario(
    'Takes no mails along that another account had at the address',
    async () => {
      const { correct } = await setUp()
      const other = await setUp()
      await send(other.email, 'order')
      await other.correct(RIGHT)
      await correct(other.email)
      await send(other.email, 'own')
      await correct('rosalinda@gmail.co')
      expect(await mails()).toEqual([
        { to: other.email, template: 'order', status: 'KEPT' },
        { to: RIGHT, template: 'order', status: 'QUEUED' },
        { to: other.email, template: 'own', status: 'KEPT' },
        { to: 'rosalinda@gmail.co', template: 'own', status: 'QUEUED' },
      ])
    }
  )

  scenario(
    'Leaves the mail of a waiting list to the person who joined it',
    async () => {
      const { correct, email } = await setUp()
      const funnel = await buildFunnel()
      await db.waitlistEntry.create({
        data: { funnelId: funnel.id, email, name: 'Ana', language: 'en' },
      })
      await mailWaitlist({ funnelId: funnel.id })
      await correct(RIGHT)
      expect(await mails()).toEqual([
        { to: email, template: 'waitlistOpen', status: 'QUEUED' },
      ])
    }
  )

  scenario(
    'Takes its affiliate along, who earns nothing by the next person of the old one',
    async () => {
      const leads = () =>
        db.affiliateLead.findMany({
          orderBy: { id: 'asc' },
          select: { email: true, endedAt: true },
        })
      const { correct, email, id: userId } = await setUp()
      const add = async (of: string) =>
        db.affiliateLead.create({
          data: {
            affiliateId: (await buildAffiliate()).id,
            email: of,
            userId: of === email ? userId : null,
            source: 'SIGN_UP',
            expiresAt: later(new Date(), 60, 'day'),
          },
        })
      await add(email)
      await correct(RIGHT)
      expect(await leads()).toEqual([{ email: RIGHT, endedAt: null }])
      // Another affiliate's address is not taken.
      await add('rosalinda@gmail.co')
      await correct('rosalinda@gmail.co')
      expect(await leads()).toEqual([
        { email: RIGHT, endedAt: expect.any(Date) },
        { email: 'rosalinda@gmail.co', endedAt: null },
      ])
    }
  )

  scenario('Mails few addresses of strangers', async () => {
    const { correct } = await setUp()
    const answers: (string | undefined)[] = []
    for (let index = 0; index < 6; index++)
      answers.push((await correct(`rosalinda${index}@gmail.com`)).code)
    expect(answers.slice(-2)).toEqual([undefined, 'TOO_MANY_ATTEMPTS'])
  })

  const closed: [string, (id: number) => Promise<unknown>][] = [
    [
      'a mailbox has confirmed it',
      (id) =>
        db.user.update({
          where: { id },
          data: { emailConfirmedAt: new Date() },
        }),
    ],
    [
      'something was paid',
      (userId) =>
        db.payment.create({
          data: { userId, amountCentavos: 100, platform: 'gcash' },
        }),
    ],
    [
      'the account is older than the session',
      (id) =>
        db.user.update({
          where: { id },
          data: { createdAt: new Date(Date.now() - 3_600_000) },
        }),
    ],
  ]
  for (const [name, close] of closed)
    scenario(`Is refused once ${name}`, async () => {
      const { buyer, id, email, correct } = await setUp()
      await close(id)
      expect((await buyer.ask(MAY)).data).toEqual({ mayCorrectMyEmail: false })
      expect((await correct(RIGHT)).code).toBe('FORBIDDEN')
      expect((await db.user.findUniqueOrThrow({ where: { id } })).email).toBe(
        email
      )
    })

  scenario('Is refused for wrong and for taken addresses', async () => {
    const { correct, email } = await setUp()
    await buildUser('member', { email: RIGHT })
    for (const wrong of ['rosalinda', RIGHT])
      expect((await correct(wrong)).code).toBe('BAD_USER_INPUT')
    expect(await db.user.count({ where: { email } })).toBe(1)
  })

  scenario('Finds out few taken addresses', async () => {
    const { correct } = await setUp()
    const answers: (string | undefined)[] = []
    for (let index = 0; index < 7; index++) {
      const { email } = await buildUser()
      answers.push((await correct(email)).code)
    }
    expect(answers.at(-1)).toBe('TOO_MANY_ATTEMPTS')
  })
})
