// Metrics for Prometheus, off unless METRICS_TOKEN is set. Labels are routes, status classes and fields of the schema: never
// an address, a name or an id, so that the number of series is bounded and no person is in them.
import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gauge, Registry } from 'prom-client'

import { askedField, noteAskedFields } from 'src/http/graphql/askedFields'
import { isSecret } from 'src/http/signedCall'
import { pool } from 'src/lib/db'
import { logger } from 'src/lib/logger'
import { sharedReading } from 'src/lib/protection/sharedReading'
import { countStreams } from 'src/lib/sessions/liveStreams'
import {
  readLiveCounts,
  type LiveCounts,
} from 'src/services/operator/operations/liveCounts'

import { routeOf } from './routeOf'

/** Scrapes within this time share one reading of the database. */
const KEPT_MS = 5000

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The methods that the product uses. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']

const isStream = (reply: FastifyReply) =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream')

const digest = (text: string) => createHash('sha256').update(text).digest()

const isToken = (authorization = '', token: string) =>
  timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))

/** Null while the database does not answer. */
const readCounts = () =>
  readLiveCounts().catch((error: unknown) => {
    logger.warn({ error }, 'metrics without the database')
    return null
  })

type Prometheus = typeof import('prom-client')

/** The gauges of what is in the database; without an answer they have no value, instead of an old one. */
const addCounts = ({ Gauge }: Prometheus, registers: [Registry]) => {
  const read = sharedReading(KEPT_MS, readCounts)
  const add = (
    name: string,
    help: string,
    fill: (gauge: Gauge, counts: LiveCounts) => void,
    labelNames: string[] = []
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset()
        const counts = await read()
        if (counts) fill(this, counts)
        else this.remove()
      },
    })
  add(
    'sulong_jobs',
    'Jobs by task and state (waiting, running, failed for good); counted up to 10,000.',
    (gauge, { jobs }) => {
      for (const { task, ...states } of jobs)
        for (const [state, count] of Object.entries(states))
          gauge.set({ task, state }, count)
    },
    ['task', 'state']
  )
  add(
    'sulong_mails',
    'Mails of the outbox by state (waiting, failed); counted up to 10,000.',
    (gauge, { mailsWaiting, mailsFailed }) => {
      gauge.set({ state: 'waiting' }, mailsWaiting)
      gauge.set({ state: 'failed' }, mailsFailed)
    },
    ['state']
  )
  add(
    'sulong_sessions',
    'Sessions that have not ended; counted up to 10,000.',
    (gauge, { sessions }) => gauge.set(sessions)
  )
  add(
    'sulong_workers',
    'Workers of jobs that were seen within a minute.',
    (gauge, { workers }) => gauge.set(workers)
  )
  add(
    'sulong_backup_age_seconds',
    'Seconds since a backup was last verified; no value if none was.',
    (gauge, { backupSeconds }) =>
      backupSeconds === null ? gauge.remove() : gauge.set(backupSeconds)
  )
}

/** The gauges of this copy itself. */
const addOwn = ({ Gauge }: Prometheus, registers: [Registry]) => {
  const states = {
    used: () => pool.totalCount - pool.idleCount,
    idle: () => pool.idleCount,
    waiting: () => pool.waitingCount,
  }
  return [
    new Gauge({
      name: 'sulong_pool',
      help: 'Connections of this copy to the database (used, idle), and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(states))
          this.set({ state }, count())
      },
    }),
    new Gauge({
      name: 'sulong_event_streams',
      help: 'Open event streams of this copy.',
      registers,
      collect() {
        this.set(countStreams())
      },
    }),
  ]
}

/** The registry with everything that is measured, and the function that counts an answered request. */
export const buildMetrics = async () => {
  // Loaded only where metrics are on.
  const prometheus = await import('prom-client')
  const { collectDefaultMetrics, Histogram, Registry, Summary } = prometheus
  const register = new Registry()
  const registers: [Registry] = [register]
  collectDefaultMetrics({ register })
  addOwn(prometheus, registers)
  addCounts(prometheus, registers)
  const requests = new Histogram({
    name: 'sulong_request_seconds',
    help: 'Answered requests by method, route and class of status; without event streams.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const operations = new Summary({
    name: 'sulong_graphql_seconds',
    help: 'GraphQL requests by the first field of their root type.',
    labelNames: ['field'],
    percentiles: [],
    registers,
  })
  const observe = (request: FastifyRequest, reply: FastifyReply) => {
    if (isStream(reply)) return
    const seconds = reply.elapsedTime / 1000
    requests.observe(
      {
        method: METHODS.includes(request.method) ? request.method : 'other',
        route: routeOf(request),
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      },
      seconds
    )
    const field = askedField(request)
    if (field) operations.observe({ field }, seconds)
  }
  return { register, observe }
}

/**
 * Measures the requests of a server and answers `/api/metrics` to the bearer METRICS_TOKEN. Without a token of 32
 * characters nothing is measured and the address does not exist. Called on the server itself, before its routes.
 */
export const addMetrics = async (server: FastifyInstance) => {
  const token = process.env.METRICS_TOKEN ?? ''
  if (!isSecret(token)) return
  const { register, observe } = await buildMetrics()
  noteAskedFields()
  server.addHook('onResponse', (request, reply, done) => {
    observe(request, reply)
    done()
  })
  server.get('/api/metrics', async ({ headers }, reply) => {
    if (!isToken(headers.authorization, token))
      return reply.code(404).send({ error: 'Not found' })
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics())
  })
}
