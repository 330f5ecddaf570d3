// Changes of many users at once: what they change, refuse and leave as it is (rest.md 1.1).
import { db } from 'src/lib/db'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildBatch, buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { deleteSavedView, saveView, savedViews } from '../savedViews'
import { usersPage } from '../users'
import { writeEnrolments } from '../writeEnrolments'

import { changeUsers } from './changeUsers'
import { exportUsers, matchingUsers } from './exportUsers'

const KEY = '3b241101-e2bb-4255-8caf-4136c566a962'

const signInAs = async (role: Parameters<typeof signIn>[1]) => {
  const user = await buildUser(role)
  signIn(user, role)
  return user
}

const idsOf = (people: { id: number }[]) => people.map(({ id }) => id)

scenario(
  'A level, a batch and a stage are given once, and each person is in the log',
  async () => {
    const admin = await signInAs('admin')
    const people = [await buildUser('member'), await buildUser('member')]
    await buildAccessLevel('affiliate')
    const [batch, stage] = [await buildBatch(), await buildStage()]
    const target = { userIds: idsOf(people) }
    for (const change of [
      { accessLevelId: 'affiliate' },
      { batchId: batch.id },
      { stageId: stage.id },
    ]) {
      const answers = await Promise.all(
        [1, 2].map(() => changeUsers({ target, change }))
      )
      // The same change at the same time changes each person once.
      expect(answers.reduce((sum, { changed }) => sum + changed, 0)).toBe(2)
      expect(answers.flatMap(({ refused }) => refused)).toEqual([])
      expect(await changeUsers({ target, change })).toMatchObject({
        changed: 0,
        unchanged: 2,
      })
    }
    expect(
      await db.user.count({
        where: {
          batchId: batch.id,
          stageId: stage.id,
          accessLevels: { some: { accessLevelId: 'affiliate' } },
        },
      })
    ).toBe(2)
    expect(
      await db.infoLog.count({
        where: { entityId: String(people[0].id), actorUserId: admin.id },
      })
    ).toBe(3)
    expect(
      await db.notice.findMany({
        where: { userId: people[0].id, kind: 'BATCH' },
      })
    ).toMatchObject([{ facts: { batch: batch.name, change: 'joined' } }])
  }
)

scenario(
  'The answer names who is refused and why; the others are changed',
  async () => {
    const boss = await buildUser('admin')
    const peer = await buildUser('tribe-team-fa')
    const gone = await buildUser('member', { archivedAt: new Date() })
    const people = [await buildUser('member'), await buildUser('member')]
    const viewer = await signInAs('tribe-team-fa')
    const batch = await buildBatch({ capacity: 1 })
    const userIds = idsOf([boss, peer, gone, viewer, ...people])
    const answer = await changeUsers({
      target: { userIds: [...userIds, 999_999] },
      change: { batchId: batch.id },
    })
    expect(answer).toMatchObject({ changed: 1, unchanged: 0, nextId: null })
    expect(
      Object.fromEntries(
        answer.refused.map(({ userId, code }) => [userId, code])
      )
    ).toEqual({
      [boss.id]: 'NOT_LOWER_RANK',
      [peer.id]: 'NOT_LOWER_RANK',
      [viewer.id]: 'NOT_LOWER_RANK',
      [gone.id]: 'USER_ARCHIVED',
      [people[1].id]: 'BATCH_FULL',
      999999: 'NOT_FOUND',
    })
    const target = { userIds: [people[0].id] }
    for (const change of [
      { accessLevelId: 'member' },
      { archive: { reason: 'REQUEST' as const } },
      { stageId: 999_999 },
    ])
      await expect(changeUsers({ target, change })).rejects.toMatchObject(
        refusal('FORBIDDEN')
      )
    for (const change of [{}, { batchId: batch.id, stageId: 1 }])
      await expect(changeUsers({ target, change })).rejects.toMatchObject(
        refusedFields({ change: 'INVALID' })
      )
    await signInAs('admin')
    await expect(
      changeUsers({ target, change: { stageId: 999_999 } })
    ).rejects.toMatchObject(refusedFields({ stageId: 'INVALID' }))
    await expect(
      changeUsers({
        target: { userIds: Array.from({ length: 101 }, (_, id) => id + 1) },
        change: { batchId: batch.id },
      })
    ).rejects.toMatchObject(refusal('TOO_MANY_PEOPLE'))
  }
)

