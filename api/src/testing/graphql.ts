// Calls the api like a browser: the real route and guard, with a real session cookie.
import fastify from 'fastify'

import { GRAPHQL_PATH } from 'src/http/graphql/documents'
import { graphql } from 'src/http/graphql/graphql'
import { requestGuard } from 'src/http/requestGuard'
import { LEARNER_ROLES } from 'src/lib/access/staff'
import { db, pool } from 'src/lib/db'
import { startSession } from 'src/lib/sessions/sessionTokens'
import { type RoleId } from 'src/shared/access/permissions'

import { buildUser } from './people'

/** The api's GraphQL route on a server of its own. */
export const buildServer = () => {
  const server = fastify()
  server.addHook('onRequest', requestGuard)
  return server.register(graphql)
}

declare global {
  /** The cost of a test file (api/jest.scenarios.js). */
  // eslint-disable-next-line no-var
  var counted: { requests: number }
}

let shared: ReturnType<typeof buildServer> | undefined

/** Posts a body, as it is, to the GraphQL route. */
export const post = (body: unknown, headers: Record<string, string> = {}) => {
  shared ??= buildServer()
  counted.requests += 1
  return shared.inject({
    method: 'POST',
    url: GRAPHQL_PATH,
    remoteAddress: '203.0.113.1',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

let learnsFirst = false

/** Makes the server know each document before a test asks it, so that the document runs without Yoga's checks. */
export const learnBeforeAsking = () => {
  learnsFirst = true
}

/** Sends a document that passes the checks, but fails before it runs, because its session cannot be read. */
const learn = async (query: string) => {
  const isMocked = jest.isMockFunction(pool.query)
  const spy = jest.spyOn(pool, 'query').mockImplementationOnce((async () => {
    throw new Error('No session while learning')
  }) as never)
  await post({ query }, { cookie: `session=${'x'.repeat(43)}` })
  if (!isMocked) spy.mockRestore()
}

type Answer = {
  data?: Record<string, unknown> | null
  errors?: {
    message: string
    extensions?: { code?: string; properties?: { codes?: object } }
  }[]
}

/** Asks the api. `code` is the first error's code; `cookie` is the session cookie that the response sets, if any. */
export const ask = async (
  query: string,
  variables: object = {},
  cookie?: string
) => {
  if (learnsFirst) await learn(query)
  const answer = await post({ query, variables }, cookie ? { cookie } : {})
  const { data, errors } = answer.json<Answer>()
  const [refused] = errors ?? []
  return {
    data,
    message: refused?.message,
    code: refused?.extensions?.code,
    codes: refused?.extensions?.properties?.codes,
    cookie: [answer.headers['set-cookie']].flat()[0]?.split(';')[0],
  }
}

/** A user with a role and a session, and a function to send queries as them. */
export const buildCaller = async (
  role: RoleId = 'member',
  changes: Parameters<typeof buildUser>[1] = {}
) => {
  const user = await buildUser(role, changes)
  const isStaff = !LEARNER_ROLES.includes(role)
  const token = await startSession(db, { ...user, isStaff }, {})
  const cookie = `session=${token}`
  return {
    user,
    cookie,
    ask: (query: string, variables: object = {}) =>
      ask(query, variables, cookie),
  }
}
