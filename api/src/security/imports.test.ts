// S-56: a file is imported completely or not at all, and importing it again changes nothing.
import { db } from 'src/lib/db'
import { importStatement } from 'src/services/billing/statements/importStatement'
import { importAttendance } from 'src/services/learning/events/attendance/attendance'
import { buildClimb } from 'src/testing/community'
import { buildEvent, inHours } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

const ROWS = 9
const MOST = 5000

/** An event with a task, and `count` members on its stage. */
const buildGathering = async (count: number) => {
  const { stage, member } = await buildClimb([25])
  await db.task.updateMany({
    data: { verification: 'AUTO', autoKind: 'EVENT' },
  })
  await db.$executeRaw`
    INSERT INTO "User" (email, slug, "tribeId", "firstName", "lastName", "hashedPassword", salt, "stageId", "updatedAt")
    SELECT 'came-' || n || '@example.com', 'came-' || n, 'C' || n, 'Ana', 'Cruz', '', '', ${member.stageId}, now() FROM generate_series(1, ${count}::int) n`
  const { occurrenceId } = await buildEvent({ taskId: stage.tasks[0].id }, [
    inHours(-2),
  ])
  signIn(await buildUser('admin'), 'admin')
  return {
    occurrenceId,
    lines: Array.from(
      { length: count },
      (_, index) => `came-${index + 1}@example.com`
    ),
  }
}

const booked = async () => ({
  attended: await db.attendance.count(),
  points: await db.xpLedger.count(),
  statements: await db.statementImport.count(),
  lines: await db.statementLine.count(),
  logged: await db.infoLog.count(),
})

const imports = {
  attendance: {
    table: 'Attendance',
    build: async () => {
      const gathering = await buildGathering(ROWS)
      return () => importAttendance(gathering)
    },
  },
  statement: {
    table: 'StatementLine',
    build: async () => {
      signIn(await buildUser('admin'), 'admin')
      return () =>
        importStatement({
          input: {
            platform: 'gcash',
            fileName: 'november.csv',
            headers: ['Date', 'Name', 'Reference', 'Amount'],
            rows: Array.from({ length: ROWS }, (_, index) => [
              '2026-11-20',
              'Ana Cruz',
              `90000${index}`,
              '100.00',
            ]),
            columns: {
              reference: 'Reference',
              paidOn: 'Date',
              amount: 'Amount',
              credit: '',
              debit: '',
              payerName: 'Name',
            },
          },
        })
    },
  },
}

/** Ends the connection after this many written rows, like a killed process. */
const whileKilledAt = async (
  table: string,
  row: number,
  work: () => Promise<unknown>
) => {
  const counter = `killed_at_${row}`
  await db.$executeRawUnsafe(`CREATE SEQUENCE app.${counter}`)
  await db.$executeRawUnsafe(`
    CREATE FUNCTION app.kill_import() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('app.${counter}') = ${row} THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
      RETURN NEW;
    END $$`)
  await db.$executeRawUnsafe(
    `CREATE TRIGGER kill_import BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION app.kill_import()`
  )
  try {
    await work()
  } finally {
    await db.$executeRawUnsafe(`DROP TRIGGER kill_import ON "${table}"`)
    await db.$executeRawUnsafe('DROP FUNCTION app.kill_import')
    await db.$executeRawUnsafe(`DROP SEQUENCE app.${counter}`)
  }
}

describe('an import', () => {
  for (const [name, { table, build }] of Object.entries(imports))
    for (const row of [1, Math.ceil(ROWS / 2), ROWS])
      scenario(
        `Of ${name} that is killed at row ${row} of ${ROWS} writes nothing, and is complete the next time`,
        async () => {
          const send = await build()
          const before = await booked()
          await whileKilledAt(table, row, () =>
            expect(send()).rejects.toThrow()
          )
          expect(await booked()).toEqual(before)
          await send()
          expect(await db.attendance.count()).toBe(
            name === 'attendance' ? ROWS : 0
          )
          expect(await db.statementLine.count()).toBe(
            name === 'statement' ? ROWS : 0
          )
        }
      )

  scenario(
    'Of attendance, sent twice and concurrently in any order, counts everyone once',
    async () => {
      const { occurrenceId, lines } = await buildGathering(200)
      const sent = await Promise.all(
        [lines, [...lines].reverse(), lines, [...lines].reverse()].map((each) =>
          importAttendance({ occurrenceId, lines: each })
        )
      )
      expect(sent.reduce((sum, { added }) => sum + added, 0)).toBe(200)
      const whole = await booked()
      expect(whole).toMatchObject({ attended: 200, points: 200 })
      await importAttendance({ occurrenceId, lines })
      expect(await booked()).toEqual({ ...whole, logged: whole.logged + 1 })
      expect(
        await db.user.count({
          where: { slug: { startsWith: 'came-' }, xp: 25 },
        })
      ).toBe(200)
    }
  )

  scenario(
    'Of attendance reads 5,000 lines, and gives the reason for each wrong line',
    async () => {
      const { occurrenceId, lines } = await buildGathering(MOST - 3)
      const wrong = ["=cmd|'/c calc'!A0", '@SUM(A1)', lines[0]]
      const { added, results } = await importAttendance({
        occurrenceId,
        lines: [...lines, ...wrong],
      })
      expect(added).toBe(lines.length)
      expect(
        results.slice(-3).map(({ line, value, code }) => [line, value, code])
      ).toEqual([
        [MOST - 2, wrong[0], 'ATTENDEE_UNKNOWN'],
        [MOST - 1, wrong[1], 'ATTENDEE_UNKNOWN'],
        [MOST, lines[0], 'ATTENDEE_TWICE'],
      ])
      await expect(
        importAttendance({ occurrenceId, lines: [...lines, ...wrong, 'one'] })
      ).rejects.toMatchObject(refusal('IMPORT_TOO_LONG'))
    }
  )
})
