// Sends 100,000 random requests to a seeded school: none may end the server or meet an error of its own (docs/security.md
// S-80). The seed of the randomness is printed; `node scripts/trials/fuzz.mjs SEED` repeats a run.

import http from 'node:http'

import { createRequests } from './fuzzRequests.mjs'
import { memoryOf } from './memory.mjs'
import { origin, seed as seedSchool, withMachines } from './scratchSchool.mjs'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100_000)
const AT_ONCE = 16
/** From here on: by then the documents that Yoga keeps, which are bounded, have been seen. */
const WARM = REQUESTS / 5
const MOST_GROWTH = 1.2
const PASSWORD = 'Sulong-2026!'
const PEOPLE = [
  'admin@example.com',
  'tribe-team-fa@example.com',
  'coach@example.com',
  'member@example.com',
  'ana@example.com',
]
/** Operations that need a service that the school has not set up answer so (docs/decisions/0072, docs/deploy.md). */
const UNAVAILABLE =
  /^((GET|HEAD) \/api\/gsheet|POST \/api\/(payments|email-worker))$/
/** How a GraphQL answer words an error that the caller did not cause. */
const OWN_ERROR = /"message":"Something went wrong/

const CLOSED = ['ECONNRESET', 'EPIPE', 'HPE_INVALID_CONSTANT']

const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })

const send = ({ path, method, headers, body }, tries = 5) =>
  new Promise((resolve, reject) => {
    const sent = http.request(
      origin,
      { path, method, headers, agent },
      (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          })
        )
        answer.on('error', reject)
      }
    )
    sent.setTimeout(30_000, () => sent.destroy(new Error('no answer')))
    // A server may close a connection after an answer; a request that meets this is sent again.
    sent.on('error', (error) =>
      CLOSED.includes(error.code) && tries > 1
        ? resolve(send({ path, method, headers, body }, tries - 1))
        : reject(error)
    )
    sent.end(body)
  })

const signIn = async (username) => {
  const { headers } = await send({
    path: '/api/auth',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'login', username, password: PASSWORD }),
  })
  return headers['set-cookie'].map((each) => each.split(';')[0]).join('; ')
}

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
console.log(`Seed ${seed}`)
await withMachines('fuzz', async ({ createMachine, serveOn }) => {
  const env = await createMachine('school')
  await seedSchool(env)
  const server = await serveOn(env)
  const cookies = ['']
  for (const person of PEOPLE) cookies.push(await signIn(person))
  const next = createRequests(seed, cookies)
  const statuses = {}
  const failures = new Map()
  let sent = 0
  let warm = 0
  const worker = async () => {
    while (sent < REQUESTS) {
      sent++
      if (sent === WARM) warm = memoryOf(server.pid)
      const request = next()
      const answer = await send(request).catch((error) => ({
        status: error.code ?? error.message,
        text: '',
      }))
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      const isFailure =
        OWN_ERROR.test(answer.text) ||
        (!(answer.status < 500) && !UNAVAILABLE.test(request.name))
      if (isFailure && !failures.has(request.name))
        failures.set(request.name, { request, answer })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const after = memoryOf(server.pid)
  console.log(
    `${sent} requests: ${JSON.stringify(statuses)}, memory ${warm.toFixed(0)} → ${after.toFixed(0)} MB (× ${(after / warm).toFixed(2)})`
  )
  for (const { request, answer } of failures.values())
    console.error(
      `✗ ${request.name}: ${answer.status} ${answer.text.slice(0, 200)}\n  ${request.method} ${request.path} ${request.body?.slice(0, 600) ?? ''}`
    )
  await server.stop()
  if (failures.size > 0) throw new Error(`${failures.size} kinds of failures`)
  if (after > warm * MOST_GROWTH) throw new Error('The memory grows')
  console.log('✓ No request meets an error of the server')
})
