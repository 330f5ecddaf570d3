// `/api/graphql`. Yoga with Redwood's plugins answers a document the first time. Once a document has passed their
// checks, it runs without Yoga: on the same schema, with the same context, executor, directives and resolvers. A result
// with errors goes to Yoga, which masks, logs and words the errors (docs/decisions/0039).
import zlib from 'node:zlib'

import compress, { type FastifyCompressOptions } from '@fastify/compress'
import { normalizedExecutor } from '@graphql-tools/executor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'

import { setContext } from '@redwoodjs/context'
import { getAsyncStoreInstance } from '@redwoodjs/context/dist/store'
import { createGraphQLYoga } from '@redwoodjs/graphql-server'

import { inTurn } from 'src/http/connections/atOnce'
import { logger } from 'src/lib/logger'
import { readJson } from 'src/lib/protection/jsonBounds'
import { isStorable, withStorableText } from 'src/shared/text/storableText'

import { noteAskedField } from './askedFields'
import { markMutation, noteMutation } from './changes'
import {
  GRAPHQL_PATH,
  knownDocuments,
  type KnownDocument,
  type Params,
} from './documents'
import { graphqlOptions, requestContext, type ServerContext } from './options'

/**
 * Compresses answers above a kilobyte. At these levels, compressing costs less time than it saves on a phone's
 * connection.
 */
export const compression: FastifyCompressOptions = {
  threshold: 1024,
  // No browser compresses what it sends, and unpacking goes on long after a body is refused as too large.
  requestEncodings: ['identity'],
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
}

/** The headers of a stream of events: nobody keeps it, and nginx passes each event on at once. */
const streamed = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

/** Whether the log level makes Yoga log each execution. Then every request has to go through Yoga. */
const isLoggingExecutions = () => logger.isLevelEnabled('debug')

/** Undefined for an answer that JSON cannot hold, such as a BigInt; Yoga fails at the same place and words the error. */
const jsonOf = (answer: object) => {
  try {
    return JSON.stringify(answer)
  } catch {
    return undefined
  }
}

const VARIABLES = {
  /** Lists within lists of a text nest deepest, with some four levels each. */
  levels: 200,
  /** A statement takes 32,767 values; no screen sends as many. */
  entries: 10_000,
}
const tooMuch = {
  levels: 'The variables nest too many levels.',
  entries: 'A list of the variables is too long.',
}

/** Escapes of NUL and of halves of characters in a document. Texts of our own client are in the variables. */
const UNSTORABLE = /\\u(0000|\{0+\}|\{?0*d[89a-f][\da-f]{2})/i

/**
 * Refuses a request without a query (with an empty body, Yoga would wait for more until the timeout), and takes what the
 * database cannot store out of the variables.
 */
const readRequest = async (request: FastifyRequest, reply: FastifyReply) => {
  if (request.method !== 'POST') return
  const body = (request.body ?? {}) as Partial<Params>
  const refuse = (message: string) =>
    reply.code(400).send({ errors: [{ message }] })
  if (typeof body.query !== 'string')
    return refuse('Must provide query string.')
  if (UNSTORABLE.test(body.query) || !isStorable(body.query))
    return refuse('Syntax Error: A text has a character that cannot be stored.')
  const { broken, isAllStorable } = readJson(body.variables, VARIABLES)
  if (broken) return refuse(tooMuch[broken])
  if (!isAllStorable) body.variables = withStorableText(body.variables)
}

const buildYoga = () => {
  const documents = knownDocuments()
  const results = new WeakMap<FastifyRequest, ExecutionResult>()

  /** Makes Yoga use a result that is already there instead of executing the document again. */
  const finishing: Plugin = {
    onExecute: ({ args, setExecuteFn }) => {
      const { req } = args.contextValue as unknown as ServerContext
      markMutation(req, args.document as DocumentNode)
      noteAskedField(req, args.document as DocumentNode)
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
    if (headers.get('content-type') === 'text/event-stream')
      reply.headers(streamed)
    noteMutation(req, reply)
    return () => reply.status(status).send(body)
  }

  const execute = async (
    { document }: KnownDocument,
    contextValue: ServerContext
  ) => {
    setContext(contextValue as never)
    markMutation(contextValue.req, document)
    noteAskedField(contextValue.req, document)
    const { variables } = contextValue.req.body as Params
    return normalizedExecutor({
      schema,
      document,
      contextValue,
      variableValues: variables ?? undefined,
    }) as ExecutionResult | Promise<ExecutionResult>
  }

  /** The result of a request, in the shape that its sender needs. */
  const answer = async (req: FastifyRequest, reply: FastifyReply) => {
    const known = isLoggingExecutions() ? undefined : documents.documentOf(req)
    // If the database is unavailable, Yoga fails at the same place and words the error.
    const context = known && (await requestContext({ req }).catch(() => null))
    if (!known || !context) return viaYoga(req, reply)

    const result = await execute(known, { req, reply, ...context })
    if (result.errors) {
      results.set(req, result)
      return viaYoga(req, reply)
    }
    const body = jsonOf({ data: result.data, extensions: {} })
    if (body === undefined) {
      results.set(req, result)
      return viaYoga(req, reply)
    }
    noteMutation(req, reply)
    return () => reply.type('application/json; charset=utf-8').send(body)
  }

  const store = getAsyncStoreInstance()
  server.route({
    url: GRAPHQL_PATH,
    method: ['GET', 'POST', 'OPTIONS'],
    preHandler: readRequest,
    handler: (request, reply) =>
      store.run(new Map(), () =>
        inTurn(request, reply, () => answer(request, reply))
      ),
  })
}
