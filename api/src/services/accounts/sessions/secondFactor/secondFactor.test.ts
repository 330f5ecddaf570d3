// Setting up, proving, removing and resetting a second factor, through the real route (docs/decisions/0075).
import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import { hashPassword } from 'src/lib/protection/passwords'
import { startSession } from 'src/lib/sessions/sessionTokens'
import type { RoleId } from 'src/shared/access/permissions'
import { ask } from 'src/testing/graphql'
import { buildUser } from 'src/testing/people'
import { appCode, giveFactor } from 'src/testing/secondFactor'

import { removeFactorOf } from './removeFactorOf'

const PASSWORD = 'Sulong-2026!'

// Hashing is slow on purpose, so the tests hash once.
let hashed: ReturnType<typeof hashPassword> | undefined

const signInAs = async (role: RoleId = 'admin') => {
  const user = await buildUser(role, {
    ...(await (hashed ??= hashPassword(PASSWORD))),
  })
  const open = async () =>
    `session=${await startSession(db, { ...user, isStaff: true }, {})}`
  return { user, cookie: await open(), open }
}

const START = `mutation ($password: String!) { startSecondFactor(password: $password) { secret uri } }`
const CONFIRM = `mutation ($code: String!) { confirmSecondFactor(code: $code) }`
const PROVE = `mutation ($code: String!) { proveSecondFactor(code: $code) }`
const REMOVE = `mutation ($password: String!, $code: String!) { removeSecondFactor(password: $password, code: $code) }`
const RENEW = `mutation ($password: String!, $code: String!) { renewRecoveryCodes(password: $password, code: $code) }`
const RESET = `mutation ($id: Int!, $reason: String!) { resetSecondFactor(id: $id, reason: $reason) }`
const MINE = `{ mySecondFactor { since recoveryCodesLeft dueAt isForStaff } }`
const MONEY = `mutation { reopenDay(id: 0, reason: "x") }`

type Data = {
  startSecondFactor: { secret: string; uri: string }
  confirmSecondFactor: string[]
  renewRecoveryCodes: string[]
  mySecondFactor: { since: string | null; dueAt: string | null }
  mySetup: { factorDueAt: string | null; isFactorOverdue: boolean }
  redwood: { currentUser: object }
}

/** The data of an answer that has some. */
const dataOf = async (answer: ReturnType<typeof ask>) =>
  (await answer).data as Data

const mailsTo = async (to: string) =>
  (
    await db.outboxEmail.findMany({
      where: { to },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ subject }) => subject)

describe('an own second factor', () => {
  scenario('Is set up with a password and a first code', async () => {
    const { user, cookie, open } = await signInAs('coach')
    const other = await open()
    const learner = await signInAs('member')
    expect(
      (await ask(START, { password: PASSWORD }, learner.cookie)).code
    ).toBe('FORBIDDEN')
    expect((await ask(START, { password: 'wrong' }, cookie)).code).toBe(
      'BAD_USER_INPUT'
    )
    await ask(START, { password: PASSWORD }, cookie)
    const { startSecondFactor } = await dataOf(
      ask(START, { password: PASSWORD }, cookie)
    )
    const { secret, uri } = startSecondFactor
    expect(uri).toContain(
      `otpauth://totp/Sulong:${encodeURIComponent(user.email)}`
    )
    expect(JSON.stringify(await db.secondFactor.findMany())).not.toContain(
      secret
    )
    // Until the first code it does not count.
    expect((await ask(PROVE, { code: appCode(secret) }, cookie)).code).toBe(
      'BAD_USER_INPUT'
    )
    expect((await ask(CONFIRM, { code: '000000' }, cookie)).code).toBe(
      'BAD_USER_INPUT'
    )
    const answers = await Promise.all(
      [1, 2].map(() => ask(CONFIRM, { code: appCode(secret) }, cookie))
    )
    const codes = answers.flatMap(
      ({ data }) => (data as Data | null)?.confirmSecondFactor ?? []
    )
    expect(codes).toHaveLength(10)
    expect((await ask(MINE, {}, other)).code).toBe('UNAUTHENTICATED')
    expect((await dataOf(ask(MINE, {}, cookie))).mySecondFactor).toMatchObject({
      since: expect.any(String),
      recoveryCodesLeft: 10,
      isForStaff: true,
    })
    expect((await ask(START, { password: PASSWORD }, cookie)).code).toBe(
      'SECOND_FACTOR_ON'
    )
    expect(await mailsTo(user.email)).toEqual(['Your second factor is on'])
    expect(
      await db.infoLog.count({ where: { action: 'user.factorAdded' } })
    ).toBe(1)
  })

  scenario('Is changed and removed with password and code', async () => {
    const { user, cookie } = await signInAs()
    const secret = await giveFactor(user.id)
    const code = appCode(secret)
    expect(
      (await ask(REMOVE, { password: PASSWORD, code: '1' }, cookie)).code
    ).toBe('BAD_USER_INPUT')
    const { renewRecoveryCodes } = await dataOf(
      ask(RENEW, { password: PASSWORD, code }, cookie)
    )
    expect(renewRecoveryCodes).toHaveLength(10)
    expect((await ask(REMOVE, { password: PASSWORD, code }, cookie)).code).toBe(
      'BAD_USER_INPUT'
    )
    const [recovery] = renewRecoveryCodes
    expect(
      (await ask(REMOVE, { password: PASSWORD, code: recovery }, cookie)).data
    ).toEqual({
      removeSecondFactor: true,
    })
    expect(await db.recoveryCode.count()).toBe(0)
    expect((await mailsTo(user.email)).sort()).toEqual([
      'A recovery code was used',
      'Your recovery codes were replaced',
      'Your second factor was removed',
    ])
  })
})

