import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { open } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import type { AnnouncementStatus } from '@prisma/client'
import { Client } from 'pg'

import { getPaths } from '@redwoodjs/project-config'

import {
  createScratchDatabase,
  withDatabase,
} from 'src/../../scripts/database/testDatabase'
import { db, pool } from 'src/lib/db'
import { incomingFolder, storage } from 'src/lib/files/storage/storage'
import { buildInvoice } from 'src/testing/billing'
import { buildUser } from 'src/testing/people'

import { isEncrypted } from './archiveReader'
import { BackupError, type BackupProblem } from './backupError'
import { fingerprint, keptTables, leftOut, readSequences } from './catalogue'
import { checkBackup } from './checkBackup'
import { withConnection } from './connection'
import { createKeys } from './encryption'
import { tableName } from './manifest'
import { migrateOn, migrateTo } from './migrateTo'
import { replaceDatabase } from './replacing/replaceDatabase'
import { restoreBackup } from './restoreBackup'
import { settleRestored } from './settleRestored'
import { writeBackup } from './writeBackup'

const url = String(process.env.DATABASE_URL)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
const role = `sulong_owner_${process.pid}`
let scratches = 0

afterAll(async () => {
  fs.rmSync(folder, { recursive: true })
})

const onServer = (sql: string) =>
  withConnection(withDatabase(url, 'postgres'), (client) => client.query(sql))

/** An empty database that belongs to a role without further rights. */
const withScratch = async (work: (url: string) => Promise<void>) => {
  scratches += 1
  const made = await createScratchDatabase(`restored_${scratches}`)
  const name = new URL(made).pathname.slice(1)
  await onServer(`CREATE ROLE ${role} LOGIN PASSWORD 'owner'`)
  await onServer(`ALTER DATABASE "${name}" OWNER TO ${role}`)
  const owned = new URL(made)
  owned.username = role
  owned.password = 'owner'
  try {
    await work(owned.href)
  } finally {
    await onServer(`DROP DATABASE "${name}" WITH (FORCE)`)
    await onServer(`DROP ROLE ${role}`)
  }
}

const newFile = () => path.join(folder, randomBytes(6).toString('hex'))

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof BackupError ? error.problem : error)
  )

const storeFile = async (ownerId: number, content: Buffer) => {
  const key = randomBytes(16).toString('hex')
  const place = path.join(incomingFolder(), key)
  fs.writeFileSync(place, content)
  await storage().put(key, place, 'text/plain')
  await db.storedFile.create({
    data: {
      storageKey: key,
      name: 'a.txt',
      extension: 'txt',
      mime: 'text/plain',
      size: content.length,
      sha256: '',
      ownerId,
    },
  })
  return key
}

/** Everything that a restored database must have in common with the original. */
const pictureOf = (at: string) =>
  withConnection(at, async (client) => {
    const sums: Record<string, unknown> = {}
    for (const table of await keptTables(client))
      sums[tableName(table)] = await fingerprint(client, table)
    return { sums, sequences: await readSequences(client) }
  })

const RULES = `
  SELECT format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) AS rule FROM pg_constraint
    WHERE connamespace::regnamespace::text IN ('public', 'app') AND conrelid <> 0
  UNION ALL SELECT format('%s %s', tgenabled, pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'app') ORDER BY 1`

const rulesOf = (at: string) =>
  withConnection(at, async (client) => {
    const { rows } = await client.query<{ rule: string }>(RULES)
    return rows.map(({ rule }) => rule)
  })

