// Redirect rules answer addresses that no page has (docs/decisions/0064).
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { CurrentUser } from 'src/lib/auth'
import { logger } from 'src/lib/logger'
import {
  countHit,
  countMiss,
} from 'src/services/marketing/redirectRules/counts'
import {
  findRedirect,
  GONE,
  type Redirect,
} from 'src/services/marketing/redirectRules/findRedirect'
import { addressOf } from 'src/services/marketing/redirectRules/matching'
import { viewerOf } from 'src/services/marketing/redirectRules/viewerOf'

/** The redirect of an address for a user; null if there is none, undefined if the database is unavailable. */
export const redirectOf = async (
  url: string,
  user: CurrentUser | null | undefined
) => {
  try {
    return await findRedirect(url, viewerOf(user))
  } catch (error) {
    logger.warn({ error }, 'A redirect could not be looked up')
    return undefined
  }
}

/**
 * Sends a redirect that has no countdown, and says whether it did. Browsers ask again each time, so that a change of the
 * rule reaches everybody.
 */
export const sendsOn = ({ rule, place }: Redirect, reply: FastifyReply) => {
  if (place === null || rule.countdownSec > 0) return false
  countHit(rule.id)
  void reply
    .header('cache-control', 'private, no-cache')
    .redirect(place, rule.code)
  return true
}

/** The status of a page: a countdown is a page of its own, and the app counts its answer. */
export const statusOf = (
  isAnswered: boolean,
  redirect: Redirect | null | undefined
) => {
  if (isAnswered) return 200
  // The address may have moved: searchers ask again later.
  if (redirect === undefined) return 503
  if (redirect === null) return 404
  return redirect.place === null ? GONE : 200
}

/** Counts an address that nothing answered. */
export const countUnanswered = ({ url, headers }: FastifyRequest) => {
  const address = addressOf(url)
  if (address) countMiss(address.path, headers.referer)
}
