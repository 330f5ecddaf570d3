import { db } from 'src/lib/db'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'
import { measureOf, type MeasureKey } from 'src/shared/reports/engine/measures'
import { enumValueOf } from 'src/shared/text/enumWords'
import { buildActivity, buildMembershipOf } from 'src/testing/activity'
import { buildStage } from 'src/testing/community'
import { buildGroup } from 'src/testing/groups'
import { buildUser, fillUsers, signIn } from 'src/testing/people'
import { readRows } from 'src/testing/readRows'
import { rebuildDays } from 'src/testing/rebuildDays'
import { refusal } from 'src/testing/refusals'
import { buildCaredMember, buildSuccessManager } from 'src/testing/success'

import { reportEntries } from './reportEntries'
import { reportSummary } from './reportSummary'

const MARCH = { period: 'MONTHLY', from: '2026-03-15' } as const
const AT = new Date('2026-03-09T17:30:00Z')
const today = manilaToday()

type Days = Parameters<typeof reportSummary>[0]

const entriesOf = (days: Days, measure: MeasureKey) =>
  reportEntries({
    ...days,
    report: 'SUMMARY',
    measure: enumValueOf(measure) as never,
  })

const asAdmin = async () => signIn(await buildUser('admin'), 'admin')

/** The number that the entries add up to. */
const sumOf = async (days: Days, measure: MeasureKey) => {
  const { rows, total } = await entriesOf(days, measure)
  expect(total).toBe(rows.length)
  if (measureOf(measure).kind !== 'money') return total
  return rows.reduce((sum, { amountCentavos }) => sum + amountCentavos!, 0)
}

/** Expects of each number that its entries add up to it. @returns the numbers above 0 */
const compareAll = async (days: Days) => {
  const { figures } = await reportSummary(days)
  const counted: string[] = []
  for (const { key, value } of figures) {
    const measure = key as MeasureKey
    if (measureOf(measure).kind === 'share') continue
    expect([key, String(await sumOf(days, measure))]).toEqual([key, value])
    if (value !== '0') counted.push(key)
  }
  return counted
}

beforeEach(rebuildDays)

scenario('Entries add up to their number, whatever limits it', async () => {
  const stage = await buildStage()
  const group = await buildGroup()
  const ana = await buildUser('member', { stageId: stage.id, createdAt: AT })
  const ben = await buildUser('member', { createdAt: AT })
  const { subscriptionId } = await buildActivity(ana.id, AT)
  await buildActivity(ben.id, AT)
  await buildActivity(ben.id, new Date('2026-04-01T16:00:00Z'))
  await db.groupMembership.create({
    data: { groupId: group.id, userId: ben.id },
  })
  await buildMembershipOf(ana.id, new Date('2026-03-01'), AT)
  await buildMembershipOf(ben.id, new Date('2026-03-02'), AT, {
    status: 'SUPERSEDED',
    supersededOn: new Date('2026-03-05T00:00:00Z'),
  })
  const { productId, funnelId } = await db.subscription.findUniqueOrThrow({
    where: { id: subscriptionId },
  })
  await asAdmin()

  expect(await compareAll(MARCH)).toEqual(
    expect.arrayContaining([
      'notEnrolled',
      'signups',
      'joined',
      'renewed',
      'left',
      'purchases',
      'sales',
      'revenue',
      'refunds',
      'collected',
      'lessons',
      'certificates',
      'tasks',
      'moveUps',
      'attendance',
      'checkIns',
      'posts',
    ])
  )
  for (const [part, key] of [
    ['STAGE', String(stage.id)],
    ['STAGE', '0'],
    ['BATCH', '0'],
    ['MANAGER', '0'],
    ['GROUP', String(group.id)],
    ['PRODUCT', String(productId)],
    ['FUNNEL', funnelId],
  ] as const)
    expect(await compareAll({ ...MARCH, part, key })).not.toEqual([])

  const { rows } = await entriesOf(MARCH, 'lessons')
  const lesson = await db.lesson.findFirstOrThrow({ orderBy: { id: 'asc' } })
  expect(rows[1]).toEqual({
    id: 2,
    at: expect.stringContaining('2026-03-09T17:30'),
    userId: ana.id,
    memberName: `${ana.firstName} ${ana.lastName}`,
    email: ana.email,
    about: lesson.name,
    amountCentavos: null,
  })
  // Entries of a share are those of its whole.
  const ends = await entriesOf(MARCH, 'churn')
  expect(ends.rows.map(({ about }) => about)).toEqual([
    expect.any(String),
    expect.any(String),
  ])
  const { id } = await buildUser('admin')
  signIn({ id, email: ana.email }, 'admin', {
    pageAccess: { reportSummary: true, users: true } as never,
  })
  // Products are named only to people who read what they bring.
  expect((await entriesOf(MARCH, 'churn')).rows).toMatchObject([
    { about: null },
    { about: null },
  ])
})

