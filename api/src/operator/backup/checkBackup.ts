import { createHash, type Hash } from 'node:crypto'

import { readArchive } from './archiveReader'
import { BackupError } from './backupError'
import { SCHEMAS } from './catalogue'
import { tableName } from './manifest'
import { requireKnownMigrations } from './migrateTo'

/**
 * Reads a backup to its end, and compares it with the sums at its end. Nothing is changed.
 * @throws BackupError for any reason not to restore it
 */
export const checkBackup = async (file: string, secretKey?: string) => {
  const sums = new Map<string, Hash>()
  let files = 0
  let fileBytes = 0
  let lastFile = ''
  const { head, manifest } = await readArchive(file, secretKey, {
    onHead: ({ migrations, tables }) => {
      requireKnownMigrations(migrations)
      if (tables.some(({ schema }) => !SCHEMAS.includes(schema)))
        throw new BackupError('DAMAGED')
    },
    onPart: async (name, content) => {
      const isFile = name.startsWith('files/')
      if (isFile && name !== lastFile) files += 1
      if (isFile) lastFile = name
      const hash = isFile ? null : (sums.get(name) ?? createHash('sha256'))
      if (hash) sums.set(name, hash)
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash?.update(chunk)
        if (isFile) fileBytes += chunk.length
      }
    },
  })
  const tables = new Set(head.tables.map(tableName))
  for (const { table, sha256 } of manifest.tables)
    if (
      !tables.delete(table) ||
      sums.get(`tables/${table}`)?.digest('hex') !== sha256
    )
      throw new BackupError('DAMAGED', table)
  if (
    tables.size > 0 ||
    sums.size !== manifest.tables.length ||
    files !== (manifest.files?.count ?? 0) ||
    fileBytes !== (manifest.files?.bytes ?? 0)
  )
    throw new BackupError('DAMAGED')
  return { head, manifest }
}
