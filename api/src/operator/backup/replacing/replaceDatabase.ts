import { setTimeout as pauseFor } from 'node:timers/promises'

import { escapeIdentifier, type Client } from 'pg'

import { BackupError } from '../backupError'
import { raiseSequences, readSequences } from '../catalogue'
import { withConnection } from '../connection'
import type { BackupHead } from '../manifest'
import { restoreBackup, type RestoreOptions } from '../restoreBackup'

import { createLike, copySettings } from './createLike'
import { keepRuns, readRuns } from './keepRuns'

export const nameIn = (url: string) =>
  decodeURIComponent(new URL(url).pathname.slice(1))

const named = (url: string, name: string) => {
  const changed = new URL(url)
  changed.pathname = `/${encodeURIComponent(name)}`
  return changed.href
}

/** Only sessions with a user count: the kind of another role's session is hidden, and autovacuum has no user. */
const CONNECTED = `SELECT FROM pg_stat_activity WHERE datname = $1 AND usesysid IS NOT NULL AND pid <> pg_backend_pid()`

const PAUSE_MS = 100

/** A connection that was closed a moment ago may still be listed, so the caller may wait. */
const requireUnused = async (server: Client, name: string, patienceMs = 0) => {
  for (const until = Date.now() + patienceMs; ; await pauseFor(PAUSE_MS)) {
    const { rowCount } = await server.query(CONNECTED, [name])
    if (!rowCount) return
    if (Date.now() >= until) throw new BackupError('IN_USE')
  }
}

/** PostgreSQL cuts longer names off, so that two of them might be one. */
const NAME_BYTES = 63

const namesFor = (current: string, now: Date) => {
  const stamp = now.toISOString().slice(0, 19).replace(/\D/g, '')
  const names = {
    next: `${current}_restored_${stamp}`,
    old: `${current}_before_${stamp}`,
  }
  const longest = Math.max(
    ...Object.values(names).map((name) => Buffer.byteLength(name))
  )
  if (longest > NAME_BYTES)
    throw new BackupError(
      'NAME_TOO_LONG',
      `at most ${NAME_BYTES - longest + Buffer.byteLength(current)} bytes`
    )
  return names
}

type ReplaceOptions = Omit<RestoreOptions, 'url'> & {
  /** The database; it may be full, but nothing may be connected to it. */
  url: string
  /** A database of the same server to which to connect meanwhile. */
  maintenance?: string
  /** How long connections to the database may take to end, in milliseconds. */
  patienceMs?: number
  /** Runs between the restore and the exchange; `url` leads to the restored database, `old` is the other's later name. */
  beforeSwap?: (ready: {
    url: string
    old: string
    head: BackupHead
  }) => Promise<void>
}

/**
 * Restores a backup into a new database beside the current one, and exchanges their names in one transaction once every
 * table was found equal. The current database stays, as `<name>_before_<time>` in UTC. A failure at any step leaves it
 * as it was. Ids that the current one has given out are not given out again. The new one has its encoding, collation,
 * settings, rights and history of backups; `refused` are the statements of these that the role may not run. The role
 * must own the database and may create others.
 * @throws BackupError, also NAME_TOO_LONG, and IN_USE while something is connected
 */
export const replaceDatabase = async ({
  url,
  maintenance = 'postgres',
  patienceMs,
  beforeSwap,
  beforeCommit,
  ...options
}: ReplaceOptions) => {
  const current = nameIn(url)
  const { next, old } = namesFor(current, new Date())
  const rename = (from: string, to: string) =>
    `ALTER DATABASE ${escapeIdentifier(from)} RENAME TO ${escapeIdentifier(to)}`

  return withConnection(named(url, maintenance), async (server) => {
    await requireUnused(server, current, patienceMs)
    const runs = await readRuns(url)
    const sequences = await withConnection(url, readSequences)
    await createLike(server, next, current)
    try {
      const restored = await restoreBackup({
        ...options,
        url: named(url, next),
        beforeCommit: async (client, head) => {
          await beforeCommit?.(client, head)
          await keepRuns(client, runs)
          await raiseSequences(client, sequences)
        },
      })
      const refused = await copySettings(server, current, next)
      await beforeSwap?.({ url: named(url, next), old, head: restored.head })
      await requireUnused(server, current, patienceMs)
      await server.query('BEGIN')
      await server.query(rename(current, old))
      await server.query(rename(next, current))
      await server.query('COMMIT')
      return { ...restored, old, refused }
    } catch (error) {
      await server.query('ROLLBACK').catch(() => undefined)
      await server.query(
        `DROP DATABASE IF EXISTS ${escapeIdentifier(next)} WITH (FORCE)`
      )
      throw error
    }
  })
}