scenario('Viewers with own people see only the entries of these', async () => {
  const [mine, other] = [await buildStage(), await buildStage()]
  const group = await buildGroup()
  const onStage = await buildUser('member', { stageId: mine.id })
  const inGroup = await buildUser('member', { stageId: other.id })
  const stranger = await buildUser('member', { stageId: other.id })
  for (const { id } of [onStage, inGroup, stranger]) await buildActivity(id, AT)
  await db.groupMembership.create({
    data: { groupId: group.id, userId: inGroup.id },
  })
  const lead = await buildUser('team-lead')
  const managedGroup = { id: group.id, name: group.name }
  const managedStage = { id: mine.id, number: mine.number, name: mine.name }
  const seen = async () =>
    (await entriesOf(MARCH, 'tasks')).rows.map(({ userId }) => userId)

  signIn(lead, 'team-lead', { managedStage, managedGroup })
  await compareAll(MARCH)
  expect((await seen()).sort()).toEqual([onStage.id, inGroup.id].sort())
  signIn(lead, 'team-lead', { managedStage })
  expect(await seen()).toEqual([onStage.id])
  signIn(lead, 'team-lead', { managedGroup })
  expect(await seen()).toEqual([inGroup.id])
  signIn(lead, 'team-lead')
  expect(await seen()).toEqual([])
  // Numbers about money need the payment report, too.
  await expect(entriesOf(MARCH, 'revenue')).rejects.toMatchObject(
    refusal('NOT_FOUND')
  )

  const { user, id } = await buildSuccessManager()
  const cared = await buildCaredMember(id)
  await buildActivity(cared.id, AT)
  signIn(user, 'success-manager')
  expect(await seen()).toEqual([cared.id])
})

scenario('A number that the report does not have has no entries', async () => {
  await buildActivity((await buildUser('member')).id, startOfDay(today))
  await asAdmin()
  const ofToday = { period: 'DAILY', from: today } as const
  const community = (measure: string, content?: 'TASKS' | 'COURSES') =>
    reportEntries({
      ...ofToday,
      report: 'COMMUNITY',
      measure: measure as never,
      content,
    })
  expect((await community('TASKS', 'TASKS')).total).toBe(1)
  await expect(community('SALES')).rejects.toMatchObject(refusal('NOT_FOUND'))
  await expect(community('CERTIFICATES', 'TASKS')).rejects.toMatchObject(
    refusal('NOT_FOUND')
  )
  await expect(
    entriesOf({ period: 'DAILY', from: '2026-02-29' }, 'tasks')
  ).rejects.toThrow()

  // The names of people are for those who may open their lists.
  const admin = await buildUser('admin')
  signIn(admin, 'admin', { pageAccess: { reportSummary: true } as never })
  await expect(entriesOf(ofToday, 'tasks')).rejects.toMatchObject(
    refusal('NOT_FOUND')
  )
  signIn(admin, 'admin', {
    pageAccess: { communityReport: true, users: true } as never,
  })
  await expect(entriesOf(ofToday, 'tasks')).rejects.toMatchObject(
    refusal('NOT_FOUND')
  )
})

scenario('Pages list the latest first', async () => {
  const { id } = await buildUser('member')
  for (const days of [3, 1, 2])
    await buildActivity(id, startOfDay(addDays(today, -days)))
  await asAdmin()
  const range = {
    period: 'CUSTOM_RANGE',
    from: addDays(today, -5),
    to: today,
  } as const
  const page = (number: number) =>
    reportEntries({
      ...range,
      report: 'SUMMARY',
      measure: 'TASKS',
      page: number,
      perPage: 2,
    })
  const [first, second] = [await page(1), await page(2)]
  expect([...first.rows, ...second.rows].map(({ id: place }) => place)).toEqual(
    [1, 2, 3]
  )
  const days = [...first.rows, ...second.rows].map(({ at }) =>
    new Date(at).getTime()
  )
  expect(days).toEqual([...days].sort((one, other) => other - one))
  expect(first).toMatchObject({ total: 3, isTotalCapped: false })
})

scenario('A page reads the users of its own entries only', async () => {
  const { id } = await buildUser('member')
  const day = addDays(today, -1)
  for (let n = 0; n < 4; n++) await buildActivity(id, startOfDay(day))
  await fillUsers(1000)
  await asAdmin()
  const { User } = await readRows(() =>
    reportEntries({
      period: 'CUSTOM_RANGE',
      from: day,
      to: today,
      report: 'SUMMARY',
      measure: 'LESSONS',
      perPage: 1,
    })
  )
  expect(User).toBe(1)
})
