import type { Operation } from '@apollo/client/core'
import { getMainDefinition } from '@apollo/client/utilities'

import { forgetToken } from 'src/auth'
import { reloadPage } from 'src/lib/browser/reloadPage'

import {
  pageSession,
  pageUser,
  setPageSession,
  watchPageSession,
} from './pageSession'

type Waiter = (isBack: boolean) => void

let waiters: Waiter[] = []
/** The path on which the dialog was closed. */
let endedAt: string | undefined

const settle = (isBack: boolean) => {
  const all = waiters
  waiters = []
  all.forEach((waiter) => waiter(isBack))
}

// A sign-out ends the question, too.
watchPageSession(() => {
  if (pageUser() === undefined) settle(false)
})

/** The user of the browser's session, who may have signed in in another tab; null for none. */
export const signedInUserId = async (): Promise<number | null> => {
  const answer = await fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ redwood { currentUser } }"}',
  })
  const { data } = await answer.json()
  return data?.redwood?.currentUser?.id ?? null
}

/** Whether the session lives although a request went out without it, as after a lost network. @throws without an answer */
const isStillSignedIn = async () => {
  forgetToken()
  return (await signedInUserId()) === pageUser()
}

/**
 * Asks the user to sign in again, if the server says that the session has ended; resolves to whether the request may be
 * sent again. All refused operations wait for one dialog. After it was closed, only what the user does opens it again
 * (`isByUser`): a change, or another page.
 * @throws TypeError without an answer of the server
 */
export const signInAgain = async (isByUser: boolean): Promise<boolean> => {
  const isUnwanted =
    pageSession() === 'ended' && !isByUser && location.pathname === endedAt
  if (pageUser() === undefined || isUnwanted) return false
  if (pageSession() !== 'asking' && (await isStillSignedIn())) return true
  return new Promise((resolve) => {
    waiters.push(resolve)
    setPageSession('asking')
  })
}

/** The dialog's outcome. */
export const endSignIn = (isBack: boolean) => {
  if (pageSession() === 'proving') return endProof(false)
  endedAt = location.pathname
  setPageSession(isBack ? 'live' : 'ended')
  settle(isBack)
}

/**
 * After a request that met another session than that of its token: whether it may be sent again. If another user has
 * signed in, nothing is sent in their name: the page reloads as theirs, and the promise stays open.
 */
const isSameUser = async (): Promise<boolean> => {
  forgetToken()
  const expected = pageUser()
  if (expected === undefined || (await signedInUserId()) === expected)
    return true
  reloadPage()
  return new Promise(() => {})
}

let provers: Waiter[] = []

/** Asks for a code of the second factor; resolves to whether it was right. All changes that need one wait for it. */
const proveFactor = (): Promise<boolean> =>
  new Promise((resolve) => {
    provers.push(resolve)
    setPageSession('proving')
  })

/** The outcome of the dialog that asks for a code. */
export const endProof = (isProved: boolean) => {
  const all = provers
  provers = []
  setPageSession('live')
  all.forEach((prover) => prover(isProved))
}

/** Whether an operation may be sent again: its session has ended, was changed by another tab, or lacks a code. */
export const mayGoOn = (
  reason: 'ended' | 'changed' | 'factor',
  { query }: Operation
) => {
  if (reason === 'changed') return isSameUser()
  if (reason === 'factor') return proveFactor()
  const main = getMainDefinition(query)
  return signInAgain('operation' in main && main.operation === 'mutation')
}
