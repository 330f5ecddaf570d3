// The traces of a killed worker (docs/security.md S-56).
import { statement, text } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { migrateJobs } from 'src/lib/jobs/jobs'
import { applyRun } from 'src/services/settings/imports/apply/applyRun'
import { applyImport } from 'src/services/settings/imports/changeImport'
import * as rowChecks from 'src/services/settings/imports/check/checkRows'
import { checkRun } from 'src/services/settings/imports/check/checkRun'
import { claimRun } from 'src/services/settings/imports/importJob'
import { mailCredentials } from 'src/services/settings/imports/mailCredentials'
import { receiveImport } from 'src/services/settings/imports/receiveImport'
import { sheetOf } from 'src/testing/imports'
import { buildAccessLevel, buildUser, draw, signIn } from 'src/testing/people'

import resumeImports from './resumeImports'

// Other tests leave jobs behind, whose runs are gone.
const JOBS = statement(
  `SELECT task_identifier AS task FROM graphile_worker.jobs WHERE task_identifier LIKE '%Import%' AND id > $1::bigint ORDER BY 1`,
  { task: text }
)
const LAST_JOB = statement(
  `SELECT COALESCE(max(id), 0)::text AS id FROM graphile_worker.jobs`,
  { id: text }
)

const silent = { touchedAt: new Date(Date.now() - 10 * 60_000) }

scenario('A successor goes on where a killed job stopped', async () => {
  await migrateJobs()
  const [{ id: lastJob }] = await LAST_JOB.all(db, [])
  const admin = await buildUser('admin')
  signIn(admin, 'admin')
  await buildAccessLevel('non-member')
  const people = Array.from({ length: 600 }, () => ({
    email: `many-${draw()}@example.com`,
    firstName: 'Bea',
    lastName: 'Santos',
  }))
  const id = await receiveImport(
    {
      kind: 'MEMBERS',
      mode: 'CREATE',
      fileName: 'many.xlsx',
      sheets: [sheetOf('MEMBERS', 'Members', people)],
    },
    { checks: false }
  )

  // The checker dies in its second portion.
  const { checkRows } = rowChecks
  const check = jest.spyOn(rowChecks, 'checkRows')
  check
    .mockImplementationOnce(checkRows)
    .mockImplementationOnce(() => Promise.reject(new Error('killed')))
  await expect(checkRun(id)).rejects.toThrow('killed')
  check.mockRestore()
  const unchecked = () =>
    db.importRow.count({ where: { runId: id, result: null } })
  expect(await unchecked()).toBe(100)
  await db.importRun.update({ where: { id }, data: silent })
  await resumeImports()
  await resumeImports()
  expect((await JOBS.all(db, [lastJob])).map(({ task }) => task)).toEqual([
    'checkImport',
  ])
  await checkRun(id)
  expect(await unchecked()).toBe(0)

  // Two jobs that apply it, one of them late: it is written once.
  await applyImport({ id, mailsCredentials: true })
  await inTransaction(async (tx) => {
    expect(await claimRun(tx, id)).toBe(true)
    await applyRun(id)
    expect(await db.user.count()).toBe(1)
  })
  await Promise.all([applyRun(id), applyRun(id)])
  expect(await db.user.count()).toBe(601)
  expect(await db.importRun.findUniqueOrThrow({ where: { id } })).toMatchObject(
    { status: 'DONE', steps: 1200, done: 1200 }
  )

  // Passwords are mailed one by one, and only to new accounts that nobody has opened.
  await db.importRow.updateMany({
    where: { runId: id, line: { gt: 3 } },
    data: { mailedAt: new Date() },
  })
  await db.user.update({
    where: { email: people[1].email },
    data: { passwordChangedAt: new Date() },
  })
  await mailCredentials(id)
  await mailCredentials(id)
  expect(
    await db.outboxEmail.findMany({ where: { template: 'credentials' } })
  ).toMatchObject([{ to: people[0].email, isSealed: true }])
  expect(
    await db.user.findUniqueOrThrow({ where: { email: people[0].email } })
  ).toMatchObject({ mustChangePassword: true })
})
