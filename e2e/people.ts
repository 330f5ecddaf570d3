import { createHash, randomBytes } from 'node:crypto'

import type { APIRequestContext, Page } from '@playwright/test'
import { Client } from 'pg'

import { counted } from './counts'
import { RESTING } from './keptContexts'
import { baseURL } from './playwright.config'

export const PASSWORD = 'Sulong-2026!'

let drawn = 0

/** An unused email address, even when the tests run again on the same database. */
export const newEmail = () => `guest-${Date.now()}-${++drawn}@example.com`

/** Signs in with the password, for tests of the sign-in itself and for requests without a browser. */
export const signIn = async (request: APIRequestContext, email: string) => {
  counted.signIns += 1
  const answer = await request.post('/api/auth', {
    data: { method: 'login', username: email, password: PASSWORD },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in`)
}

/** Signs a new person up on a page. @returns their address */
export const signUp = async (
  page: Page,
  firstName: string,
  lastName: string
) => {
  const email = newEmail()
  const answer = await page.request.post('/api/auth', {
    data: {
      method: 'signup',
      username: email,
      password: PASSWORD,
      firstName,
      lastName,
    },
  })
  if (!answer.ok()) throw new Error(`${firstName} could not sign up`)
  return email
}

const SESSION_SQL = `
  INSERT INTO "Session" (id, "tokenHash", "userId", "authVersion", "idleExpiresAt", "absoluteExpiresAt")
  SELECT gen_random_uuid(), $1, id, "authVersion", now() + interval '1 day', now() + interval '1 day' FROM "User" WHERE email = $2`

/** Stores a session, as `startSession` of the api does. @returns its token, for the cookie */
const createSession = async (email: string) => {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  const { rowCount } = await withDatabase((client) =>
    client.query(SESSION_SQL, [hash, email])
  )
  if (rowCount !== 1) throw new Error(`${email} is no user`)
  return token
}

/** A Cookie header that signs requests in. */
export const sessionHeader = async (email: string) =>
  `session=${await createSession(email)}; auth-provider=dbAuth`

/** Gives the browser a session of another person while its pages stay open, as a sign-in in another tab does. */
export const changeSession = async (page: Page, email: string) => {
  const session = await createSession(email)
  await page.context().clearCookies()
  await page.context().addCookies(
    Object.entries({ session, 'auth-provider': 'dbAuth' }).map(
      ([name, value]) => ({
        name,
        value,
        url: baseURL,
        httpOnly: true,
        sameSite: 'Lax',
      })
    )
  )
}

/**
 * Signs in on a page by a session of its own, without the cost of a password. The page leaves the app first: an open
 * page reloads as soon as it meets another person's session, which would end the next navigation of the test.
 */
export const signInOn = async (page: Page, email: string) => {
  if (page.url().startsWith(baseURL)) await page.goto(RESTING)
  await changeSession(page, email)
}

/** Signs in and chooses English, for tests that read the words of a page: the seeds give some people Filipino. */
export const signInInEnglish = async (page: Page, email: string) => {
  await signInOn(page, email)
  await ask(
    page.request,
    'mutation { savePreferences(input: { language: en }) }'
  )
}

export const ask = async (
  request: APIRequestContext,
  query: string,
  variables: object = {}
) => {
  const answer = await request.post('/api/graphql', {
    data: { query, variables },
  })
  return answer.json()
}

/** Asks with a session of its own and without a browser. */
export const askAs = async (
  email: string,
  query: string,
  variables: object = {}
) => {
  const answer = await fetch(`${baseURL}/api/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: await sessionHeader(email),
    },
    body: JSON.stringify({ query, variables }),
  })
  return answer.json()
}

/** Runs work directly in the database, for state that no screen can create. */
export const withDatabase = async <Result>(
  work: (client: Client) => Promise<Result>
) => {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Resets the rate limits after a test of them, because the following tests have the same address. */
export const resetRateLimits = () =>
  withDatabase((client) => client.query('DELETE FROM "RateCounter"'))
