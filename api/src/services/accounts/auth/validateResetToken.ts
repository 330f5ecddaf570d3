import { statement } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { hashOfToken } from 'src/lib/protection/secrets'

import { type AuthAnswer, type AuthCaller, refusal, textIn } from './authAnswer'

const LIVE_HANDLE = statement(
  `SELECT FROM "ResetHandle" h JOIN "ResetRequest" r ON r.id = h."requestId"
     WHERE h."tokenHash" = $1 AND h."consumedAt" IS NULL AND h."expiresAt" > now() AND r."consumedAt" IS NULL`,
  {}
)

/**
 * `validateResetToken {resetToken}` → `{ok: true}` for any live handle, including a decoy's (docs/security.md "Reset
 * and codes").
 */
export const validateResetToken = async (
  body: Record<string, unknown>,
  caller: AuthCaller
): Promise<AuthAnswer> => {
  const count = await LIVE_HANDLE.count(pool, [
    hashOfToken(textIn(body.resetToken)),
  ])
  return count > 0
    ? { status: 200, body: { ok: true } }
    : refusal('RESET_TOKEN_INVALID', caller)
}
