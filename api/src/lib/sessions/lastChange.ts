// When a visitor last changed something, in a cookie, so that any copy reads their next request from a node that has the
// change already (lib/database/replica).
import type { FastifyReply } from 'fastify'

import { cookieName, readCookie, setCookie } from './cookies'

const NAME = 'changed'
/** Longer than any replica may be behind. */
const KEPT_SECONDS = 60
/** The clocks of the copies may differ by this much. */
const CLOCKS_DIFFER_MS = 2000

/** Tells the browser that its visitor has just changed something. */
export const noteChange = (reply: FastifyReply) =>
  reply.header(
    'set-cookie',
    setCookie(NAME, String(Date.now() + CLOCKS_DIFFER_MS), {
      maxAgeSeconds: KEPT_SECONDS,
    })
  )

/** The time in ms; undefined without a change in the last minute. */
export const lastChangeOf = (cookieHeader: string | undefined) =>
  Number(readCookie(cookieHeader, cookieName(NAME))) || undefined
