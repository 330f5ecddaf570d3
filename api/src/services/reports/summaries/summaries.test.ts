import { db } from 'src/lib/db'
import { adminHome } from 'src/services/accounts/homes/adminHome'
import { usersPage } from 'src/services/accounts/users/users'
import { collectedPaymentsPage } from 'src/services/reports/collections/collectedPaymentsPage'
import { collectionReport } from 'src/services/reports/collections/collectionReport'
import { retentionReport } from 'src/services/reports/retention/retentionReport'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'
import type { MeasureKey } from 'src/shared/reports/engine/measures'
import { buildActivity, buildMembershipOf } from 'src/testing/activity'
import { buildFunnel } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildGroup } from 'src/testing/groups'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { buildCaredMember, buildSuccessManager } from 'src/testing/success'

import { communityReport } from './communityReport'
import { reportChoices } from './reportChoices'
import { reportLines } from './reportLines'
import { reportSummary } from './reportSummary'

type Report = Awaited<ReturnType<typeof reportSummary>>

const MARCH = { period: 'MONTHLY', from: '2026-03-15' } as const
const AT = new Date('2026-03-09T17:30:00Z')
const today = manilaToday()

const figures = ({ figures }: Report) =>
  Object.fromEntries(figures.map(({ key, value }) => [key, value])) as Record<
    MeasureKey,
    string | null
  >

const value = (report: Report, key: MeasureKey) => figures(report)[key]

const asAdmin = async () => signIn(await buildUser('admin'), 'admin')

beforeEach(rebuildDays)

describe('a report', () => {
  scenario('Compares a period with the one before, step by step', async () => {
    const { id } = await buildUser('member')
    await buildActivity(id, AT)
    await buildActivity(id, new Date('2026-02-10T02:00:00Z'))
    await buildActivity(id, new Date('2026-02-11T02:00:00Z'))
    await asAdmin()
    const report = await reportSummary(MARCH)
    expect(report).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-31',
      beforeFrom: '2026-02-01',
      beforeTo: '2026-02-28',
      step: 'day',
      isOwnPeople: false,
    })
    const find = (key: string) =>
      report.figures.find((figure) => figure.key === key)
    expect(find('tasks')).toEqual({ key: 'tasks', value: '1', before: '2' })
    expect(find('revenue')).toMatchObject({ value: '70000', before: '140000' })
    expect(find('refunds')).toMatchObject({ value: '5000' })
    expect(find('collected')).toMatchObject({ value: '65000' })
    expect(find('active')?.before).toBeNull()
    expect(report.steps).toHaveLength(31)
    const tasks = report.stepKeys.indexOf('tasks')
    expect(report.steps[9].values[tasks]).toBe('1')
    expect(report.steps[8].values[tasks]).toBe('0')

    const annual = await reportSummary({ period: 'ANNUAL', from: '2026-03-15' })
    expect(annual.step).toBe('month')
    expect(annual.steps[1].values[tasks]).toBe('2')
    expect(value(annual, 'tasks')).toBe('3')
    await expect(
      reportSummary({ period: 'DAILY', from: '2026-02-29' })
    ).rejects.toThrow()
    await expect(reportSummary({ ...MARCH, part: 'STAGE' })).rejects.toThrow()
  })

  scenario('Is limited to a stage, a group or a product', async () => {
    const stage = await buildStage()
    const group = await buildGroup()
    const ana = await buildUser('member', { stageId: stage.id })
    const ben = await buildUser('member')
    await buildActivity(ana.id, AT)
    const { subscriptionId } = await buildActivity(ben.id, AT)
    await db.groupMembership.create({
      data: { groupId: group.id, userId: ben.id },
    })
    const { productId } = await db.subscription.findUniqueOrThrow({
      where: { id: subscriptionId },
    })
    await asAdmin()
    expect(value(await reportSummary(MARCH), 'tasks')).toBe('2')
    const onStage = await reportSummary({
      ...MARCH,
      part: 'STAGE',
      key: String(stage.id),
    })
    expect(value(onStage, 'tasks')).toBe('1')
    expect(onStage.filterName).toContain(stage.name)
    const inGroup = await reportSummary({
      ...MARCH,
      part: 'GROUP',
      key: String(group.id),
    })
    expect([value(inGroup, 'posts'), value(inGroup, 'revenue')]).toEqual([
      '1',
      '70000',
    ])
    const ofProduct = await reportSummary({
      ...MARCH,
      part: 'PRODUCT',
      key: String(productId),
    })
    expect(value(ofProduct, 'sales')).toBe('70000')
    expect(value(ofProduct, 'tasks')).toBeUndefined()

    const lines = await reportLines({
      ...MARCH,
      report: 'COMMUNITY',
      content: 'TASKS',
      by: 'STAGE',
    })
    const tasks = lines.keys.indexOf('tasks')
    expect(lines.lines.map(({ key, values }) => [key, values[tasks]])).toEqual(
      expect.arrayContaining([
        [String(stage.id), '1'],
        ['0', '1'],
      ])
    )
    for (const part of [
      'STAGE',
      'BATCH',
      'GROUP',
      'MANAGER',
      'PRODUCT',
      'FUNNEL',
    ] as const)
      expect(Array.isArray(await reportChoices({ part }))).toBe(true)
    expect(await reportChoices({ part: 'GROUP' })).toEqual([
      { key: String(group.id), name: group.name },
    ])
    const groups = await reportLines({
      ...MARCH,
      report: 'SUMMARY',
      by: 'GROUP',
    })
    expect(groups).toMatchObject({
      total: 1,
      lines: [{ key: String(group.id), name: group.name }],
    })
    expect(groups.lines[0].values[groups.keys.indexOf('lessons')]).toBe('1')
  })

  scenario(
    'Shows the community figures of the chosen kind of content',
    async () => {
      await buildActivity((await buildUser('member')).id, AT)
      await asAdmin()
      const keys = async (content: 'COURSES' | 'ACTIVITIES' | 'TASKS') =>
        Object.keys(figures(await communityReport({ ...MARCH, content })))
      expect(await keys('COURSES')).toEqual(
        expect.arrayContaining(['lessons', 'moveUps', 'attendance'])
      )
      expect(await keys('ACTIVITIES')).toEqual(
        expect.arrayContaining(['attendance', 'checkIns', 'posts'])
      )
      expect(await keys('TASKS')).toEqual(
        expect.arrayContaining(['tasks', 'moveUps'])
      )
      expect(await keys('TASKS')).not.toContain('lessons')
    }
  )

  scenario('Follows the cohorts of first memberships', async () => {
    const first = startOfDay(today)
    const year = startOfDay(addDays(today, 300))
    const [ana, ben] = [await buildUser('member'), await buildUser('member')]
    await buildMembershipOf(ana.id, first, year)
    await buildMembershipOf(ben.id, first, year, { status: 'UNENROLLED' })
    await buildMembershipOf(ana.id, first, year)
    const { id: later } = await buildUser('member')
    await buildMembershipOf(later, startOfDay(addDays(today, 1)), year)
    await asAdmin()
    const soon = await reportSummary({
      period: 'CUSTOM_RANGE',
      from: today,
      to: addDays(today, 2),
    })
    expect(value(soon, 'joined')).toBe('2')
    const { cohorts } = await reportSummary(MARCH)
    expect(cohorts).toHaveLength(12)
    expect(cohorts[11]).toMatchObject({ joined: 2, active: 1 })
  })
})

