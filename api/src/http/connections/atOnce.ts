// How much runs at once, so that a burst of one person does not take the connections of everybody (docs/decisions/0082).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { refusalBody } from 'src/http/answers'
import { pool } from 'src/lib/db'
import { createFairGate } from 'src/lib/protection/gate'
import { forgetSession, sessionOf } from 'src/lib/sessions/sessions'
import { sessionTokenOf } from 'src/lib/sessions/sessionTokens'

/** A page over HTTP/2 asks for all its pictures at once. */
const REQUESTS_OF_SESSION = 100
const WAITING_REQUESTS = 300
const CHANGES_OF_PERSON = { atOnce: 3, waiting: 20 }
/** The connections that changes leave to reads and to readiness. */
const KEPT_FOR_READS = 3
const WAITING_CHANGES = 100
/** Half of the connections; a page asks for some ten things at once. */
const READS_OF_USER = { atOnce: 5, waiting: 100 }

const refuse = (
  { url }: FastifyRequest,
  reply: FastifyReply,
  status: 429 | 503
) => {
  const code = status === 429 ? 'RATE_LIMITED' : 'BUSY'
  reply.code(status).header('retry-after', '5')
  return reply.send(refusalBody(url, code))
}

/**
 * Refuses requests of a session that has very many in progress (429), and all while very many wait for a connection
 * (503), before any of them takes one. Stands before all hooks that read the database.
 */
export const limitRequests = (server: FastifyInstance) => {
  const inProgress = new Map<string, number>()
  const add = (token: string, change: 1 | -1) => {
    const count = (inProgress.get(token) ?? 0) + change
    if (count > 0) inProgress.set(token, count)
    else inProgress.delete(token)
  }
  server.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || request.url === '/api/health')
      return
    if (pool.waitingCount >= WAITING_REQUESTS)
      return refuse(request, reply, 503)
    const token = sessionTokenOf(request.headers.cookie)
    if (!token) return
    if ((inProgress.get(token) ?? 0) >= REQUESTS_OF_SESSION)
      return refuse(request, reply, 429)
    add(token, 1)
    reply.raw.once('close', () => add(token, -1))
  })
}

const changes = createFairGate({
  ofOne: CHANGES_OF_PERSON,
  ofAll: {
    atOnce: Math.max(1, pool.options.max - KEPT_FOR_READS),
    waiting: WAITING_CHANGES,
  },
})

// The reads of all users have no gate: each waits for a connection, and those of one user take few. Those of one
// session wait before its user is read, which takes a connection as well.
const NO_LIMIT = { atOnce: Infinity, waiting: 0 }
const readsOfUser = createFairGate({ ofOne: READS_OF_USER, ofAll: NO_LIMIT })
const readsOfSession = createFairGate({ ofOne: READS_OF_USER, ofAll: NO_LIMIT })

const userOf = ({ headers }: FastifyRequest) =>
  sessionOf(headers).catch(() => null)

/** The word may stand in a text of a query as well, which then waits like a change. */
const isChange = ({ body }: FastifyRequest) =>
  /\bmutation\b/.test((body as { query: string } | undefined)?.query ?? '')

type Work = (hasWaited: boolean) => Promise<() => unknown>

const changeInTurn = async (request: FastifyRequest, work: Work) => {
  const user = await userOf(request)
  return changes(user ? `user ${user.id}` : `ip ${request.ip}`, work)
}

/** Visitors have no gate for reads: many share an address, and what they may read is cheap. */
const readInTurn = async (request: FastifyRequest, work: Work) => {
  const read = async (hasWaited: boolean) => {
    const user = await userOf(request)
    return user
      ? readsOfUser(user.id, (waits) => work(hasWaited || waits))
      : { result: await work(hasWaited), refusedBy: null }
  }
  const token = sessionTokenOf(request.headers.cookie)
  if (!token) return read(false)
  const turn = await readsOfSession(token, read)
  return turn.refusedBy === null ? turn.result : turn
}

/**
 * Answers a GraphQL request when it is its turn: a few changes of one person run at once, and a few reads of one user,
 * some wait, and the rest are refused (429); the changes of all leave connections to reads, and when very many wait the
 * rest are refused (503). A session that ends while its request waits is read as ended. `work` gives what sends its
 * result. That happens after the turn: a client that does not read keeps no place, and an async function that returns the
 * reply ends only when the client has read it.
 */
export const inTurn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<() => unknown>
) => {
  const run = isChange(request) ? changeInTurn : readInTurn
  const turn = await run(request, (hasWaited) => {
    if (hasWaited) forgetSession(request.headers)
    return work()
  })
  if (turn.refusedBy === null) return turn.result()
  return refuse(request, reply, turn.refusedBy === 'one' ? 429 : 503)
}
