// Sessions end at once on every device, and tokens are never reused (docs/security.md S-07, S-08, S-09).
import { db } from 'src/lib/db'
import { SESSION_LIMITS } from 'src/lib/sessions/sessionTokens'
import { validateOtp } from 'src/services/accounts/auth/validateOtp'
import { buildMember, mailedReset, send, who } from 'src/testing/auth'
import { ask, buildCaller } from 'src/testing/graphql'
import { buildAccessLevel, buildUser } from 'src/testing/people'

const DEVICES = 5
const NEW_PASSWORD = 'Matamis-na-langka-8'
const WHO = '{ redwood { currentUser } }'

type Person = Awaited<ReturnType<typeof buildMember>>

const onFiveDevices = async ({ credentials }: Person) => {
  const cookies: string[] = []
  for (let each = 0; each < DEVICES; each++)
    cookies.push((await send(credentials)).cookie)
  return cookies
}

const whoAre = (cookies: string[]) => Promise.all(cookies.map(who))

const assign = async (userId: number, accessLevelIds: string[]) => {
  for (const id of accessLevelIds) await buildAccessLevel(id as 'member')
  const admin = await buildCaller('admin')
  const { code } = await admin.ask(
    'mutation ($userId: Int!, $ids: [String!]!) { assignAccessLevels(userId: $userId, accessLevelIds: $ids) }',
    { userId, ids: accessLevelIds }
  )
  expect(code).toBeUndefined()
}

const ends: [string, (person: Person) => Promise<unknown>][] = [
  [
    'a new password after a reset',
    async ({ user }) => {
      const { body } = await send({
        method: 'forgotPassword',
        username: user.email,
      })
      const { otp } = await mailedReset(user.email)
      await validateOtp({ input: { id: String(body.id), otp } })
      const answer = await send({
        method: 'resetPassword',
        resetToken: body.token,
        password: NEW_PASSWORD,
      })
      expect(answer.status).toBe(200)
    },
  ],
  [
    'the archive',
    ({ user: { id } }) =>
      db.user.update({ where: { id }, data: { archivedAt: new Date() } }),
  ],
  ['becoming staff', ({ user }) => assign(user.id, ['member', 'coach'])],
]

for (const [name, end] of ends) {
  scenario(`${name} ends every session`, async () => {
    const person = await buildMember()
    const cookies = await onFiveDevices(person)
    expect(new Set(await whoAre(cookies))).toEqual(new Set([person.user.email]))
    await end(person)
    expect(new Set(await whoAre(cookies))).toEqual(new Set([null]))
  })
}

scenario('Losing a staff role ends every session', async () => {
  const person = await buildMember({}, 'coach')
  const cookies = await onFiveDevices(person)
  await assign(person.user.id, ['member'])
  expect(new Set(await whoAre(cookies))).toEqual(new Set([null]))
})

scenario('A logout ends only the session of its cookie', async () => {
  const person = await buildMember()
  const cookies = await onFiveDevices(person)
  await send({ method: 'logout' }, { cookie: cookies[0] })
  expect(await whoAre(cookies)).toEqual([
    null,
    ...cookies.slice(1).map(() => person.user.email),
  ])
})

scenario('Another level takes effect at the very next request', async () => {
  const caller = await buildCaller('coach')
  const rolesNow = async () => {
    const { data } = await caller.ask(WHO)
    return (data as { redwood: { currentUser: { roles: string[] } } }).redwood
      .currentUser.roles
  }
  expect(await rolesNow()).toEqual(['coach'])
  await assign(caller.user.id, ['coach', 'expert'])
  expect((await rolesNow()).sort()).toEqual(['coach', 'expert'])
})

describe('a session token', () => {
  scenario('Is new at each sign-in, whatever was sent along', async () => {
    const { credentials } = await buildMember()
    const fixed = `session=${'F'.repeat(43)}`
    const first = await send(credentials, { cookie: fixed })
    const second = await send(credentials, { cookie: first.cookie })
    const tokens = [first, second].map(
      ({ cookie }) => /(?:^|; )session=([^;]+)/.exec(cookie)?.[1]
    )
    expect(new Set([...tokens, 'F'.repeat(43)]).size).toBe(3)
    expect(await who(fixed)).toBeNull()
  })

  scenario('Is new when an impersonation starts and stops', async () => {
    const admin = await buildCaller('admin')
    const { id } = await buildUser()
    const { cookie: acting = '' } = await admin.ask(
      'mutation ($id: Int!) { impersonateUser(id: $id, reason: "She asked") }',
      { id }
    )
    const { cookie: back = '' } = await ask(
      'mutation ($id: Int!) { stopImpersonation(originalUserId: $id) }',
      { id: admin.user.id },
      acting
    )
    expect(new Set([admin.cookie, acting, back]).size).toBe(3)
    expect(await whoAre([admin.cookie, acting, back])).toEqual([
      null,
      null,
      admin.user.email,
    ])
  })
})

describe('a session ends by the server’s clock although its cookie stays', () => {
  const DAY = 86_400
  test('After 14 and 30 days, for staff after 12 hours and 7 days', () => {
    expect(SESSION_LIMITS).toEqual({
      member: { idleSeconds: 14 * DAY, absoluteSeconds: 30 * DAY },
      staff: { idleSeconds: DAY / 2, absoluteSeconds: 7 * DAY },
    })
  })

  const pass = (seconds: number) => db.$executeRaw`
    UPDATE "Session" SET "createdAt" = "createdAt" - make_interval(secs => ${seconds}),
      "lastSeenAt" = "lastSeenAt" - make_interval(secs => ${seconds}),
      "idleExpiresAt" = "idleExpiresAt" - make_interval(secs => ${seconds}),
      "absoluteExpiresAt" = "absoluteExpiresAt" - make_interval(secs => ${seconds})`

  const settled = () => new Promise((done) => setTimeout(done, 50))

  for (const [kind, role] of [
    ['member', undefined],
    ['staff', 'coach'],
  ] as const) {
    const { idleSeconds, absoluteSeconds } = SESSION_LIMITS[kind]

    scenario(`Of a ${kind} that is idle`, async () => {
      const person = await buildMember({}, role)
      const { cookie } = await send(person.credentials)
      await pass(idleSeconds - 5)
      expect(await who(cookie)).toBe(person.user.email)
      await settled()
      await pass(idleSeconds + 1)
      expect(await who(cookie)).toBeNull()
    })

    scenario(`Of a ${kind} that is never idle`, async () => {
      const person = await buildMember({}, role)
      const { cookie } = await send(person.credentials)
      const step = idleSeconds - 60
      let passed = 0
      for (; passed + step < absoluteSeconds; passed += step) {
        expect(await who(cookie)).toBe(person.user.email)
        await settled()
        await pass(step)
      }
      await pass(absoluteSeconds - passed + 1)
      expect(await who(cookie)).toBeNull()
    })
  }
})
