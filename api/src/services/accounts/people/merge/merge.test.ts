// Two accounts of one person become one, and two again (rest.md 1.4).
import { inTransaction } from 'src/lib/database/transaction'
import { db, pool } from 'src/lib/db'
import { creditOf, lockedCredit } from 'src/services/billing/credit/credit'
import { userLedger } from 'src/services/billing/ledgers/userLedger'
import { rebuildXp } from 'src/services/community/xp/rebuildXp'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { settle } from 'src/testing/feeds'
import { buildCourse, buildEvent } from 'src/testing/learning'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { restoreUser } from '../archive/archiveUser'
import { waitingDeletions } from '../ownData/deletionRequests'

import { duplicateUsers } from './duplicateUsers'
import { mergePreview, mergeUsers } from './mergeUsers'
import { undoMerge } from './undoMerge'
import { userMerges } from './userMerges'

const signInAs = async (role: Parameters<typeof signIn>[1]) => {
  const user = await buildUser(role)
  signIn(user, role)
  return user
}

const inputFor = ({ tribeId }: { tribeId: string }, fields: string[] = []) => ({
  fields,
  reason: 'Signed up twice',
  confirmation: tribeId,
})

const creditFor = (userId: number, creditCentavos: number) =>
  db.payment.create({
    data: {
      userId,
      kind: creditCentavos < 0 ? 'CREDIT_USE' : 'CREDIT',
      amountCentavos: 0,
      creditCentavos,
      platform: 'gcash',
    },
  })

const points = (userId: number, sourceId: number, delta: number) =>
  db.xpLedger.create({
    data: { userId, delta, sourceType: 'TASK', sourceId },
  })

/** The rows of tables that may only grow, or that an undo must bring back. */
const contents = async (ids: number[]) => {
  const where = { userId: { in: ids } }
  return {
    payments: await db.payment.findMany({ where, orderBy: { id: 'asc' } }),
    subscriptions: await db.subscription.findMany({
      where,
      orderBy: { id: 'asc' },
      omit: { updatedAt: true },
    }),
    invoices: await db.invoice.findMany({
      where,
      orderBy: { id: 'asc' },
      omit: { updatedAt: true },
    }),
    tasks: await db.userTask.findMany({
      where,
      orderBy: [{ userId: 'asc' }, { taskId: 'asc' }],
      omit: { updatedAt: true },
    }),
    certificates: await db.certificate.findMany({
      where,
      orderBy: { id: 'asc' },
    }),
    attendance: await db.attendance.findMany({
      where,
      orderBy: { userId: 'asc' },
    }),
    posts: await db.feedPost.findMany({
      where: { authorId: { in: ids } },
      orderBy: { id: 'asc' },
    }),
    users: await db.user.findMany({
      where: { id: { in: ids } },
      orderBy: { id: 'asc' },
      select: {
        xp: true,
        isMember: true,
        enrolment: true,
        archivedAt: true,
        mergedIntoId: true,
        firstName: true,
        email: true,
      },
    }),
    levels: await db.userAccessLevel.findMany({
      where,
      orderBy: [{ userId: 'asc' }, { accessLevelId: 'asc' }],
    }),
  }
}

