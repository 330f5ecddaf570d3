// Every secret with which somebody can act or read for a user, and the events that end it (docs/security.md).
import { randomBytes } from 'node:crypto'

import { Prisma } from '@prisma/client'

import { inTransaction } from 'src/lib/database/transaction'
import { db, pool } from 'src/lib/db'
import { hashPassword } from 'src/lib/protection/passwords'
import { hashOfToken } from 'src/lib/protection/secrets'
import { openToken } from 'src/lib/sessions/accessTokens'
import { findSession } from 'src/lib/sessions/sessions'
import { setPassword } from 'src/services/accounts/auth/setPassword'
import { validateOtp } from 'src/services/accounts/auth/validateOtp'
import { endOtherAccess } from 'src/services/accounts/sessions/secondFactor/endOtherAccess'
import { feedOf } from 'src/services/learning/events/calendarFeed/feedOf'
import { feedFile } from 'src/services/reports/runs/feedFile'
import { drawReportFeed } from 'src/services/reports/saved/reportFeed'
import { createReport } from 'src/services/reports/saved/saveReports'
import { buildMember, mailedReset, PASSWORD, send, who } from 'src/testing/auth'
import { ask, buildCaller } from 'src/testing/graphql'
import { lockWaits } from 'src/testing/lockWaits'
import { buildAccessLevel, draw, signIn } from 'src/testing/people'

type Person = Awaited<ReturnType<typeof buildMember>>

const createSecret = () => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

const report = {
  name: 'March',
  category: 'SUMMARY' as const,
  params: { period: 'DAILY' as const, isPrevious: false },
  columns: ['collected'],
}

/** Gives a person each secret, and returns how to try it. */
const secrets: Record<string, (person: Person) => Promise<() => unknown>> = {
  'Session.tokenHash': async ({ credentials }) => {
    const { cookie } = await send(credentials)
    return () => who(cookie)
  },
  'AccessToken.tokenHash': async ({ user }) => {
    const { token } = createSecret()
    await db.accessToken.create({
      data: {
        userId: user.id,
        name: 'Sheet',
        tokenHash: hashOfToken(`sulong_pat_${token}`),
        authVersion: user.authVersion,
        expiresAt: new Date('2100-01-01'),
      },
    })
    return async () => (await openToken(`sulong_pat_${token}`)) !== 'unknown'
  },
  'CalendarFeed.tokenHash': async ({ user }) => {
    const { token, tokenHash } = createSecret()
    await db.calendarFeed.create({ data: { userId: user.id, tokenHash } })
    return () => feedOf(token)
  },
  'Report.feedHash': async ({ user }) => {
    signIn(user, 'admin')
    const { id } = await createReport({ input: report })
    const url = new URL(await drawReportFeed({ id }))
    return () => feedFile(String(url.searchParams.get('token')))
  },
  'ResetRequest.otpHash': async ({ user }) => {
    const { body } = await send({
      method: 'forgotPassword',
      username: user.email,
    })
    const { otp } = await mailedReset(user.email)
    return async () =>
      (await validateOtp({ input: { id: String(body.id), otp } })).isValid
  },
}

/** Columns with a hash or a secret that open nothing of a user's, or are ended with another of the table. */
const others: Record<string, string> = {
  'ResetHandle.tokenHash': 'useless without the code of its ResetRequest',
  'SecondFactor.secret':
    'a factor beside the password, which ends by itself only',
  'RecoveryCode.codeHash': 'part of the second factor',
  'FormResponse.keyHash': 'lets the browser of a visitor go on with a form',
  'WebhookEndpoint.secret': 'signs what the school sends',
  'WebhookEndpoint.oldSecret': 'signs what the school sends',
  'Order.requestHash': 'compares two requests',
  'IdempotencyKey.requestHash': 'compares two requests',
  'StatementMapping.headerHash': 'recognises the columns of a file',
}

test('Every column with a hash or a secret has its fate', () => {
  const columns = Prisma.dmmf.datamodel.models.flatMap(({ name, fields }) =>
    fields
      .filter((field) => /(?<!salt)(hash|secret)$/i.test(field.name))
      .map((field) => `${name}.${field.name}`)
  )
  expect(columns.sort()).toEqual(
    [...Object.keys(secrets), ...Object.keys(others)].sort()
  )
})

const newPassword = () => hashPassword('Matamis-na-langka-8')

