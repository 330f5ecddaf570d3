import { escapeIdentifier, type Client } from 'pg'

import { BackupError } from './backupError'
import { withConnection } from './connection'
import { restoreBackup, type RestoreOptions } from './restoreBackup'

const nameIn = (url: string) =>
  decodeURIComponent(new URL(url).pathname.slice(1))

const named = (url: string, name: string) => {
  const changed = new URL(url)
  changed.pathname = `/${encodeURIComponent(name)}`
  return changed.href
}

const CONNECTED = `SELECT FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`

const requireUnused = async (server: Client, name: string) => {
  const { rowCount } = await server.query(CONNECTED, [name])
  if (rowCount) throw new BackupError('IN_USE')
}

type ReplaceOptions = Omit<RestoreOptions, 'url'> & {
  /** The database; it may be full, but nothing may be connected to it. */
  url: string
  /** A database of the same server to which to connect meanwhile. */
  maintenance?: string
  /** Runs between the restore and the exchange. */
  beforeSwap?: () => Promise<void>
}

/**
 * Restores a backup into a new database beside the current one, and exchanges their names in one transaction once every
 * table was found equal. The current database stays, as `<name>_before_restore`, until the next time. A failure at any step
 * leaves it as it was. The role must own the database and may create others.
 * @throws BackupError, also IN_USE while something is connected
 */
export const replaceDatabase = async ({
  url,
  maintenance = 'postgres',
  beforeSwap,
  ...options
}: ReplaceOptions) => {
  const current = nameIn(url)
  const next = `${current}_restored`
  const old = `${current}_before_restore`
  const rename = (from: string, to: string) =>
    `ALTER DATABASE ${escapeIdentifier(from)} RENAME TO ${escapeIdentifier(to)}`
  const drop = (name: string) =>
    `DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`

  return withConnection(named(url, maintenance), async (server) => {
    await requireUnused(server, current)
    await server.query(drop(next))
    await server.query(`CREATE DATABASE ${escapeIdentifier(next)}`)
    try {
      const restored = await restoreBackup({
        ...options,
        url: named(url, next),
      })
      await beforeSwap?.()
      await requireUnused(server, current)
      await server.query(drop(old))
      await server.query('BEGIN')
      await server.query(rename(current, old))
      await server.query(rename(next, current))
      await server.query('COMMIT')
      return { ...restored, old }
    } catch (error) {
      await server.query('ROLLBACK').catch(() => undefined)
      await server.query(drop(next))
      throw error
    }
  })
}
