import fastify from 'fastify'

import { requestGuard } from 'src/http/requestGuard'
import { db, pool } from 'src/lib/db'
import { hashPassword } from 'src/lib/protection/passwords'
import { hashOfToken } from 'src/lib/protection/secrets'
import { gsheet } from 'src/operator/http/gsheet'
import type { RoleId } from 'src/shared/access/permissions'
import { PASSWORD } from 'src/testing/auth'
import { ask, buildCaller, post } from 'src/testing/graphql'
import { buildUser } from 'src/testing/people'

const CREATE = `mutation ($input: AccessTokenInput!) {
  createAccessToken(input: $input) { token accessToken { id state expiresAt } }
}`
const LIST = '{ myAccessTokens { id name state lastUsedAt } }'
const END = 'mutation ($id: Int!) { endAccessToken(id: $id) { id state } }'

const wish = {
  name: 'Sheet',
  days: 30,
  mayChange: false,
  reachesMoney: false,
  password: PASSWORD,
}

type Created = { token: string; accessToken: { id: number } }
type Caller = Awaited<ReturnType<typeof buildCaller>>

let hashed: ReturnType<typeof hashPassword> | undefined

/** A caller who can enter their password. */
const buildOwner = async (role: RoleId = 'admin') =>
  buildCaller(role, await (hashed ??= hashPassword(PASSWORD)))

const createFor = async (caller: Caller, changes: object = {}) => {
  const { data, codes } = await caller.ask(CREATE, {
    input: { ...wish, ...changes },
  })
  return { ...(data?.createAccessToken as Created), codes }
}

const callerWithToken = async (changes: object = {}, role?: RoleId) => {
  const caller = await buildOwner(role)
  const { token, accessToken } = await createFor(caller, changes)
  return { ...caller, token, id: accessToken.id }
}

/** Asks as a program does. */
const askBy = async (
  token: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {}
) => {
  const answer = await post(
    { query, variables },
    {
      'auth-provider': 'token',
      authorization: `Bearer ${token}`,
      ...headers,
    }
  )
  const { data, errors } = answer.json()
  return {
    status: answer.statusCode,
    data,
    code: errors?.[0]?.extensions?.code,
    headers: answer.headers,
  }
}

const WHO = '{ userDetail: usersPage(perPage: 1) { total } }'
const WIN = `mutation { createWin(input: { title: "Won", text: "", achievedOn: "2026-01-05" }) { id } }`
const SETTINGS = `mutation { saveDefaultSettings(values: []) { name } }`

scenario('A token is shown once and acts for its owner', async () => {
  const { user, token, id, ask: askOwner } = await callerWithToken()
  expect(token).toMatch(/^sulong_pat_[\w-]{43}$/)
  expect(await askBy(token, WHO)).toMatchObject({
    status: 200,
    data: { userDetail: { total: expect.any(Number) } },
  })
  const row = await db.accessToken.findUniqueOrThrow({ where: { id } })
  expect(Buffer.from(row.tokenHash)).toEqual(hashOfToken(token))
  expect(JSON.stringify(await db.infoLog.findMany())).not.toContain(token)
  const mail = await db.outboxEmail.findFirstOrThrow({
    where: { to: user.email, template: 'accessTokenCreated' },
  })
  expect(mail.text).toContain('Sheet')
  expect(mail.text).not.toContain(token)
  const { data } = await askOwner(LIST)
  expect(data?.myAccessTokens).toMatchObject([{ id, state: 'LIVE' }])
})

scenario('A token reads unless its boxes allow more', async () => {
  const reading = await callerWithToken()
  const changing = await callerWithToken({ mayChange: true })
  const all = await callerWithToken({ mayChange: true, reachesMoney: true })
  expect((await askBy(reading.token, WIN)).code).toBe('TOKEN_TOO_WEAK')
  expect((await askBy(changing.token, WIN)).data?.createWin.id).toBeDefined()
  for (const { token } of [reading, changing])
    expect((await askBy(token, SETTINGS)).code).toBe('TOKEN_TOO_WEAK')
  expect((await askBy(all.token, SETTINGS)).code).not.toBe('TOKEN_TOO_WEAK')
  // Operations that nobody may ask for by token, and those open to everyone.
  for (const query of [
    LIST,
    '{ mySessions { id } }',
    'mutation { endOtherSessions }',
    `mutation { endAccessToken(id: ${all.id}) { id } }`,
    'mutation { drawCalendarFeed { __typename } }',
    '{ outboxEmail(id: "x") { id } }',
  ])
    expect([query, (await askBy(all.token, query)).code]).toEqual([
      query,
      'TOKEN_TOO_WEAK',
    ])
  expect(
    (
      await askBy(
        reading.token,
        'mutation { reportBug(input: { description: "x" }) }'
      )
    ).code
  ).toBe('TOKEN_TOO_WEAK')
  expect(await db.win.count()).toBe(1)
})

