// A burst of one person keeps nobody else waiting (docs/decisions/0082). What counts is the order of answers, not their time.
import { Readable } from 'node:stream'

import fastify from 'fastify'

import { graphql } from 'src/http/graphql/graphql'
import { db, pool } from 'src/lib/db'
import { createToken } from 'src/lib/protection/secrets'
import { startSession } from 'src/lib/sessions/sessionTokens'
import { buildFunnel } from 'src/testing/billing'
import { ask, buildCaller } from 'src/testing/graphql'
import { lockWaits } from 'src/testing/lockWaits'

import { limitRequests } from './atOnce'

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }`
const PROFILE = '{ profile { email } }'
const ORDERS = 100
/** The changes of one person that run at once. */
const CHANGES_AT_ONCE = 3
/** With twenty that wait. */
const LET_IN = CHANGES_AT_ONCE + 20

scenario(
  'Other accounts get answers during a hundred orders of one account',
  async () => {
    const buyer = await buildCaller('non-member')
    const bystander = await buildCaller()
    const funnel = await buildFunnel()
    const codes: (string | undefined)[] = []
    const orders = Array.from({ length: ORDERS }, async (_, index) => {
      const { code } = await buyer.ask(PLACE, {
        input: {
          key: `order-key-${String(index).padStart(10, '0')}`,
          funnelId: funnel.id,
          paymentTermId: funnel.oneTimeId,
          totalCentavos: 300_000,
        },
      })
      codes.push(code)
    })
    const { data } = await bystander.ask(PROFILE)
    expect(data?.profile).toMatchObject({ email: bystander.user.email })
    const before = codes.filter((code) => code !== 'RATE_LIMITED')
    expect(before.length).toBeLessThan(LET_IN)

    await Promise.all(orders)
    const count = (wanted: string | undefined) =>
      codes.filter((code) => code === wanted).length
    const [placed, known, refused] = [
      count(undefined),
      count('ALREADY_SUBSCRIBED'),
      count('RATE_LIMITED'),
    ]
    expect(placed).toBe(1)
    expect(placed + known + refused).toBe(ORDERS)
    // One more is let in for each that ends before the last one has come.
    expect(placed + known).toBeGreaterThanOrEqual(LET_IN)
    expect(refused).toBeGreaterThan(ORDERS / 2)
    expect(await db.order.count()).toBe(1)
  }
)

scenario(
  'Other accounts get answers while one account reads in many browsers',
  async () => {
    const reader = await buildCaller()
    const cookies = [reader.cookie]
    for (let each = 1; each < 8; each++)
      cookies.push(
        `session=${await startSession(db, { ...reader.user, isStaff: false }, {})}`
      )
    const bystander = await buildCaller()
    const codes: (string | undefined)[] = []
    const reads = cookies.flatMap((cookie) =>
      Array.from({ length: 40 }, async () => {
        const { code } = await ask(PROFILE, {}, cookie)
        codes.push(code)
      })
    )
    const { data } = await bystander.ask(PROFILE)
    expect(data?.profile).toMatchObject({ email: bystander.user.email })
    expect(codes.length).toBeLessThan(reads.length / 2)

    await Promise.all(reads)
    expect(codes.filter((code) => code !== undefined)).toEqual([])
  }
)

scenario('A change that waits in line ends with its session', async () => {
  const owner = await buildCaller()
  const save = () => owner.ask('mutation { markNoticesRead(upTo: 1) }')
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('LOCK TABLE "Notice" IN ACCESS EXCLUSIVE MODE')
    const changes = Array.from({ length: CHANGES_AT_ONCE + 2 }, save)
    await lockWaits(CHANGES_AT_ONCE)
    await db.session.updateMany({ data: { revokedAt: new Date() } })
    await client.query('COMMIT')
    const codes = (await Promise.all(changes)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(2)
  } finally {
    client.release(true)
  }
})

describe('requests in progress', () => {
  const build = () => {
    const server = fastify()
    limitRequests(server)
    let end: (value: object) => void = () => undefined
    const held = new Promise<object>((resolve) => (end = resolve))
    server.get('/api/held', () => held)
    server.get('/api/graphql', async () => ({}))
    server.get('/login', async () => ({}))
    return { server, end: () => end({}) }
  }
  const cookie = () => `session=${createToken()}`

  test('Are limited to a hundred of one session, while other sessions go on', async () => {
    const { server, end } = build()
    const headers = { cookie: cookie() }
    const held = Array.from({ length: 100 }, () =>
      server.inject({ url: '/api/held', headers })
    )
    const ask = (sent: object) =>
      server.inject({ url: '/api/graphql', headers: sent as never })
    // All of them are in progress once a later one is answered.
    expect((await ask({ cookie: cookie() })).statusCode).toBe(200)
    const refused = await ask(headers)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().errors[0].extensions.code).toBe('RATE_LIMITED')
    end()
    await Promise.all(held)
    expect((await ask(headers)).statusCode).toBe(200)
    await server.close()
  })

  test('Are refused at once while hundreds wait for a connection', async () => {
    const { server } = build()
    const waiting = jest.spyOn(pool, 'waitingCount', 'get').mockReturnValue(300)
    const refused = await server.inject('/api/graphql')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json().errors[0].extensions.code).toBe('BUSY')
    expect((await server.inject('/login')).statusCode).toBe(200)
    waiting.mockRestore()
    expect((await server.inject('/api/graphql')).statusCode).toBe(200)
    await server.close()
  })
})

test('A client that does not read its answer keeps no place of changes', async () => {
  const server = fastify()
  let answered = 0
  // Answers whose end does not come, as for a client that reads nothing.
  server.addHook('onSend', async () => {
    answered += 1
    return new Readable({ read: () => undefined })
  })
  await server.register(graphql)
  const more = CHANGES_AT_ONCE + 2
  for (let each = 0; each < more; each++)
    void server
      .inject({
        method: 'POST',
        url: '/api/graphql',
        payload: { query: 'mutation { endOtherSessions }' },
      })
      .catch(() => undefined)
  for (let look = 0; answered < more && look < 300; look++)
    await new Promise((done) => setTimeout(done, 10))
  expect(answered).toBe(more)
})