const buildPair = async () => {
  const [ana, ana2] = [
    await buildUser('member', {
      firstName: 'Ana',
      email: `ana.cruz${draw()}@example.com`,
    }),
    await buildUser('member', { firstName: 'Anna' }),
  ]
  const [task, other] = (await buildStage([10, 5])).tasks
  await db.userTask.createMany({
    data: [
      { userId: ana.id, taskId: task.id, status: 'COMPLETED' },
      { userId: ana.id, taskId: other.id, status: 'OPEN' },
      { userId: ana2.id, taskId: task.id, status: 'COMPLETED' },
      { userId: ana2.id, taskId: other.id, status: 'COMPLETED' },
    ],
  })
  await points(ana.id, task.id, 10)
  await points(ana2.id, task.id, 10)
  await points(ana2.id, other.id, 5)
  await rebuildXp()
  await creditFor(ana.id, 1000)
  await creditFor(ana2.id, 2500)
  const invoice = await buildInvoice({ userId: ana2.id })
  await buildInvoice({ userId: ana.id })
  const { occurrenceId } = await buildEvent({ isPublic: true })
  await db.attendance.create({
    data: { userId: ana2.id, occurrenceId, method: 'JOIN' },
  })
  await db.eventRsvp.createMany({
    data: [
      { userId: ana.id, occurrenceId, answer: 'NO' },
      { userId: ana2.id, occurrenceId, answer: 'GOING' },
    ],
  })
  for (const { id } of [ana, ana2]) await settle(id)
  const [shared, own] = [await buildCourse(), await buildCourse()]
  await db.certificate.createMany({
    data: [
      { userId: ana.id, courseId: shared.id },
      { userId: ana2.id, courseId: shared.id },
      { userId: ana2.id, courseId: own.id },
    ].map((row) => ({
      ...row,
      code: `CERT${draw()}`,
      name: 'Ana Cruz',
      courseTitle: 'A course',
    })),
  })
  return { ana, ana2, invoice, occurrenceId }
}

