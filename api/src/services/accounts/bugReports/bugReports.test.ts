import { db } from 'src/lib/db'
import { mayReadFile } from 'src/services/accounts/files/mayReadFile'
import { buildFile } from 'src/testing/billing'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { bugReport, bugReportsPage, updateBugReportStatus } from './bugReports'
import { reportBug } from './reportBug'

const description = 'The button does nothing'

/** A different IP address each time, because the counters outlive a scenario. */
const visitFrom = (ip = `198.51.100.${draw()}`) =>
  Object.assign(context, { visitor: { ip, userAgent: 'Jest', lang: 'en' } })

const visit = (ip?: string) => {
  mockCurrentUser(null as never)
  visitFrom(ip)
}

const signInAs = (...person: Parameters<typeof signIn>) => {
  signIn(...person)
  visitFrom()
}

describe('reportBug', () => {
  scenario('Is refused without a text or with an invalid address', async () => {
    visit()
    await expect(
      reportBug({ input: { description: ' \0 ', email: 'ana@' } })
    ).rejects.toMatchObject(
      refusedFields({ description: 'REQUIRED', email: 'EMAIL_INVALID' })
    )
  })

  scenario('Is refused with a file that is not the reporter’s', async () => {
    const { id } = await buildFile((await buildUser()).id)
    const refused = refusedFields({ fileId: 'INVALID' })
    visit()
    await expect(
      reportBug({ input: { description, fileId: id } })
    ).rejects.toMatchObject(refused)
    signInAs(await buildUser())
    await expect(
      reportBug({ input: { description, fileId: id } })
    ).rejects.toMatchObject(refused)
    expect(await db.bugReport.count()).toBe(0)
  })

  scenario(
    'Is refused after ten in an hour from an IP address or a user',
    async () => {
      const ip = `203.0.113.${draw()}`
      for (let n = 0; n < 10; n++) {
        visit(ip)
        await reportBug({ input: { description } })
      }
      await expect(reportBug({ input: { description } })).rejects.toMatchObject(
        refusal('RATE_LIMITED')
      )
      const ana = await buildUser()
      for (let n = 0; n < 10; n++) {
        signInAs(ana)
        await reportBug({ input: { description } })
      }
      signInAs(ana)
      await expect(reportBug({ input: { description } })).rejects.toMatchObject(
        refusal('RATE_LIMITED')
      )
      expect(await db.bugReport.count()).toBe(20)
    }
  )
})

describe('a bug report', () => {
  scenario('Of a visitor stores the address they gave', async () => {
    visit()
    await reportBug({
      input: {
        description: 'x'.repeat(5_000),
        email: ' Ana@Example.com ',
        page: '/login?redirectTo=/secret',
      },
    })
    const [row] = await db.bugReport.findMany()
    expect(row).toMatchObject({
      userId: null,
      email: 'ana@example.com',
      page: '/login',
      status: 'OPEN',
      userAgent: 'Jest',
    })
    expect(row.description).toHaveLength(4_000)
    expect(await db.infoLog.count()).toBe(1)
  })

  scenario(
    'Of a member is stored as theirs, whatever address is sent',
    async () => {
      const ana = await buildUser('member', {
        firstName: 'Ana',
        lastName: 'Cruz',
      })
      const { id: fileId } = await buildFile(ana.id)
      signInAs(ana)
      await reportBug({
        input: { description, email: 'other@example.com', fileId },
      })
      const { rows } = await bugReportsPage({})
      expect(rows).toMatchObject([
        {
          reporter: 'Ana Cruz',
          email: ana.email,
          fileUrl: `/api/uploads/${fileId}`,
        },
      ])
    }
  )

  scenario('Shows its screenshot to staff who read bug reports', async () => {
    const ana = await buildUser()
    const file = await buildFile(ana.id)
    const reader = {
      id: 0,
      pageAccess: {},
      functionAccess: { readBugReports: true },
    } as never
    expect(await mayReadFile(reader, file)).toBe(false)
    signInAs(ana)
    await reportBug({ input: { description, fileId: file.id } })
    expect(await mayReadFile(reader, file)).toBe(true)
    expect(await mayReadFile(null, file)).toBe(false)
  })
})

describe('the list of bug reports', () => {
  scenario(
    'Can be searched, filtered and opened, with the status of each report',
    async () => {
      signInAs(await buildUser('admin'), 'admin')
      for (const text of ['Menu is empty', 'Video stops', 'Bill 100% wrong'])
        await reportBug({ input: { description: text, page: '/courses' } })
      const { rows } = await bugReportsPage({ q: 'video' })
      const { id } = rows[0]
      expect(rows).toHaveLength(1)

      for (const status of ['FIXED', 'FIXED'] as const)
        await updateBugReportStatus({ id, status })
      expect(await bugReport({ id })).toMatchObject({ status: 'FIXED' })
      expect(await bugReportsPage({ filter: 'FIXED' })).toMatchObject({
        total: 1,
      })
      expect(await bugReportsPage({ filter: 'OPEN' })).toMatchObject({
        total: 2,
      })
      expect(await bugReportsPage({ q: '/courses', perPage: 1 })).toMatchObject(
        {
          total: 3,
        }
      )
      expect(
        await db.infoLog.findMany({
          where: { action: 'bugReport.statusUpdated' },
        })
      ).toMatchObject([
        { before: { status: 'OPEN' }, after: { status: 'FIXED' } },
      ])
    }
  )

  scenario('Finds no report by an unknown number', async () => {
    signInAs(await buildUser('admin'), 'admin')
    expect(await bugReport({ id: 0 })).toBeNull()
    await expect(
      updateBugReportStatus({ id: 0, status: 'SEEN' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})
