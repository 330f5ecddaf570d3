// Calls the api like a browser: the real GraphQL handler with a real session cookie.
import type { APIGatewayProxyEvent, Context } from 'aws-lambda'

import { handler } from 'src/functions/graphql'
import { db } from 'src/lib/db'
import { LEARNER_ROLES, startSession } from 'src/lib/sessions/sessionTokens'
import type { RoleId } from 'src/shared/access/permissions'

import { buildUser } from './people'

type Answer = {
  data?: Record<string, unknown> | null
  errors?: {
    message: string
    extensions?: { code?: string; properties?: { codes?: object } }
  }[]
}

const headerOf = (answer: object, name: string) => {
  const { headers = {}, multiValueHeaders = {} } = answer as {
    headers?: Record<string, string>
    multiValueHeaders?: Record<string, string[]>
  }
  return headers[name] ?? multiValueHeaders[name]?.[0]
}

/** `code` is that of the first error; `cookie` is the session that the response starts, if any. */
export const ask = async (
  query: string,
  variables: object = {},
  cookie?: string
) => {
  const answer = await handler(
    {
      httpMethod: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', cookie },
      requestContext: { identity: { sourceIp: '203.0.113.1' } },
      body: JSON.stringify({ query, variables }),
    } as unknown as APIGatewayProxyEvent,
    {} as Context
  )
  const { data, errors } = JSON.parse(answer.body ?? '{}') as Answer
  const [refused] = errors ?? []
  return {
    data,
    message: refused?.message,
    code: refused?.extensions?.code,
    codes: refused?.extensions?.properties?.codes,
    cookie: headerOf(answer, 'set-cookie')?.split(';')[0],
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
