// The sealed log (docs/decisions/0074). A test database lets its role change rows, as a superuser could.
import { db, pool } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { removeOldLog } from 'src/services/reports/infoLogs/removeOldLog'
import { buildUser } from 'src/testing/people'

import { auditReport, readKnownSeal } from './auditReport'
import { checkLog } from './checkLog'
import { sealLog } from './sealLog'

const note = (name = 'Ana', entityId = 1) =>
  logInfo(db, {
    action: 'user.updated',
    entity: 'User',
    entityId,
    after: { name },
  })

/** Writes and seals rows of which each seal has as many as said; the log is empty before. */
const sealed = async (...counts: number[]) => {
  for (const count of counts) {
    for (let row = 0; row < count; row++) await note(`Ana ${row}`)
    expect(await sealLog()).toBe(1)
  }
  return db.infoLog.findMany({ orderBy: { id: 'asc' } })
}

const problem = async () => (await checkLog()).problem

const change = (sql: string) => db.$executeRawUnsafe(sql)

/** Runs SQL as in a school's database, where no role may purge. */
const asServer = (sql: string) =>
  db.$transaction([
    db.$executeRawUnsafe(`SET LOCAL app.allow_purge = 'off'`),
    db.$executeRawUnsafe(sql),
  ])

// Ids go on from test to test, and a chain begins at 1.
const restart = () => change('ALTER SEQUENCE "InfoLog_id_seq" RESTART')

