// Signing in with a second factor (docs/decisions/0075).
import { db } from 'src/lib/db'
import { findSession } from 'src/lib/sessions/sessions'
import { buildMember, PASSWORD, send, who } from 'src/testing/auth'
import { appCode, giveFactor } from 'src/testing/secondFactor'

import { replaceRecoveryCodes } from './codes'

const method = 'verifySecondFactor'

/** A person with a second factor who has entered the password. */
const begin = async () => {
  const { user, credentials } = await buildMember({}, 'admin')
  const secret = await giveFactor(user.id)
  const { status, body, cookies } = await send(credentials)
  expect({ status, code: body.code, cookies }).toEqual({
    status: 400,
    code: 'SECOND_FACTOR_REQUIRED',
    cookies: [],
  })
  return { user, credentials, secret, handle: String(body.handle) }
}

const enter = (handle: string, code: string) => send({ method, handle, code })

describe('signing in with a second factor', () => {
  scenario('Needs a code; the handle alone opens nothing', async () => {
    const { user, secret, handle } = await begin()
    expect(await db.session.count()).toBe(0)
    expect(await findSession(`session=${handle}`)).toBeNull()
    const answer = await enter(handle, appCode(secret))
    expect(answer).toMatchObject({
      status: 200,
      body: { id: user.id, email: user.email },
    })
    expect(await who(answer.cookie)).toBe(user.email)
    expect((await findSession(answer.cookie))?.factorAt).toBeInstanceOf(Date)
    const logs = await db.loginLog.findMany({ orderBy: { id: 'asc' } })
    expect(logs.map(({ message }) => message)).toEqual([
      'Second factor asked',
      '',
    ])
  })

  scenario('Takes each code once, also under concurrency', async () => {
    const { secret, handle } = await begin()
    // The clock of a phone may be a step behind.
    const code = appCode(secret, -1)
    const answers = await Promise.all([1, 2, 3].map(() => enter(handle, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await enter(handle, code)).body.code).toBe('SECOND_FACTOR_WRONG')
    expect((await enter(handle, appCode(secret, 9))).body.code).toBe(
      'SECOND_FACTOR_WRONG'
    )
    expect((await enter(handle, appCode(secret, 1))).status).toBe(200)
  })

  scenario('Takes recovery codes, each once, and tells the owner', async () => {
    const { user, handle } = await begin()
    const codes = await replaceRecoveryCodes(db, user.id)
    expect(new Set(codes).size).toBe(10)
    expect(JSON.stringify(await db.recoveryCode.findMany())).not.toContain(
      codes[0]
    )
    const typed = ` ${codes[0].toLowerCase().replaceAll('-', ' ')} `
    const answers = await Promise.all([1, 2].map(() => enter(handle, typed)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const mails = await db.outboxEmail.findMany()
    expect(mails).toMatchObject([{ to: user.email, template: 'secondFactor' }])
    expect(mails[0].text).toContain('Unused codes: 9')
  })

  scenario('Refuses codes and handles of others', async () => {
    const ana = await begin()
    const eva = await begin()
    const [recovery] = await replaceRecoveryCodes(db, eva.user.id)
    for (const code of [appCode(eva.secret), recovery, '', '000000', 'x'])
      expect((await enter(ana.handle, code)).body.code).toBe(
        'SECOND_FACTOR_WRONG'
      )
    const [, ...rest] = ana.handle.split('.')
    for (const handle of ['', 'a.b.c.d', [eva.user.id, ...rest].join('.')])
      expect((await enter(handle, appCode(ana.secret))).body.code).toBe(
        'SECOND_FACTOR_EXPIRED'
      )
  })

  scenario('Makes guessing wait, before a code is compared', async () => {
    const { secret, handle, user } = await begin()
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => enter(handle, '000000'))
    )
    const codes = guesses.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(
      5
    )
    const late = await enter(handle, appCode(secret))
    expect(late.body.code).toBe('TOO_MANY_ATTEMPTS')
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
  })

  scenario(
    'Ends with a new password and with an archived account',
    async () => {
      const { user, secret, handle } = await begin()
      await db.user.update({
        where: { id: user.id },
        data: { authVersion: { increment: 1 } },
      })
      expect((await enter(handle, appCode(secret))).body.code).toBe(
        'SECOND_FACTOR_EXPIRED'
      )
      // A new password leaves the second factor on.
      const again = await send({
        method: 'login',
        username: user.email,
        password: PASSWORD,
      })
      expect(again.body.code).toBe('SECOND_FACTOR_REQUIRED')
      await db.user.update({
        where: { id: user.id },
        data: { archivedAt: new Date() },
      })
      expect((await enter(again.body.handle, appCode(secret))).body.code).toBe(
        'SECOND_FACTOR_EXPIRED'
      )
    }
  )
})
