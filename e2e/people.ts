import type { APIRequestContext, Page } from '@playwright/test'
import { Client } from 'pg'

export const PASSWORD = 'Sulong-2026!'

let drawn = 0

/** An unused email address, even when the tests run again on the same database. */
export const newEmail = () => `guest-${Date.now()}-${++drawn}@example.com`

/** Signs in through the api; pages opened afterwards belong to that person. */
export const signIn = async (request: APIRequestContext, email: string) => {
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

export const signInOn = async (page: Page, email: string) => {
  await page.context().clearCookies()
  await signIn(page.request, email)
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

/** Runs work directly in the database, for state that no screen can create. */
export const withDatabase = async (
  work: (client: Client) => Promise<unknown>
) => {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await work(client)
  await client.end()
}

/** Resets the rate limits after a test of them, because the following tests have the same address. */
export const resetRateLimits = () =>
  withDatabase((client) => client.query('DELETE FROM "RateCounter"'))