scenario(
  'All users of a filter are changed in portions, without users who are added later',
  async () => {
    await signInAs('admin')
    const stage = await buildStage()
    const first = await buildUser('member')
    await db.user.createMany({
      data: Array.from({ length: 101 }, (_, index) => ({
        email: `many-${stage.id}-${index}@example.com`,
        slug: `many-${stage.id}-${index}`,
        tribeId: `M${stage.id}-${index}`,
        firstName: 'Many',
        lastName: 'More',
        hashedPassword: 'none',
        salt: 'none',
        isMember: true,
      })),
    })
    const asked = { type: 'MEMBER' as const, view: { q: 'many more' } }
    const { count, isTooMany, upToId } = await matchingUsers(asked)
    expect({ count, isTooMany }).toEqual({ count: 101, isTooMany: false })
    await buildUser('member', { firstName: 'Many', lastName: 'More' })
    const target = { ...asked, upToId }
    const change = { stageId: stage.id }
    const one = await changeUsers({ target, change })
    expect(one).toMatchObject({ changed: 100, refused: [] })
    const two = await changeUsers({
      target: { ...target, afterId: one.nextId },
      change,
    })
    expect(two).toMatchObject({ changed: 1, nextId: null })
    expect(await db.user.count({ where: { stageId: stage.id } })).toBe(101)
    const { stageId } = await db.user.findUniqueOrThrow({
      where: { id: first.id },
    })
    expect(stageId).toBeNull()
  }
)

scenario(
  'A mail goes to each person once, in their language if it is written',
  async () => {
    await signInAs('tribe-team-fa')
    const ana = await buildUser('member')
    const sol = await buildUser('member', { language: 'fil' })
    const target = { userIds: idsOf([ana, sol]) }
    const mail = {
      key: KEY,
      subject: 'Bring a\nfriend',
      text: 'First.\n\nSecond <b>.',
      subjectFil: '',
      textFil: '',
    }
    const send = (changes = {}) =>
      changeUsers({ target, change: { mail: { ...mail, ...changes } } })
    expect(await send()).toMatchObject({ changed: 2, unchanged: 0 })
    expect(await send()).toMatchObject({ changed: 0, unchanged: 2 })
    const other = {
      key: KEY.replace('3b', '4b'),
      subjectFil: 'Magsama ng kaibigan',
      textFil: 'Una.',
    }
    expect(await send(other)).toMatchObject({ changed: 2 })
    const mails = await db.outboxEmail.findMany({
      where: { template: 'staffMail' },
      orderBy: { createdAt: 'asc' },
    })
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [ana.email, 'Bring a friend'],
        [ana.email, 'Bring a friend'],
        [sol.email, 'Bring a friend'],
        [sol.email, 'Magsama ng kaibigan'],
      ].sort()
    )
    expect(mails[0].html).toContain('Second &#60;b&#62;.')
    await expect(send({ subject: '', text: '' })).rejects.toMatchObject(
      refusedFields({ subject: 'REQUIRED', text: 'REQUIRED' })
    )
    await expect(send({ textFil: 'Una.' })).rejects.toMatchObject(
      refusedFields({ subjectFil: 'REQUIRED' })
    )
    await expect(send({ key: 'x' })).rejects.toMatchObject(
      refusedFields({ key: 'INVALID' })
    )
  }
)

