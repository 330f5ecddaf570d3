import { db, pool } from 'src/lib/db'
import type { RoleId } from 'src/shared/access/permissions'

import { signInAs } from './affiliates'
import { buildUser } from './people'

/** Runs work while every insert into the info log fails, like a full disk or a lost right. */
export const withoutLog = async <Result>(work: () => Promise<Result>) => {
  await pool.query(`
    CREATE OR REPLACE FUNCTION app.fail_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'The log is away'; END $$;
    CREATE TRIGGER fail_log BEFORE INSERT ON "InfoLog" FOR EACH ROW EXECUTE FUNCTION app.fail_log()`)
  try {
    return await work()
  } finally {
    await pool.query(
      'DROP TRIGGER fail_log ON "InfoLog"; DROP FUNCTION app.fail_log()'
    )
  }
}

const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname = 'public' AND tablename <> 'RateCounter'
    OR schemaname = 'graphile_worker' AND tablename = '_private_jobs'
  ORDER BY 1`

/** The contents of each table, but for the counts of rate limits: two equal answers mean that no row differs. */
export const contentsOfTables = async () => {
  const { rows } = await pool.query<{ name: string }>(TABLES)
  const parts = rows.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*)::int AS count, md5(string_agg(t::text, '' ORDER BY t::text)) AS hash FROM ${name} t`
  )
  const { rows: contents } = await pool.query(
    `${parts.join(' UNION ALL ')} ORDER BY name`
  )
  return contents
}

type Person = Awaited<ReturnType<typeof buildUser>>

/** Builds what a mutation needs, and returns its call. */
type SetUp = () => Promise<() => Promise<unknown>>

/** The call of a mutation by a person of a role, with what `build` returned. */
export const by =
  <Built>(
    role: RoleId,
    build: (caller: Person) => Promise<Built>,
    call: (built: Built, caller: Person) => Promise<unknown>
  ): SetUp =>
  async () => {
    const caller = await buildUser(role)
    signInAs(caller, role)
    const built = await build(caller)
    signInAs(caller, role)
    return () => call(built, caller)
  }

/** For mutations that need no other record. */
export const nothing = async () => undefined

/**
 * Expects that a change is nothing while the log is away, mails included, and that it leaves one row with it. @returns
 * whether it also mailed somebody
 */
export const expectOneRow = async (setUp: SetUp) => {
  const change = await setUp()
  const before = await contentsOfTables()
  await expect(withoutLog(change)).rejects.toThrow('The log is away')
  expect(await contentsOfTables()).toEqual(before)

  const rows = await db.infoLog.count()
  const mails = await db.outboxEmail.count()
  await change()
  expect(await db.infoLog.count()).toBe(rows + 1)
  return (await db.outboxEmail.count()) > mails
}
