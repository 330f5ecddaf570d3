// `/api/graphql`. Yoga with Redwood's plugins answers a document the first time. Once it has passed their checks, the
// document runs at once: on the same schema, with the same context, executor, directives and resolvers. A result with
// errors goes to Yoga, which masks, logs and words it (docs/decisions/0039).
import zlib from 'node:zlib'

import compress, { type FastifyCompressOptions } from '@fastify/compress'
import { normalizedExecutor } from '@graphql-tools/executor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'

import { setContext } from '@redwoodjs/context'
import { getAsyncStoreInstance } from '@redwoodjs/context/dist/store'
import { createGraphQLYoga } from '@redwoodjs/graphql-server'

import { logger } from 'src/lib/logger'

import { knownDocuments, type KnownDocument, type Params } from './documents'
import { graphqlOptions, requestContext, type ServerContext } from './options'

export const GRAPHQL_PATH = '/api/graphql'

/** Answers above a kilobyte; the levels at which compressing costs less than what it saves on a phone's line. */
export const compression: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
}

/** Yoga logs each execution at this level, so then it sees every request. */
const isLoggingExecutions = () => logger.isLevelEnabled('debug')

/** Refuses a request without a query: with an empty body, Yoga would wait for more until the timeout. */
const requireQuery = async (request: FastifyRequest, reply: FastifyReply) => {
  const { query } = (request.body ?? {}) as { query?: unknown }
  if (request.method === 'POST' && typeof query !== 'string')
    return reply
      .code(400)
      .send({ errors: [{ message: 'Must provide query string.' }] })
}

const buildYoga = () => {
  const documents = knownDocuments()
  const results = new WeakMap<FastifyRequest, ExecutionResult>()

  /** Makes Yoga finish a result instead of executing the document again. */
  const finishing: Plugin = {
    onExecute: ({ args, setExecuteFn }) => {
      const { req } = args.contextValue as unknown as ServerContext
      const result = results.get(req)
      if (result) setExecuteFn(() => result)
    },
  }
  const { yoga } = createGraphQLYoga({
    ...graphqlOptions,
    extraPlugins: [
      ...(graphqlOptions.extraPlugins ?? []),
      documents.plugin,
      finishing,
    ],
  })
  return { yoga, documents, results }
}

export const graphql = async (server: FastifyInstance) => {
  if (process.env.COMPRESS_ANSWERS !== 'off')
    await server.register(compress, compression)
  const { yoga, documents, results } = buildYoga()
  const { schema } = yoga.getEnveloped({})

  const viaYoga = async (req: FastifyRequest, reply: FastifyReply) => {
    const { headers, status, body } = await yoga.handleNodeRequest(req, {
      req,
      reply,
      event: { headers: req.headers },
      requestContext: {},
    })
    for (const [name, value] of headers) reply.header(name, value)
    return reply.status(status).send(body)
  }

  const execute = async (
    { document }: KnownDocument,
    contextValue: ServerContext
  ) => {
    setContext(contextValue as never)
    const { variables } = contextValue.req.body as Params
    return normalizedExecutor({
      schema,
      document,
      contextValue,
      variableValues: variables ?? undefined,
    }) as ExecutionResult | Promise<ExecutionResult>
  }

  const answer = async (req: FastifyRequest, reply: FastifyReply) => {
    const known = isLoggingExecutions() ? undefined : documents.documentOf(req)
    // Without a database Yoga fails at the same place, and words the error.
    const context = known && (await requestContext({ req }).catch(() => null))
    if (!known || !context) return viaYoga(req, reply)

    const result = await execute(known, { req, reply, ...context })
    if (result.errors) {
      results.set(req, result)
      return viaYoga(req, reply)
    }
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ data: result.data, extensions: {} }))
  }

  const store = getAsyncStoreInstance()
  server.route({
    url: GRAPHQL_PATH,
    method: ['GET', 'POST', 'OPTIONS'],
    preHandler: requireQuery,
    handler: (request, reply) =>
      store.run(new Map(), () => answer(request, reply)),
  })
}
