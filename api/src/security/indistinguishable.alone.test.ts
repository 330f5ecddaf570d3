// Who has an account is nobody's business: the answers to an unknown, a known and an archived address are the same to
// the byte and take the same time (security S-02, S-17).
import { db } from 'src/lib/db'
import { validateOtp } from 'src/services/accounts/auth/validateOtp'
import { buildMember, send } from 'src/testing/auth'
import { draw } from 'src/testing/people'
import { FULL_TIMEOUT_MS, rounds } from 'src/testing/rounds'

const ROUNDS = rounds({ sample: 20, full: 200 })
/** On a machine that does other work at the same time, a sample's median is that much less sure. */
const MAX_DIFFERENCE_MS = rounds({ sample: 25, full: 15 })

jest.setTimeout(FULL_TIMEOUT_MS)

type Answer = { status: number; text: string; headers: object; cookies: object }
type Try = () => Promise<Answer>

const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Ids, tokens and the address itself differ, of course; their length and everything else may not. */
const shapeOf = ({ status, text, headers, cookies }: Answer) =>
  JSON.stringify({ status, headers, cookies, text }).replace(
    /(\\"id\\":)\d+|(\\"token\\":\\")[\w-]+|(\\"email\\":\\")[^"\\]+/g,
    (_, id, token, email) => `${id ?? token ?? email}`
  )

/** Asks in turns, so that whatever else the machine does falls on all kinds alike. */
const compare = async (kinds: Record<string, () => Promise<Try>>) => {
  const names = Object.keys(kinds)
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]]))
  const shapes = new Set<string>()
  for (let round = 0; round < ROUNDS; round++)
    for (const at of names.keys()) {
      const name = names[(at + round) % names.length]
      const ask = await kinds[name]()
      const from = performance.now()
      const answer = await ask()
      times[name].push(performance.now() - from)
      shapes.add(shapeOf(answer))
    }
  expect([...shapes]).toHaveLength(1)
  const medians = names.map((name) => median(times[name]))
  expect(Math.max(...medians) - Math.min(...medians)).toBeLessThanOrEqual(
    MAX_DIFFERENCE_MS
  )
}

const forgetLimits = () => db.rateCounter.deleteMany()

const unknown = () => `person-${draw()}@example.com`

const people = async () => ({
  known: (await buildMember()).user.email,
  archived: (await buildMember({ archivedAt: new Date() })).user.email,
})

scenario('to sign in', async () => {
  const { known, archived } = await people()
  const login = (address: () => string) => async () => {
    await forgetLimits()
    const username = address()
    return () =>
      send({ method: 'login', username, password: 'Wrong-password-1' })
  }
  await compare({
    unknown: login(unknown),
    wrong: login(() => known),
    archived: login(() => archived),
  })
})

/** What each of the four calls of a reset is asked with, when the address is such a one. */
const resetCalls: Record<string, (address: string) => Promise<Try>> = {
  forgotPassword: async (username) => () =>
    send({ method: 'forgotPassword', username }),
  validateResetToken: async (username) => {
    const { body } = await send({ method: 'forgotPassword', username })
    return () => send({ method: 'validateResetToken', resetToken: body.token })
  },
  validateOtp: async (username) => {
    const { body } = await send({ method: 'forgotPassword', username })
    return async () => {
      const input = { id: String(body.id), otp: '000000' }
      const text = JSON.stringify(await validateOtp({ input }))
      return { status: 200, text, headers: {}, cookies: {} }
    }
  },
  resetPassword: async (username) => {
    const { body } = await send({ method: 'forgotPassword', username })
    const password = 'Matamis-na-langka-8'
    return () =>
      send({ method: 'resetPassword', resetToken: body.token, password })
  },
}

for (const [name, call] of Object.entries(resetCalls)) {
  scenario(`to ${name}`, async () => {
    const { known, archived } = await people()
    const asked = (address: () => string) => async () => {
      await forgetLimits()
      return call(address())
    }
    await compare({
      unknown: asked(unknown),
      known: asked(() => known),
      archived: asked(() => archived),
    })
  })
}