describe('money and rights', () => {
  scenario('Need a code of the last 15 minutes in this session', async () => {
    const { user, cookie, open } = await signInAs()
    expect((await ask(MONEY, {}, cookie)).code).toBe('NOT_FOUND')
    const secret = await giveFactor(user.id)
    expect((await ask(MONEY, {}, cookie)).code).toBe('SECOND_FACTOR_NEEDED')
    expect((await ask(PROVE, { code: appCode(secret) }, cookie)).data).toEqual({
      proveSecondFactor: true,
    })
    expect((await ask(MONEY, {}, cookie)).code).toBe('NOT_FOUND')
    expect((await ask(MONEY, {}, await open())).code).toBe(
      'SECOND_FACTOR_NEEDED'
    )
    await db.session.updateMany({
      data: { factorAt: earlier(new Date(), 16, 'minute') },
    })
    expect((await ask(MONEY, {}, cookie)).code).toBe('SECOND_FACTOR_NEEDED')
  })

  scenario('Ask an administrator before they act as another', async () => {
    const { user, cookie } = await signInAs()
    const { user: member } = await signInAs('member')
    const secret = await giveFactor(user.id)
    const ACT = `mutation { impersonateUser(id: ${member.id}, reason: "x") }`
    expect((await ask(ACT, {}, cookie)).code).toBe('SECOND_FACTOR_NEEDED')
    await ask(PROVE, { code: appCode(secret) }, cookie)
    expect((await ask(ACT, {}, cookie)).data).toEqual({ impersonateUser: true })
    expect(
      await db.session.findFirst({ where: { actorUserId: user.id } })
    ).toMatchObject({
      userId: member.id,
      factorAt: null,
    })
  })
})

