import fastify from 'fastify'

import { callSignature } from 'src/http/signedCall'
import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import {
  forgetRefusals,
  resetBounces,
} from 'src/services/accounts/messages/bounces/noteFailure'

import { mailBounces } from './mailBounces'

const SECRET = 'a secret of more than thirty-two characters'

const server = fastify()
server.register(mailBounces)
const now = () => Math.floor(Date.now() / 1000)

const returned = (change: object = {}) =>
  JSON.stringify({
    email: 'Ana@Example.com',
    kind: 'hard',
    at: new Date(Date.now() - 60_000).toISOString(),
    diagnostic: 'smtp; 550 5.1.1 User unknown',
    ...change,
  })

const post = async (
  payload: string,
  signature = `t=${now()},v1=${callSignature(now(), SECRET, payload)}`
) => {
  const { statusCode, body } = await server.inject({
    method: 'POST',
    url: '/api/mail-bounces',
    headers: {
      'content-type': 'application/json',
      'x-sulong-signature': signature,
    },
    payload,
  })
  return { status: statusCode, ...JSON.parse(body) }
}

beforeEach(() => {
  process.env.BOUNCE_SECRET = SECRET
})
afterEach(() => {
  delete process.env.BOUNCE_SECRET
})
afterAll(() => server.close())

scenario('A mail that comes back counts once, like a refusal', async () => {
  const first = returned()
  const answers = await Promise.all([post(first), post(first), post(first)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.filter(({ noted }) => noted)).toHaveLength(1)
  expect(await db.addressBounce.findMany()).toMatchObject([
    {
      email: 'ana@example.com',
      count: 1,
      detail: 'smtp; 550 5.1.1 User unknown',
    },
  ])
  // An older one arrives late; a newer one counts.
  const hourAgo = earlier(new Date(), 1, 'hour').toISOString()
  expect(await post(returned({ at: hourAgo }))).toMatchObject({ noted: false })
  const at = new Date().toISOString()
  expect(await post(returned({ at, diagnostic: undefined }))).toMatchObject({
    noted: true,
  })
  expect(await db.addressBounce.findMany()).toMatchObject([
    { count: 2, detail: '500 No reason was given' },
  ])

  // The mail server takes every mail, so that says nothing for a month.
  await forgetRefusals(db, 'ana@example.com')
  expect(await db.addressBounce.count()).toBe(1)
  await db.addressBounce.updateMany({
    data: { returnedAt: earlier(new Date(), 31, 'day') },
  })
  await forgetRefusals(db, 'ana@example.com')
  expect(await db.addressBounce.count()).toBe(0)
})

scenario('An address that staff have cleared stays cleared', async () => {
  const late = returned()
  await post(late)
  expect(await resetBounces(db, 'ana@example.com')).toBe(true)
  expect(await resetBounces(db, 'ana@example.com')).toBe(false)
  expect(await post(late)).toMatchObject({ noted: false })
  expect(await db.addressBounce.findMany()).toMatchObject([{ count: 0 }])

  // Also after a mail that was taken.
  await forgetRefusals(db, 'ana@example.com')
  expect(await post(late)).toMatchObject({ noted: false })

  const at = new Date(Date.now() + 60_000).toISOString()
  expect(await post(returned({ at }))).toMatchObject({ noted: true })
  expect(await db.addressBounce.findMany()).toMatchObject([{ count: 1 }])
})

scenario(
  'A bounce that says nothing about the address is not noted',
  async () => {
    for (const change of [
      { kind: 'soft' },
      { diagnostic: '550 5.7.1 Message rejected: SPF' },
      { diagnostic: '554 Blocked by a list of spammers' },
      { diagnostic: '421 Try later' },
    ])
      expect(await post(returned(change))).toMatchObject({
        status: 200,
        noted: false,
      })
    for (const wrong of [
      returned({ email: 'nobody' }),
      returned({ email: { is: 'ana@example.com' } }),
      returned({ kind: 'other' }),
      returned({ at: 'yesterday' }),
      returned({ at: earlier(new Date(), 8, 'day').toISOString() }),
      returned({ at: new Date(Date.now() + 3_600_000).toISOString() }),
      returned({ diagnostic: 5 }),
      '[]',
      'null',
      '{',
    ])
      expect(await post(wrong)).toMatchObject({ status: 400 })
    expect(await db.addressBounce.count()).toBe(0)
  }
)

scenario('Only signed calls are answered, and only so many', async () => {
  const body = returned()
  for (const signature of [
    '',
    't=1,v1=x',
    `t=${now()},v1=${callSignature(now(), 'another', body)}`,
    `t=${now() - 302},v1=${callSignature(now() - 302, SECRET, body)}`,
    `t=${now()},v1=${callSignature(now(), SECRET, `${body} `)}`,
  ])
    expect(await post(body, signature)).toMatchObject({ status: 404 })
  const valid = `t=${now()},v1=${callSignature(now(), SECRET, body)}`
  delete process.env.BOUNCE_SECRET
  expect(await post(body, valid)).toMatchObject({ status: 404 })
  process.env.BOUNCE_SECRET = SECRET
  await db.rateCounter.create({
    data: { key: 'mail-bounces:all', windowStart: new Date(), count: 1000 },
  })
  expect(await post(body)).toMatchObject({ status: 429 })
  expect(await db.addressBounce.count()).toBe(0)
})
