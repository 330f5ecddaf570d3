import { usesOutsideDatabase } from 'src/lib/database/databaseUrl'
import { pendingMigrations } from 'src/lib/database/migrations'
import { logger } from 'src/lib/logger'

const PEPPER_BYTES = 32

/**
 * Refuses to start with an unsafe configuration (docs/security.md S-78), and names the reason in one line. The check
 * applies to an outside database only; the embedded one is for trying the product on one's own machine.
 * @throws {Error} that names the missing setting
 */
export const bootCheck = async () => {
  if (!usesOutsideDatabase || process.env.NODE_ENV !== 'production') return

  const peppers = (process.env.AUTH_PEPPERS ?? '').split(',').filter(Boolean)
  const areLong = peppers.every(
    (pepper) => pepper.replace(/^[^:]*:/, '').length >= PEPPER_BYTES
  )
  if (peppers.length === 0 || !areLong) {
    throw new Error(
      `AUTH_PEPPERS is missing or too short: k1:<${PEPPER_BYTES} characters or more>, newest first.`
    )
  }
  const pending = await pendingMigrations()
  if (pending.length > 0) {
    throw new Error(
      `The database lacks migrations (${pending.join(', ')}): run "yarn rw prisma migrate deploy".`
    )
  }
  if (!process.env.SMTP_URL)
    logger.warn('SMTP_URL is not set: mails stay in the outbox')
  if (!process.env.PUBLIC_URL)
    logger.warn('PUBLIC_URL is not set: links in mails lead to this machine')
}
