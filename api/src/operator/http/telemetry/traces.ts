// Traces by OpenTelemetry, off unless OTEL_EXPORTER_OTLP_ENDPOINT is set; its packages are loaded only then. Spans keep what
// this file lists and nothing else: no address, no text or value of a statement, no header, no message of an error.
import type { Attributes, Span } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'

import { askedField, noteAskedFields } from 'src/http/graphql/askedFields'

import { routeOf } from './routeOf'

/** The attributes that leave this process. Some have two names, because OpenTelemetry renames them. */
const KEPT = [
  'http.method',
  'http.request.method',
  'http.status_code',
  'http.response.status_code',
  'http.route',
  'graphql.field',
  'db.system',
  'db.system.name',
  'error.type',
]

const FIELD = 'graphql.field'

const keptOf = (attributes: Attributes) =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name]) => KEPT.includes(name))
  )

/** A span without what may tell of a person. */
const withoutValues = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: keptOf(span.attributes) },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  })

/** Passes spans on without the personal data that an instrumentation may note. */
export const withoutPeople = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(withoutValues), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
})

/** Names a statement by its verb and table, such as `SELECT User`. */
export const statementName = (text: string) => {
  const [verb = 'SQL'] = /\b[A-Z]+\b/i.exec(text) ?? []
  const [, table = ''] =
    /\b(?:FROM|INTO|UPDATE)\s+(?:"?\w+"?\.)?"?(\w+)/i.exec(text) ?? []
  return `${verb.toUpperCase()} ${table}`.trim()
}

let flush: (() => Promise<void>) | undefined

const QUIET = ['/api/health', '/api/ready', '/api/metrics']

/* eslint-disable @typescript-eslint/no-require-imports -- an import would load the packages where traces are off, and a
   promise of one would come after `pg`, which has to be loaded later than its instrumentation */
/** Begins to trace requests and statements, if the settings say where to. Called before `http` and `pg` are loaded. */
export const startTraces = (env = process.env) => {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const sdk =
    require('@opentelemetry/sdk-trace-node') as typeof import('@opentelemetry/sdk-trace-node')
  const { resourceFromAttributes } =
    require('@opentelemetry/resources') as typeof import('@opentelemetry/resources')
  const { OTLPTraceExporter } =
    require('@opentelemetry/exporter-trace-otlp-http') as typeof import('@opentelemetry/exporter-trace-otlp-http')
  const { registerInstrumentations } =
    require('@opentelemetry/instrumentation') as typeof import('@opentelemetry/instrumentation')
  const { HttpInstrumentation } =
    require('@opentelemetry/instrumentation-http') as typeof import('@opentelemetry/instrumentation-http')
  const { PgInstrumentation } =
    require('@opentelemetry/instrumentation-pg') as typeof import('@opentelemetry/instrumentation-pg')

  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME || 'sulong',
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor(withoutPeople(new OTLPTraceExporter())),
    ],
  })
  // No header of another site begins a trace here, and none is sent to other sites.
  provider.register({ propagator: null })
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) =>
          QUIET.includes(url.split('?')[0]),
        requireParentforOutgoingSpans: true,
      }),
      new PgInstrumentation({
        requireParentSpan: true,
        requestHook: (span, { query }) => {
          span.updateName(statementName(query.text))
        },
      }),
    ],
  })
  flush = () => provider.shutdown()
}
/* eslint-enable @typescript-eslint/no-require-imports */

/** Sends the spans that wait, because this process ends. */
export const stopTraces = async () => flush?.().catch(() => undefined)

/** Names the spans of requests by route. Called on the server itself, before its routes. */
export const traceRequests = async (server: FastifyInstance) => {
  if (!flush) return
  const { trace } = await import('@opentelemetry/api')
  noteAskedFields()
  const spans = new WeakMap<object, Span>()
  server.addHook('onRequest', (request, _reply, done) => {
    const span = trace.getActiveSpan()
    const route = routeOf(request)
    span?.updateName(`${request.method} ${route}`)
    span?.setAttribute('http.route', route)
    if (span) spans.set(request, span)
    done()
  })
  server.addHook('onResponse', (request, _reply, done) => {
    const field = askedField(request)
    if (field) spans.get(request)?.setAttribute(FIELD, field)
    done()
  })
}
