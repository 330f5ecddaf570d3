import { db } from 'src/lib/db'
import { dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import {
  asReportParams,
  choiceOn,
  nextRunDay,
  savedPeriodOf,
} from 'src/shared/reports/engine/savedReport'
import { buildUser, signIn } from 'src/testing/people'

import { report, reports } from './reports'
import {
  copyReport,
  createReport,
  deleteReport,
  scheduleReport,
  shareReport,
  updateReport,
} from './saveReports'

const input = {
  name: 'Sales',
  category: 'SUMMARY' as const,
  params: { period: 'QUARTERLY' as const, isPrevious: true },
  columns: ['collected', 'refunds'],
}

const refusal = async (work: Promise<unknown>) => {
  try {
    await work
    return null
  } catch (error) {
    const { code, properties } = (
      error as {
        extensions: {
          code: string
          properties?: { codes: Record<string, string> }
        }
      }
    ).extensions
    return properties?.codes ?? code
  }
}

const as = async (role: Parameters<typeof signIn>[1], known?: never) => {
  const user = known ?? (await buildUser(role))
  signIn(user, role)
  return user
}

describe('a saved report', () => {
  scenario('Keeps what it shows, and goes with the calendar', async () => {
    const user = await as('head-coach')
    const saved = await createReport({ input })
    expect(saved).toMatchObject({
      name: 'Sales',
      period: 'QUARTERLY',
      isPrevious: true,
      columns: ['refunds', 'collected'],
      isOwn: true,
      isSystem: false,
    })
    expect(saved.from < manilaToday()).toBe(true)
    expect(await report({ id: saved.id })).toMatchObject({ id: saved.id })

    expect(await refusal(createReport({ input }))).toEqual({
      name: 'NAME_TAKEN',
    })
    for (const [wrong, codes] of [
      [{ ...input, name: '  ' }, { name: 'REQUIRED' }],
      [{ ...input, name: 'x'.repeat(81) }, { name: 'TOO_LONG' }],
      [{ ...input, columns: ['wages'] }, { columns: 'INVALID' }],
      [
        { ...input, params: { ...input.params, period: 'CUSTOM_RANGE' } },
        { from: 'DATE_INVALID' },
      ],
      [
        { ...input, params: { ...input.params, part: 'STAGE' } },
        { key: 'REQUIRED' },
      ],
    ] as const)
      expect(await refusal(createReport({ input: wrong as never }))).toEqual(
        codes
      )
    const changed = await updateReport({
      id: saved.id,
      input: {
        ...input,
        name: 'Money',
        params: { period: 'MONTHLY', isPrevious: false },
      },
    })
    expect(changed).toMatchObject({ name: 'Money', period: 'MONTHLY' })
    expect(
      await db.infoLog.count({
        where: { actorUserId: user.id, entity: 'Report' },
      })
    ).toBe(2)
  })

  scenario('Belongs to its owner, who shares it with roles', async () => {
    await as('head-coach')
    const { id } = await createReport({ input })
    expect(await refusal(shareReport({ id, roles: ['member'] }))).toEqual({
      sharedWith: 'INVALID',
    })
    await shareReport({ id, roles: ['team-lead', 'expert'] })

    const stranger = await as('tribe-team-fa')
    expect(await refusal(report({ id }))).toBe('NOT_FOUND')
    expect(await reports()).toEqual([])
    expect(await refusal(copyReport({ id, name: 'Mine' }))).toBe('NOT_FOUND')

    const lead = await as('team-lead')
    expect(await reports()).toMatchObject([
      { id, isOwn: false, ownerName: expect.stringContaining('Ana') },
    ])
    for (const change of [
      () => updateReport({ id, input }),
      () => shareReport({ id, roles: [] }),
      () => scheduleReport({ id, schedule: 'WEEKLY', format: 'CSV' }),
      () => deleteReport({ id }),
    ])
      expect(await refusal(change())).toBe('NOT_FOUND')
    const copy = await copyReport({ id, name: 'Mine' })
    expect(copy).toMatchObject({ name: 'Mine', isOwn: true, sharedWith: [] })
    expect(await deleteReport({ id: copy.id })).toBe(true)
    expect(await refusal(deleteReport({ id: copy.id }))).toBe('NOT_FOUND')
    expect([stranger.id, lead.id]).not.toContain(
      (await db.report.findFirstOrThrow()).ownerId
    )
  })

  scenario('Needs the page of its category', async () => {
    const system = await db.report.create({
      data: { name: 'All', category: 'SUMMARY', isSystem: true, columns: [] },
    })
    const user = await buildUser('admin')
    signIn(user, 'admin', { pageAccess: { communityReport: true } as never })
    expect(await reports()).toEqual([])
    expect(await refusal(report({ id: system.id }))).toBe('NOT_FOUND')
    expect(await refusal(createReport({ input }))).toBe('FORBIDDEN')
    signIn(user, 'admin')
    expect(await reports()).toMatchObject([{ isSystem: true, isOwn: false }])
    expect(await refusal(deleteReport({ id: system.id }))).toBe('NOT_FOUND')
    expect(
      await copyReport({ id: system.id, name: 'All of mine' })
    ).toMatchObject({ isSystem: false, isOwn: true })
  })

  scenario(
    'Of the system is listed if it has numbers for the viewer',
    async () => {
      const of = (name: string, columns: string[]) => ({
        name,
        columns,
        category: 'SUMMARY' as const,
        isSystem: true,
      })
      await db.report.createMany({
        data: [of('All', []), of('Money', ['collected'])],
      })
      signIn(await buildUser('admin'), 'admin', {
        pageAccess: { reportSummary: true } as never,
      })
      expect(await reports()).toMatchObject([{ name: 'All' }])
    }
  )

  scenario(
    'Is one of at most fifty of its owner, also under concurrency',
    async () => {
      const user = await as('expert')
      await db.report.createMany({
        data: Array.from({ length: 49 }, (_, index) => ({
          name: `Report ${index}`,
          category: 'SUMMARY' as const,
          columns: [],
          ownerId: user.id,
        })),
      })
      const outcomes = await Promise.all(
        ['One', 'Two'].map((name) =>
          refusal(createReport({ input: { ...input, name } }))
        )
      )
      expect(outcomes.sort((a) => (a ? 1 : -1))).toEqual([
        null,
        { name: 'TOO_MANY_REPORTS' },
      ])
    }
  )

  scenario('Is mailed on the next Monday or first of a month', async () => {
    await as('expert')
    const { id } = await createReport({ input })
    const weekly = await scheduleReport({
      id,
      schedule: 'WEEKLY',
      format: 'CSV',
    })
    expect(weekly).toMatchObject({ schedule: 'WEEKLY', format: 'CSV' })
    expect(weekly.nextRunOn).toBe(nextRunDay('weekly', manilaToday()))
    const never = await scheduleReport({ id, schedule: null, format: 'XLSX' })
    expect(never).toMatchObject({ schedule: null, nextRunOn: null })
  })
})

describe('the period of a saved report', () => {
  it('is the current one, the previous one, or fixed days', () => {
    const today = '2026-11-26'
    expect(savedPeriodOf({ period: 'MONTHLY', from: '2026-11-03' }, today)).toEqual({ period: 'MONTHLY', isPrevious: false, from: null, to: null }) // prettier-ignore
    expect(savedPeriodOf({ period: 'QUARTERLY', from: '2026-07-03' }, today)).toMatchObject({ period: 'QUARTERLY', isPrevious: true }) // prettier-ignore
    expect(savedPeriodOf({ period: 'ANNUAL', from: '2024-02-03' }, today)).toEqual({ period: 'CUSTOM_RANGE', isPrevious: false, from: '2024-01-01', to: '2024-12-31' }) // prettier-ignore
    const params = asReportParams({ period: 'MONTHLY', isPrevious: true })
    expect(choiceOn(params, '2027-01-15')).toEqual({
      period: 'MONTHLY',
      from: '2026-12-01',
    })
    expect(asReportParams({ period: 'YEARLY', part: 'stage' })).toMatchObject({
      period: 'MONTHLY',
      part: null,
      content: 'courses',
    })
    expect(dateColumnOf(nextRunDay('weekly', '2026-11-30'))).toEqual(
      new Date('2026-12-07')
    )
    expect(nextRunDay('weekly', '2026-11-29')).toBe('2026-11-30')
    expect(nextRunDay('monthly', '2026-12-31')).toBe('2027-01-01')
  })
})
