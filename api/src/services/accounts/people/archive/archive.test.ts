// The archive of accounts: away, back, and gone for good (rest.md 1.3).
import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildTalkingGroup, post } from 'src/testing/feeds'
import { buildGroup } from 'src/testing/groups'
import { buildEvent } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { changeUsers } from '../../users/bulk/changeUsers'

import { anonymiseUser } from './anonymiseUser'
import { archivedUser, archivedUsersPage } from './archivedUsers'
import { archiveUser, restoreUser, userDuties } from './archiveUser'

const signInAs = async (role: Parameters<typeof signIn>[1]) => {
  const user = await buildUser(role)
  signIn(user, role)
  return user
}

const input = { reason: 'REQUEST' as const, note: ' Moves abroad ' }

scenario(
  'An archived person gives up seats, places and sessions; money stays',
  async () => {
    const operator = await signInAs('tribe-team-ro')
    const [ana, waiting] = [
      await buildUser('member'),
      await buildUser('member'),
    ]
    const invoice = await buildInvoice({ userId: ana.id })
    const group = await buildGroup({ name: 'Tribe Mabuhay' })
    await db.groupMembership.create({
      data: { groupId: group.id, userId: ana.id },
    })
    const event = await buildEvent({ capacity: 1, isPublic: true })
    const occurrenceId = event.occurrenceId
    await db.eventRsvp.createMany({
      data: [
        { occurrenceId, userId: ana.id, answer: 'GOING' },
        {
          occurrenceId,
          userId: waiting.id,
          answer: 'WAITLISTED',
          queuedAt: new Date(),
        },
      ],
    })
    await db.outboxEmail.create({
      data: {
        to: ana.email,
        template: 'x',
        subject: 'x',
        text: 'x',
        html: 'x',
        status: 'QUEUED',
      },
    })
    const answers = await Promise.allSettled(
      [1, 2].map(() => archiveUser({ id: ana.id, input }))
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    await expect(archiveUser({ id: ana.id, input })).rejects.toMatchObject(
      refusal('USER_ARCHIVED')
    )
    expect(await archivedUser({ id: ana.id })).toMatchObject({
      reason: 'REQUEST',
      note: 'Moves abroad',
      emailPolicy: 'RESERVE',
      archivedByName: `${operator.firstName} ${operator.lastName}`,
      gaveUp: expect.arrayContaining(['Tribe Mabuhay', event.title]),
      mayDecide: true,
    })
    const user = await db.user.findUniqueOrThrow({ where: { id: ana.id } })
    expect(user.authVersion).toBeGreaterThan(ana.authVersion)
    expect(await db.groupMembership.count({ where: { endedAt: null } })).toBe(0)
    expect(await db.eventRsvp.findMany()).toMatchObject([
      { userId: waiting.id, answer: 'GOING' },
    ])
    expect(
      await db.outboxEmail.count({ where: { to: ana.email, status: 'QUEUED' } })
    ).toBe(0)
    expect(
      await db.invoice.count({ where: { id: invoice.id, voidedAt: null } })
    ).toBe(1)
    expect(
      (await archivedUsersPage({ q: ana.lastName, filter: 'REQUEST' })).rows
    ).toMatchObject([{ id: ana.id }])
    expect((await archivedUsersPage({ filter: 'ABUSE' })).rows).toEqual([])

    await restoreUser({ id: ana.id })
    await expect(restoreUser({ id: ana.id })).rejects.toMatchObject(
      refusal('USER_NOT_ARCHIVED')
    )
    expect(await archivedUser({ id: ana.id })).toBeNull()
    // Archiving again begins a row of its own.
    await archiveUser({ id: ana.id, input })
    expect(await db.userArchive.count({ where: { userId: ana.id } })).toBe(2)
    expect(
      await db.infoLog.findMany({
        where: { entityId: String(ana.id), action: { startsWith: 'user.' } },
        orderBy: { id: 'asc' },
        select: { action: true },
      })
    ).toEqual([
      { action: 'user.archived' },
      { action: 'user.restored' },
      { action: 'user.archived' },
    ])
  }
)

scenario('Duties are named, and handed over first', async () => {
  await signInAs('admin')
  const coach = await buildUser('coach')
  const stage = await buildStage()
  const group = await buildGroup({ name: 'Tribe Mabuhay' })
  await db.stageStaff.create({
    data: { stageId: stage.id, userId: coach.id, duty: 'LEADER' },
  })
  await db.groupMembership.create({
    data: { groupId: group.id, userId: coach.id, role: 'LEADER' },
  })
  expect(await userDuties({ id: coach.id })).toMatchObject([
    { kind: 'STAGE' },
    { kind: 'GROUP', name: 'Tribe Mabuhay' },
  ])
  await expect(archiveUser({ id: coach.id, input })).rejects.toMatchObject(
    refusal('USER_HAS_DUTIES')
  )
  const change = { archive: input }
  expect(
    await changeUsers({ target: { userIds: [coach.id] }, change })
  ).toMatchObject({
    changed: 0,
    refused: [
      {
        code: 'USER_HAS_DUTIES',
        detail: expect.stringContaining('Tribe Mabuhay'),
      },
    ],
  })
  await db.stageStaff.deleteMany()
  await db.groupMembership.deleteMany()
  expect(
    await changeUsers({ target: { userIds: [coach.id] }, change })
  ).toMatchObject({ changed: 1, refused: [] })
})

scenario('Only people of a lower rank, and never the last admin', async () => {
  const [one, two] = [await buildUser('admin'), await buildUser('admin')]
  const peer = await buildUser('tribe-team-ro')
  await signInAs('tribe-team-ro')
  for (const { id } of [peer, one, { id: context.currentUser!.id as number }])
    await expect(archiveUser({ id, input })).rejects.toMatchObject(
      refusal('NOT_LOWER_RANK')
    )
  await expect(
    archiveUser({ id: peer.id, input: { reason: 'OTHER', note: ' ' } })
  ).rejects.toMatchObject(refusedFields({ note: 'REASON_REQUIRED' }))
  signIn(one, 'admin')
  await archiveUser({ id: two.id, input })
  // An administrator who was archived meanwhile cannot take the last one along.
  signIn(two, 'admin')
  await expect(archiveUser({ id: one.id, input })).rejects.toMatchObject(
    refusal('LAST_ADMIN')
  )
})

scenario('A released address can be used again, but only once', async () => {
  await signInAs('admin')
  const ana = await buildUser('member')
  await archiveUser({ id: ana.id, input: { ...input, emailPolicy: 'RELEASE' } })
  const other = await buildUser('member', { email: ana.email })
  expect(await archivedUser({ id: ana.id })).toMatchObject({ email: ana.email })
  await expect(restoreUser({ id: ana.id })).rejects.toMatchObject(
    refusal('EMAIL_TAKEN')
  )
  await db.user.update({
    where: { id: other.id },
    data: { email: `free-${ana.email}` },
  })
  await restoreUser({ id: ana.id })
  expect(
    await db.user.findUniqueOrThrow({ where: { id: ana.id } })
  ).toMatchObject({ email: ana.email, archivedAt: null })
})

scenario('Anonymising takes the identity and keeps the books', async () => {
  await signInAs('admin')
  const ana = await buildUser('member', {
    firstName: 'Anastasia',
    lastName: 'Unmistakable',
    facebookProfile: 'fb.com/unmistakable',
    profile: {
      create: { mobileNumber: '+639171234567', city: 'Lipa' },
    },
  } as object)
  const picture = await buildFile(ana.id)
  await db.user.update({
    where: { id: ana.id },
    data: { profileImageId: picture.id },
  })
  await db.win.create({
    data: { userId: ana.id, title: 'First job', achievedOn: new Date() },
  })
  const feed = await db.feed.create({ data: { isSchool: true } })
  const post = await db.feedPost.create({
    data: { feedId: feed.id, authorId: ana.id, text: 'I am Anastasia' },
  })
  const report = await db.feedReport.create({
    data: {
      postId: post.id,
      reporterId: (await buildUser('member')).id,
      reason: 'OTHER',
      text: 'I am Anastasia',
    },
  })
  await buildInvoice({ userId: ana.id })
  await db.xpLedger.create({
    data: { userId: ana.id, delta: 20, sourceType: 'TASK', sourceId: 1 },
  })
  const sums = async () => ({
    invoices: await db.paymentSchedule.aggregate({
      _sum: { priceCentavos: true },
      _count: true,
    }),
    xp: await db.xpLedger.aggregate({ _sum: { delta: true } }),
    log: await db.infoLog.count({
      where: { action: { not: 'user.anonymised' } },
    }),
  })
  const { id } = ana
  const right = { id, confirmation: ` ${ana.tribeId} ` }
  await expect(anonymiseUser(right)).rejects.toMatchObject(
    refusal('USER_NOT_ARCHIVED')
  )
  await archiveUser({ id, input })
  const before = await sums()
  await expect(anonymiseUser({ id, confirmation: 'T0' })).rejects.toMatchObject(
    refusedFields({ confirmation: 'CONFIRMATION_WRONG' })
  )
  await Promise.all([1, 2].map(() => anonymiseUser(right)))
  expect(await sums()).toEqual(before)
  expect(await db.infoLog.count({ where: { action: 'user.anonymised' } })).toBe(
    1
  )
  const user = await db.user.findUniqueOrThrow({
    where: { id },
    include: { profile: true, wins: true, files: true, archives: true },
  })
  expect(user).toMatchObject({ profile: null, wins: [], files: [] })
  expect(JSON.stringify(user)).not.toMatch(
    /Anastasia|Unmistakable|person-|639171234567|Moves abroad/i
  )
  expect(
    await db.feedPost.findUniqueOrThrow({ where: { id: post.id } })
  ).toMatchObject({ text: '–', authorId: id })
  expect(
    await db.feedReport.findUniqueOrThrow({ where: { id: report.id } })
  ).toMatchObject({ text: '–' })
  await expect(restoreUser({ id })).rejects.toMatchObject(
    refusal('USER_ANONYMISED')
  )
  expect((await archivedUser({ id }))?.anonymisedAt).toBeTruthy()
})

scenario(
  'Anonymising takes the name from readers’ notices, and the words of reports',
  async () => {
    const { ana, ben, feed } = await buildTalkingGroup()
    await post(ana, feed, `Thank you, @${ben.slug}`)
    const { id: postId } = await post(ben, feed, `Welcome, @${ana.slug}`)
    await db.feedReport.create({
      data: { postId, reporterId: ana.id, reason: 'It is about me' },
    })
    const named = async () =>
      (
        await db.notice.findMany({
          where: { userId: ben.id, kind: 'FEED' },
        })
      ).map(({ facts }) => (facts as { name: string }).name)
    expect(await named()).toEqual([expect.stringContaining(ana.firstName)])
    await signInAs('admin')
    await archiveUser({ id: ana.id, input })
    await anonymiseUser({ id: ana.id, confirmation: ana.tribeId })
    expect(await named()).toEqual(['–'])
    expect(await db.feedReport.findMany()).toMatchObject([{ reason: '–' }])
  }
)
