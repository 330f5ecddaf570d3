import { usesOutsideDatabase } from 'src/lib/database/databaseUrl'
import { pendingMigrations } from 'src/lib/database/migrations'

import { isSecret } from './signedCall'

const PEPPER_BYTES = 32

/** Each opens an address of its own. */
const secrets = ['EMAIL_WORKER_SECRET', 'BOUNCE_SECRET', 'METRICS_TOKEN']

type Settings = Partial<Record<string, string>>

const arePeppersSafe = (setting = '') => {
  const peppers = setting.split(',').filter(Boolean)
  return (
    peppers.length > 0 &&
    peppers.every(
      (pepper) => pepper.replace(/^[^:]*:/, '').length >= PEPPER_BYTES
    )
  )
}

/** The reason in one line for which a server on an outside database may not start with these settings. */
export const unsafeSetting = (env: Settings) => {
  if (env.NODE_ENV !== 'production')
    return env.DEVELOPMENT_DATABASE === '1'
      ? null
      : 'NODE_ENV is not "production", but DATABASE_URL names a database: set NODE_ENV=production, or DEVELOPMENT_DATABASE=1 if the database is one for development.'
  if (!arePeppersSafe(env.AUTH_PEPPERS))
    return `AUTH_PEPPERS is missing or too short: k1:<${PEPPER_BYTES} characters or more>, newest first.`
  if (!/^https?:\/\/[^/]/.test(env.PUBLIC_URL ?? ''))
    return 'PUBLIC_URL is missing: https://<the public address>. Cookies and links in mails depend on it.'
  if (!env.SMTP_URL)
    return 'SMTP_URL is missing: smtps://<the mail server>, or "none" if mails are to stay in the outbox.'
  const short = secrets.find((name) => env[name] && !isSecret(env[name]))
  return short ? `${short} is too short: 32 characters or more, or none.` : null
}

/**
 * Refuses to start with an unsafe configuration (docs/security.md S-78), and names the reason in one line. The check
 * applies to an outside database only; the embedded one is for trying the product on one's own machine.
 * @throws {Error} that names the missing setting
 */
export const bootCheck = async () => {
  if (!usesOutsideDatabase) return
  const reason = unsafeSetting(process.env)
  if (reason) throw new Error(reason)
  if (process.env.NODE_ENV !== 'production') return

  const pending = await pendingMigrations()
  if (pending.length > 0) {
    throw new Error(
      `The database lacks migrations (${pending.join(', ')}): run "yarn rw prisma migrate deploy".`
    )
  }
}