describe('whose numbers a viewer sees', () => {
  scenario(
    'A team lead sees the stage and the group that they lead',
    async () => {
      const [mine, other] = [await buildStage(), await buildStage()]
      const group = await buildGroup()
      const onStage = await buildUser('member', { stageId: mine.id })
      const inBoth = await buildUser('member', { stageId: mine.id })
      const inGroup = await buildUser('member', { stageId: other.id })
      const stranger = await buildUser('member', { stageId: other.id })
      for (const { id } of [onStage, inBoth, inGroup, stranger])
        await buildActivity(id, AT)
      for (const { id } of [inBoth, inGroup])
        await db.groupMembership.create({
          data: { groupId: group.id, userId: id },
        })
      const lead = await buildUser('team-lead')
      const led = { id: group.id, name: group.name }
      const stage = { id: mine.id, number: mine.number, name: mine.name }

      signIn(lead, 'team-lead', { managedStage: stage, managedGroup: led })
      const report = await reportSummary({
        ...MARCH,
        part: 'STAGE',
        key: String(other.id),
      })
      expect(report).toMatchObject({ isOwnPeople: true, filterName: null })
      expect(value(report, 'tasks')).toBe('3')
      expect(value(report, 'notEnrolled')).toBe('3')
      expect(figures(report)).not.toHaveProperty('revenue')
      expect(figures(report)).not.toHaveProperty('purchases')
      expect(
        await reportLines({ ...MARCH, report: 'SUMMARY', by: 'STAGE' })
      ).toEqual({ keys: [], lines: [], total: 0 })
      expect(await reportChoices({ part: 'STAGE' })).toEqual([])

      signIn(lead, 'team-lead', { managedStage: stage })
      expect(value(await reportSummary(MARCH), 'tasks')).toBe('2')
      signIn(lead, 'team-lead', { managedGroup: led })
      expect(value(await reportSummary(MARCH), 'tasks')).toBe('2')
      // A team lead of no stage does not see the people without a stage.
      await buildActivity((await buildUser('member')).id, AT)
      signIn(lead, 'team-lead')
      expect(value(await communityReport(MARCH), 'lessons')).toBe('0')
    }
  )

  scenario('A success manager sees the members in their care', async () => {
    const manager = await buildSuccessManager()
    const ana = await buildCaredMember(manager.id)
    await buildActivity(ana.id, AT)
    await buildActivity((await buildUser('member')).id, AT)
    signIn(manager.user, 'success-manager')
    const report = await reportSummary(MARCH)
    expect(report.isOwnPeople).toBe(true)
    expect([value(report, 'tasks'), value(report, 'active')]).toEqual([
      '1',
      '1',
    ])
    signIn(await buildUser('success-manager'), 'success-manager')
    expect(value(await reportSummary(MARCH), 'tasks')).toBe('0')
  })

  scenario('Staff who may not read payments get no money', async () => {
    await buildActivity((await buildUser('member')).id, AT)
    signIn(await buildUser('head-coach'), 'head-coach')
    const report = await reportSummary(MARCH)
    expect(report.isOwnPeople).toBe(false)
    expect(value(report, 'tasks')).toBe('1')
    expect(figures(report)).not.toHaveProperty('collected')
    const lines = await reportLines({
      ...MARCH,
      report: 'SUMMARY',
      by: 'PRODUCT',
    })
    expect(lines.keys).not.toContain('sales')
  })

  scenario('Lines need the page of their report', async () => {
    const admin = await buildUser('admin')
    signIn(admin, 'admin', {
      pageAccess: { communityReport: true } as never,
    })
    const none = { keys: [], total: 0, lines: [] }
    expect(
      await reportLines({ ...MARCH, report: 'SUMMARY', by: 'STAGE' })
    ).toEqual(none)
    // Without the payment report nothing is told of products and funnels, not even their names.
    await buildFunnel()
    for (const part of ['PRODUCT', 'FUNNEL'] as const) {
      expect(await reportChoices({ part })).toEqual([])
      expect(
        await reportLines({ ...MARCH, report: 'COMMUNITY', by: part })
      ).toEqual(none)
    }
  })
})

