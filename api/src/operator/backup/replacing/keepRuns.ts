// The history of backups belongs to the store of files, which a restore does not set back: a database that takes the
// place of another one has the other's history, with the backup from which it was restored.
import type { Client } from 'pg'

import { withConnection } from '../connection'

const RUNS = `SELECT id, to_jsonb(r) AS run FROM "BackupRun" r WHERE status NOT IN ('QUEUED', 'RUNNING', 'VERIFYING')`

export type Runs = { id: number; run: object }[]

/** None if the database is damaged or is not the product's: that must not keep anyone from restoring. */
export const readRuns = async (url: string): Promise<Runs> => {
  try {
    return await withConnection(
      url,
      async (client) => (await client.query(RUNS)).rows
    )
  } catch {
    return []
  }
}

/** The people of later days are not there. */
const ADD = `INSERT INTO "BackupRun" SELECT (jsonb_populate_record(NULL::"BackupRun",
    $1::jsonb || jsonb_build_object('createdById', (SELECT id FROM "User" WHERE id = ($1::jsonb->>'createdById')::int)))).*
  ON CONFLICT DO NOTHING`
const GO_ON = `SELECT setval(pg_get_serial_sequence('"BackupRun"', 'id'), max(id)) FROM "BackupRun" HAVING max(id) IS NOT NULL`

/** Runs before the commit; rows that do not fit into the backup's tables leave its own history. */
export const keepRuns = async (client: Client, runs: Runs) => {
  await client.query('SAVEPOINT runs')
  try {
    await client.query('DELETE FROM "BackupRun" WHERE id = ANY($1)', [
      runs.map(({ id }) => id),
    ])
    for (const { run } of runs) await client.query(ADD, [JSON.stringify(run)])
    await client.query(GO_ON)
  } catch {
    await client.query('ROLLBACK TO SAVEPOINT runs')
  }
}
