// Sends 100,000 requests of members and staff and holds 1,000 slow connections open; the server's memory has to stay flat
// (docs/security.md, docs/scale.md).

import net from 'node:net'
import { setTimeout as pauseFor } from 'node:timers/promises'

import autocannon from 'autocannon'

import { memoryOf, watchMemory } from './memory.mjs'
import { origin, seed, withMachines } from './scratchSchool.mjs'

const REQUESTS = 100_000
const CONNECTIONS = 20
const SLOW_CLIENTS = 1_000
const SLOW_MS = 30_000
/** The most growth of memory, from the second fifth of the requests to the last one. */
const MOST_GROWTH = 1.1
const PASSWORD = 'Sulong-2026!'

const cookieOf = async (username) => {
  const answer = await fetch(`${origin}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'login', username, password: PASSWORD }),
  })
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

const asking = (cookie, query) => ({
  method: 'POST',
  path: '/api/graphql',
  headers: { 'content-type': 'application/json', cookie },
  body: JSON.stringify({ query }),
})

const requests = async () => {
  const member = await cookieOf('member@example.com')
  const admin = await cookieOf('admin@example.com')
  return [
    { path: '/freelance-kickstart' },
    { path: '/login' },
    { path: '/', headers: { cookie: member } },
    asking(member, '{ myCourses { id title percent } }'),
    asking(
      member,
      '{ myInvoices { id paymentSchedule { id priceCentavos } } }'
    ),
    asking(member, '{ globalSearch(query: "course") { type id title } }'),
    asking(admin, '{ usersPage(page: 1) { total rows { id email } } }'),
    asking(admin, '{ proofsToReview { id memberName } }'),
    asking('', '{ offerBySlug(slug: "freelance-kickstart") { id } }'),
  ]
}

/** Requests that send a byte of a header each second, and never end. */
const openSlowClients = () =>
  Array.from({ length: SLOW_CLIENTS }, (_, index) => {
    const socket = net.connect({
      host: '127.0.0.1',
      port: Number(new URL(origin).port),
      localAddress: `127.9.${Math.floor(index / 250)}.${1 + (index % 250)}`,
    })
    socket.on('error', () => undefined)
    socket.write('POST /api/graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ')
    const timer = setInterval(() => socket.write('a'), 1_000)
    socket.on('close', () => clearInterval(timer))
    return socket
  })

await withMachines('soak', async ({ createMachine, serveOn }) => {
  const env = await createMachine('school')
  await seed(env)
  const server = await serveOn(env)
  const memory = watchMemory(server.pid)
  const result = await autocannon({
    url: origin,
    amount: REQUESTS,
    connections: CONNECTIONS,
    requests: await requests(),
    timeout: 30,
  })
  const { before, after, growth } = memory.stop()
  console.log(
    `${REQUESTS} requests in ${result.duration} s (${Math.round(result.requests.average)} per second): ${result.non2xx} other than 2xx, ${result.errors} errors, memory ${before.toFixed(0)} → ${after.toFixed(0)} MB (× ${growth.toFixed(2)})`
  )
  if (result.non2xx || result.errors) throw new Error('Requests failed')
  if (growth > MOST_GROWTH) throw new Error('The memory grows')

  const atRest = memoryOf(server.pid)
  const slow = openSlowClients()
  let slowest = 0
  for (const end = Date.now() + SLOW_MS; Date.now() < end; ) {
    const asked = Date.now()
    const answer = await fetch(`${origin}/api/ready`)
    if (!answer.ok) throw new Error('Slow clients keep others out')
    slowest = Math.max(slowest, Date.now() - asked)
    await pauseFor(100)
  }
  const open = slow.filter(({ closed }) => !closed).length
  for (const socket of slow) socket.destroy()
  const meanwhile = memoryOf(server.pid)
  console.log(
    `${SLOW_CLIENTS} slow clients: ${open} still open after ${SLOW_MS / 1000} s, others wait ${slowest} ms at most, memory ${atRest.toFixed(0)} → ${meanwhile.toFixed(0)} MB`
  )
  if (open > 0) throw new Error('Slow clients stay')
  if (meanwhile > atRest * MOST_GROWTH) throw new Error('The memory grows')
  await server.stop()
  console.log('✓ The memory stays flat')
})
