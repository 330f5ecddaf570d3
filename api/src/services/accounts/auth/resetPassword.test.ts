// From a forgotten password to a new one (spec sections 4 and 7; docs/security.md S-11 to S-19), by the same calls as
// the browser.
import { db } from 'src/lib/db'
import { readableMail } from 'src/lib/outbox'
import { mailedReset, PASSWORD, buildMember, send, who } from 'src/testing/auth'
import { ask } from 'src/testing/graphql'
import { draw } from 'src/testing/people'

import { createOtp } from './resetRequests'
import { validateOtp } from './validateOtp'

const NEW_PASSWORD = 'Matamis-na-langka-8'

const forgot = (username: unknown, ip = `198.51.100.${draw() % 250}`) =>
  send({ method: 'forgotPassword', username }, { ip })
const reset = (resetToken: string, password = NEW_PASSWORD) =>
  send({ method: 'resetPassword', resetToken, password })
const live = async (resetToken: string) =>
  (await send({ method: 'validateResetToken', resetToken })).body
const enter = async (id: number | string, otp: string) =>
  (await validateOtp({ input: { id: String(id), otp } })).isValid
const otherThan = (otp: string) => (otp === '000000' ? '111111' : '000000')

const dead = {
  error: 'Invalid or expired reset token',
  code: 'RESET_TOKEN_INVALID',
}

/** A user who has requested a code, with the handles that the page and the mail got. */
const asked = async () => {
  const { user, credentials } = await buildMember()
  const { body } = await forgot(user.email)
  return { user, credentials, page: body, mail: await mailedReset(user.email) }
}

const later = (minutes: number, milliseconds: number) =>
  db.$executeRaw`UPDATE "ResetRequest" SET "expiresAt" = "expiresAt" - make_interval(mins => ${minutes}, secs => ${milliseconds / 1000})`
const handlesLater = (minutes: number) =>
  db.$executeRaw`UPDATE "ResetHandle" SET "expiresAt" = "expiresAt" - make_interval(mins => ${minutes})`
const aWhileLater = () =>
  db.rateCounter.deleteMany({ where: { key: { startsWith: 'reset-gap:' } } })