describe('a required second factor', () => {
  const requireIt = (value: string, daysAgo: number) =>
    db.setting.create({
      data: {
        name: 'second-factor-required',
        value,
        updatedAt: earlier(new Date(), daysAgo, 'day'),
      },
    })

  const setupOf = async (cookie: string) =>
    (
      await dataOf(
        ask('{ mySetup { factorDueAt isFactorOverdue } }', {}, cookie)
      )
    ).mySetup

  const letAge = () =>
    db.userAccessLevel.updateMany({
      data: { createdAt: earlier(new Date(), 30, 'day') },
    })

  scenario('Leaves seven days, then opens only its set-up', async () => {
    const { user, cookie } = await signInAs()
    const coach = await signInAs('coach')
    const learner = await signInAs('member')
    await letAge()
    await requireIt('administrators', 6)
    const OPEN = '{ mySessions { id } }'
    expect((await dataOf(ask(MINE, {}, cookie))).mySecondFactor.dueAt).toEqual(
      expect.any(String)
    )
    expect(await setupOf(cookie)).toEqual({
      factorDueAt: expect.any(String),
      isFactorOverdue: false,
    })
    for (const { cookie: other } of [coach, learner])
      expect(await setupOf(other)).toEqual({
        factorDueAt: null,
        isFactorOverdue: false,
      })
    expect((await ask(OPEN, {}, cookie)).code).toBeUndefined()
    await db.setting.updateMany({
      data: { updatedAt: earlier(new Date(), 8, 'day') },
    })
    expect(await setupOf(cookie)).toMatchObject({ isFactorOverdue: true })
    for (const document of [OPEN, MONEY])
      expect((await ask(document, {}, cookie)).code).toBe(
        'SECOND_FACTOR_MISSING'
      )
    for (const { cookie: other } of [coach, learner])
      expect((await ask(OPEN, {}, other)).code).toBeUndefined()
    await db.setting.updateMany({
      data: { value: 'staff', updatedAt: earlier(new Date(), 8, 'day') },
    })
    expect((await ask(OPEN, {}, coach.cookie)).code).toBe(
      'SECOND_FACTOR_MISSING'
    )
    expect((await ask(OPEN, {}, learner.cookie)).code).toBeUndefined()
    const { redwood } = await dataOf(
      ask('{ redwood { currentUser } }', {}, cookie)
    )
    expect(redwood.currentUser).toMatchObject({
      id: user.id,
      roles: [],
      managedStage: null,
    })

    const { startSecondFactor } = await dataOf(
      ask(START, { password: PASSWORD }, cookie)
    )
    const code = appCode(startSecondFactor.secret)
    expect((await ask(CONFIRM, { code }, cookie)).code).toBeUndefined()
    expect((await ask(OPEN, {}, cookie)).code).toBeUndefined()
    expect(await setupOf(cookie)).toMatchObject({ factorDueAt: null })
  })

  scenario('Gives new staff seven days of their own', async () => {
    await requireIt('staff', 30)
    const { cookie } = await signInAs('coach')
    expect(
      (await ask('{ mySessions { id } }', {}, cookie)).code
    ).toBeUndefined()
  })
})

describe('a second factor that is lost', () => {
  scenario('Is reset by staff of a higher rank, who say why', async () => {
    const { cookie, user } = await signInAs()
    const lost = await signInAs('coach')
    const peer = await signInAs()
    const operator = await signInAs('tribe-team-ro')
    for (const { user: each } of [lost, peer]) await giveFactor(each.id)
    const reset = (id: number, by = cookie, reason = 'Lost the phone') =>
      ask(RESET, { id, reason }, by)
    expect((await reset(lost.user.id, lost.cookie)).code).toBe('FORBIDDEN')
    for (const [id, by] of [
      [peer.user.id, cookie],
      [user.id, cookie],
      [peer.user.id, operator.cookie],
    ] as const)
      expect((await reset(id, by)).code).toBe('NOT_LOWER_RANK')
    expect((await reset(lost.user.id, cookie, ' ')).code).toBe('BAD_USER_INPUT')
    const answers = await Promise.all([1, 2].map(() => reset(lost.user.id)))
    expect(answers.map(({ code }) => code).sort()).toEqual([
      'NOT_FOUND',
      undefined,
    ])
    expect((await ask(MINE, {}, lost.cookie)).code).toBe('UNAUTHENTICATED')
    expect(await mailsTo(lost.user.email)).toEqual([
      'Your second factor was reset',
    ])
    expect(
      await db.infoLog.findFirst({ where: { action: 'user.factorReset' } })
    ).toMatchObject({
      after: { reason: 'Lost the phone' },
    })
  })

  scenario(
    'Is removed by a command for people for whom nobody can reset it',
    async () => {
      const { user, cookie } = await signInAs()
      await giveFactor(user.id)
      expect(await removeFactorOf('nobody@example.com')).toBe(false)
      expect(await removeFactorOf(` ${user.email.toUpperCase()}`)).toBe(true)
      expect(await removeFactorOf(user.email)).toBe(false)
      expect((await ask(MINE, {}, cookie)).code).toBe('UNAUTHENTICATED')
      expect(await mailsTo(user.email)).toHaveLength(1)
    }
  )
})
