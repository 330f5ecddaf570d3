import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { db } from 'src/lib/db'
import { readSpreadsheet } from 'src/lib/files/spreadsheet/readSpreadsheet'
import { storage } from 'src/lib/files/storage/storage'
import { mayReadFile } from 'src/services/accounts/files/mayReadFile'
import {
  createReport,
  scheduleReport,
} from 'src/services/reports/saved/saveReports'
import { dateColumnOf, DAY_MS, manilaToday } from 'src/shared/manilaTime'
import { buildActivity } from 'src/testing/activity'
import { buildStage } from 'src/testing/community'
import { buildGroup } from 'src/testing/groups'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'

import { exportReport, reportRuns } from './reportRuns'
import {
  forgetReportFiles,
  resumeReportFiles,
  sendScheduled,
} from './sendScheduled'
import { writeReportFile } from './writeReportFile'

const MARCH = {
  period: 'CUSTOM_RANGE' as const,
  isPrevious: false,
  from: '2026-03-01',
  to: '2026-03-31',
}

const input = {
  name: 'March',
  category: 'SUMMARY' as const,
  params: MARCH,
  columns: [] as string[],
}

const bytesOf = async (fileId: number) => {
  const { storageKey } = await db.storedFile.findUniqueOrThrow({
    where: { id: fileId },
  })
  const parts: Buffer[] = []
  for await (const part of await storage().read(storageKey))
    parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const sheetsOf = async (fileId: number) => {
  const file = path.join(
    fs.mkdtempSync(path.join(os.tmpdir(), 'report-')),
    'report.xlsx'
  )
  fs.writeFileSync(file, await bytesOf(fileId))
  const sheets = await readSpreadsheet(file, 'xlsx', {
    limits: { rows: 1000, columns: 100, bytes: 10_000_000 },
    senderId: 1,
  })
  return new Map(sheets.map(({ name, rows }) => [name, rows]))
}

const runOf = (id: number) => db.reportRun.findUniqueOrThrow({ where: { id } })

beforeEach(rebuildDays)

describe('the file of a report', () => {
  scenario('Is written by a job, and announced at the bell', async () => {
    const stage = await buildStage()
    await buildActivity(
      (await buildUser('member', { stageId: stage.id })).id,
      new Date('2026-03-09T17:30:00Z')
    )
    await buildGroup({ name: '=HYPERLINK("https://evil.example")' })
    const admin = await buildUser('admin')
    signIn(admin, 'admin')
    const asked = await exportReport({
      input: { ...input, params: { ...MARCH, by: 'GROUP' } },
      format: 'XLSX',
    })
    expect(asked).toMatchObject({ status: 'QUEUED', url: null })
    await Promise.all([writeReportFile(asked.id), writeReportFile(asked.id)])
    const [run] = await reportRuns()
    expect(run).toMatchObject({ id: asked.id, status: 'DONE', failure: null })
    expect(run.url).toBe(`/api/uploads/${run.fileId}`)
    expect(await db.storedFile.count()).toBe(1)
    const sheets = await sheetsOf(run.fileId as number)
    expect([...sheets.keys()]).toEqual(['Numbers', 'Over time', 'Side by side'])
    expect(
      sheets.get('Numbers')?.find(([name]) => name === 'Collected')
    ).toEqual(['Collected', '650', '0', expect.stringContaining('minus')])
    expect(sheets.get('Over time')).toHaveLength(32)
    expect(sheets.get('Side by side')?.[1][0]).toBe(
      `'=HYPERLINK("https://evil.example")`
    )
    const notices = await db.notice.findMany({ where: { userId: admin.id } })
    expect(notices).toMatchObject([
      { kind: 'REPORT', facts: { name: 'March', change: 'ready' } },
    ])
    expect(await db.outboxEmail.count()).toBe(0)

    const file = await db.storedFile.findFirstOrThrow()
    const reads = (id: number, rights: object = {}) =>
      mayReadFile(
        { id, functionAccess: {}, pageAccess: {}, ...rights } as never,
        file
      )
    const pageAccess = { reportSummary: true }
    expect(await reads(admin.id, { pageAccess })).toBe(true)
    // Who has lost the page, acts as the owner, or is another person.
    expect(await reads(admin.id)).toBe(false)
    expect(await reads(admin.id, { pageAccess, isImpersonating: true })).toBe(
      false
    )
    const other = await buildUser('tribe-team-ro')
    expect(await reads(other.id, { pageAccess })).toBe(false)
  })

  scenario('Has the rights and people that its owner has then', async () => {
    const [mine, other] = [await buildStage(), await buildStage()]
    for (const { id: stageId } of [mine, other])
      await buildActivity(
        (await buildUser('member', { stageId })).id,
        new Date('2026-03-09T17:30:00Z')
      )
    const lead = await buildUser('team-lead')
    await db.stageStaff.create({
      data: { stageId: mine.id, userId: lead.id, duty: 'LEADER' },
    })
    signIn(lead, 'team-lead')
    const { id } = await exportReport({
      input: { ...input, columns: ['tasks', 'collected'] },
      format: 'CSV',
    })
    await writeReportFile(id)
    const text = (await bytesOf((await runOf(id)).fileId as number)).toString()
    expect(text.split('\r\n')[0]).toBe('\ufeffDays,Tasks finished')
    expect(text).toContain('2026-03-10,1\r\n')

    const second = await exportReport({ input, format: 'CSV' })
    await db.userAccessLevel.deleteMany({ where: { userId: lead.id } })
    await writeReportFile(second.id)
    expect(await runOf(second.id)).toMatchObject({
      status: 'FAILED',
      failure: 'FORBIDDEN',
      fileId: null,
    })
    expect(
      await db.notice.findFirst({
        where: { userId: lead.id, key: `report-${second.id}` },
      })
    ).toMatchObject({ facts: { change: 'failed' } })
  })

  scenario('Waits its turn: five of a person at a time', async () => {
    const admin = await buildUser('admin')
    signIn(admin, 'admin')
    for (let one = 0; one < 5; one++)
      await exportReport({ input, format: 'CSV' })
    await expect(exportReport({ input, format: 'CSV' })).rejects.toThrow('Five')
    await expect(
      exportReport({ input, format: 'CSV', reportId: 'unknown' })
    ).rejects.toThrow()
    signIn(await buildUser('expert'), 'expert')
    expect(await reportRuns()).toEqual([])
  })

  scenario(
    'Is taken up after its job has died, and deleted in time',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { id } = await exportReport({ input, format: 'CSV' })
      const jobs = () =>
        db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE key = ${`report-${id}`}`
      await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
      await db.reportRun.update({
        where: { id },
        data: { status: 'RUNNING', touchedAt: new Date(Date.now() - 300_000) },
      })
      await resumeReportFiles()
      expect((await jobs())[0].count).toBe(1)
      await writeReportFile(id)
      expect((await runOf(id)).status).toBe('DONE')
      await forgetReportFiles()
      expect((await runOf(id)).status).toBe('DONE')
      await db.reportRun.update({
        where: { id },
        data: { createdAt: new Date(Date.now() - 31 * DAY_MS) },
      })
      await forgetReportFiles()
      expect(await runOf(id)).toMatchObject({ status: 'EXPIRED', fileId: null })
      expect(await db.storedFile.count()).toBe(0)
    }
  )
})

describe('a schedule', () => {
  scenario('Mails the link to the owner, once for each day', async () => {
    const admin = await buildUser('admin')
    signIn(admin, 'admin')
    const { id } = await createReport({ input })
    await scheduleReport({ id, schedule: 'MONTHLY', format: 'CSV' })
    await sendScheduled()
    expect(await db.reportRun.count()).toBe(0)
    const today = manilaToday()
    await db.report.update({
      where: { id },
      data: { nextRunOn: dateColumnOf(today) },
    })
    await Promise.all([sendScheduled(), sendScheduled()])
    const runs = await db.reportRun.findMany()
    expect(runs).toMatchObject([{ reportId: id, isMailed: true }])
    await writeReportFile(runs[0].id)
    const [mail] = await db.outboxEmail.findMany()
    expect(mail).toMatchObject({ to: admin.email, template: 'reportFile' })
    const { nextRunOn } = await db.report.findUniqueOrThrow({ where: { id } })
    expect((nextRunOn as Date) > dateColumnOf(today)).toBe(true)

    await db.user.update({
      where: { id: admin.id },
      data: { archivedAt: new Date() },
    })
    await db.report.update({
      where: { id },
      data: { nextRunOn: dateColumnOf(today) },
    })
    await sendScheduled()
    expect(await db.reportRun.count()).toBe(1)
  })

  scenario('End when the owner may not read the report any more', async () => {
    const admin = await buildUser('admin')
    signIn(admin, 'admin')
    const { id } = await createReport({ input })
    await scheduleReport({ id, schedule: 'WEEKLY', format: 'CSV' })
    await db.report.update({
      where: { id },
      data: { nextRunOn: dateColumnOf(manilaToday()) },
    })
    await db.user.update({
      where: { id: admin.id },
      data: { accessLevels: { deleteMany: {} } },
    })
    await sendScheduled()
    const [{ id: runId }] = await db.reportRun.findMany()
    await writeReportFile(runId)
    expect(await runOf(runId)).toMatchObject({ failure: 'FORBIDDEN' })
    expect(await db.report.findUniqueOrThrow({ where: { id } })).toMatchObject({
      schedule: null,
      nextRunOn: null,
    })
  })
})
