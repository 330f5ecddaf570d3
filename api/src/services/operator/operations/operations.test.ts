import { db, pool } from 'src/lib/db'
import { addJob } from 'src/lib/jobs/jobs'
import { queueMail } from 'src/lib/outbox'
import { buildCaller } from 'src/testing/graphql'

const mockSend = jest.fn()
jest.mock('nodemailer', () => ({
  createTransport: () => ({ sendMail: mockSend }),
}))

const STATE = `{ operationsState {
  asOf product node postgres startedAt appliedMigrations pendingMigrations countedUpTo workers sessions
  jobs { task waiting running failed } failedJobs { id task attempts error } isMailSet mailsWaiting mailsFailed
  fileStore diskSize diskFree databaseSize slowState slowStatements { text calls meanMs totalMs }
  tables { name bytes rows } lastBackup { id status } } }`
const RUN = 'mutation ($id: ID!) { runJobAgain(id: $id) }'
const DELETE = 'mutation ($id: ID!) { deleteJob(id: $id) }'
const TEST = 'mutation { sendTestMail { result to answer ms } }'

type State = {
  jobs: { task: string }[]
  failedJobs: { id: string }[]
  tables: { bytes: number }[]
}

const failAll = (error: string) =>
  pool.query(
    'UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = $1',
    [error]
  )

const jobLog = () =>
  db.infoLog.findMany({
    where: { entity: 'Job' },
    select: { action: true, after: true },
    orderBy: { id: 'asc' },
  })

afterEach(() => {
  delete process.env.SMTP_URL
})

scenario('An administrator sees how the server fares', async () => {
  const admin = await buildCaller('admin')
  await queueMail(db, 'ana@example.com', {
    template: 'statement',
    subject: 'S',
    text: 'T',
    html: 'H',
  })
  await failAll('The mail server is away\n    at somewhere (secret.ts:1)')
  await addJob(db, 'freeJobs', {})
  const { data } = await admin.ask(STATE)
  const state = data?.operationsState as State
  expect(state).toMatchObject({
    node: process.version,
    postgres: expect.stringMatching(/^1[5-9]\./),
    pendingMigrations: [],
    sessions: 1,
    workers: 0,
    isMailSet: false,
    mailsWaiting: 1,
    mailsFailed: 0,
    fileStore: 'FOLDER',
    lastBackup: null,
    failedJobs: [
      { task: 'sendMail', attempts: 12, error: 'The mail server is away' },
    ],
  })
  expect(state.jobs).toEqual([
    { task: 'freeJobs', waiting: 1, running: 0, failed: 0 },
    { task: 'sendMail', waiting: 0, running: 0, failed: 1 },
  ])
  expect(state.tables).toHaveLength(10)
  const sizes = state.tables.map(({ bytes }) => bytes)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(JSON.stringify(state)).not.toContain('secret')
})

scenario('A job that was given up is run again, or deleted, once', async () => {
  const admin = await buildCaller('admin')
  const other = await buildCaller('admin')
  await addJob(db, 'freeJobs', {})
  await addJob(db, 'sealLog', {})
  const idOf = async (task: string) => {
    const { rows } = await pool.query<{ id: string }>(
      'SELECT id::text AS id FROM graphile_worker.jobs WHERE task_identifier = $1',
      [task]
    )
    return rows[0]?.id
  }
  const freeing = await idOf('freeJobs')
  // A job that waits is left alone.
  expect((await admin.ask(DELETE, { id: freeing })).code).toBe('JOB_NOT_FAILED')
  await failAll('broken')
  const answers = await Promise.all(
    [admin, other, admin].map(({ ask }) => ask(RUN, { id: freeing }))
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([
    'JOB_NOT_FAILED',
    'JOB_NOT_FAILED',
    undefined,
  ])
  const { rows } = await pool.query(
    'SELECT attempts, run_at <= now() AS "isDue" FROM graphile_worker.jobs WHERE id = $1',
    [freeing]
  )
  expect(rows).toEqual([{ attempts: 0, isDue: true }])

  const sealing = await idOf('sealLog')
  expect(await admin.ask(DELETE, { id: sealing })).toMatchObject({
    data: { deleteJob: sealing },
  })
  expect(await idOf('sealLog')).toBeUndefined()
  for (const id of [sealing, 'x', '-1', '9'.repeat(40)])
    for (const change of [RUN, DELETE])
      expect((await admin.ask(change, { id })).code).toBe('JOB_NOT_FAILED')
  expect(await jobLog()).toEqual([
    { action: 'job.runAgain', after: { task: 'freeJobs' } },
    { action: 'job.deleted', after: { task: 'sealLog' } },
  ])
})

scenario('A test mail tells what the mail server says', async () => {
  const admin = await buildCaller('admin')
  const test = async () => (await admin.ask(TEST)).data?.sendTestMail
  const to = expect.stringContaining('@')
  expect(await test()).toMatchObject({ result: 'NO_SERVER', to })
  expect(mockSend).not.toHaveBeenCalled()

  process.env.SMTP_URL = 'smtp://mail.example'
  mockSend.mockResolvedValueOnce({ response: '250 2.0.0 queued as 7' })
  expect(await test()).toMatchObject({
    result: 'TAKEN',
    answer: '250 2.0.0 queued as 7',
    ms: expect.any(Number),
  })
  expect(mockSend.mock.calls[0][0]).toMatchObject({
    to,
    text: expect.stringContaining('operations page'),
  })
  mockSend.mockRejectedValueOnce(new Error('535 Authentication failed'))
  expect(await test()).toMatchObject({
    result: 'REFUSED',
    answer: '535 Authentication failed',
  })
  await db.rateCounter.updateMany({
    where: { key: { startsWith: 'test-mails-per-hour:' } },
    data: { count: 10 },
  })
  expect((await admin.ask(TEST)).code).toBe('RATE_LIMITED')
  // Nothing of it is in the outbox.
  expect(await db.outboxEmail.count()).toBe(0)
})

scenario(
  'Advice on a sender without a domain asks no name server',
  async () => {
    const admin = await buildCaller('admin')
    const { data } = await admin.ask(
      '{ mailAdvice { domain records { record } } }'
    )
    expect(data?.mailAdvice).toEqual({ domain: null, records: [] })
  }
)
