// How a session starts, pauses, resumes and ends; lib/sessions/sessions.ts reads the user of a session.
import type { SessionRevokeReason } from '@prisma/client'

import { command } from 'src/lib/database/sql'
import { pool, type Tx } from 'src/lib/db'
import { createToken, hashOfToken } from 'src/lib/protection/secrets'

import { readCookie, setCookie, clearCookie, cookieName } from './cookies'
import { IMPERSONATION_MINUTES } from './impersonation'

const DAY_SECONDS = 86_400

/** The idle and the absolute lifetime of a session (docs/security.md S-09). */
export const SESSION_LIMITS = {
  member: { idleSeconds: 14 * DAY_SECONDS, absoluteSeconds: 30 * DAY_SECONDS },
  staff: { idleSeconds: DAY_SECONDS / 2, absoluteSeconds: 7 * DAY_SECONDS },
}

const TOKEN_PATTERN = /^[\w-]{43}$/
const SESSION_COOKIE = 'session'

/** The request's session token, or undefined if the cookie cannot be one. */
export const sessionTokenOf = (cookieHeader: string | undefined) => {
  const token = readCookie(cookieHeader, cookieName(SESSION_COOKIE))
  return token && TOKEN_PATTERN.test(token) ? token : undefined
}

export const sessionCookie = (token: string) =>
  setCookie(SESSION_COOKIE, token, {
    maxAgeSeconds: SESSION_LIMITS.member.absoluteSeconds,
  })

export const endedSessionCookie = () => clearCookie(SESSION_COOKIE)

type Visitor = { ip?: string; userAgent?: string }

const START = command(`
    INSERT INTO "Session" (id, "tokenHash", "userId", "authVersion", "idleExpiresAt", "absoluteExpiresAt", ip, "userAgent", "factorAt")
    VALUES (gen_random_uuid(), $1, $2, $3,
      now() + make_interval(secs => $4), now() + make_interval(secs => $5),
      $6, $7, CASE WHEN $8 THEN now() END)`)

/**
 * Starts a session and returns the token for its cookie; only the hash is stored. `isProved` says that a code of the second
 * factor was entered.
 */
export const startSession = async (
  tx: Tx,
  user: { id: number; authVersion: number; isStaff: boolean },
  { ip, userAgent }: Visitor,
  isProved = false
) => {
  const token = createToken()
  const { idleSeconds, absoluteSeconds } =
    SESSION_LIMITS[user.isStaff ? 'staff' : 'member']
  await START.run(tx, [
    hashOfToken(token),
    user.id,
    user.authVersion,
    idleSeconds,
    absoluteSeconds,
    ip ?? null,
    userAgent ?? null,
    isProved,
  ])
  return token
}

const IMPERSONATE = command(`
    WITH parked AS (
      UPDATE "Session" SET "parkedAt" = now() WHERE id = $1::uuid AND "parkedAt" IS NULL RETURNING id, ip, "userAgent"
    )
    INSERT INTO "Session" (id, "tokenHash", "userId", "actorUserId", "parkedId", "authVersion", "idleExpiresAt", "absoluteExpiresAt", ip, "userAgent")
    SELECT gen_random_uuid(), $2, $3, $4, parked.id, $5,
      now() + make_interval(mins => $6), now() + make_interval(mins => $6),
      parked.ip, parked."userAgent"
    FROM parked`)

/**
 * Starts a session in which an administrator impersonates another user, for half an hour without renewal. The
 * administrator's own session is suspended, and its token is invalid during that time. Returns undefined if that
 * session is already suspended.
 */
export const startImpersonation = async (
  tx: Tx,
  user: { id: number; authVersion: number },
  actor: { sessionId: string; userId: number }
) => {
  const token = createToken()
  const begun = await IMPERSONATE.run(tx, [
    actor.sessionId,
    hashOfToken(token),
    user.id,
    actor.userId,
    user.authVersion,
    IMPERSONATION_MINUTES,
  ])
  return begun === 1 ? token : undefined
}

const RESUME = command(`
    WITH ended AS (
      UPDATE "Session" SET "revokedAt" = now(), "revokeReason" = 'IMPERSONATION_ENDED' WHERE id = $1::uuid RETURNING "parkedId"
    )
    UPDATE "Session" s SET "tokenHash" = $2, "parkedAt" = NULL, "lastSeenAt" = now()
    FROM ended, "User" u WHERE s.id = ended."parkedId" AND u.id = s."userId" AND s."authVersion" = u."authVersion"
      AND s."revokedAt" IS NULL AND s."idleExpiresAt" > now() AND s."absoluteExpiresAt" > now() AND u."archivedAt" IS NULL`)

/**
 * Ends an impersonation and resumes the suspended session under a new token. Returns undefined if the suspended session
 * has ended.
 */
export const resumeSession = async (tx: Tx, sessionId: string) => {
  const token = createToken()
  const woken = await RESUME.run(tx, [sessionId, hashOfToken(token)])
  return woken === 1 ? token : undefined
}

const END =
  command(`UPDATE "Session" SET "revokedAt" = now(), "revokeReason" = $2::"SessionRevokeReason" WHERE "revokedAt" IS NULL
       AND ("tokenHash" = $1 OR id = (SELECT "parkedId" FROM "Session" WHERE "tokenHash" = $1))`)

/** Ends a session; for an impersonation, the administrator's suspended session too. */
export const endSession = (token: string, reason: SessionRevokeReason) =>
  END.run(pool, [hashOfToken(token), reason])
