import 'src/operator/http/telemetry/startTraces'

import { setTimeout as pauseFor } from 'node:timers/promises'

import fastify, { type FastifyBaseLogger, type FastifyReply } from 'fastify'

import { redwoodFastifyAPI } from '@redwoodjs/api-server/dist/plugins/api'
import { getConfig } from '@redwoodjs/project-config'

import { bootCheck } from 'src/http/bootCheck'
import { calendars } from 'src/http/calendars'
import { limitRequests } from 'src/http/connections/atOnce'
import { drainable } from 'src/http/connections/drain'
import { limitHalfOpen } from 'src/http/connections/limitHalfOpen'
import { timeouts } from 'src/http/connections/timeouts'
import { documents } from 'src/http/documents'
import { GRAPHQL_PATH } from 'src/http/graphql/documents'
import { graphql } from 'src/http/graphql/graphql'
import { imports } from 'src/http/imports'
import { payments } from 'src/http/payments'
import { places } from 'src/http/places'
import { requestGuard } from 'src/http/requestGuard'
import { answerHeaders, securityHeaders } from 'src/http/securityHeaders'
import { unsubscribing } from 'src/http/unsubscribing'
import { uploads } from 'src/http/uploads/uploads'
import { decodable } from 'src/http/web/respelled'
import { webSide } from 'src/http/web/webSide'
import {
  db,
  limitIdleTransactions,
  limitLocks,
  limitStatements,
} from 'src/lib/db'
import { storage } from 'src/lib/files/storage/storage'
import { migrateJobs, startWorker } from 'src/lib/jobs/jobs'
import { logger, logUnhandled } from 'src/lib/logger'
import { endStreams } from 'src/lib/sessions/liveStreams'
import { backups } from 'src/operator/http/backups'
import { emailWorker } from 'src/operator/http/emailWorker'
import { gsheet } from 'src/operator/http/gsheet'
import { health } from 'src/operator/http/health'
import { mailBounces } from 'src/operator/http/mailBounces'
import { maintainable } from 'src/operator/http/maintenance'
import { addMetrics } from 'src/operator/http/telemetry/metrics'
import { stopTraces, traceRequests } from 'src/operator/http/telemetry/traces'
import { useCache } from 'src/operator/http/useCache'
import { offerMaintenance } from 'src/operator/maintenance'
import { addNewFlags } from 'src/services/accounts/accessLevels/addNewFlags'
import { tellOfRestore } from 'src/services/operator/backups/restore/tellOfRestore'

const BODY_LIMIT_BYTES = 1024 * 1024

/** Balancers ask for readiness every few seconds; `npm start` has none. */
const DRAIN_SECONDS = process.env.STOP_WITH_PARENT === '1' ? 0 : 5
/** Requests that have not ended then are cut. */
const PATIENCE_MS = 15_000
/** Kubernetes and others kill a process 30 seconds after SIGTERM. */
const STOP_TIMEOUT_MS = 28_000

/** Tells `npm start` that the end is no crash (scripts/commands/keepServing.mjs). */
const RESTART_CODE = 75

let isStopping = false

/** The whole product in one process: web and api on one port, with the worker of background jobs. */
const build = async () => {
  const proxies = Number(process.env.TRUST_PROXY_HOPS ?? 0)
  const drainSeconds = Number(process.env.DRAIN_SECONDS ?? DRAIN_SECONDS)
  const ofPages = securityHeaders()
  const ofAnswers = answerHeaders()
  const server = fastify({
    logger: logger as unknown as FastifyBaseLogger,
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT_BYTES,
    ...timeouts,
    // The number of proxies in front of the server, never "all", which would let a client claim any IP address.
    trustProxy: proxies || false,
    forceCloseConnections: 'idle',
    // An address that cannot be decoded, for example. Fastify refuses it before any hook runs.
    frameworkErrors: (_error, request, reply) => {
      const meant = decodable(request.url)
      const answer = (reply as FastifyReply).headers(ofPages)
      return meant
        ? answer.redirect(meant)
        : answer.code(400).send({ error: 'Not found' })
    },
  })

  // Log lines name their request themselves, so all requests share one logger.
  server.setChildLoggerFactory((parent) => parent)

  const { lastRequests } = maintainable(server, { patienceMs: PATIENCE_MS })
  limitRequests(server)
  await traceRequests(server)

  server.addHook('onRequest', async (request, reply) => {
    reply
      .headers(request.routeOptions.url === GRAPHQL_PATH ? ofAnswers : ofPages)
      .header('x-request-id', request.id)
    await requestGuard(request, reply)
  })
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request'
    )
  })
  server.setErrorHandler((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500)
      request.log.error({ error, requestId: request.id }, 'request failed')
    return reply.code(status).send({
      error:
        status === 413
          ? 'This is too large.'
          : 'Something went wrong, try again',
      requestId: request.id,
    })
  })

  const { isDraining, drain } = drainable(server, {
    pause: () => pauseFor(drainSeconds * 1000),
    endStreams,
    patienceMs: PATIENCE_MS,
  })
  if (!proxies) limitHalfOpen(server.server)

  await addMetrics(server)
  await server.register(health(isDraining))
  await server.register(uploads)
  await server.register(backups)
  await server.register(documents)
  await server.register(calendars)
  await server.register(imports)
  await server.register(payments)
  await server.register(places)
  await server.register(unsubscribing)
  await server.register(useCache)
  await server.register(emailWorker)
  await server.register(mailBounces)
  await server.register(gsheet)
  await server.register(redwoodFastifyAPI, {
    redwood: {
      apiRootPath: '/api/',
      discoverFunctionsGlob: 'dist/functions/**/*.{ts,js}',
    },
  })
  await server.register(graphql)
  await server.register(webSide)
  return { server, drain, lastRequests }
}

const start = async () => {
  // Uploads, backups and reports are for the server's user alone; the store closes its folder when it opens.
  process.umask(0o077)
  logUnhandled()
  storage()
  limitStatements()
  limitIdleTransactions()
  limitLocks()
  await bootCheck()
  await migrateJobs()
  await addNewFlags()
  await tellOfRestore()
  const { server, drain, lastRequests } = await build()
  const worker = process.env.WORKER === 'off' ? undefined : await startWorker()

  // Lets balancers turn elsewhere, waits for the last answer and for running jobs, then closes the database.
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    await drain()
    await worker?.stop().catch(() => undefined)
    await db.$disconnect()
    await stopTraces()
    process.exit(0)
  }
  if (process.env.SULONG_RESTARTS === '1')
    offerMaintenance({
      leaveDatabase: async () => {
        await endStreams()
        await lastRequests()
        await worker?.stop()
        await db.$disconnect()
      },
      startAgain: () => process.exit(RESTART_CODE),
    })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The pipe to the parent process closes if the parent is killed.
  if (process.env.STOP_WITH_PARENT === '1')
    process.stdin.on('end', stop).resume()

  await server.listen({
    port: Number(
      process.env.PORT ?? process.env.REDWOOD_API_PORT ?? getConfig().api.port
    ),
    host: process.env.HOST ?? process.env.REDWOOD_API_HOST ?? '::',
  })
  process.send?.('ready')
}

start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
