// No secret of any flow reaches a log (docs/security.md S-71).
import fs from 'node:fs'

import { withCopy } from './copies'
import { newEmail, PASSWORD, resetRateLimits, withDatabase } from './people'
import { expect, test, type APIRequestContext } from './test'

const CANARY = 'Kanaryo-q7-'
let drawn = 0
const canary = () => `${CANARY}${++drawn}`

const auth = (api: APIRequestContext, data: object) =>
  api.post('/api/auth', { data })
const graphql = (api: APIRequestContext, query: string, variables: object) =>
  api.post('/api/graphql', { data: { query, variables } })

const VALIDATE =
  'mutation ($i: ValidateOtpInput!) { validateOtp(input: $i) { isValid } }'
const SET_UP = 'mutation ($p: String!) { setUpPassword(password: $p) }'

/** Every place that takes a password, a code, a token or a cookie, in the right and in a wrong form. */
const flows: [string, (api: APIRequestContext) => Promise<unknown>][] = [
  [
    'signing up',
    (api) =>
      auth(api, {
        method: 'signup',
        username: newEmail(),
        password: canary(),
        firstName: 'Ana',
        lastName: 'Cruz',
      }),
  ],
  [
    'signing in with a wrong password',
    (api) =>
      auth(api, {
        method: 'login',
        username: 'dino@example.com',
        password: canary(),
      }),
  ],
  [
    'a password of another type',
    (api) =>
      auth(api, {
        method: 'login',
        username: 'dino@example.com',
        password: { value: canary() },
      }),
  ],
  [
    'a reset with a token',
    (api) =>
      auth(api, {
        method: 'resetPassword',
        resetToken: canary(),
        password: canary(),
      }),
  ],
  [
    'a token to check',
    (api) => auth(api, { method: 'validateResetToken', resetToken: canary() }),
  ],
  [
    'a broken body',
    (api) =>
      api.post('/api/auth', {
        headers: { 'content-type': 'application/json' },
        data: `{"password": "${canary()}"`,
      }),
  ],
  [
    'a code',
    (api) => graphql(api, VALIDATE, { i: { id: '1', otp: canary() } }),
  ],
  [
    'a code of another type',
    (api) => graphql(api, VALIDATE, { i: { id: '1', otp: [canary()] } }),
  ],
  ['a new password', (api) => graphql(api, SET_UP, { p: canary() })],
  [
    'a new password of another type',
    (api) => graphql(api, SET_UP, { p: { value: canary() } }),
  ],
  [
    'a session and a bearer',
    (api) =>
      api.post('/api/graphql', {
        headers: {
          cookie: `session=${canary()}`,
          authorization: `Bearer ${canary()}`,
          'auth-provider': 'dbAuth',
        },
        data: { query: '{ stages { id } }' },
      }),
  ],
  [
    'the token of a calendar',
    (api) => api.get(`/api/events.ics?token=${canary()}`),
  ],
  [
    'the token that unsubscribes',
    (api) => api.get(`/api/unsubscribe?token=${canary()}`),
  ],
  [
    'the address to reset a password at',
    (api) => api.get(`/reset-password?resetToken=${canary()}`),
  ],
]

test('No password, code, token or cookie reaches a log', async () => {
  await withCopy('logs', { LOG_LEVEL: 'trace' }, async ({ api, log }) => {
    for (const [name, ask] of flows)
      await test.step(name, async () => {
        await ask(api)
      })
    // A real session, whose cookie and password must not be logged either.
    await auth(api, {
      method: 'login',
      username: 'member@example.com',
      password: PASSWORD,
    })
    await api.get('/api/auth?method=getToken')
    await graphql(api, '{ redwood { currentUser } }', {})
    const { cookies } = await api.storageState()
    const session = cookies.find(({ name }) => name.endsWith('session'))
    expect(session?.value).toHaveLength(43)

    const lines = fs.readFileSync(log, 'utf8')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines).not.toContain(CANARY)
    expect(lines).not.toContain(PASSWORD)
    expect(lines).not.toContain(session?.value as string)

    await withDatabase(async (client) => {
      const tables = ['InfoLog', 'LoginLog', 'OutboxEmail']
      for (const table of tables) {
        const { rows } = await client.query(
          `SELECT count(*)::int AS count FROM "${table}" t WHERE t::text LIKE $1`,
          [`%${CANARY}%`]
        )
        expect(rows[0].count).toBe(0)
      }
    })
  })
  await resetRateLimits()
})
