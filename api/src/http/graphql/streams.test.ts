// The stream of a user's bell, over HTTP and with real sessions (docs/decisions/0044). A test waits for what the server
// sends; its time limit only ends a test that fails.
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { inTransaction } from 'src/lib/database/transaction'
import { db, pool } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { countStreams, endStreams } from 'src/lib/sessions/liveStreams'
import { ask, buildCaller, buildServer, post } from 'src/testing/graphql'
import { buildUser } from 'src/testing/people'

const QUERY = 'subscription { noticesChanged { unread newest } }'

let port: number
let server: FastifyInstance

beforeAll(async () => {
  server = buildServer()
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})
afterAll(async () => {
  await endStreams()
  await server.close()
})

type Bell = { unread: number; newest: number | null }
type Event = {
  data?: { noticesChanged: Bell } | null
  errors?: { extensions: { code: string } }[]
}

/** Opens a stream; `next` returns its next event, and null once it has ended. */
const open = async (cookie = '', query = QUERY) => {
  const request = http.request({
    port,
    host: '127.0.0.1',
    path: '/api/graphql',
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      cookie,
    },
  })
  request.end(JSON.stringify({ query }))
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  answer.setEncoding('utf8').on('error', () => undefined)
  const chunks = answer[Symbol.asyncIterator]()
  let text = ''
  const next = async (): Promise<Event | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        if (block.includes('event: next'))
          return JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '')
        continue
      }
      const { value, done } = await chunks.next()
      if (done) return null
      text += value
    }
  }
  return { answer, next, close: () => request.destroy() }
}

const bellOf = (event: Event | null) => event?.data?.noticesChanged
const codeOf = (event: Event | null) => event?.errors?.[0].extensions.code

const tell = (userId: number) =>
  inTransaction((tx) =>
    notify(tx, userId, {
      kind: 'PROOF_RECEIVED',
      facts: { amountCentavos: 100 },
      path: '/',
    })
  )

/** Waits until a condition holds. */
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setTimeout(done, 10))
}

describe('who gets a stream', () => {
  scenario('A visitor is refused, and nothing stays open', async () => {
    const stream = await open()
    expect(codeOf(await stream.next())).toBe('UNAUTHENTICATED')
    expect(await stream.next()).toBeNull()
    expect(countStreams()).toBe(0)
  })

  scenario('Refuses an administrator who acts as a member', async () => {
    const admin = await buildCaller('admin')
    const { id } = await buildUser()
    const { cookie } = await admin.ask(
      'mutation ($id: Int!) { impersonateUser(id: $id, reason: "She asked") }',
      { id }
    )
    const stream = await open(cookie)
    expect(codeOf(await stream.next())).toBe('NOT_WHILE_IMPERSONATING')
    expect(await stream.next()).toBeNull()
  })

  scenario('Refuses the sixth stream of a user, not of others', async () => {
    const [member, other] = [await buildCaller(), await buildCaller()]
    const streams = await Promise.all(
      Array.from({ length: 5 }, () => open(member.cookie))
    )
    for (const { next } of streams)
      expect(bellOf(await next())).toEqual({ unread: 0, newest: null })
    expect(codeOf(await (await open(member.cookie)).next())).toBe(
      'RATE_LIMITED'
    )
    const others = await open(other.cookie)
    expect(bellOf(await others.next())).toBeDefined()
    for (const { close } of [...streams, others]) close()
    await until(() => countStreams() === 0)
    const again = await open(member.cookie)
    expect(bellOf(await again.next())).toBeDefined()
    again.close()
    await until(() => countStreams() === 0)
  })

  scenario(
    'Another address, another method and plain JSON open no stream',
    async () => {
      const { cookie } = await buildCaller()
      const accept = 'text/event-stream'
      for (const url of [
        '/api/graphql/stream',
        `/api/graphql?query=${QUERY}`,
      ]) {
        const { statusCode } = await server.inject({
          method: 'GET',
          url: encodeURI(url),
          headers: { cookie, accept },
        })
        expect([404, 405]).toContain(statusCode)
      }
      const { statusCode } = await post(
        { query: QUERY },
        { cookie, accept: 'application/json' }
      )
      expect(statusCode).toBe(406)
      await until(() => countStreams() === 0)
    }
  )
})

