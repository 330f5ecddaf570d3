// Answers do not reveal who has an account: for unknown, known and archived addresses they are equal to the byte and
// take the same work, measured in this process's CPU time, which other processes do not change (docs/security.md S-02,
// S-17).
import { db } from 'src/lib/db'
import { validateOtp } from 'src/services/accounts/auth/validateOtp'
import { buildMember, send } from 'src/testing/auth'
import { draw } from 'src/testing/people'
import { rounds } from 'src/testing/rounds'

const ROUNDS = rounds({ sample: 20, full: 200 })
/** CPU milliseconds; the limit is higher for a sample, because its median is less precise. */
const MAX_DIFFERENCE_MS = rounds({ sample: 25, full: 15 })

type Answer = { status: number; text: string; headers: object; cookies: object }
type Try = () => Promise<Answer>

const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** An answer without the values of ids, tokens and addresses. These differ, but nothing else may. */
const shapeOf = ({ status, text, headers, cookies }: Answer) =>
  JSON.stringify({ status, headers, cookies, text }).replace(
    /(\\"id\\":)\d+|(\\"token\\":\\")[\w-]+|(\\"email\\":\\")[^"\\]+/g,
    (_, id, token, email) => `${id ?? token ?? email}`
  )

/** A real difference remains when more samples are taken; one by chance does not. */
const MAX_SAMPLES = 4

/** Alternates between the kinds, so that other load on the machine affects all of them alike. */
const compare = async (kinds: Record<string, () => Promise<Try>>) => {
  const names = Object.keys(kinds)
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]]))
  const shapes = new Set<string>()
  const sample = async () => {
    for (let round = 0; round < ROUNDS; round++)
      for (const at of names.keys()) {
        const name = names[(at + round) % names.length]
        const ask = await kinds[name]()
        const from = process.cpuUsage()
        const answer = await ask()
        const { user, system } = process.cpuUsage(from)
        times[name].push((user + system) / 1000)
        shapes.add(shapeOf(answer))
      }
    const medians = names.map((name) => median(times[name]))
    return Math.max(...medians) - Math.min(...medians)
  }
  let difference = await sample()
  for (let more = 1; more < MAX_SAMPLES; more++)
    if (difference > MAX_DIFFERENCE_MS) difference = await sample()
  expect([...shapes]).toHaveLength(1)
  expect(difference).toBeLessThanOrEqual(MAX_DIFFERENCE_MS)
}

const forgetLimits = () => db.rateCounter.deleteMany()

const unknown = () => `person-${draw()}@example.com`

const people = async () => ({
  known: (await buildMember()).user.email,
  archived: (await buildMember({ archivedAt: new Date() })).user.email,
})

scenario('Signing in does not reveal who has an account', async () => {
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

/** The four calls of a password reset. Each function prepares its call for an address. */
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
  scenario(`${name} does not reveal who has an account`, async () => {
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
