// Everything sent to `/api/auth` is read as text or refused: no type, length or character causes an error
// (docs/security.md S-04).
import fc from 'fast-check'

import { db } from 'src/lib/db'
import { buildMember, PASSWORD, send } from 'src/testing/auth'
import { buildAccessLevel } from 'src/testing/people'
import { rounds } from 'src/testing/rounds'

const MEGABYTE = 'x'.repeat(1_000_000)

const fields: Record<string, string[]> = {
  login: ['username', 'password'],
  logout: ['username'],
  signup: ['username', 'password', 'firstName', 'lastName', 'facebookProfile'],
  forgotPassword: ['username'],
  validateResetToken: ['resetToken'],
  resetPassword: ['resetToken', 'password'],
  verifySecondFactor: ['handle', 'code'],
}

const notText = fc.oneof(
  fc.constantFrom<unknown>(
    { contains: '@' },
    { $ne: '' },
    { $gt: '' },
    { equals: 'admin@example.com' },
    { startsWith: '', mode: 'insensitive' },
    { toString: 'x', valueOf: 'x', length: 5 },
    { __proto__: null, then: 'x' },
    [PASSWORD],
    [[]],
    null,
    true,
    0,
    -1,
    1e308
  ),
  fc.jsonValue().filter((value) => typeof value !== 'string')
)

const oddText = fc.oneof(
  fc.constantFrom(
    MEGABYTE,
    `${MEGABYTE}@example.com`,
    'a\0@example.com',
    '\0',
    '\ud800',
    'a\udfff@example.com',
    "' OR 1=1 --",
    '%',
    '\u202e',
    '',
    '\u0000'.repeat(300)
  ),
  fc.string({ unit: 'binary', maxLength: 400 })
)

const value = fc.oneof(
  notText.map((sent) => ({ sent, isText: false })),
  oddText.map((sent) => ({ sent, isText: true }))
)

const tries = fc
  .constantFrom(
    ...Object.entries(fields).flatMap(([method, names]) =>
      names.map((field) => ({ method, field }))
    )
  )
  .chain((which) => value.map((each) => ({ ...which, ...each })))

const LEAK =
  /node_modules|\bat .*:\d+|prisma|postgres|select |invalid `|stack trace|\.ts\b|\.js\b/i

/** Whether a method works without this field, because the field is optional or the method does not use it. */
const mayBeLeftOut = (method: string, field: string) =>
  method === 'logout' || field === 'facebookProfile'

scenario('No type, length or character causes an internal error', async () => {
  await buildAccessLevel('non-member')
  const { credentials } = await buildMember()
  const good: Record<string, object> = {
    login: credentials,
    signup: {
      password: PASSWORD,
      firstName: 'Ana',
      lastName: 'Cruz',
      username: 'ana-new@example.com',
    },
    resetPassword: { resetToken: 'x', password: PASSWORD },
  }
  let count = 0
  await fc.assert(
    fc.asyncProperty(tries, async ({ method, field, sent, isText }) => {
      // The rate limits have their own tests.
      if (count++ % 20 === 0) await db.rateCounter.deleteMany()
      const answer = await send({ ...good[method], method, [field]: sent })
      expect(answer.status).toBeLessThan(500)
      expect(answer.text).not.toMatch(LEAK)
      expect(answer.text.length).toBeLessThan(1000)
      if (!isText && !mayBeLeftOut(method, field))
        expect(answer.status).toBe(400)
    }),
    { numRuns: rounds({ sample: 300, full: 2000 }) }
  )
})

scenario('A method that is not a string is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(notText, oddText), async (method) => {
      expect((await send({ method })).status).toBe(404)
    }),
    { numRuns: rounds({ sample: 100, full: 300 }) }
  )
})
