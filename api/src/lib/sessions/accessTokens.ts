// Access tokens, with which programs act for a member of staff (docs/decisions/0073): their form, and their live row.
import { getCurrentUser } from 'src/lib/auth'
import { bool, command, int, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { createToken, hashOfToken } from 'src/lib/protection/secrets'
import { can } from 'src/shared/access/permissions'

import { userColumns, userSql, type SessionRow } from './sessions'

/** Marks a text as a token, so that code scanners find a published one. */
export const TOKEN_PREFIX = 'sulong_pat_'
const TOKEN = /^sulong_pat_[\w-]{43}$/

export const createAccessTokenText = () => `${TOKEN_PREFIX}${createToken()}`

/** The condition in SQL that the token `t` of the user `u` is live. */
const IS_LIVE = `t."revokedAt" IS NULL AND t."expiresAt" > now() AND t."authVersion" = u."authVersion" AND u."archivedAt" IS NULL`

const OWNER = prepared(
  'accessToken',
  userSql(
    `SELECT t.id, t."userId", NULL::int AS "actorUserId", t."mayChange", t."reachesMoney",
      t."lastUsedAt" IS NULL OR t."lastUsedAt" < now() - interval '1 minute' AS "isStale"
    FROM "AccessToken" t JOIN "User" u ON u.id = t."userId" WHERE t."tokenHash" = $1 AND ${IS_LIVE}`,
    'live.id AS "tokenId", live."mayChange", live."reachesMoney", live."isStale"'
  ),
  {
    tokenId: int,
    mayChange: bool,
    reachesMoney: bool,
    isStale: bool,
    ...userColumns,
  }
)

const RECORD_USE = command(
  `UPDATE "AccessToken" SET "lastUsedAt" = now() WHERE id = $1
    AND ("lastUsedAt" IS NULL OR "lastUsedAt" < now() - interval '1 minute')`
)

/** The row of a live token whose owner may still have tokens; null for any other text. */
const rowOf = async (token: string): Promise<SessionRow | null> => {
  if (!TOKEN.test(token)) return null
  const owner = await OWNER.first(pool, [hashOfToken(token)])
  if (!owner) return null
  const { tokenId: id, mayChange, reachesMoney, ...user } = owner
  const row = {
    ...user,
    sessionId: '',
    actorUserId: null,
    actorLevels: null,
    factorAt: null,
    token: { id, mayChange, reachesMoney },
  }
  return can(await getCurrentUser(row), 'accessTokens') ? row : null
}

/**
 * Finds the user a request with a token acts as: the owner's row with their present rights; 'unknown' for an ended
 * token, 'tooMany' beyond 300 requests a minute. The use is written at most once a minute, and the request does not
 * wait for it.
 */
export const openToken = async (token: string) => {
  const row = await rowOf(token)
  if (!row?.token) return 'unknown' as const
  const { id } = row.token
  if (!(await withinLimit('access-token', id))) return 'tooMany' as const
  if (row.isStale) void RECORD_USE.run(pool, [id]).catch(() => undefined)
  return row
}
