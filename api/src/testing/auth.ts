import type { APIGatewayProxyEvent } from 'aws-lambda'

import { handler } from 'src/functions/auth'
import { db } from 'src/lib/db'
import { readableMail } from 'src/lib/outbox'
import { hashPassword } from 'src/lib/protection/passwords'
import { findSession } from 'src/lib/sessions/sessions'
import { readRouteData } from 'src/shared/accounts/resetLink'

import { buildUser, draw } from './people'

export const PASSWORD = 'Masarap-ang-mangga-7'

export type Sent = {
  cookie?: string
  ip?: string
  httpMethod?: string
  method?: string
  type?: string
}

/** Sends a request to `/api/auth` like a browser, and returns the response. */
export const send = async (
  body: unknown,
  {
    cookie,
    // A different address each time, unless the test sets one.
    ip = `203.0.113.${draw() % 250}`,
    httpMethod = 'POST',
    method,
    type = 'application/json',
  }: Sent = {}
) => {
  const answer = await handler({
    httpMethod,
    headers: { cookie, 'user-agent': 'Jest', 'content-type': type },
    queryStringParameters: method ? { method } : null,
    requestContext: { identity: { sourceIp: ip } },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  } as unknown as APIGatewayProxyEvent)
  const { multiValueHeaders: { 'Set-Cookie': cookies = [] } = {} } = answer as {
    multiValueHeaders?: Record<string, string[]>
  }
  return {
    status: answer.statusCode,
    text: answer.body,
    body: answer.body.startsWith('{') ? JSON.parse(answer.body) : null,
    headers: answer.headers as Record<string, string>,
    cookies,
    cookie: cookies.map((each) => each.split(';')[0]).join('; '),
  }
}

// Hashing is slow on purpose, so the tests hash once.
let hashed: ReturnType<typeof hashPassword> | undefined

/** A user who can sign in, and the request body to do so. */
export const buildMember = async (
  changes: Parameters<typeof buildUser>[1] = {},
  role?: 'coach' | 'admin'
) => {
  const user = await buildUser(role, {
    ...(await (hashed ??= hashPassword(PASSWORD))),
    ...changes,
  })
  return {
    user,
    credentials: { method: 'login', username: user.email, password: PASSWORD },
  }
}

/** The user of a session. */
export const who = async (cookie: string) =>
  (await findSession(cookie))?.email ?? null

/** The code and the link's route data from the newest reset mail to an address. */
export const mailedReset = async (to: string) => {
  const mail = readableMail(
    await db.outboxEmail.findFirstOrThrow({
      where: { to, template: 'resetCode' },
      orderBy: { createdAt: 'desc' },
    })
  )
  const link = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '')
  const data = Object.fromEntries(link.searchParams)
  return { ...readRouteData(data), token: data.resetToken } as {
    id: string
    otp: string
    token: string
  }
}
