import fastify from 'fastify'

import { folderMigrations } from 'src/lib/database/migrations'
import { db, pool } from 'src/lib/db'

import { health } from './health'

const SMTP = 'smtp://person:word@mail.example'

const ask = async (isStopping = false, times = 1) => {
  const server = fastify()
  server.register(health(() => isStopping))
  const answers = await Promise.all(
    Array.from({ length: times }, () => server.inject('/api/ready'))
  )
  await server.close()
  const [{ statusCode, body }] = answers
  const { status, checks } = JSON.parse(body) as {
    status: string
    checks: { name: string; state: string; word: string }[]
  }
  const told = checks.map(
    ({ name, state, word }) => `${name} ${state}: ${word}`
  )
  return { statusCode, status, told, body }
}

afterEach(() => {
  jest.restoreAllMocks()
  delete process.env.SMTP_URL
})

scenario('Readiness says what is missing, in one query', async () => {
  const queries = jest.spyOn(pool, 'query')
  expect(await ask(false, 5)).toMatchObject({
    statusCode: 200,
    status: 'ready',
    told: [
      'database ok: answers',
      'migrations ok: applied',
      'worker missing: none seen within a minute',
      'storage ok: writable',
      'mail missing: no mail server set',
      'serving ok: takes requests',
    ],
  })
  expect(queries).toHaveBeenCalledTimes(1)

  await db.jobWorker.create({ data: { id: 'worker', seenAt: new Date() } })
  process.env.SMTP_URL = SMTP
  const { told, body } = await ask()
  expect(told).toEqual(
    expect.arrayContaining(['worker ok: seen within a minute', 'mail ok: set'])
  )
  expect(body).not.toContain('mail.example')
})

scenario('A database that lacks migrations can still serve', async () => {
  const [name] = folderMigrations()
  await pool.query('ALTER TABLE _prisma_migrations RENAME TO kept_away')
  const unknown = await ask()
  await pool.query('ALTER TABLE kept_away RENAME TO _prisma_migrations')
  expect(unknown).toMatchObject({ statusCode: 200 })
  expect(unknown.told).toContain('migrations missing: unknown')

  const renamed =
    'UPDATE _prisma_migrations SET migration_name = $2 WHERE migration_name = $1'
  await pool.query(renamed, [name, 'another'])
  const lacking = await ask()
  await pool.query(renamed, ['another', name])
  expect(lacking).toMatchObject({ statusCode: 200 })
  expect(lacking.told).toContain('migrations missing: 1 to apply')
})

scenario(
  'Without the database, or while it stops, a copy is not ready',
  async () => {
    expect(await ask(true)).toMatchObject({
      statusCode: 503,
      status: 'not ready',
      told: expect.arrayContaining([
        'database ok: answers',
        'serving missing: being stopped',
      ]),
    })
    jest
      .spyOn(pool, 'query')
      .mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.7') as never)
    const without = await ask()
    jest.restoreAllMocks()
    expect(without).toMatchObject({ statusCode: 503, status: 'not ready' })
    expect(without.told).toContain('database missing: no answer')
    expect(without.body).not.toContain('10.0.0.7')
  }
)
