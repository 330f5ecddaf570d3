// Ledgers and logs to which rows are only added (api/db/rules/appendOnly.sql, api/db/grants.sql).
import fs from 'node:fs'
import path from 'node:path'

import type { PoolClient } from 'pg'

import { getPaths } from '@redwoodjs/project-config'

import { pool } from 'src/lib/db'

const LEDGERS = [
  'InfoLog',
  'InfoLogSeal',
  'Payment',
  'PaymentAllocation',
  'XpLedger',
  'MoveUpStep',
]

// A commission of affiliate 1, in payout 1.
const COMMISSION = `
  SET LOCAL session_replication_role = replica;
  INSERT INTO "AffiliateProfile" (id, "userId", code, slug, "termsVersion", "termsAcceptedAt", "updatedAt")
    VALUES (1, 1, 'A', 'a', 1, now(), now());
  INSERT INTO "Payout" (id, "batchId", "affiliateId", status, "lineCount", "grossCentavos", "withholdingBasisPoints",
    "withholdingCentavos", "netCentavos", atc, "updatedAt") VALUES (1, 1, 1, 'APPROVED', 1, 100, 0, 0, 100, '', now());
  INSERT INTO "Commission" (id, "affiliateId", kind, "amountCentavos", "holdUntil", "payoutId") VALUES (1, 1, 'ADJUSTMENT', 100, now(), 1);
  INSERT INTO "CommissionRule" (id, name, basis, value, "holdDays", "endsAt") VALUES (1, 'Ended', 'FLAT', 1, 1, now());
  SET LOCAL session_replication_role = origin`

const LOG = `INSERT INTO "InfoLog" (action, entity, "entityId") VALUES ('a', 'User', '1')`

const SEALS = `
  INSERT INTO "InfoLogSeal" (id, "fromId", "toId", count, "firstAt", "lastAt", "rowsDigest", "previousDigest", digest)
  SELECT n, n, n, 1, at, at, '', '', '' FROM (VALUES (1, now() - interval '91 days'), (2, now() - interval '89 days')) v (n, at)`

const REMOVED = 'UPDATE "InfoLogSeal" SET "removedAt" = now() WHERE id = $1'

/** Runs statements in a transaction that leaves nothing behind. */
const inRolledBack = async (work: (client: PoolClient) => Promise<unknown>) => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await work(client)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const failureOf = async (client: PoolClient, statement: string) => {
  await client.query('SAVEPOINT before')
  const message = await client.query(statement).then(
    () => 'done',
    (error: Error) => error.message
  )
  await client.query('ROLLBACK TO before')
  return message
}

/** Makes the test's database one of a school, for the transaction. */
const asSchool = (client: PoolClient) =>
  client.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET app.allow_purge', current_database()); END $$`
  )

describe('a ledger of a school', () => {
  it.each(LEDGERS)('cannot be truncated: %s', (table) =>
    inRolledBack(async (client) => {
      await asSchool(client)
      expect(await failureOf(client, `TRUNCATE "${table}" CASCADE`)).toContain(
        'is append-only'
      )
    })
  )

  it('cannot be opened by a setting of the session', () =>
    inRolledBack(async (client) => {
      await asSchool(client)
      await client.query(LOG)
      await client.query(`SET LOCAL app.allow_purge = 'on'`)
      for (const statement of [
        'DELETE FROM "InfoLog"',
        `UPDATE "InfoLog" SET action = 'b'`,
        'TRUNCATE "InfoLog"',
        `UPDATE "InfoLog" SET after = '{"a": 1}'`,
        `UPDATE "InfoLog" SET after = NULL, "valuesSalt" = NULL, action = 'b'`,
      ])
        expect(await failureOf(client, statement)).toBe(
          'InfoLog is append-only'
        )
    }))

  it('lets personal values of the log be removed, and rows of old seals', () =>
    inRolledBack(async (client) => {
      // These seals have no rows, so only a test's database takes them.
      await client.query(SEALS)
      await asSchool(client)
      await client.query(LOG)
      for (const [statement, answer] of [
        [
          `UPDATE "InfoLog" SET before = NULL, after = NULL, "valuesSalt" = NULL, ip = NULL, "ipSalt" = NULL`,
          'done',
        ],
        ['DELETE FROM "InfoLogSeal"', 'InfoLogSeal is append-only'],
        ['UPDATE "InfoLogSeal" SET count = 2', 'InfoLogSeal is append-only'],
        [REMOVED.replace('$1', '2'), 'InfoLogSeal is append-only'],
        [REMOVED.replace('$1', '1'), 'done'],
      ])
        expect(await failureOf(client, statement)).toBe(answer)
      await client.query(REMOVED.replace('$1', '1'))
      // The second seal is too young.
      expect(await failureOf(client, REMOVED.replace('$1', '2'))).toContain(
        'append-only'
      )
    }))

  it('lets a line of commission change only its payout, until it is paid', () =>
    inRolledBack(async (client) => {
      await asSchool(client)
      await client.query(COMMISSION)
      for (const [statement, answer] of [
        ['TRUNCATE "Commission"', 'Commission is append-only'],
        ['DELETE FROM "Commission"', 'Commission is append-only'],
        ['UPDATE "Commission" SET "amountCentavos" = 2', 'is append-only'],
        ['UPDATE "Commission" SET "payoutId" = 2', 'stays paid'],
        ['UPDATE "Commission" SET "payoutId" = NULL', 'done'],
        ['UPDATE "CommissionRule" SET value = 2', 'is append-only'],
        ['UPDATE "CommissionRule" SET "endsAt" = NULL', 'is append-only'],
      ])
        expect(await failureOf(client, statement)).toContain(answer)
      await client.query(`
        SET LOCAL session_replication_role = replica;
        UPDATE "Payout" SET status = 'PAID';
        SET LOCAL session_replication_role = origin`)
      expect(
        await failureOf(client, 'UPDATE "Commission" SET "payoutId" = NULL')
      ).toContain('stays paid')
    }))

  it('is out of reach of the role that has the grants of a server', () =>
    inRolledBack(async (client) => {
      const grants = path.join(getPaths().api.base, 'db/grants.sql')
      await client.query('CREATE ROLE sulong_app')
      await client.query(fs.readFileSync(grants, 'utf8'))
      await client.query('SET LOCAL ROLE sulong_app')
      for (const table of LEDGERS) {
        expect(await failureOf(client, `TRUNCATE "${table}"`)).toContain(
          'permission denied'
        )
        expect(
          await failureOf(client, `ALTER TABLE "${table}" DISABLE TRIGGER ALL`)
        ).toContain('must be owner')
        expect(
          await failureOf(client, `UPDATE "${table}" SET id = id`)
        ).toContain('permission denied')
      }
      expect(await failureOf(client, LOG)).toBe('done')
      expect(
        await failureOf(client, `UPDATE "User" SET xp = xp WHERE id = 0`)
      ).toBe('done')
      expect(await failureOf(client, 'DELETE FROM "RateCounter"')).toBe('done')
    }))
})