scenario('A backup is restored as it was, to the row', async () => {
  const user = await buildUser('member', {
    firstName: 'Ñ\t\\N\n"😀"',
  })
  const { userId: debtorId } = await buildInvoice()
  await db.session.create({
    data: {
      tokenHash: randomBytes(32),
      userId: user.id,
      authVersion: 0,
      idleExpiresAt: new Date(),
      absoluteExpiresAt: new Date(),
    },
  })
  const content = randomBytes(5 * 1024 * 1024)
  const key = await storeFile(user.id, content)
  await db.storedFile.create({
    data: {
      storageKey: '0'.repeat(32),
      name: 'lost.txt',
      extension: 'txt',
      mime: 'text/plain',
      size: 1,
      sha256: '',
    },
  })
  const before = await pictureOf(url)
  const keys = await createKeys()
  const other = await createKeys()
  const file = newFile()
  let written = 0
  // Reading the files holds no snapshot open.
  const read = storage().read
  jest.spyOn(storage(), 'read').mockImplementationOnce(async (of) => {
    const { rows } = await pool.query(
      `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`
    )
    expect(rows).toEqual([{ open: 0 }])
    return read(of)
  })
  const { head, manifest, size } = await writeBackup({
    url,
    file,
    product: '1.2.3',
    publicKeys: [keys.publicKey, other.publicKey],
    includeFiles: true,
    // Others go on writing: the backup is of the moment at which it began.
    onProgress: async () => {
      written += 1
      if (written === 3) await buildUser('member')
    },
  })
  expect(size).toBe(fs.statSync(file).size)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  expect(await isEncrypted(file)).toBe(true)
  expect(fs.readFileSync(file).includes('person-')).toBe(false)
  expect(manifest.files).toEqual({
    count: 1,
    bytes: content.length,
    missing: ['0'.repeat(32)],
  })
  expect(head.tables.map(tableName)).not.toContain('public.Session')
  await storage().remove(key)

  await withScratch(async (scratch) => {
    for (const secretKey of [keys.secretKey, other.secretKey])
      expect(await problemOf(checkBackup(file, secretKey))).toBe('none')
    await restoreBackup({
      url: scratch,
      file,
      secretKey: keys.secretKey,
      withFiles: true,
    })
    const { sums, sequences } = await pictureOf(scratch)
    expect(sums).toEqual(before.sums)
    expect(await rulesOf(scratch)).toEqual(await rulesOf(url))
    // Sequences never fall behind the rows, even if they moved on meanwhile.
    expect(
      sequences.every(
        ({ last }, index) =>
          Number(last) >= Number(before.sequences[index].last)
      )
    ).toBe(true)
    await withConnection(scratch, async (client) => {
      const added = await client.query(
        `INSERT INTO "User" (email, slug, "tribeId", "firstName", "lastName", "hashedPassword", salt, "updatedAt") VALUES ('n@example.com', 'n', 'N', 'N', 'N', '', '', now()) RETURNING id`
      )
      expect(added.rows[0].id).toBeGreaterThan(user.id)
      await expect(
        client.query(`DELETE FROM "User" WHERE id = ${debtorId}`)
      ).rejects.toThrow(/foreign key/)
      const sessions = await client.query('SELECT FROM "Session"')
      expect(sessions.rowCount).toBe(0)
    })
    const chunks: Buffer[] = []
    for await (const chunk of await storage().read(key)) chunks.push(chunk)
    expect(Buffer.concat(chunks).equals(content)).toBe(true)

    // The restore leaves the present data alone.
    const full = await pictureOf(scratch)
    expect(
      await problemOf(
        restoreBackup({
          url: scratch,
          file,
          secretKey: keys.secretKey,
          withFiles: false,
        })
      )
    ).toBe('NOT_EMPTY')
    expect(await pictureOf(scratch)).toEqual(full)
  })
  await storage().remove(key)
})

scenario('A file that cannot be restored changes nothing', async () => {
  await buildUser('member')
  const keys = await createKeys()
  const make = async (publicKeys: string[]) => {
    const file = newFile()
    await writeBackup({ url, file, product: '1.2.3', publicKeys })
    return file
  }
  const sealed = await make([keys.publicKey])
  const plain = await make([])
  const changed = (from: string, change: (bytes: Buffer) => Buffer) => {
    const file = newFile()
    fs.writeFileSync(file, change(fs.readFileSync(from)))
    return file
  }
  const flip = (at: number) => (bytes: Buffer) => {
    bytes[Math.floor(bytes.length * at)] ^= 1
    return bytes
  }
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)
  const cases: [BackupProblem, string, string?][] = [
    ['KEY_NEEDED', sealed],
    ['KEY_WRONG', sealed, (await createKeys()).secretKey],
    ['KEY_INVALID', sealed, 'AGE-SECRET-KEY-1NONSENSE'],
    ['DAMAGED', changed(sealed, cut), keys.secretKey],
    ['DAMAGED', changed(sealed, flip(0.5)), keys.secretKey],
    ['DAMAGED', changed(plain, cut)],
    ['DAMAGED', changed(plain, flip(0.5))],
    ['NOT_A_BACKUP', changed(plain, () => Buffer.from('onward'))],
    ['NOT_A_BACKUP', changed(plain, () => Buffer.alloc(0))],
  ]
  await pool.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', '', '29990101000000_later', now())`
  )
  try {
    cases.push(['NEWER_VERSION', await make([])])
  } finally {
    await pool.query(`DELETE FROM _prisma_migrations WHERE id = 'x'`)
  }
  await withScratch(async (scratch) => {
    for (const [problem, file, secretKey] of cases)
      expect(
        await problemOf(
          restoreBackup({ url: scratch, file, secretKey, withFiles: false })
        )
      ).toBe(problem)

    // A failure at the very end takes everything back, and the next attempt succeeds.
    const failing = restoreBackup({
      url: scratch,
      file: plain,
      withFiles: false,
      beforeCommit: () => Promise.reject(new Error('power cut')),
    })
    await expect(failing).rejects.toThrow('power cut')
    await restoreBackup({ url: scratch, file: plain, withFiles: false })
  })
})

