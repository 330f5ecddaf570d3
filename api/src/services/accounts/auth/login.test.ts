// The spec's `login` (section 7): who may sign in, and the answer to everyone else.
import { scryptSync } from 'node:crypto'

import { db } from 'src/lib/db'
import * as passwords from 'src/lib/protection/passwords'
import { SESSION_LIMITS } from 'src/lib/sessions/sessionTokens'
import { buildMember, PASSWORD, send, who } from 'src/testing/auth'
import { draw } from 'src/testing/people'

describe('logging in', () => {
  scenario(
    'Answers id, email and preferences, whatever the case of the email',
    async () => {
      const { user, credentials } = await buildMember()
      const answer = await send(
        { ...credentials, username: ` ${user.email.toUpperCase()} ` },
        { ip: '203.0.113.1' }
      )
      expect(answer).toMatchObject({
        status: 200,
        body: {
          id: user.id,
          email: user.email,
          preferences: { language: null, theme: null, savesData: null },
        },
      })
      expect(await who(answer.cookie)).toBe(user.email)
      expect(await db.loginLog.findFirst()).toMatchObject({
        userId: user.id,
        isSuccess: true,
        source: 'SERVER',
        ip: expect.stringMatching(/^203\.0\.113\./),
      })
    }
  )

  scenario('Gives everyone else the same answer', async () => {
    const { credentials } = await buildMember()
    const archived = await buildMember({ archivedAt: new Date() })
    const lapsed = await buildMember({
      tempPasswordExpiresAt: new Date(Date.now() - 1000),
    })
    const answers = await Promise.all([
      send({ ...credentials, password: 'Wrong-password-1' }),
      send({ ...credentials, username: 'nobody@example.com' }),
      send(archived.credentials),
      send(lapsed.credentials),
    ])
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 400,
        text: '{"error":"Invalid email or password","code":"LOGIN_FAILED"}',
        cookies: [],
      })
    expect(await db.loginLog.count({ where: { isSuccess: false } })).toBe(4)
    expect(await db.session.count()).toBe(0)
  })

  const odd: [string, object][] = [
    ['an object for an email', { username: { contains: 'a' } }],
    ['a list for a password', { password: [PASSWORD] }],
    ['nothing', { username: undefined, password: undefined }],
    ['an endless email', { username: 'a'.repeat(255) }],
    ['an endless password', { password: 'a'.repeat(257) }],
    ['a zero character', { username: 'a\0@example.com' }],
  ]
  for (const [name, change] of odd) {
    scenario(`With ${name} fails like any other`, async () => {
      const { credentials } = await buildMember()
      expect(await send({ ...credentials, ...change })).toMatchObject({
        status: 400,
        body: { error: 'Invalid email or password' },
      })
    })
  }

  scenario(
    'Is refused after five tries in fifteen minutes, even with the right password',
    async () => {
      const { credentials } = await buildMember()
      const wrong = { ...credentials, password: 'Wrong-password-1' }
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          send(wrong, { ip: `203.0.113.${index}` })
        )
      )
      const errors = answers.map(({ body }) => body.error)
      expect(
        errors.filter((error) => error === 'Invalid email or password')
      ).toHaveLength(5)
      expect(await send(credentials)).toMatchObject({
        status: 400,
        body: { error: 'Too many attempts. Please try again later.' },
        headers: { 'retry-after': expect.stringMatching(/^(60|5\d)$/) },
      })
      await db.rateCounter.updateMany({
        data: { windowStart: new Date(Date.now() - 901_000) },
      })
      expect((await send(credentials)).status).toBe(200)
    }
  )

  scenario(
    'Has to wait 1, 2, 4, 8, then 15 minutes after each further try',
    async () => {
      const { credentials } = await buildMember()
      const guess = async () => {
        const { headers, body } = await send(
          { ...credentials, password: 'Wrong-password-1' },
          { ip: `203.0.113.${draw() % 250}` }
        )
        return body.error === 'Invalid email or password'
          ? 'made'
          : // In whole minutes: some seconds may have passed since the guess before.
            Math.ceil(Number(headers['retry-after']) / 60)
      }
      const wait = (minutes: number) => db.$executeRaw`
      UPDATE "RateCounter" SET "windowStart" = "windowStart" - make_interval(mins => ${minutes})`
      for (let each = 0; each < 5; each++) expect(await guess()).toBe('made')
      for (const minutes of [1, 2, 4, 8, 15, 15]) {
        expect(await guess()).toBe(minutes)
        await wait(minutes)
        expect(await guess()).toBe('made')
      }
    }
  )

  scenario(
    'From the owner’s known browser still works during an attack',
    async () => {
      const { credentials } = await buildMember()
      const { cookies } = await send(credentials)
      const known = cookies.map((each) => each.split(';')[0]).join('; ')
      for (let each = 0; each < 6; each++)
        await send(
          { ...credentials, password: 'Wrong-password-1' },
          { ip: '198.51.100.7' }
        )
      expect((await send(credentials)).status).toBe(400)
      expect((await send(credentials, { cookie: known })).status).toBe(200)
      const forged = known.replace(/dev=[^;]+/, 'dev=mine.forged')
      expect((await send(credentials, { cookie: forged })).status).toBe(400)
      const other = await buildMember()
      for (let each = 0; each < 5; each++)
        await send({ ...other.credentials, password: 'Wrong-password-1' })
      expect((await send(other.credentials, { cookie: known })).status).toBe(
        400
      )
    }
  )

  scenario(
    'Allows ten failed tries a minute from one IP address; successful ones do not count',
    async () => {
      const { credentials } = await buildMember()
      const ip = '203.0.113.77'
      for (let each = 0; each < 12; each++)
        expect((await send(credentials, { ip })).status).toBe(200)
      const guesses = []
      for (let each = 0; each < 11; each++)
        guesses.push(
          await send(
            { ...credentials, username: `nobody-${each}@example.com` },
            { ip }
          )
        )
      expect(guesses.map(({ body }) => body.error).slice(9)).toEqual([
        'Invalid email or password',
        'Too many attempts. Please try again later.',
      ])
    }
  )

  scenario('Has the same limits for unknown e-mails', async () => {
    const nobody = {
      method: 'login',
      username: 'nobody@example.com',
      password: PASSWORD,
    }
    for (let tries = 0; tries < 5; tries++) await send(nobody)
    expect((await send(nobody)).body.error).toBe(
      'Too many attempts. Please try again later.'
    )
  })

  scenario('Resets the failed tries when it succeeds', async () => {
    const { credentials } = await buildMember()
    for (let tries = 0; tries < 4; tries++)
      await send({ ...credentials, password: 'Wrong-password-1' })
    expect((await send(credentials)).status).toBe(200)
    expect(
      (await send({ ...credentials, password: 'Wrong-password-1' })).body.error
    ).toBe('Invalid email or password')
  })

  scenario('Is limited for each IP address over all accounts', async () => {
    const { credentials } = await buildMember()
    const ip = '203.0.113.9'
    await db.rateCounter.create({
      data: {
        key: `sign-ins-per-hour:${ip}`,
        windowStart: new Date(),
        count: 100,
      },
    })
    expect((await send(credentials, { ip })).body.error).toBe(
      'Too many attempts. Please try again later.'
    )
    expect((await send(credentials)).status).toBe(200)
  })

  scenario('Upgrades a weak password hash to today’s cost', async () => {
    const hash = scryptSync(PASSWORD, 'salt', 32, {
      N: 2 ** 14,
      r: 8,
      p: 1,
    }).toString('hex')
    const { credentials } = await buildMember({
      hashedPassword: `${hash}|16384|8|1`,
      salt: 'salt',
    })
    expect((await send(credentials)).status).toBe(200)
    expect((await db.user.findFirst())?.hashedPassword).toMatch(
      /\|16384\|8\|5$/
    )
    expect((await send(credentials)).status).toBe(200)
  })

  scenario('Stores no upgraded hash over a new password', async () => {
    const weak = { hashedPassword: 'weak', salt: 'salt' }
    const { user, credentials } = await buildMember(weak)
    const check = jest
      .spyOn(passwords, 'checkPassword')
      .mockImplementationOnce(async () => {
        await db.user.update({
          where: { id: user.id },
          data: { hashedPassword: 'new', authVersion: { increment: 1 } },
        })
        return { isRight: true, isWeak: true }
      })
    const { cookie } = await send(credentials)
    check.mockRestore()
    expect(await who(cookie)).toBeNull()
    expect((await db.user.findFirst())?.hashedPassword).toBe('new')
  })

  scenario(
    'Starts a new session each time, a shorter one for staff',
    async () => {
      const member = await buildMember()
      const coach = await buildMember({}, 'coach')
      const [first, second] = [
        await send(member.credentials),
        await send(member.credentials),
      ]
      expect(first.cookie).not.toBe(second.cookie)
      await send(coach.credentials)
      const hours = async (userId: number) => {
        const { createdAt, absoluteExpiresAt } =
          await db.session.findFirstOrThrow({ where: { userId } })
        return Math.round(
          (absoluteExpiresAt.getTime() - createdAt.getTime()) / 1000
        )
      }
      expect(await hours(member.user.id)).toBe(
        SESSION_LIMITS.member.absoluteSeconds
      )
      expect(await hours(coach.user.id)).toBe(
        SESSION_LIMITS.staff.absoluteSeconds
      )
    }
  )
})