scenario('A token has no more rights than its owner has now', async () => {
  const caller = await callerWithToken({}, 'coach')
  const BACKUPS = '{ backupSettings { isEnabled } }'
  expect((await askBy(caller.token, BACKUPS)).code).toBe('FORBIDDEN')
  await db.userAccessLevel.deleteMany({ where: { userId: caller.user.id } })
  expect((await askBy(caller.token, WHO)).status).toBe(401)
})

const endings: [string, (owner: { id: number }, token: number) => unknown][] = [
  [
    'ended by its owner',
    (_, id) =>
      db.accessToken.update({ where: { id }, data: { revokedAt: new Date() } }),
  ],
  [
    'expired',
    (_, id) =>
      db.accessToken.update({ where: { id }, data: { expiresAt: new Date() } }),
  ],
  [
    'of an archived owner',
    ({ id }) =>
      db.user.update({ where: { id }, data: { archivedAt: new Date() } }),
  ],
  [
    'of an owner with a new password',
    ({ id }) =>
      db.user.update({
        where: { id },
        data: { authVersion: { increment: 1 } },
      }),
  ],
]

scenario('An ended token is refused, however it ended', async () => {
  const statuses: Record<string, number> = {}
  for (const [name, end] of endings) {
    const { user, token, id } = await callerWithToken()
    expect((await askBy(token, WHO)).status).toBe(200)
    await end(user, id)
    statuses[name] = (await askBy(token, WHO)).status
  }
  expect(statuses).toEqual({
    'ended by its owner': 401,
    expired: 401,
    'of an archived owner': 401,
    'of an owner with a new password': 401,
  })
})

scenario('Requests that mix schemes, or lie, are refused', async () => {
  const { token, cookie } = await callerWithToken()
  const statusWith = async (headers: Record<string, string>, by = token) =>
    (await askBy(by, WHO, {}, headers)).status
  expect(await statusWith({ cookie })).toBe(400)
  expect(await statusWith({ 'auth-provider': 'dbAuth' })).toBe(400)
  expect(await statusWith({ origin: 'https://evil.example' })).toBe(403)
  for (const wrong of [
    '',
    'null',
    'sulong_pat_x',
    `${token}x`,
    token.slice(11),
  ])
    expect(await statusWith({}, wrong)).toBe(401)
  const hash = await post({ query: WHO }, { authorization: `Bearer ${token}` })
  expect(hash.statusCode).toBe(400)
})

scenario('A token opens few other addresses', async () => {
  const server = fastify()
  server.addHook('onRequest', requestGuard)
  await server.register(gsheet)
  const paths = ['/api/use-cache', '/api/upload-create-users']
  for (const url of paths) server.all(url, async () => 'reached')
  const reach = async (
    token: string,
    url: string,
    method: 'GET' | 'POST' = 'GET'
  ) => {
    const { statusCode, body } = await server.inject({
      method,
      url,
      headers: {
        'auth-provider': 'token',
        authorization: `Bearer ${token}`,
      },
      ...(method === 'POST' && { payload: {} }),
    })
    return { status: statusCode, body }
  }
  const { user, token } = await callerWithToken({ mayChange: true })
  const all = await callerWithToken({ mayChange: true, reachesMoney: true })
  const { id } = await db.report.create({
    data: {
      ownerId: user.id,
      name: 'March',
      category: 'SUMMARY',
      params: { period: 'TODAY', isPrevious: false },
      columns: ['collected'],
    },
  })
  const csv = await reach(token, `/api/gsheet?report=${id}`)
  expect(csv.status).toBe(200)
  expect(csv.body.split('\r\n').length).toBeGreaterThan(1)
  expect((await reach(all.token, `/api/gsheet?report=${id}`)).status).toBe(404)
  expect((await reach(token, '/api/use-cache')).status).toBe(403)
  const statuses = [
    await reach(token, paths[1], 'POST'),
    await reach(all.token, paths[1], 'POST'),
    await reach(all.token, paths[1]),
  ].map(({ status }) => status)
  expect(statuses).toEqual([403, 200, 403])
  await server.close()
})