scenario('An older database is brought to the present version', async () => {
  const names = fs
    .readdirSync(path.join(getPaths().api.base, 'db/migrations'))
    .filter((entry) => /^\d/.test(entry))
    .sort()
  const older = names.slice(0, -3)
  await withScratch(async (scratch) => {
    await withConnection(scratch, async (client) => {
      await migrateTo(client, older)
      await migrateOn(client, older)
      const { rows } = await client.query(
        'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1'
      )
      expect(rows.map(({ name }) => name)).toEqual(names)
    })
    expect(await rulesOf(scratch)).toEqual(await rulesOf(url))
  })
})

/** Settings that belong to a database and not to its contents. */
const factsOf = async (name: string) => {
  const { rows } = await onServer(
    `SELECT encoding, datcollate, datctype, datlocprovider, datacl::text AS rights, (SELECT setconfig FROM pg_db_role_setting WHERE setdatabase = d.oid) AS settings
     FROM pg_database d WHERE datname = '${name}'`
  )
  return rows[0]
}

scenario(
  'A full database is replaced as a whole, or stays as it was',
  async () => {
    const { email } = await buildUser('member')
    await db.backupRun.create({
      data: { trigger: 'MANUAL', status: 'RUNNING', includesFiles: false },
    })
    await db.outboxEmail.create({
      data: { to: email, subject: '', text: '', html: '', template: '' },
    })
    const { id: createdById } = await buildUser('admin')
    const announce = (status: AnnouncementStatus, sendAt: string) =>
      db.announcement.create({
        data: {
          status,
          sendAt: new Date(sendAt),
          createdById,
          waitingCount: status === 'SENDING' ? 1 : 0,
          recipients:
            status === 'SENDING'
              ? { create: { userId: createdById } }
              : undefined,
        },
      })
    await announce('SENDING', '2020-01-01')
    await announce('SCHEDULED', '2020-01-01')
    await announce('SCHEDULED', '2999-01-01')
    const owner = await db.user.findFirstOrThrow({ where: { email } })
    await db.emailChange.create({
      data: {
        userId: owner.id,
        proposedById: owner.id,
        oldEmail: email,
        newEmail: 'thief@example.org',
        waitsUntil: new Date(),
      },
    })
    await db.webhookEndpoint.create({
      data: { url: 'https://x.example', secret: 's', createdById: owner.id },
    })
    await db.calendarFeed.create({
      data: { userId: owner.id, tokenHash: Buffer.from('t') },
    })
    const file = newFile()
    await writeBackup({ url, file, product: '1.2.3' })
    const live = await createScratchDatabase('live')
    const name = new URL(live).pathname.slice(1)
    const made = [name]
    const tablesOf = (at: string) =>
      withConnection(at, async (client) =>
        (await keptTables(client)).map((table) => table.name)
      )
    try {
      await withConnection(live, (client) =>
        client.query(`CREATE TABLE before (); CREATE TABLE "BackupRun" AS SELECT 77 AS id, 'VERIFIED' AS status,
          'MANUAL' AS trigger, 0 AS percent, true AS "includesFiles", true AS "isEncrypted", '[]'::jsonb AS "rowCounts",
          '' AS "schemaVersion", '' AS product, 0 AS "fileCount", 0 AS "missingFiles", 999999 AS "createdById",
          now() AS "createdAt", now() AS "updatedAt";
          CREATE SEQUENCE "User_id_seq"; SELECT setval('"User_id_seq"', 7000000);
          ALTER DATABASE "${name}" SET search_path = "$user", 'a b', public;
          ALTER DATABASE "${name}" SET work_mem = '5MB'; REVOKE ALL ON DATABASE "${name}" FROM PUBLIC`)
      )
      const facts = await factsOf(name)
      const replace = (beforeSwap?: () => Promise<void>) =>
        replaceDatabase({
          url: live,
          file,
          withFiles: false,
          beforeCommit: settleRestored,
          beforeSwap,
        })

      await withConnection(live, async () =>
        expect(await problemOf(replace())).toBe('IN_USE')
      )
      await expect(
        replace(() => Promise.reject(new Error('power cut')))
      ).rejects.toThrow('power cut')
      expect(await tablesOf(live)).toEqual(['BackupRun', 'before'])
      expect(
        await problemOf(
          replaceDatabase({
            url: withDatabase(url, 'n'.repeat(50)),
            file,
            withFiles: false,
          })
        )
      ).toBe('NAME_TOO_LONG')

      const { old, refused } = await replace()
      made.push(old)
      expect(refused).toEqual([])
      expect(facts.settings).toHaveLength(2)
      expect(await factsOf(name)).toEqual(facts)
      await withConnection(live, async (client) => {
        const { rows } = await client.query('SELECT email FROM "User"')
        expect(rows).toContainEqual({ email })
        // Work under way has ended: nothing sends the mail, and no backup runs. The history is that of the store.
        const { rows: left } = await client.query(
          'SELECT status, (SELECT jsonb_agg(id) FROM "BackupRun" WHERE "createdById" IS NULL) AS runs, (SELECT action FROM "InfoLog") AS log FROM "OutboxEmail"'
        )
        expect(left).toEqual([
          { status: 'KEPT', runs: [77], log: 'backup.restored' },
        ])
        // Nothing that was refused or ended since is valid again, and no id is given out twice.
        const { rows: revoked } = await client.query(
          `SELECT (SELECT status FROM "EmailChange") AS "emailChange", (SELECT count(*)::int FROM "CalendarFeed") AS feeds,
            (SELECT "pausedAt" IS NOT NULL FROM "WebhookEndpoint") AS "isPaused", nextval('"User_id_seq"')::int AS next`
        )
        expect(revoked).toEqual([
          { emailChange: 'EXPIRED', feeds: 0, isPaused: true, next: 7_000_001 },
        ])
        const { rows: announced } = await client.query(
          'SELECT status, "skippedCount" AS skipped, "waitingCount" AS waiting, r.state FROM "Announcement" a LEFT JOIN "AnnouncementRecipient" r ON r."announcementId" = a.id ORDER BY a.id'
        )
        expect(announced).toEqual([
          { status: 'STOPPED', skipped: 1, waiting: 0, state: 'SKIPPED' },
          { status: 'STOPPED', skipped: 0, waiting: 0, state: null },
          { status: 'SCHEDULED', skipped: 0, waiting: 0, state: null },
        ])
      })
      expect(await tablesOf(withDatabase(url, old))).toEqual([
        'BackupRun',
        'before',
      ])
      const left = await onServer(
        `SELECT FROM pg_database WHERE datname LIKE '${name}_restored%'`
      )
      expect(left.rowCount).toBe(0)
    } finally {
      for (const each of made)
        await onServer(`DROP DATABASE IF EXISTS "${each}" WITH (FORCE)`)
    }
  }
)