scenario('An export is in the log with its people', async () => {
  await signInAs('tribe-team-fa')
  const ana = await buildUser('member')
  const { rows, nextId } = await exportUsers({ target: { userIds: [ana.id] } })
  expect(rows).toMatchObject([{ id: ana.id, email: ana.email }])
  expect(nextId).toBeNull()
  expect(
    await db.infoLog.findMany({ where: { action: 'user.exported' } })
  ).toMatchObject([{ after: { userIds: [ana.id] } }])
  const stage = await buildStage()
  const coach = await buildUser('coach')
  signIn(coach, 'coach', { managedStage: stage })
  expect(await exportUsers({ target: { userIds: [ana.id] } })).toMatchObject({
    rows: [],
  })
  expect(await matchingUsers({ view: {} })).toMatchObject({ count: 0 })
})

scenario('Views belong to the one who saves them', async () => {
  await signInAs('tribe-team-fa')
  const view = { q: ' santos ', filter: 'INACTIVE' as const, batchId: 3 }
  const list = 'MEMBER' as const
  const saved = await saveView({ list, name: ' To call ', view })
  expect(saved).toMatchObject({
    name: 'To call',
    q: 'santos',
    filter: 'INACTIVE',
    batchId: 3,
    stageId: null,
  })
  await saveView({ list, name: 'To call', view: { q: 'cruz' } })
  expect(await savedViews({ list })).toMatchObject([
    { id: saved.id, q: 'cruz', filter: null },
  ])
  expect(await savedViews({ list: 'NON_MEMBER' })).toEqual([])
  await expect(saveView({ list, name: ' ', view })).rejects.toMatchObject(
    refusedFields({ name: 'REQUIRED' })
  )
  const viewer = context.currentUser
  await signInAs('tribe-team-ro')
  expect(await savedViews({ list })).toEqual([])
  await deleteSavedView({ id: saved.id })
  mockCurrentUser(viewer as never)
  expect(await savedViews({ list })).toHaveLength(1)
  await deleteSavedView({ id: saved.id })
  expect(await savedViews({ list })).toEqual([])
})

scenario(
  'Lists filter by the enrolment that purchases give, even when only time passes',
  async () => {
    await signInAs('admin')
    const people = {
      live: await buildUser('member'),
      ended: await buildUser('member'),
      pending: await buildUser('member'),
      later: await buildUser('member'),
    }
    for (const { id } of Object.values(people))
      await buildInvoice({ userId: id, status: 'PENDING' })
    const set = (id: number, startsAt: number, expiry: number) =>
      db.subscription.updateMany({
        where: { userId: id },
        data: {
          status: 'ACTIVE',
          startsAt: new Date(Date.now() + startsAt * DAY_MS),
          expiry: new Date(Date.now() + expiry * DAY_MS),
        },
      })
    await set(people.live.id, -9, 9)
    await set(people.ended.id, -9, -3)
    await set(people.later.id, 3, 9)
    const listed = async (filter: 'ACTIVE' | 'INACTIVE' | 'NOT_ENROLLED') => {
      const { rows } = await usersPage({ type: 'MEMBER', filter })
      expect(rows.every(({ enrolment }) => enrolment === filter)).toBe(true)
      return rows.map(({ id }) => id)
    }
    expect(await listed('ACTIVE')).toEqual([people.live.id])
    expect(await listed('INACTIVE')).toEqual([people.later.id, people.ended.id])
    expect(await listed('NOT_ENROLLED')).toContain(people.pending.id)
    // The dates of the later purchase arrive without a change of its row.
    await db.$executeRawUnsafe(
      `ALTER TABLE "Subscription" DISABLE TRIGGER keep_enrolment_changed`
    )
    try {
      await set(people.later.id, -1, 9)
    } finally {
      await db.$executeRawUnsafe(
        `ALTER TABLE "Subscription" ENABLE TRIGGER keep_enrolment_changed`
      )
    }
    await db.user.update({
      where: { id: people.later.id },
      data: { enrolmentChangesAt: new Date() },
    })
    await writeEnrolments()
    expect(await listed('ACTIVE')).toEqual([people.later.id, people.live.id])
    const { rows } = await usersPage({ filter: 'ARCHIVED' })
    expect(rows).toEqual([])
    await signInAs('tribe-team-fa')
    await expect(usersPage({ filter: 'ARCHIVED' })).rejects.toMatchObject(
      refusal('FORBIDDEN')
    )
  }
)
