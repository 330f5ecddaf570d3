import fs from 'node:fs'
import path from 'node:path'

import fastify from 'fastify'

import { getPaths } from '@redwoodjs/project-config'

import { graphql } from 'src/http/graphql/graphql'
import { requestGuard } from 'src/http/requestGuard'
import { db } from 'src/lib/db'
import { queueMail } from 'src/lib/outbox'

import { addMetrics, buildMetrics } from './metrics'

const TOKEN = 'a token of more than thirty-two characters'

const buildServer = async () => {
  const server = fastify()
  server.addHook('onRequest', requestGuard)
  await addMetrics(server)
  server.get('/api/people/:email', async () => 'ok')
  return server
}

const mail = { template: 'statement', subject: 'S', text: 'T', html: 'H' }

afterEach(() => {
  delete process.env.METRICS_TOKEN
})

scenario('Prometheus reads figures of routes, not of people', async () => {
  process.env.METRICS_TOKEN = TOKEN
  await queueMail(db, 'ana@example.com', mail)
  const server = await buildServer()
  await server.register(graphql)
  const scrape = (authorization?: string) =>
    server.inject({
      url: '/api/metrics',
      headers: authorization ? { authorization } : {},
    })
  await server.inject('/api/people/ana@example.com')
  await server.inject('/secret-of-ana')
  await server.inject({
    method: 'POST',
    url: '/api/graphql',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      query: 'query AnaCruz { ana: changelog { __typename } }',
    }),
  })

  for (const wrong of [undefined, 'Bearer x', TOKEN, `Bearer ${TOKEN}x`])
    expect((await scrape(wrong)).statusCode).toBe(404)
  const { statusCode, body, headers } = await scrape(`Bearer ${TOKEN}`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(
    'sulong_request_seconds_count{method="GET",route="/api/people/:email",status="2xx"} 1'
  )
  expect(body).toContain('route="none",status="4xx"} 1')
  expect(body).toContain('sulong_graphql_seconds_count{field="changelog"} 1')
  expect(body).toContain('sulong_mails{state="waiting"} 1')
  expect(body).toContain('sulong_jobs{task="sendMail",state="waiting"} 1')
  expect(body).toMatch(/^sulong_pool\{state="idle"\} \d/m)
  expect(body).toContain('sulong_event_streams 0')
  // No backup was verified, and zero seconds would say the contrary.
  expect(body).not.toMatch(/^sulong_backup_age_seconds \d/m)
  expect(body).not.toMatch(/ana|Cruz|secret/i)
  await server.close()
})

it.each([undefined, 'short'])(
  'With the token %s the address does not exist',
  async (token) => {
    if (token) process.env.METRICS_TOKEN = token
    const server = await buildServer()
    const answer = await server.inject({
      url: '/api/metrics',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(404)
    expect(server.hasRoute({ method: 'GET', url: '/api/metrics' })).toBe(false)
    await server.close()
  }
)

it('The dashboard reads only metrics that are there', async () => {
  const { register } = await buildMetrics()
  const dashboard = fs.readFileSync(
    path.join(getPaths().base, 'deploy/grafana.json'),
    'utf8'
  )
  const named = register
    .getMetricsAsArray()
    .flatMap(({ name }) => [
      name,
      `${name}_bucket`,
      `${name}_sum`,
      `${name}_count`,
    ])
  const used = [
    ...dashboard.matchAll(/\b(?:sulong|process|nodejs)_[a-z0-9_]+/g),
  ].map(([name]) => name)
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((name) => !named.includes(name))).toEqual([])
  for (const { name } of register.getMetricsAsArray())
    if (name.startsWith('sulong_')) expect(dashboard).toContain(name)
})