describe('the sealed log', () => {
  scenario('Names the seal that a change of the log breaks', async () => {
    await restart()
    const rows = await sealed(3, 2, 2)
    expect(await checkLog()).toMatchObject({
      seals: 3,
      rows: 7,
      emptied: 0,
      problem: null,
      waiting: { count: 0 },
      from: rows[0].createdAt,
      to: rows[6].createdAt,
    })
    expect(await sealLog()).toBe(0)

    const { id } = rows[3]
    const stories: [string, string, RegExp][] = [
      [
        `UPDATE "InfoLog" SET action = 'user.archived' WHERE id = ${id}`,
        `UPDATE "InfoLog" SET action = 'user.updated' WHERE id = ${id}`,
        /^Seal 2 .*a row was changed/,
      ],
      [
        `UPDATE "InfoLog" SET after = '{"name": "Eva"}' WHERE id = ${id}`,
        `UPDATE "InfoLog" SET after = '{"name": "Ana 0"}' WHERE id = ${id}`,
        new RegExp(`^Seal 2 .*values of row ${id} were changed`),
      ],
      [
        `UPDATE "InfoLogSeal" SET count = 3 WHERE id = 2`,
        `UPDATE "InfoLogSeal" SET count = 2 WHERE id = 2`,
        /^Seal 2 .*seal itself was changed/,
      ],
      [
        `UPDATE "InfoLogSeal" SET "removedAt" = now() WHERE id = 2`,
        `UPDATE "InfoLogSeal" SET "removedAt" = NULL WHERE id = 2`,
        /^Seal 2 .*says that its rows are removed/,
      ],
    ]
    for (const [harm, mend, told] of stories) {
      await change(harm)
      expect(await problem()).toMatch(told)
      await change(mend)
      expect(await problem()).toBeNull()
    }

    await change(`DELETE FROM "InfoLog" WHERE id = ${id}`)
    expect(await problem()).toMatch(/^Seal 2 .*1 of 2 rows/)
  })

  scenario('Misses a seal, in the middle or at its end', async () => {
    await restart()
    await sealed(1, 1, 1)
    const { last } = await checkLog()
    expect(last?.id).toBe(3)
    await change('DELETE FROM "InfoLog" WHERE id = 3')
    await change('DELETE FROM "InfoLogSeal" WHERE id = 3')
    expect(await problem()).toBeNull()
    expect((await checkLog(last ?? undefined)).problem).toMatch(
      /Seal 3 is missing/
    )
    await sealed(1)
    expect((await checkLog(last ?? undefined)).problem).toMatch(
      /^Seal 3 .*not the one/
    )
    await change('DELETE FROM "InfoLogSeal" WHERE id = 2')
    expect(await problem()).toMatch(/seal 2 is missing/)
  })

  scenario('Holds after a person was anonymised, and only then', async () => {
    await restart()
    const { id } = await buildUser()
    await note('Ana', id)
    await note('Another', id + 1)
    await db.infoLog.createMany({
      data: [
        {
          action: 'user.updated',
          entity: 'Win',
          entityId: '1',
          after: { a: 1 },
        },
      ].map((row) => ({
        ...row,
        actorUserId: id,
        effectiveUserId: id,
        ip: '::1',
      })),
    })
    await sealLog()
    await expect(change(`SELECT app.forget_in_log(${id})`)).rejects.toThrow(
      'is not anonymised'
    )
    await change(
      `UPDATE "User" SET "archivedAt" = now(), email = 'anonymised-${id}@archived.invalid' WHERE id = ${id}`
    )
    await change(`SELECT app.forget_in_log(${id})`)
    expect(
      await db.infoLog.findMany({
        orderBy: { id: 'asc' },
        select: { after: true, ip: true },
      })
    ).toEqual([
      { after: null, ip: null },
      { after: { name: 'Another' }, ip: null },
      { after: null, ip: null },
    ])
    expect(await checkLog()).toMatchObject({ problem: null, emptied: 2 })

    await change(
      `UPDATE "InfoLog" SET after = NULL, "valuesSalt" = NULL WHERE id = 2`
    )
    expect(await problem()).toMatch(/row 2 were removed, but its person/)
  })

  scenario(
    'Stays intact after the words of staff about a person are removed',
    async () => {
      await restart()
      const staff = await buildUser('coach')
      const { id: userId } = await buildUser()
      const task = await db.successTask.create({
        data: { userId, kind: 'CALL', text: 'Call Ana', dueOn: new Date() },
      })
      for (const entityId of [task.id, task.id + 1])
        await db.infoLog.create({
          data: {
            action: 'successTask.created',
            entity: 'SuccessTask',
            entityId: String(entityId),
            after: { text: 'Call Ana' },
            actorUserId: staff.id,
            effectiveUserId: staff.id,
          },
        })
      await sealLog()
      await change(
        `UPDATE "User" SET "archivedAt" = now(), email = 'anonymised-${userId}@archived.invalid' WHERE id = ${userId}`
      )
      await change(`SELECT app.forget_in_log(${userId})`)
      expect(await checkLog()).toMatchObject({ problem: null, emptied: 1 })

      await change(
        `UPDATE "InfoLog" SET after = NULL, "valuesSalt" = NULL WHERE "entityId" = '${task.id + 1}'`
      )
      expect(await problem()).toMatch(/were removed, but its person/)
    }
  )

  scenario('Keeps what staff changed, whatever they are later', async () => {
    await restart()
    const { id } = await buildUser('coach')
    await db.infoLog.create({
      data: {
        action: 'user.updated',
        entity: 'Win',
        entityId: '1',
        after: { a: 1 },
        actorUserId: id,
        effectiveUserId: id,
      },
    })
    await change(`DELETE FROM "UserAccessLevel" WHERE "userId" = ${id}`)
    await change(
      `UPDATE "User" SET "archivedAt" = now(), email = 'anonymised-${id}@archived.invalid' WHERE id = ${id}`
    )
    await change(`SELECT app.forget_in_log(${id})`)
    expect(await db.infoLog.findMany({ select: { after: true } })).toEqual([
      { after: { a: 1 } },
    ])
  })

  scenario('Refuses a seal that does not describe its rows', async () => {
    await restart()
    await note()
    await sealLog()
    await note()
    const { id: rowId } = await db.infoLog.findFirstOrThrow({
      orderBy: { id: 'desc' },
    })
    const seal = (id: number, fromId: number, lastAt: string, rest = 'NULL') =>
      asServer(
        `INSERT INTO "InfoLogSeal" (id, "fromId", "toId", count, "firstAt", "lastAt", "rowsDigest", "previousDigest", digest, "removedAt")
         VALUES (${id}, ${fromId}, ${rowId}, 1, ${lastAt}, ${lastAt}, '', '', '', ${rest})`
      )
    const old = `'2000-01-01'::timestamptz`
    const real = `(SELECT "createdAt" FROM "InfoLog" WHERE id = ${rowId})`
    for (const attempt of [
      () => seal(-1, rowId, old),
      () => seal(2, rowId, old),
      () => seal(3, rowId, real),
      () => seal(2, rowId, real, 'now()'),
    ])
      await expect(attempt()).rejects.toThrow('does not follow')
    await expect(seal(2, rowId, real)).resolves.toBeDefined()
  })

  scenario('Tells what retention removed, seal by seal', async () => {
    await restart()
    for (const days of [200, 150, 10]) {
      await note()
      await change(
        `UPDATE "InfoLog" SET "createdAt" = now() - interval '${days} days' WHERE id = (SELECT max(id) FROM "InfoLog")`
      )
      await sealLog()
    }
    await removeOldLog()
    expect(await db.infoLog.count()).toBe(3)
    await db.setting.create({ data: { name: 'log-days', value: '120' } })
    await removeOldLog()
    const check = await checkLog()
    expect(check).toMatchObject({
      problem: null,
      rows: 1,
      seals: 3,
      removed: { rows: 2 },
    })
    expect(auditReport(check).lines.join()).toContain('2 rows up to')
    await change(
      `INSERT INTO "InfoLog" (id, action, entity, "entityId") VALUES (1, 'user.updated', 'User', '1')`
    )
    expect(await problem()).toMatch(/^Seal 1 .*says that its rows are removed/)
  })

  scenario('Waits for rows that commit out of order', async () => {
    await restart()
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await client.query(
        `INSERT INTO "InfoLog" (action, entity, "entityId") VALUES ('user.updated', 'User', '1')`
      )
      await note()
      const sealing = sealLog()
      await note()
      await client.query('COMMIT')
      // The third row came after the sealer looked.
      expect(await sealing).toBe(1)
      expect(await checkLog()).toMatchObject({ rows: 2, problem: null })
    } finally {
      client.release()
    }
    await Promise.all([sealLog(), sealLog(), sealLog()])
    expect(await checkLog()).toMatchObject({ rows: 3, problem: null, seals: 2 })
  })

  scenario('Makes no writer wait', async () => {
    await restart()
    const client = await pool.connect()
    try {
      // A sealer in the middle of its work.
      await client.query('BEGIN')
      await client.query('LOCK TABLE "InfoLogSeal" IN ACCESS EXCLUSIVE MODE')
      await client.query(
        `SELECT pg_advisory_xact_lock(hashtextextended('InfoLogSeal', 0))`
      )
      await Promise.all(Array.from({ length: 200 }, () => note()))
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
    await sealLog()
    expect(await checkLog()).toMatchObject({ rows: 200, problem: null })
  })

  scenario('Seals and checks 10,000 rows in few statements', async () => {
    await restart()
    await change(
      `INSERT INTO "InfoLog" (action, entity, "entityId", "createdAt") SELECT 'user.updated', 'User', n::text, now() - interval '2 hours' FROM generate_series(1, 10000) n`
    )
    expect((await checkLog()).waiting.count).toBe(10_000)
    expect(auditReport(await checkLog()).warnings.join()).toContain(
      'not sealed'
    )
    const statements = jest.spyOn(pool, 'query')
    expect(await sealLog()).toBe(10)
    expect(await checkLog()).toMatchObject({ rows: 10_000, problem: null })
    expect(statements.mock.calls.length).toBeLessThan(10)
    statements.mockRestore()
    const { last: known } = await checkLog()
    expect(readKnownSeal(`${known?.id}:${known?.digest}`)).toEqual(known)
    expect(readKnownSeal('3:zz')).toBeNull()
  })
})