describe('a number that two screens share', () => {
  scenario('Is the same on both', async () => {
    const began = new Date('2026-01-05')
    const ends = async (days: number, changes = {}) => {
      const { id } = await buildUser('member')
      await buildMembershipOf(
        id,
        began,
        startOfDay(addDays(today, days)),
        changes
      )
    }
    await ends(-40)
    await ends(-15)
    await ends(-14)
    await ends(5)
    await ends(-30, { status: 'UNENROLLED' })
    await ends(-20, {
      status: 'SUPERSEDED',
      supersededOn: new Date(`${addDays(today, -25)}T00:00:00Z`),
    })
    await buildActivity((await buildUser('member')).id, startOfDay(today))
    await buildUser('non-member', { archivedAt: new Date() })
    await asAdmin()

    const span = { from: addDays(today, -60), to: addDays(today, 30) }
    const range = { period: 'CUSTOM_RANGE', ...span } as const
    const report = figures(await reportSummary(range))
    const { total } = await retentionReport(span)
    expect(report.left).toBe(String(total.lapsed + total.left))
    expect(report.left).toBe('3')
    expect(report.renewed).toBe(String(total.early + total.grace + total.late))
    expect(report.churn).toBe(String(10_000 - (total.rateBasisPoints ?? 0)))

    const money = await collectionReport(range)
    expect(report.collected).toBe(money.totalCentavos)
    expect(report.collected).toBe('65000')
    const { rows: payments } = await collectedPaymentsPage(span)
    const sumOf = (isRefund: boolean) =>
      payments
        .filter(({ kind }) => (kind === 'REFUND') === isRefund)
        .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
    expect(report.revenue).toBe(String(sumOf(false)))
    expect(report.refunds).toBe(String(-sumOf(true)))

    const listed = async (
      type: 'MEMBER' | 'NON_MEMBER',
      filter:
        | 'ACTIVE'
        | 'INACTIVE'
        | 'NOT_ENROLLED'
        | 'JOINED_TODAY'
        | 'ARCHIVED'
    ) => (await usersPage({ type, filter })).total
    expect(report.active).toBe(String(await listed('MEMBER', 'ACTIVE')))
    expect(report.inactive).toBe(String(await listed('MEMBER', 'INACTIVE')))
    expect(report.notEnrolled).toBe(
      String(
        (await listed('MEMBER', 'NOT_ENROLLED')) +
          (await listed('NON_MEMBER', 'NOT_ENROLLED'))
      )
    )
    const people = await db.user.count()
    expect(report.signups).toBe(String(people))

    const day = figures(await reportSummary({ period: 'DAILY', from: today }))
    expect(day.signups).toBe(String((await adminHome()).newToday))
    // Lists show archived people on their own.
    expect(day.signups).toBe(
      String(
        (await listed('MEMBER', 'JOINED_TODAY')) +
          (await listed('NON_MEMBER', 'JOINED_TODAY')) +
          (await listed('NON_MEMBER', 'ARCHIVED'))
      )
    )
  })
})
