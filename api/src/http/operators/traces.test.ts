import { SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node'

import { openReceiver } from 'src/testing/receiver'

import { startTraces, statementName, withoutPeople } from './traces'

test('A collector gets routes and durations, and nothing of people', async () => {
  const receiver = await openReceiver()
  const exporter = new OTLPTraceExporter({ url: receiver.url })
  const provider = new NodeTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(withoutPeople(exporter))],
  })
  const span = provider.getTracer('test').startSpan('GET /api/uploads/:id')
  span.setAttributes({
    'http.route': '/api/uploads/:id',
    'http.response.status_code': 500,
    'url.full': 'https://school.example/api/uploads/7?token=secret',
    'client.address': '203.0.113.9',
    'user_agent.original': 'secret browser',
    'db.query.text': "SELECT 'secret'",
    'db.postgresql.values': ['secret'],
  })
  span.recordException(new Error('secret of Ana'))
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'secret' })
  span.end()
  await provider.forceFlush()
  await provider.shutdown()
  receiver.close()

  const [{ body }] = receiver.messages
  expect(body).toContain('"GET /api/uploads/:id"')
  expect(body).toContain('"http.route"')
  expect(body).toContain('"http.response.status_code"')
  expect(body).not.toMatch(/secret|203\.0\.113|school\.example|browser/)
})

test.each([
  ['SELECT id FROM "User" WHERE email = $1', 'SELECT User'],
  [
    '\n  INSERT INTO "public"."OutboxEmail" (id) VALUES ($1)',
    'INSERT OutboxEmail',
  ],
  ['UPDATE "User" SET email = \'ana@example.com\'', 'UPDATE User'],
  ['BEGIN', 'BEGIN'],
  ["SET statement_timeout = '10'", 'SET'],
])('The statement %s is named %s', (text, name) =>
  expect(statementName(text)).toBe(name)
)

test('Without a collector no package is loaded', () => {
  jest.isolateModules(() => {
    jest.doMock('@opentelemetry/sdk-trace-node', () => {
      throw new Error('loaded')
    })
    expect(() => startTraces({})).not.toThrow()
    jest.dontMock('@opentelemetry/sdk-trace-node')
  })
})