scenario('A failed backup leaves no file', async () => {
  const file = newFile()
  const failing = writeBackup({
    url,
    file,
    product: '1.2.3',
    onProgress: () => Promise.reject(new Error('disk full')),
  })
  await expect(failing).rejects.toThrow('disk full')
  expect(fs.existsSync(file)).toBe(false)
  expect(
    await problemOf(
      writeBackup({ url, file, product: '1.2.3', publicKeys: ['age1no'] })
    )
  ).toBe('KEY_INVALID')
  expect(fs.existsSync(file)).toBe(false)

  // A file that is there already is another backup.
  fs.writeFileSync(file, 'older')
  await expect(writeBackup({ url, file, product: '1.2.3' })).rejects.toThrow(
    'EEXIST'
  )
  expect(fs.readFileSync(file, 'utf8')).toBe('older')
})

const FULL_DISK = '/dev/full'
const testOnLinux = fs.existsSync(FULL_DISK) ? test : test.skip

testOnLinux('A full disk is named as the reason', async () => {
  jest
    .spyOn(fs.promises, 'open')
    .mockImplementationOnce(() => open(FULL_DISK, 'w'))
  await expect(
    writeBackup({ url, file: newFile(), product: '1.2.3' })
  ).rejects.toThrow('ENOSPC')
})

test('No kept table refers to one that is left out', async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS from, 'public.' || c.relname AS to FROM pg_constraint k JOIN pg_class c ON c.oid = k.confrelid WHERE contype = 'f'`
  )
  await client.end()
  expect(
    rows.filter(
      ({ from, to }) =>
        leftOut.includes(to) &&
        !leftOut.includes(`public.${from.replaceAll('"', '')}`)
    )
  ).toEqual([])
})
