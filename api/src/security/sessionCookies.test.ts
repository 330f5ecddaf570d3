// A session is its random token: no other value signs anyone in, and a malformed cookie never breaks a page
// (docs/security.md S-05, S-10).
import fc from 'fast-check'

import { findSession } from 'src/lib/sessions/sessions'
import { ask, buildCaller } from 'src/testing/graphql'
import { rounds } from 'src/testing/rounds'

const WHO = '{ redwood { currentUser } }'
const TOKEN_CHARACTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Another value than the given token: with a changed bit, character or half, or completely different. */
const forgeryOf = (token: string, other: string) =>
  fc
    .oneof(
      fc.tuple(fc.nat(token.length - 1), fc.nat(7)).map(([at, bit]) => {
        const code = token.charCodeAt(at) ^ (1 << bit)
        return (
          token.slice(0, at) + String.fromCharCode(code) + token.slice(at + 1)
        )
      }),
      fc
        .tuple(fc.nat(token.length - 1), fc.constantFrom(...TOKEN_CHARACTERS))
        .map(
          ([at, character]) =>
            token.slice(0, at) + character + token.slice(at + 1)
        ),
      fc
        .nat(token.length - 1)
        .map((at) => token.slice(0, at) + token.slice(at + 1)),
      fc
        .nat(token.length)
        .map((at) => `${token.slice(0, at)}A${token.slice(at)}`),
      fc
        .integer({ min: 1, max: token.length - 1 })
        .map((at) => token.slice(0, at) + other.slice(at)),
      fc.string({
        unit: fc.constantFrom(...TOKEN_CHARACTERS),
        minLength: 43,
        maxLength: 43,
      }),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.constantFrom(
        token.toLowerCase(),
        token.toUpperCase(),
        `"${token}"`,
        `${token}=`,
        encodeURIComponent(`${token}\0`)
      )
    )
    .filter((text) => text.trim() !== token && text !== other)

scenario('No other token opens a session', async () => {
  const [first, second] = [await buildCaller(), await buildCaller('admin')]
  const [token, other] = [first, second].map(
    ({ cookie }) => cookie.split('=')[1]
  )
  expect((await findSession(`session=${token}`))?.id).toBe(first.user.id)
  await fc.assert(
    fc.asyncProperty(forgeryOf(token, other), async (forged) => {
      // A semicolon ends a cookie, so only the part before it was sent.
      const sent = forged.split(';')[0]
      fc.pre(sent.trim() !== token)
      expect(await findSession(`session=${sent}`)).toBeNull()
    }),
    { numRuns: rounds({ sample: 500, full: 10_000 }) }
  )
})

scenario('The session is read from its own cookie only', async () => {
  const { cookie } = await buildCaller()
  const token = cookie.split('=')[1]
  for (const name of [
    'Session',
    '__Host-session',
    'session ',
    'xsession',
    'session[]',
    'dev',
    'auth-provider',
  ])
    if (name.trim() !== 'session')
      expect(await findSession(`${name}=${token}`)).toBeNull()
})

describe('a malformed cookie counts as no session, and the page loads', () => {
  const odd = [
    'session=',
    'session',
    '=',
    ';;;',
    'session=garbage',
    `session=${'A'.repeat(43)}`,
    `session=${'A'.repeat(43)}; session=${'B'.repeat(43)}`,
    `session=${'A'.repeat(100_000)}`,
    'session=%00; auth-provider=dbAuth',
    'session=\ud800',
    'session_8911=U2FsdGVkX1%2F3; auth-provider=dbAuth',
    'session={"id":1};{"id":1}',
    'lang=\0; session=..%2f..%2f',
    'auth-provider=dbAuth',
    '__proto__=1; constructor=2',
  ]
  for (const cookie of odd) {
    scenario(cookie.slice(0, 60), async () => {
      const { data, code } = await ask(WHO, {}, cookie)
      expect(code).toBeUndefined()
      expect(data).toEqual({ redwood: { currentUser: null } })
    })
  }

  scenario('Does not hide a valid one of the same name', async () => {
    const { cookie } = await buildCaller()
    const { data } = await ask(WHO, {}, `session=garbage; ${cookie}`)
    expect(data).toEqual({ redwood: { currentUser: null } })
  })
})
