import { SpanStatusCode } from '@opentelemetry/api'
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node'

import { startTraces, statementName, withoutPeople } from './traces'

// That a collector gets them is tested with a whole server: e2e/operations.spec.
test('Spans keep routes and durations, and nothing of people', () => {
  const exporter = new InMemorySpanExporter()
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

  const [sent] = exporter.getFinishedSpans()
  expect({
    name: sent.name,
    attributes: sent.attributes,
    events: sent.events,
    status: sent.status,
    spanId: sent.spanContext().spanId,
  }).toEqual({
    name: 'GET /api/uploads/:id',
    attributes: {
      'http.route': '/api/uploads/:id',
      'http.response.status_code': 500,
    },
    events: [],
    status: { code: SpanStatusCode.ERROR },
    spanId: span.spanContext().spanId,
  })
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
