import fc from 'fast-check'

import { db, pool } from 'src/lib/db'
import { buildClimb } from 'src/testing/community'
import { lockWaits } from 'src/testing/lockWaits'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { userStageProgress } from '../stages/userStageProgress'
import { finishTask } from '../tasks/finishTask'

import { rebuildXp } from './rebuildXp'
import { reverseXp } from './reverseXp'
import { xpEntriesPage } from './xpEntriesPage'

const totalOf = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).xp

const sumOf = async (userId: number) =>
  (await db.xpLedger.aggregate({ where: { userId }, _sum: { delta: true } }))
    ._sum.delta ?? 0

const setUp = async () => {
  const climb = await buildClimb()
  const admin = await buildUser('admin')
  const asMember = () => signIn(climb.member)
  const asAdmin = () => signIn(admin, 'admin')
  asMember()
  return { ...climb, admin, asMember, asAdmin, userId: climb.member.id }
}

const latest = (userId: number) =>
  db.xpLedger.findFirstOrThrow({
    where: { userId, reversesId: null },
    orderBy: { id: 'desc' },
  })

describe('reversing points', () => {
  scenario('Requires a reason', async () => {
    const { stage, userId, asAdmin } = await setUp()
    await finishTask({ taskId: stage.tasks[0].id })
    asAdmin()
    const { id } = await latest(userId)
    await expect(reverseXp({ id, reason: ' ' })).rejects.toMatchObject(
      refusal('REASON_REQUIRED')
    )
    await expect(reverseXp({ id: 0, reason: 'x' })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(await totalOf(userId)).toBe(20)
  })

  scenario(
    'Takes them from the account of a merge that ends first',
    async () => {
      const { stage, userId, asAdmin } = await setUp()
      await finishTask({ taskId: stage.tasks[0].id })
      const { id: survivorId } = await buildUser('member')
      asAdmin()
      const { id } = await latest(userId)
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        await client.query(
          `UPDATE "User" SET xp = 0, "mergedIntoId" = $2, "archivedAt" = now() WHERE id = $1`,
          [userId, survivorId]
        )
        await client.query(`UPDATE "User" SET xp = 20 WHERE id = $1`, [
          survivorId,
        ])
        const reversing = reverseXp({ id, reason: 'Not done' })
        await lockWaits()
        await client.query('COMMIT')
        await reversing
      } finally {
        client.release(true)
      }
      expect([await totalOf(userId), await totalOf(survivorId)]).toEqual([0, 0])
    }
  )

  scenario('Are not given to an account that is being merged', async () => {
    const { stage, userId } = await setUp()
    const { id: survivorId } = await buildUser('member')
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await client.query(`SELECT id FROM "User" WHERE id = $1 FOR UPDATE`, [
        userId,
      ])
      await client.query(
        `UPDATE "User" SET "mergedIntoId" = $2, "archivedAt" = now() WHERE id = $1`,
        [userId, survivorId]
      )
      const finishing = expect(
        finishTask({ taskId: stage.tasks[0].id })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      await lockWaits()
      await client.query('COMMIT')
      await finishing
    } finally {
      client.release(true)
    }
    expect(await db.xpLedger.count()).toBe(0)
  })

  scenario('Writes one reversing row and reopens the task', async () => {
    const { stage, userId, admin, asAdmin, asMember } = await setUp()
    const taskId = stage.tasks[0].id
    await finishTask({ taskId })
    asAdmin()
    const { id } = await latest(userId)
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => reverseXp({ id, reason: 'Not done' }))
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      1
    )
    expect(await totalOf(userId)).toBe(0)
    expect(
      await db.xpLedger.findFirst({ where: { reversesId: id } })
    ).toMatchObject({ delta: -20, reason: 'Not done', actorId: admin.id })
    expect(await xpEntriesPage({ userId })).toMatchObject({
      total: 2,
      rows: [
        { delta: -20, isReversal: true, reason: 'Not done' },
        { delta: 20, isReversed: true, title: 'Task 1' },
      ],
    })

    asMember()
    expect(await userStageProgress({ id: userId })).toMatchObject({
      remainingTasksCount: 2,
    })
    await finishTask({ taskId })
    expect(await totalOf(userId)).toBe(20)
    expect(await latest(userId)).toMatchObject({ attempt: 2, delta: 20 })
  })

  scenario('Is refused for a reversing row', async () => {
    const { stage, userId, asAdmin } = await setUp()
    await finishTask({ taskId: stage.tasks[0].id })
    asAdmin()
    await reverseXp({ id: (await latest(userId)).id, reason: 'Not done' })
    const reversal = await db.xpLedger.findFirstOrThrow({
      where: { reversesId: { not: null } },
    })
    await expect(
      reverseXp({ id: reversal.id, reason: 'Back' })
    ).rejects.toMatchObject(refusal('XP_REVERSED'))
  })
})

scenario(
  'The total equals the sum of the ledger after any sequence of operations',
  async () => {
    const { stage, userId, asAdmin, asMember } = await setUp()
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('finish', 'reverse'),
        task: fc.integer({ min: 0, max: 1 }),
        times: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 6 }
    )
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        for (const { kind, task, times } of all) {
          const taskId = stage.tasks[task].id
          const entry = await db.xpLedger.findFirst({
            where: { userId, sourceId: taskId, reversesId: null },
            orderBy: { attempt: 'desc' },
          })
          if (kind === 'finish') asMember()
          else asAdmin()
          await Promise.allSettled(
            Array.from({ length: times }, () =>
              kind === 'finish'
                ? finishTask({ taskId })
                : reverseXp({ id: entry?.id ?? 0, reason: 'Again' })
            )
          )
        }
        const done = await db.userTask.findMany({
          where: { userId, status: 'COMPLETED' },
          include: { task: true },
        })
        const worth = done.reduce((sum, { task }) => sum + task.points, 0)
        expect(await totalOf(userId)).toBe(worth)
        expect(await sumOf(userId)).toBe(worth)
      }),
      { numRuns: 10 }
    )
  }
)

scenario(
  'A rebuild restores the ledger’s totals and returns the users it corrected',
  async () => {
    const { stage, userId } = await setUp()
    await finishTask({ taskId: stage.tasks[1].id })
    expect(await rebuildXp()).toEqual([])
    await db.user.update({ where: { id: userId }, data: { xp: 999 } })
    expect(await rebuildXp()).toEqual([{ id: userId, before: 999, after: 30 }])
    expect(await totalOf(userId)).toBe(30)
    expect(await db.infoLog.count({ where: { action: 'xp.rebuilt' } })).toBe(1)
  }
)

scenario('Other members’ points cannot be read', async () => {
  const { userId } = await setUp()
  signIn(await buildUser())
  await expect(xpEntriesPage({ userId })).rejects.toMatchObject(
    refusal('NOT_FOUND')
  )
})