scenario('A token has a limit of its own', async () => {
  const { token, id } = await callerWithToken()
  await askBy(token, WHO)
  await pool.query('UPDATE "RateCounter" SET count = 300 WHERE key = $1', [
    `access-token:${id}`,
  ])
  expect(await askBy(token, WHO)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  })
})

scenario('The last use is written once a minute', async () => {
  const { token, id } = await callerWithToken()
  const usedAt = async () =>
    (await db.accessToken.findUniqueOrThrow({ where: { id } })).lastUsedAt
  const old = new Date(Date.now() - 61_000)
  await db.accessToken.update({ where: { id }, data: { lastUsedAt: old } })
  const spy = jest.spyOn(pool, 'query')
  await askBy(token, WHO)
  await askBy(token, WHO)
  await Promise.all(spy.mock.results.map(({ value }) => value))
  const writes = spy.mock.calls.filter(([query]) =>
    JSON.stringify(query).includes('SET \\"lastUsedAt\\"')
  )
  spy.mockRestore()
  expect(writes.length).toBeGreaterThanOrEqual(1)
  expect((await usedAt())?.getTime()).toBeGreaterThan(old.getTime())
})

scenario('A wrong wish creates no token', async () => {
  const caller = await buildOwner()
  const codesOf = async (changes: object) =>
    (await createFor(caller, changes)).codes
  expect(await codesOf({ name: ' ', days: 8 })).toEqual({
    name: 'REQUIRED',
    days: 'INVALID',
  })
  expect(await codesOf({ name: 'x'.repeat(61) })).toEqual({ name: 'TOO_LONG' })
  expect(await codesOf({ reachesMoney: true })).toEqual({
    reachesMoney: 'INVALID',
  })
  expect(await codesOf({ password: 'Wrong-2026!' })).toEqual({
    password: 'PASSWORD_WRONG',
  })
  expect(await db.accessToken.count()).toBe(0)
  const member = await buildCaller('member')
  expect((await member.ask(CREATE, { input: wish })).code).toBe('FORBIDDEN')
})

scenario(
  'Nobody has more than ten live tokens, also under concurrency',
  async () => {
    const caller = await buildOwner('coach')
    const { authVersion } = caller.user
    await db.accessToken.createMany({
      data: Array.from({ length: 9 }, (_, at) => ({
        userId: caller.user.id,
        name: 'Old',
        tokenHash: Buffer.from([at]),
        authVersion,
        expiresAt: new Date(Date.now() + 60_000),
      })),
    })
    const created = await Promise.all([createFor(caller), createFor(caller)])
    expect(created.filter(({ token }) => token)).toHaveLength(1)
    expect(created.find(({ token }) => !token)?.codes).toEqual({
      name: 'TOO_MANY_TOKENS',
    })
  }
)

scenario('Only the owner ends a token, once', async () => {
  const { ask: askOwner, id, token } = await callerWithToken()
  const other = await buildCaller('admin')
  expect((await other.ask(END, { id })).code).toBe('NOT_FOUND')
  expect((await askOwner(END, { id })).data?.endAccessToken).toEqual({
    id,
    state: 'ENDED',
  })
  expect((await askOwner(END, { id })).code).toBe('NOT_FOUND')
  expect((await askBy(token, WHO)).status).toBe(401)
})

scenario('An impersonating administrator creates none', async () => {
  const admin = await buildCaller('admin')
  const coach = await buildUser('coach')
  const { cookie } = await admin.ask(
    'mutation ($id: Int!) { impersonateUser(id: $id, reason: "Help") }',
    { id: coach.id }
  )
  const { code } = await ask(CREATE, { input: wish }, cookie)
  expect(code).toBe('NOT_WHILE_IMPERSONATING')
})
