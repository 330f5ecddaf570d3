// The contents of all tables, to compare them before something is done and after it is undone.
import { expect } from '@playwright/test'

import { withDatabase } from './people'

/** The timed jobs that write to tables of their own accord. */
const timedJobs = [
  'applyEmailChanges',
  'careForMembers',
  'foldDays',
  'forgetOld',
  'writeEnrolments',
  'writeStandings',
]

/** Runs the timed jobs, so that one that happens to run later finds nothing to do. */
export const runTimedJobs = () =>
  withDatabase(async (client) => {
    await client.query(
      'SELECT graphile_worker.add_job(name) FROM unnest($1::text[]) name',
      [timedJobs]
    )
    const waiting = async () => {
      const { rows } = await client.query(
        `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = ANY ($1) AND run_at <= now()`,
        [timedJobs]
      )
      return rows[0].count
    }
    await expect.poll(waiting).toBe(0)
  })

/** The tables that an import and its undoing may leave different, each with the reason. */
const leftOut: Record<string, string> = {
  // Append-only; `sums` tells what returns of them.
  XpLedger: 'append-only: undoing adds a row that reverses the points',
  InfoLog: 'append-only: undoing adds a row about what it takes back',
  InfoLogSeal: 'a job seals the log each minute',
  activity_day: 'a row for each change: undoing adds rows that take away',
  // Also of a webhook that another test added.
  WebhookDelivery: 'what happened is told, and its undoing, too',
  // The import itself, which is kept with what became of each row.
  ImportRun: 'the imports themselves',
  ImportRow: 'the rows of imports, with their outcomes',
  // Rows that belong to no person.
  name_word: 'the words by which a search mends typing mistakes only ever come',
  // Messages to the importer; what has been sent is not called back.
  Notice: 'says how the import ended',
  OutboxEmail: 'says how the import ended',
  JobWorker: 'when a worker was seen last',
  // The test's own visits.
  Session: 'when a session was seen last',
  RateCounter: 'counts requests',
  MissedPath: 'is written some seconds after the visits that it counts',
}

/** Columns that say when a row was touched. */
const touched = ['updatedAt', 'stageProgressAt']

type Snapshot = { tables: Record<string, string>; sums: unknown }

/** The number of rows and a checksum of each table, and the sums of the append-only ones. */
export const snapshot = async (): Promise<Snapshot> => {
  const taken: Snapshot = { tables: {}, sums: undefined }
  await withDatabase(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname IN ('public', 'app') AND tablename <> ALL ($1) ORDER BY 1`,
      [Object.keys(leftOut)]
    )
    for (const { name } of rows) {
      const { rows: sums } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || COALESCE(md5(string_agg(held.text, ',' ORDER BY held.text)), '') AS sum
         FROM ${name} t, LATERAL (SELECT (to_jsonb(t) - $1::text[])::text AS text) held`,
        [touched]
      )
      taken.tables[name] = sums[0].sum
    }
    const { rows: sums } = await client.query(
      `SELECT
        (SELECT jsonb_object_agg(points."userId", points.sum) FROM (
          SELECT "userId", sum(delta) AS sum FROM "XpLedger" GROUP BY "userId" HAVING sum(delta) <> 0) points) AS points,
        (SELECT count(*) FILTER (WHERE action LIKE '%.created') - count(*) FILTER (WHERE action LIKE '%.deleted')
          FROM "InfoLog" WHERE jsonb_exists(after, 'importRun')) AS "createdByImports",
        (SELECT jsonb_object_agg(concat_ws(' ', part, key, measure, day), sum) FROM (
          SELECT part, key, measure, day, sum(amount) AS sum FROM app.activity_day GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0) activities) AS activities`
    )
    taken.sums = sums[0]
  })
  return taken
}
