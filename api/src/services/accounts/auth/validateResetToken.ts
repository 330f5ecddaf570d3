import { pool } from 'src/lib/db'
import { hashOfToken } from 'src/lib/secrets'

import { type AuthAnswer, type AuthCaller, refusal, textIn } from './authAnswer'

/**
 * `validateResetToken {resetToken}` → `{ok: true}` for any live handle, including a decoy's (docs/security.md "Reset
 * and codes").
 */
export const validateResetToken = async (
  body: Record<string, unknown>,
  caller: AuthCaller
): Promise<AuthAnswer> => {
  const { rowCount } = await pool.query(
    `SELECT FROM "ResetHandle" h JOIN "ResetRequest" r ON r.id = h."requestId"
     WHERE h."tokenHash" = $1 AND h."consumedAt" IS NULL AND h."expiresAt" > now() AND r."consumedAt" IS NULL`,
    [hashOfToken(textIn(body.resetToken))]
  )
  return rowCount
    ? { status: 200, body: { ok: true } }
    : refusal('RESET_TOKEN_INVALID', caller)
}