describe('a stream', () => {
  scenario('Is closed when the browser leaves, however early', async () => {
    const { cookie } = await buildCaller()
    const streams = await Promise.all(
      Array.from({ length: 5 }, () => open(cookie))
    )
    for (const { close } of streams) close()
    await until(() => countStreams() === 0)
    for (let round = 0; round < 5; round++) {
      const early = http.request({
        port,
        host: '127.0.0.1',
        path: '/api/graphql',
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          cookie,
        },
      })
      early.on('error', () => undefined).end(JSON.stringify({ query: QUERY }))
      await once(early, 'finish')
      await new Promise((done) => setTimeout(done, round * 4))
      early.destroy()
    }
    const stream = await open(cookie)
    await stream.next()
    stream.close()
    await until(() => countStreams() === 0)
  })

  scenario('Tells only its user, at once and after a commit', async () => {
    const [member, other] = [await buildCaller(), await buildCaller()]
    const [hers, his] = [await open(member.cookie), await open(other.cookie)]
    expect(hers.answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(bellOf(await hers.next())).toEqual({ unread: 0, newest: null })
    expect(bellOf(await his.next())).toEqual({ unread: 0, newest: null })
    await tell(member.user.id)
    const first = bellOf(await hers.next())
    expect(first).toEqual({ unread: 1, newest: expect.any(Number) })
    // His next event is his own notice: hers has told him nothing.
    await tell(other.user.id)
    const own = bellOf(await his.next())
    expect(own?.unread).toBe(1)
    expect(own?.newest).toBeGreaterThan(first?.newest as number)
    for (const { close } of [hers, his]) close()
    await until(() => countStreams() === 0)
  })

  scenario('Tells nothing of a change that was undone', async () => {
    const member = await buildCaller()
    const stream = await open(member.cookie)
    await stream.next()
    await inTransaction(async (tx) => {
      await tx.notice.createMany({
        data: Array.from({ length: 3 }, () => ({
          userId: member.user.id,
          kind: 'PROOF_RECEIVED' as const,
          facts: {},
          path: '/',
        })),
      })
      throw new Error('Undone')
    }).catch(() => undefined)
    await tell(member.user.id)
    expect(bellOf(await stream.next())?.unread).toBe(1)
    stream.close()
    await until(() => countStreams() === 0)
  })

  scenario('Tells what was read in another browser', async () => {
    const member = await buildCaller()
    await tell(member.user.id)
    const stream = await open(member.cookie)
    const { newest } = bellOf(await stream.next()) as Bell
    await member.ask(
      'mutation ($upTo: Int!) { markNoticesRead(upTo: $upTo) }',
      {
        upTo: newest,
      }
    )
    expect(bellOf(await stream.next())).toEqual({ unread: 0, newest })
    stream.close()
    await until(() => countStreams() === 0)
  })
})

describe('a stream ends with its session:', () => {
  type Caller = Awaited<ReturnType<typeof buildCaller>>
  const ends: [string, (caller: Caller) => Promise<unknown>][] = [
    [
      'ended from another device',
      async ({ user }) => {
        const elsewhere = await db.session.findFirstOrThrow({
          where: { userId: user.id },
        })
        return db.session.update({
          where: { id: elsewhere.id },
          data: { revokedAt: new Date(), revokeReason: 'ENDED' },
        })
      },
    ],
    [
      'a new password',
      ({ user: { id } }) =>
        db.user.update({
          where: { id },
          data: { authVersion: { increment: 1 } },
        }),
    ],
    [
      'the archive',
      ({ user: { id } }) =>
        db.user.update({ where: { id }, data: { archivedAt: new Date() } }),
    ],
    [
      'its deletion',
      ({ user: { id } }) => db.session.deleteMany({ where: { userId: id } }),
    ],
    [
      'its time is over',
      ({ user: { id } }) =>
        db.session.updateMany({
          where: { userId: id },
          data: { idleExpiresAt: new Date(Date.now() + 300) },
        }),
    ],
  ]
  for (const [name, end] of ends)
    scenario(name, async () => {
      const caller = await buildCaller()
      const other = await buildCaller()
      const [stream, others] = [
        await open(caller.cookie),
        await open(other.cookie),
      ]
      await stream.next()
      await others.next()
      await end(caller)
      expect(await stream.next()).toBeNull()
      await tell(other.user.id)
      expect(bellOf(await others.next())?.unread).toBe(1)
      others.close()
      await until(() => countStreams() === 0)
    })

  scenario('an impersonation begins', async () => {
    const admin = await buildCaller('admin')
    const { id } = await buildUser()
    const stream = await open(admin.cookie)
    await stream.next()
    await ask(
      'mutation ($id: Int!) { impersonateUser(id: $id, reason: "She asked") }',
      { id },
      admin.cookie
    )
    expect(await stream.next()).toBeNull()
  })

  scenario(
    'but not with an activity, or with the end of another one',
    async () => {
      const member = await buildCaller()
      const stream = await open(member.cookie)
      await stream.next()
      const [{ id }] = await db.session.findMany({
        where: { userId: member.user.id },
      })
      await db.session.update({
        where: { id },
        data: { lastSeenAt: new Date(), idleExpiresAt: new Date('2099-01-01') },
      })
      await db.session.create({
        data: {
          tokenHash: Buffer.from('another'),
          userId: member.user.id,
          authVersion: member.user.authVersion,
          idleExpiresAt: new Date('2099-01-01'),
          absoluteExpiresAt: new Date('2099-01-01'),
        },
      })
      await db.session.updateMany({
        where: { userId: member.user.id, id: { not: id } },
        data: { revokedAt: new Date() },
      })
      await tell(member.user.id)
      expect(bellOf(await stream.next())?.unread).toBe(1)
      stream.close()
      await until(() => countStreams() === 0)
    }
  )
})

scenario(
  'Streams end with the connection to the database, and open again',
  async () => {
    const { cookie, user } = await buildCaller()
    const stream = await open(cookie)
    await stream.next()
    await pool.query(
      `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ~ '^LISTEN|^SELECT 1$'`
    )
    expect(await stream.next()).toBeNull()
    const again = await open(cookie)
    expect(bellOf(await again.next())?.unread).toBe(0)
    await tell(user.id)
    expect(bellOf(await again.next())?.unread).toBe(1)
    again.close()
    await until(() => countStreams() === 0)
  }
)

scenario('A copy that stops ends its streams and opens no more', async () => {
  const member = await buildCaller()
  const stream = await open(member.cookie)
  await stream.next()
  await endStreams()
  expect(await stream.next()).toBeNull()
  expect(codeOf(await (await open(member.cookie)).next())).toBe('RATE_LIMITED')
})