describe('requesting a reset code', () => {
  scenario('Answers id, token and email, in lower case', async () => {
    const { user } = await buildMember()
    const answer = await forgot(` ${user.email.toUpperCase()} `)
    expect(answer).toMatchObject({ status: 200, cookies: [] })
    expect(answer.body).toEqual({
      id: expect.any(Number),
      token: expect.stringMatching(/^[\w-]{43}$/),
      email: user.email,
    })
    expect(answer.body.id).not.toBe(user.id)
    expect(Number.isSafeInteger(answer.body.id)).toBe(true)
  })

  for (const [name, username, error] of [
    ['nothing', '', 'Enter your registered email'],
    ['an object', { contains: '@' }, 'Enter your registered email'],
    [
      'no email',
      'ana@',
      'Enter a valid email address (e.g., juan@example.com)',
    ],
  ] as const) {
    scenario(`For ${name} is refused in the spec’s words`, async () => {
      expect(await forgot(username)).toMatchObject({
        status: 400,
        body: { error },
      })
    })
  }

  scenario(
    'For an unknown address looks the same in all four calls',
    async () => {
      const { user } = await buildMember()
      await db.user.update({
        where: { id: user.id },
        data: { archivedAt: new Date() },
      })
      for (const address of ['nobody@example.com', user.email]) {
        const { status, body } = await forgot(address)
        expect({ status, body }).toEqual({
          status: 200,
          body: {
            id: expect.any(Number),
            token: expect.stringMatching(/^[\w-]{43}$/),
            email: address,
          },
        })
        expect(await live(body.token)).toEqual({ ok: true })
        expect(await enter(body.id, createOtp())).toBe(false)
        expect((await reset(body.token)).body).toEqual(dead)
      }
      expect(await db.outboxEmail.count()).toBe(0)
    }
  )

  scenario(
    'Is possible again after ten seconds, five times an hour',
    async () => {
      const { user } = await buildMember()
      const patient = 'Too many attempts. Please try again later.'
      expect((await forgot(user.email)).status).toBe(200)
      expect((await forgot(user.email)).body.error).toBe(patient)
      for (let more = 0; more < 4; more++) {
        await aWhileLater()
        expect((await forgot(user.email)).status).toBe(200)
      }
      await aWhileLater()
      expect((await forgot(user.email)).body.error).toBe(patient)
      for (let more = 0; more < 5; more++) {
        await aWhileLater()
        await forgot('nobody@example.com')
      }
      await aWhileLater()
      expect((await forgot('nobody@example.com')).body.error).toBe(patient)
      expect(await db.outboxEmail.count()).toBe(5)
    }
  )

  scenario(
    'Works for each press of the button after ten, twenty and thirty seconds',
    async () => {
      const { user } = await buildMember()
      const ip = '198.51.100.254'
      const press = async (username: string, secondsLater: number) => {
        await db.$executeRaw`UPDATE "RateCounter" SET "windowStart" = "windowStart" - make_interval(secs => ${secondsLater}) WHERE key LIKE 'reset-gap:%'`
        const { status, body } = await forgot(username, ip)
        return status === 200 ? 'sent' : body.error
      }
      const patient = 'Too many attempts. Please try again later.'
      for (const username of [user.email, 'nobody@example.com']) {
        expect(await press(username, 0)).toBe('sent')
        expect(await press(username, 9)).toBe(patient)
        for (let each = 0; each < 3; each++)
          expect(await press(username, 10.1)).toBe('sent')
      }
      expect(await db.outboxEmail.count()).toBe(4)
    }
  )

  scenario('Is possible ten times a day', async () => {
    const { user } = await buildMember()
    const answers: number[] = []
    for (let each = 0; each < 12; each++) {
      await db.rateCounter.deleteMany({
        where: { key: { startsWith: 'reset-mails-per-hour:' } },
      })
      await aWhileLater()
      answers.push((await forgot(user.email)).status)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(10)
  })

  scenario('Is limited for each IP address', async () => {
    const ip = '198.51.100.255'
    for (let each = 0; each < 20; each++)
      await forgot(`nobody-${each}@example.com`, ip)
    expect((await forgot('ana@example.com', ip)).status).toBe(400)
    expect((await forgot('ana@example.com')).status).toBe(200)
  })

  scenario('Keeps the newest three requests', async () => {
    const { user } = await buildMember()
    const tokens: string[] = []
    for (let each = 0; each < 4; each++) {
      await aWhileLater()
      tokens.push((await forgot(user.email)).body.token)
    }
    expect(await live(tokens[0])).toEqual(dead)
    for (const token of tokens.slice(1))
      expect(await live(token)).toEqual({ ok: true })
  })

  scenario('Stores the code nowhere in plain text', async () => {
    const { mail } = await asked()
    const rows = await db.$queryRaw<
      { row: string }[]
    >`SELECT r::text AS row FROM "ResetRequest" r UNION ALL SELECT h::text FROM "ResetHandle" h
      UNION ALL SELECT o::text FROM "OutboxEmail" o UNION ALL SELECT i::text FROM "InfoLog" i`
    for (const { row } of rows) {
      expect(row).not.toMatch(new RegExp(`(^|\\D)${mail.otp}(\\D|$)`))
      expect(row).not.toContain(mail.token)
    }
  })
})

describe('the reset code', () => {
  scenario('Of the page activates the page’s handle once entered', async () => {
    const { user, credentials, page, mail } = await asked()
    expect((await reset(page.token)).body).toEqual(dead)
    expect(await enter(page.id, mail.otp)).toBe(true)
    expect(await reset(page.token)).toMatchObject({
      status: 200,
      body: { ok: true },
      cookies: [],
    })
    expect((await send(credentials)).status).toBe(400)
    const answer = await send({ ...credentials, password: NEW_PASSWORD })
    expect(await who(answer.cookie)).toBe(user.email)
  })

  scenario('Of the mail’s link activates only the mail’s handle', async () => {
    const { page, mail } = await asked()
    expect(await enter(mail.id, mail.otp)).toBe(true)
    expect((await reset(page.token)).body).toEqual(dead)
    expect((await reset(mail.token)).body).toEqual({ ok: true })
  })

  scenario('Of another request activates nothing', async () => {
    const [first, second] = [await asked(), await asked()]
    expect(await enter(first.page.id, second.mail.otp)).toBe(
      first.mail.otp === second.mail.otp
    )
    expect(await enter(second.page.id, second.mail.otp)).toBe(true)
    expect((await reset(first.page.token)).body).toEqual(dead)
  })

  for (const otp of ['', '12345', '1234567', '12345a', '１２３４５６']) {
    scenario(`Reading '${otp}' is invalid`, async () => {
      const { page } = await asked()
      expect(await enter(page.id, otp)).toBe(false)
    })
  }

  for (const id of ['', '0', '-1', '1e3', '9'.repeat(30), "1' OR 1=1"]) {
    scenario(`For the id '${id}' is refused like a wrong code`, async () => {
      expect(await validateOtp({ input: { id, otp: '123456' } })).toEqual({
        isValid: false,
        message: 'Invalid or expired OTP',
      })
    })
  }

  scenario(
    'Is valid for ten minutes, and its handle for ten more',
    async () => {
      const { page, mail } = await asked()
      await later(10, -1000)
      expect(await enter(page.id, mail.otp)).toBe(true)
      await later(0, 2000)
      expect(await enter(page.id, mail.otp)).toBe(false)
      await handlesLater(9)
      expect(await live(page.token)).toEqual({ ok: true })
      await handlesLater(1)
      expect(await live(page.token)).toEqual(dead)
      expect((await reset(page.token)).body).toEqual(dead)
    }
  )

  scenario(
    'Can be tried five times, even concurrently; then it is invalid',
    async () => {
      const { page, mail } = await asked()
      const guesses = await Promise.all(
        Array.from({ length: 50 }, () => enter(page.id, otherThan(mail.otp)))
      )
      expect(guesses).not.toContain(true)
      expect(await db.resetRequest.findFirst()).toMatchObject({ attempts: 5 })
      expect(await enter(page.id, mail.otp)).toBe(false)
      expect(await enter(mail.id, mail.otp)).toBe(false)
    }
  )

  scenario(
    'Can be tried five times, even in one document with fifteen fields',
    async () => {
      const { page, mail } = await asked()
      const guess = (otp: string, alias: number) =>
        `a${alias}: validateOtp(input: { id: "${page.id}", otp: "${otp}" }) { isValid }`
      const otps = Array.from({ length: 15 }, (_, index) =>
        index === 14 ? mail.otp : otherThan(mail.otp)
      )
      const { data } = await ask(`mutation { ${otps.map(guess).join(' ')} }`)
      expect(Object.values(data ?? {})).toEqual(
        Array.from({ length: 15 }, () => ({ isValid: false }))
      )
      expect(await db.resetRequest.findFirst()).toMatchObject({ attempts: 5 })
      const more = [...otps, mail.otp].map(guess).join(' ')
      expect((await ask(`mutation { ${more} }`)).message).toMatch(
        /Aliases limit/
      )
    }
  )

  scenario(
    'Can be tried fifteen times a day over all requests; the mail’s link still works',
    async () => {
      const { user } = await buildMember()
      const enterWrong = async () => {
        await aWhileLater()
        const { body } = await forgot(user.email)
        const { otp } = await mailedReset(user.email)
        for (let each = 0; each < 5; each++)
          await enter(body.id, otherThan(otp))
      }
      for (let each = 0; each < 3; each++) await enterWrong()
      await aWhileLater()
      const { body } = await forgot(user.email)
      const mail = await mailedReset(user.email)
      expect(await enter(body.id, mail.otp)).toBe(false)
      expect(await enter(mail.id, mail.otp)).toBe(true)
      expect((await reset(mail.token)).body).toEqual({ ok: true })
    }
  )
})

describe('a code mailed before its user changed', () => {
  type Change = Parameters<typeof db.user.update>[0]['data']
  const changes: [string, Change[]][] = [
    ['the address', [{ email: 'moved@example.com' }]],
    ['the password', [{ authVersion: { increment: 1 } }]],
    ['the archive state', [{ archivedAt: new Date() }, { archivedAt: null }]],
  ]
  for (const [name, steps] of changes) {
    const change = async (id: number) => {
      for (const data of steps) await db.user.update({ where: { id }, data })
    }

    scenario(`Is refused after a change of ${name}`, async () => {
      const { user, page, mail } = await asked()
      await change(user.id)
      expect(await enter(page.id, mail.otp)).toBe(false)
      expect(await enter(mail.id, mail.otp)).toBe(false)
    })

    scenario(`Sets no password after a change of ${name}`, async () => {
      const { user, page, mail } = await asked()
      expect(await enter(page.id, mail.otp)).toBe(true)
      await change(user.id)
      expect((await reset(page.token)).body).toEqual(dead)
    })
  }

  scenario('Ends with the sessions and the calendar address', async () => {
    const { user, credentials } = await buildMember()
    const { cookie } = await send(credentials)
    await db.calendarFeed.create({
      data: { userId: user.id, tokenHash: Buffer.from('x') },
    })
    await db.user.update({
      where: { id: user.id },
      data: { email: 'moved@example.com' },
    })
    expect(await db.calendarFeed.count()).toBe(0)
    expect(await who(cookie)).toBeNull()
  })
})

describe('a new password', () => {
  const opened = async () => {
    const all = await asked()
    await enter(all.page.id, all.mail.otp)
    return all
  }

  scenario(
    'Is set once in fifty concurrent tries, and its owner is notified',
    async () => {
      const { user, page } = await opened()
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => reset(page.token))
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(
        await db.infoLog.count({ where: { action: 'user.passwordReset' } })
      ).toBe(1)
      expect(
        await db.outboxEmail.findMany({
          where: { template: 'passwordChanged' },
        })
      ).toMatchObject([{ to: user.email }])
    }
  )

  scenario('Ends every session and every other request', async () => {
    const { user, credentials, page } = await opened()
    const cookies = [await send(credentials), await send(credentials)]
    await aWhileLater()
    const other = await forgot(user.email)
    await reset(page.token)
    for (const { cookie } of cookies) expect(await who(cookie)).toBeNull()
    expect(await live(other.body.token)).toEqual(dead)
  })

  scenario('Ends the calendar address', async () => {
    const { user, page } = await opened()
    await db.calendarFeed.create({
      data: { userId: user.id, tokenHash: Buffer.from('x') },
    })
    await reset(page.token)
    expect(await db.calendarFeed.count()).toBe(0)
  })

  for (const [name, password, error] of [
    ['nothing', '', 'Password is required'],
    ['a short one', 'Ab1!xyz', 'Use at least 8 characters for your password.'],
    [
      'an endless one',
      'x'.repeat(257),
      'Use at most 256 characters for your password.',
    ],
    [
      'a common one',
      'Password1',
      'Too many people use this password. Please choose another one.',
    ],
  ]) {
    scenario(
      `That is ${name} is refused, and the handle stays valid`,
      async () => {
        const { page } = await opened()
        expect(await reset(page.token, password)).toMatchObject({
          status: 400,
          body: { error },
        })
        expect((await reset(page.token)).body).toEqual({ ok: true })
      }
    )
  }

  scenario('Is refused in Filipino for a Filipino reader', async () => {
    const { body } = await send(
      { method: 'resetPassword', resetToken: 'x', password: NEW_PASSWORD },
      { cookie: 'lang=fil' }
    )
    expect(body.error).toBe('Mali o expired na ang reset token')
  })
})

test('Codes are uniformly distributed, with leading zeros', () => {
  const count = process.env.TEST_LONG ? 100_000 : 20_000
  const seen = Array.from({ length: 10 }, () => 0)
  for (let each = 0; each < count; each++) {
    const otp = createOtp()
    expect(otp).toMatch(/^\d{6}$/)
    for (const digit of otp) seen[Number(digit)]++
  }
  const expected = (count * 6) / 10
  const chiSquare = seen.reduce(
    (sum, each) => sum + (each - expected) ** 2 / expected,
    0
  )
  // Nine degrees of freedom, p = 0.001.
  expect(chiSquare).toBeLessThan(27.88)
})

scenario('The mail about a new password does not contain it', async () => {
  const { user, page, mail } = await asked()
  await enter(page.id, mail.otp)
  await reset(page.token)
  const told = await db.outboxEmail.findFirstOrThrow({
    where: { to: user.email, template: 'passwordChanged' },
  })
  expect(readableMail(told).text).not.toContain(NEW_PASSWORD)
  expect(PASSWORD).not.toBe(NEW_PASSWORD)
})