scenario(
  'Joins purchases, points and events, and takes them apart again',
  async () => {
    await signInAs('tribe-team-ro')
    const { ana, ana2, invoice, occurrenceId } = await buildPair()
    const ids = { survivorId: ana.id, mergedId: ana2.id }
    const both = [ana.id, ana2.id]
    const before = await contents(both)
    expect(await mergePreview(ids)).toMatchObject({
      doubledXp: 10,
      survivor: { xp: 10, creditCentavos: 1000 },
      merged: { xp: 15, creditCentavos: 2500 },
      fields: expect.arrayContaining([
        { field: 'firstName', survivor: 'Ana', merged: 'Anna' },
      ]),
      moves: expect.arrayContaining([{ table: 'Invoice', count: 1 }]),
      lostLevels: [],
    })
    await expect(
      mergeUsers({
        ...ids,
        input: { ...inputFor(ana), reason: ' ', fields: ['email'] },
      })
    ).rejects.toMatchObject(
      refusedFields({
        reason: 'REASON_REQUIRED',
        confirmation: 'CONFIRMATION_WRONG',
        fields: 'MERGE_STALE',
      })
    )
    const answers = await Promise.allSettled(
      [1, 2].map(() =>
        mergeUsers({ ...ids, input: inputFor(ana2, ['firstName']) })
      )
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    const merged = await contents(both)
    // Rows to which is only added are as they were.
    expect(merged.payments).toEqual(before.payments)
    expect(merged.users).toMatchObject([
      { xp: 15, firstName: 'Anna', email: ana.email, archivedAt: null },
      { xp: 0, mergedIntoId: ana.id, archivedAt: expect.any(Date) },
    ])
    expect(
      merged.tasks.filter(({ userId }) => userId === ana.id)
    ).toMatchObject([{ status: 'COMPLETED' }, { status: 'COMPLETED' }])
    expect(new Set(merged.invoices.map(({ userId }) => userId))).toEqual(
      new Set([ana.id])
    )
    expect(
      await db.eventRsvp.findMany({ where: { occurrenceId } })
    ).toMatchObject([{ userId: ana.id, answer: 'GOING' }])
    expect(merged.attendance).toMatchObject([{ userId: ana.id }])
    expect(merged.posts.map(({ authorId }) => authorId)).toEqual(
      Array.from({ length: 6 }, () => ana.id)
    )
    // One of a course for each person; every code stays valid.
    expect(
      merged.certificates.filter(({ userId }) => userId === ana.id)
    ).toHaveLength(2)
    expect(merged.certificates.map(({ code }) => code)).toEqual(
      before.certificates.map(({ code }) => code)
    )
    expect(await creditOf(db, ana.id)).toBe(3500)
    expect(await creditOf(db, ana2.id)).toBe(3500)
    expect(await rebuildXp()).toEqual([])
    expect((await userLedger(ana.id)).lines).toHaveLength(4)
    expect(
      await db.notice.findMany({ where: { userId: ana.id } })
    ).toMatchObject([{ kind: 'MERGE', facts: { name: ana.email } }])
    expect(
      await db.outboxEmail.count({
        where: { to: ana.email, template: 'accountsMerged' },
      })
    ).toBe(1)
    await expect(restoreUser({ id: ana2.id })).rejects.toMatchObject(
      refusal('USER_MERGED')
    )

    const [merge] = await userMerges()
    expect(merge).toMatchObject({
      status: 'APPLIED',
      mayUndo: true,
      survivor: { id: ana.id },
    })
    const undone = await Promise.allSettled(
      [1, 2].map(() => undoMerge({ id: merge.id }))
    )
    expect(undone.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(await contents(both)).toEqual(before)
    expect(await rebuildXp()).toEqual([])
    expect(await creditOf(db, ana.id)).toBe(1000)
    expect(
      await db.invoice.findUnique({ where: { id: invoice.id } })
    ).toMatchObject({ userId: ana2.id })
    expect(await userMerges()).toMatchObject([
      { status: 'UNDONE', stayed: [], mayUndo: false },
    ])
  }
)

scenario('Rows that changed since a merge stay with the survivor', async () => {
  await signInAs('tribe-team-ro')
  const { ana, ana2 } = await buildPair()
  const win = await db.win.create({
    data: { userId: ana2.id, title: 'First client', achievedOn: new Date() },
  })
  const id = await mergeUsers({
    survivorId: ana.id,
    mergedId: ana2.id,
    input: inputFor(ana2, ['firstName']),
  })
  await db.win.update({
    where: { id: win.id },
    data: { title: 'Second client' },
  })
  await db.user.update({ where: { id: ana.id }, data: { firstName: 'Anita' } })
  expect(await undoMerge({ id })).toEqual([
    { table: 'Win', count: 1 },
    { table: 'fields', count: 1 },
  ])
  expect(await db.win.findUnique({ where: { id: win.id } })).toMatchObject({
    userId: ana.id,
  })
  expect(await db.user.findUnique({ where: { id: ana.id } })).toMatchObject({
    firstName: 'Anita',
  })
  await expect(undoMerge({ id })).rejects.toMatchObject(refusal('MERGE_OVER'))
})

scenario(
  'When both accounts bought a funnel, the purchase that ends later stays',
  async () => {
    await signInAs('tribe-team-ro')
    const [ana, ana2] = [await buildUser('member'), await buildUser('member')]
    const [first, second] = [
      await buildInvoice({ userId: ana.id }),
      await buildInvoice({ userId: ana2.id }),
    ]
    const ids = [first.subscriptionId, second.subscriptionId]
    const { funnelId } = await db.subscription.findUniqueOrThrow({
      where: { id: ids[0] },
    })
    const year = (n: number) => new Date(`20${n}-01-01T00:00:00+08:00`)
    await db.subscription.update({
      where: { id: ids[0] },
      data: {
        status: 'ACTIVE',
        startsAt: year(20),
        expiry: year(40),
        isPrimary: true,
      },
    })
    await db.subscription.update({
      where: { id: ids[1] },
      data: {
        funnelId,
        status: 'ACTIVE',
        startsAt: year(20),
        expiry: year(41),
        isPrimary: true,
      },
    })
    const merging = {
      survivorId: ana.id,
      mergedId: ana2.id,
      input: inputFor(ana2),
    }
    await expect(mergeUsers(merging)).rejects.toMatchObject(
      refusal('MERGE_OPEN_BILLS')
    )
    await db.paymentSchedule.update({
      where: { id: first.schedules[0].id },
      data: { waivedAt: new Date() },
    })
    const id = await mergeUsers(merging)
    expect(
      await db.subscription.findMany({
        orderBy: { id: 'asc' },
        where: { id: { in: ids } },
      })
    ).toMatchObject([
      { userId: ana.id, status: 'SUPERSEDED', source: 'MERGE' },
      { userId: ana.id, status: 'ACTIVE' },
    ])
    expect(await undoMerge({ id })).toEqual([])
    expect(
      await db.subscription.findMany({
        orderBy: { id: 'asc' },
        where: { id: { in: ids } },
      })
    ).toMatchObject([
      { userId: ana.id, status: 'ACTIVE', isPrimary: true },
      { userId: ana2.id, status: 'ACTIVE', isPrimary: true },
    ])
  }
)

scenario(
  'Staff need the right to assign levels, and roles never add up',
  async () => {
    const [coach, member] = [
      await buildUser('coach'),
      await buildUser('member'),
    ]
    const operator = await signInAs('tribe-team-ro')
    const ids = { survivorId: member.id, mergedId: coach.id }
    await expect(mergePreview(ids)).rejects.toMatchObject(refusal('FORBIDDEN'))
    await expect(
      mergeUsers({ ...ids, input: inputFor(coach) })
    ).rejects.toMatchObject(refusal('FORBIDDEN'))
    await expect(
      mergePreview({ survivorId: member.id, mergedId: operator.id })
    ).rejects.toMatchObject(refusal('NOT_LOWER_RANK'))
    await expect(
      mergePreview({ survivorId: member.id, mergedId: member.id })
    ).rejects.toMatchObject(refusal('MERGE_SAME'))
    await signInAs('admin')
    const id = await mergeUsers({
      survivorId: coach.id,
      mergedId: member.id,
      input: inputFor(member),
    })
    const held = () =>
      db.userAccessLevel.findMany({ where: { userId: coach.id } })
    expect((await held()).map(({ accessLevelId }) => accessLevelId)).toEqual([
      'member',
    ])
    await undoMerge({ id })
    expect((await held()).map(({ accessLevelId }) => accessLevelId)).toEqual([
      'coach',
    ])
  }
)

scenario('A preview has the levels by purchase of both accounts', async () => {
  await signInAs('tribe-team-ro')
  const paid = await buildUser('non-member')
  const other = await buildUser('affiliate')
  const { subscription } = await buildInvoice({ userId: paid.id })
  await db.subscription.update({
    where: { id: subscription.id },
    data: {
      status: 'ACTIVE',
      startsAt: new Date(Date.now() - 1000),
      expiry: new Date('2099-12-31'),
    },
  })
  const { survivor, merged, levels } = await mergePreview({
    survivorId: paid.id,
    mergedId: other.id,
  })
  const named = (held: typeof levels) =>
    held.map(({ id, isByHand }) => `${id}${isByHand ? '' : ' bought'}`).sort()
  expect(named(survivor.levels)).toEqual(['member bought', 'non-member'])
  expect(named(merged.levels)).toEqual(['affiliate'])
  expect(named(levels)).toEqual(['affiliate', 'member bought', 'non-member'])
})

scenario('Likely duplicates are named with their reason', async () => {
  await signInAs('tribe-team-ro')
  const n = draw()
  const one = await buildUser('member', {
    email: `ana.cruz${n}@example.com`,
    firstName: 'Ana',
    lastName: `Cruz${n}`,
  })
  const two = await buildUser('member', {
    email: `anacruz${n}+school@example.com`,
    firstName: 'Lea',
    lastName: `Reyes${n}`,
  })
  const three = await buildUser('member', {
    firstName: 'ana',
    lastName: `cruz${n}`,
  })
  for (const { id } of [two, three])
    await db.userProfile.create({
      data: { userId: id, mobileNumber: `+63917000${1000 + n}` },
    })
  const { rows, next } = await duplicateUsers({})
  const reasonOf = (a: number, b: number) =>
    rows.find(({ later, earlier }) => later.id === b && earlier.id === a)
      ?.reasons
  expect(reasonOf(one.id, two.id)).toEqual(['EMAIL'])
  expect(reasonOf(one.id, three.id)).toEqual(['NAME'])
  expect(reasonOf(two.id, three.id)).toEqual(['MOBILE'])
  expect(next === null || next > 0).toBe(true)
})

scenario(
  'A survivor is merged in turn, and the undo goes backwards',
  async () => {
    await signInAs('tribe-team-ro')
    const [one, two, three] = [
      await buildUser('member'),
      await buildUser('member'),
      await buildUser('member'),
    ]
    await creditFor(one.id, 700)
    const [first, second] = [
      await mergeUsers({
        survivorId: two.id,
        mergedId: one.id,
        input: inputFor(one),
      }),
      await mergeUsers({
        survivorId: three.id,
        mergedId: two.id,
        input: inputFor(two),
      }),
    ]
    expect(await creditOf(db, three.id)).toBe(700)
    await expect(undoMerge({ id: first })).rejects.toMatchObject(
      refusal('MERGE_OVER')
    )
    expect(await undoMerge({ id: second })).toEqual([])
    expect(await creditOf(db, three.id)).toBe(0)
    // Credit of the merged account that the survivor has used cannot go back.
    await creditFor(two.id, -500)
    await expect(undoMerge({ id: first })).rejects.toMatchObject(
      refusal('MERGE_CREDIT')
    )
  }
)

scenario(
  'A proof goes back with its bills, and a request for deletion goes on',
  async () => {
    await signInAs('tribe-team-ro')
    const [ana, ana2] = [await buildUser('member'), await buildUser('member')]
    const { schedules } = await buildInvoice({ userId: ana2.id })
    const file = await buildFile(ana2.id)
    const proof = await db.paymentProof.create({
      data: {
        userId: ana2.id,
        fileId: file.id,
        platform: 'gcash',
        referenceNo: `M${draw()}`,
        amountCentavos: 100,
        paidOn: new Date(),
        schedules: { create: { scheduleId: schedules[0].id } },
      },
    })
    await db.deletionRequest.create({ data: { userId: ana2.id } })
    const asking = async () =>
      (await waitingDeletions()).rows
        .map(({ userId }) => userId)
        .filter((id) => [ana.id, ana2.id].includes(id))
    const ids = { survivorId: ana.id, mergedId: ana2.id }
    const merge = () => mergeUsers({ ...ids, input: inputFor(ana2) })
    const id = await merge()
    expect(await asking()).toEqual([ana.id])
    await db.paymentProof.update({
      where: { id: proof.id },
      data: { status: 'REJECTED', rejectReason: 'Blurred' },
    })
    expect(await undoMerge({ id })).toEqual([])
    expect(
      await db.paymentProof.findUnique({ where: { id: proof.id } })
    ).toMatchObject({ userId: ana2.id, status: 'REJECTED' })
    expect(await asking()).toEqual([ana2.id])
    await db.deletionRequest.create({ data: { userId: ana.id } })
    const again = await merge()
    expect(await asking()).toEqual([ana.id])
    // A request that the merge withdrew waits again.
    expect(await undoMerge({ id: again })).toEqual([])
    expect((await asking()).sort()).toEqual([ana.id, ana2.id].sort())
  }
)

scenario(
  'A person who unsubscribed with either account stays unsubscribed',
  async () => {
    await signInAs('tribe-team-ro')
    const [ana, ana2] = [await buildUser('member'), await buildUser('member')]
    const off = (userId: number, kind: 'ANNOUNCEMENT' | 'CHALLENGE') => ({
      userId,
      kind,
      isMailed: false,
    })
    await db.noticeSetting.createMany({
      data: [off(ana2.id, 'ANNOUNCEMENT'), off(ana2.id, 'CHALLENGE')],
    })
    const settings = async () =>
      (
        await db.noticeSetting.findMany({
          orderBy: [{ userId: 'asc' }, { kind: 'asc' }],
        })
      ).map(({ userId, kind, isMailed }) => [
        userId === ana.id ? 'survivor' : 'merged',
        kind,
        isMailed,
      ])
    const before = await settings()
    const merge = () =>
      mergeUsers({
        survivorId: ana.id,
        mergedId: ana2.id,
        input: inputFor(ana2),
      })
    const id = await merge()
    expect(await settings()).toEqual([
      ['survivor', 'ANNOUNCEMENT', false],
      ['merged', 'CHALLENGE', false],
    ])
    expect(await undoMerge({ id })).toEqual([])
    expect((await settings()).sort()).toEqual(before.sort())

    // A survivor who subscribed again before is unsubscribed, until the undo.
    await db.noticeSetting.create({
      data: { ...off(ana.id, 'ANNOUNCEMENT'), isMailed: true },
    })
    const own = async () => (await settings())[0]
    const again = await merge()
    expect(await own()).toEqual(['survivor', 'ANNOUNCEMENT', false])
    expect(await undoMerge({ id: again })).toEqual([])
    expect(await own()).toEqual(['survivor', 'ANNOUNCEMENT', true])
  }
)

scenario(
  'A use of credit that waited for a merge locks the account that stays',
  async () => {
    const [ana, ana2] = [await buildUser('member'), await buildUser('member')]
    const isAdvisory = `FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE l.locktype = 'advisory' AND d.datname = current_database()`
    const { other } = await inTransaction(async (tx) => {
      await lockedCredit(tx, ana2.id)
      const waiting = inTransaction(async (own) => {
        await lockedCredit(own, ana2.id)
        return own.$queryRawUnsafe(
          `SELECT count(*)::int AS locks ${isAdvisory} AND l.granted AND l.pid = pg_backend_pid()`
        )
      })
      const isWaiting = async () =>
        (await pool.query(`SELECT ${isAdvisory} AND NOT l.granted`)).rowCount
      while (!(await isWaiting()));
      await tx.user.update({
        where: { id: ana2.id },
        data: { mergedIntoId: ana.id },
      })
      return { other: waiting }
    })
    expect(await other).toEqual([{ locks: 2 }])
  }
)

scenario('An unconfirmed address takes over no confirmed one', async () => {
  await signInAs('tribe-team-ro')
  const ana = await buildUser('member', { emailConfirmedAt: null })
  const victim = await buildUser('member')
  await expect(
    mergeUsers({
      survivorId: ana.id,
      mergedId: victim.id,
      input: inputFor(victim),
    })
  ).rejects.toMatchObject(refusal('MERGE_UNCONFIRMED'))
})

scenario(
  'Both mailboxes hear of a merge, and a refund ends the undo',
  async () => {
    await signInAs('admin')
    const [ana, ana2] = [await buildUser('member'), await buildUser('member')]
    const id = await mergeUsers({
      survivorId: ana.id,
      mergedId: ana2.id,
      input: inputFor(ana2),
    })
    const mails = await db.outboxEmail.findMany({ select: { to: true } })
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [ana.email, ana2.email].sort()
    )
    // As much credit as goes back, so that no credit is missing.
    const money = { userId: ana.id, platform: 'gcash' as const }
    await db.payment.createMany({
      data: [
        { ...money, kind: 'CREDIT', amountCentavos: 0, creditCentavos: 1000 },
        {
          ...money,
          kind: 'REFUND',
          amountCentavos: -1000,
          creditCentavos: -1000,
        },
      ],
    })
    await expect(undoMerge({ id })).rejects.toMatchObject(
      refusal('MERGE_CREDIT')
    )
  }
)
