// The bench's own database: the seeded cast, the given number of further members, and their sessions.
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'

import { environment, root } from '../scripts/commands/tools.mjs'

import { addPeople, sessionsOf } from './people.mjs'
import { findPostmaster } from './postgresCpu.mjs'

const require = createRequire(import.meta.url)
const { Client } = require('pg')

const {
  createTestDatabase,
  dropTestDatabase,
  dropTestDatabases,
} = require('../scripts/database/testDatabase')

/** The number of members who complete a task in a round, once each. */
const WRITERS = 1000

// A lesson of the seeded learner's first course.
const LESSON_SQL = `
  SELECT u."courseId", l.id AS "lessonId" FROM "CourseProgress" cp JOIN "Unit" u ON u."courseId" = cp."courseId" JOIN "Lesson" l ON l."unitId" = u.id
  WHERE cp."userId" = $1 AND l.status = 'PUBLISHED' ORDER BY cp."courseId", u.position, l.position LIMIT 1`

// A funnel that the bench's members have not bought, paid at once.
const ORDER_SQL = `
  SELECT f.id AS "funnelId", t.id AS "paymentTermId", COALESCE(f."priceOverrideCentavos", p."priceCentavos") AS "totalCentavos"
  FROM "Funnel" f JOIN "Product" p ON p.id = f."productId" JOIN "FunnelPaymentTerm" ft ON ft."funnelId" = f.id JOIN "PaymentTerm" t ON t.id = ft."paymentTermId"
  WHERE f.status = 'PUBLISHED' AND f.slug <> 'freelance-kickstart' AND f."seatLimit" IS NULL AND f."opensAt" IS NULL AND f."closesAt" IS NULL AND t.id = 'one-time' ORDER BY f.id LIMIT 1`

const checkXp = async (client) => {
  const { rows } = await client.query(
    'SELECT count(*)::int AS wrong FROM "User" u WHERE u.xp <> COALESCE((SELECT sum(delta) FROM "XpLedger" x WHERE x."userId" = u.id), 0)'
  )
  if (rows[0].wrong > 0)
    throw new Error(
      `${rows[0].wrong} people whose XP is not their ledger's sum`
    )
}

/** Drops the databases together, because the embedded server stops after the last one. */
export const closeSchools = async (schools) => {
  for (const { client } of schools) await client.end().catch(() => {})
  await dropTestDatabases(schools.map(({ url }) => url))
}

/** Creates a database with `size` members more than the cast. */
export const openSchool = async (size) => {
  const url = await createTestDatabase(`bench_${size}`)
  const env = {
    ...environment(),
    DATABASE_URL: url,
    SULONG_EMBEDDED: '1',
    SEED_DEMO: '1',
    WORKER: 'off',
  }
  const client = new Client({ connectionString: url })
  try {
    execFileSync(process.execPath, ['scripts/build/runScript.mjs', 'seed'], {
      cwd: root,
      env,
      // Shown only on failure.
      stdio: 'pipe',
    })
    await client.connect()
    await addPeople(client, size)
    const everybody = await sessionsOf(
      client,
      Array.from(
        { length: Math.min(WRITERS, size) },
        (_, n) => `bulk-${n + 1}@example.com`
      )
    )
    const [admin, learner] = await sessionsOf(client, [
      'admin@example.com',
      'ana@example.com',
    ])
    const {
      rows: [lesson],
    } = await client.query(LESSON_SQL, [learner.id])
    const {
      rows: [order],
    } = await client.query(ORDER_SQL)
    const { rows } = await client.query('SHOW server_version')
    return {
      env,
      client,
      url,
      version: rows[0].server_version,
      people: {
        admin,
        learner: { ...learner, ...lesson },
        everybody,
        member: everybody[6],
        buyers: everybody.map((person) => ({ ...person, order })),
        nobody: {},
      },
      postmaster: await findPostmaster(client),
      reset: (sql) => client.query(sql),
      checkBooks: () => checkXp(client),
    }
  } catch (error) {
    await client.end().catch(() => {})
    await dropTestDatabase(url)
    throw error
  }
}