const assign = async (userId: number, ids: string[]) => {
  for (const id of ids) await buildAccessLevel(id as 'member')
  const admin = await buildCaller('admin')
  const { code } = await admin.ask(
    'mutation ($userId: Int!, $ids: [String!]!) { assignAccessLevels(userId: $userId, accessLevelIds: $ids) }',
    { userId, ids }
  )
  expect(code).toBeUndefined()
}

const everySecret = Object.keys(secrets)

/** The events that end each kind of secret. */
const events: Record<
  string,
  [(person: Person, cookie: string) => Promise<unknown>, ends: string[]]
> = {
  'A new password by the mailed code': [
    async ({ user }) => {
      const hashed = await newPassword()
      await inTransaction((tx) => setPassword(tx, user.id, hashed))
    },
    everySecret,
  ],
  // The phone of a person who knows the old password goes on showing the calendar.
  'A new password by the old one': [
    async ({ user }, cookie) => {
      const hashed = await newPassword()
      const keepSessionId = (await findSession(cookie))?.sessionId
      await inTransaction((tx) =>
        setPassword(tx, user.id, hashed, { keepSessionId })
      )
    },
    everySecret.filter((secret) => secret !== 'CalendarFeed.tokenHash'),
  ],
  'A new address': [
    ({ user: { id } }) =>
      db.user.update({
        where: { id },
        data: { email: `new-${draw()}@example.com` },
      }),
    everySecret,
  ],
  'The archive': [
    ({ user: { id } }) =>
      db.user.update({ where: { id }, data: { archivedAt: new Date() } }),
    everySecret,
  ],
  'The loss of a staff level': [
    ({ user }) => assign(user.id, ['member']),
    everySecret.filter((secret) => secret !== 'CalendarFeed.tokenHash'),
  ],
  'The end of all other sessions': [
    (_, cookie) => ask('mutation { endOtherSessions }', {}, cookie),
    ['Session.tokenHash', 'Report.feedHash'],
  ],
  'Another second factor': [
    ({ user }) => inTransaction((tx) => endOtherAccess(tx, user.id)),
    ['Session.tokenHash', 'AccessToken.tokenHash', 'Report.feedHash'],
  ],
}

for (const [event, [happen, ends]] of Object.entries(events))
  scenario(`${event} ends the right secrets`, async () => {
    const person = await buildMember({}, 'admin')
    const tries: Record<string, () => unknown> = {}
    for (const [secret, give] of Object.entries(secrets))
      tries[secret] = await give(person)
    const { cookie } = await send(person.credentials)
    // A code counts once, so it is only tried afterwards.
    for (const secret of everySecret.slice(0, -1))
      expect(await tries[secret]()).toBeTruthy()

    await happen(person, cookie)
    const ended = []
    for (const secret of everySecret)
      if (!(await tries[secret]())) ended.push(secret)
    expect(ended.sort()).toEqual([...ends].sort())
  })

/** The changes that create a secret. */
const draws: Record<string, string> = {
  'AccessToken.tokenHash': `mutation { createAccessToken(input: { name: "Sheet", days: 30, mayChange: false, reachesMoney: false, password: "${PASSWORD}" }) { token } }`,
  'CalendarFeed.tokenHash': 'mutation { drawCalendarFeed { url } }',
  'Report.feedHash': 'mutation ($id: String!) { drawReportFeed(id: $id) }',
}

test('Each secret that a session creates is named', () => {
  expect(Object.keys(draws)).toEqual(
    everySecret.filter((name) => !/^(Session|ResetRequest)/.test(name))
  )
})

for (const [secret, draw] of Object.entries(draws))
  scenario(
    `${secret} is not given to a session that ends meanwhile`,
    async () => {
      const { user, credentials } = await buildMember({}, 'admin')
      const { cookie } = await send(credentials)
      signIn(user, 'admin')
      const { id } = await createReport({ input: report })
      const hashed = await newPassword()
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        await client.query(
          `UPDATE "User" SET "hashedPassword" = $2, salt = $3, "authVersion" = "authVersion" + 1 WHERE id = $1`,
          [user.id, hashed.hashedPassword, hashed.salt]
        )
        const drawing = ask(
          draw,
          secret === 'Report.feedHash' ? { id } : {},
          cookie
        )
        await lockWaits()
        await client.query('COMMIT')
        expect((await drawing).code).toBe('UNAUTHENTICATED')
      } finally {
        client.release(true)
      }
    }
  )
