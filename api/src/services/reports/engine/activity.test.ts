// The sums of activities by day are those of the rows that they count, whatever happens to the rows and their people.
import { db, pool } from 'src/lib/db'
import { startOfDay } from 'src/shared/manilaTime'
import {
  activityDifferences,
  activitySums,
  buildActivity,
  buildMembershipOf,
} from 'src/testing/activity'
import { buildStage } from 'src/testing/community'
import { buildBatch } from 'src/testing/learning'
import { buildUser } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { buildSuccessManager } from 'src/testing/success'

const AT = new Date('2026-03-09T17:30:00Z')
/** Half past one in the morning in Manila. */
const DAY = '2026-03-10'

const sumOf = async (measure: string, part = 'all', key = '') =>
  (await activitySums())[`${part} ${key} ${measure} ${DAY}`]

beforeEach(rebuildDays)

describe('activities by day', () => {
  scenario('Count each kind once, on its Manila day', async () => {
    const { id } = await buildUser('member')
    await buildActivity(id, AT)
    for (const measure of [
      'lesson',
      'certificate',
      'task',
      'moveUp',
      'attendance',
      'checkIn',
      'post',
      'purchase',
    ])
      expect([measure, await sumOf(measure)]).toEqual([measure, '1'])
    expect(await sumOf('sales')).toBe('70000')
    expect(await sumOf('revenue')).toBe('70000')
    expect(await sumOf('refund')).toBe('5000')
    expect(await activityDifferences()).toEqual([])
    await pool.query('SELECT app.fold_activity()')
    expect(await sumOf('task')).toBe('1')
    const { rows } = await pool.query(
      `SELECT count(*)::int AS count FROM app.activity_day WHERE "isNew"`
    )
    expect(rows[0].count).toBe(0)
  })

  scenario(
    'Go with their person to another stage, batch and manager',
    async () => {
      const [first, second] = [await buildStage(), await buildStage()]
      const batch = await buildBatch()
      const manager = await buildSuccessManager()
      const { id } = await buildUser('member', { stageId: first.id })
      await buildActivity(id, AT)
      await buildMembershipOf(id, AT, startOfDay('2027-03-10'))
      expect(await sumOf('task', 'stage', String(first.id))).toBe('1')
      expect(await sumOf('joined', 'stage', String(first.id))).toBe('1')
      await db.user.update({
        where: { id },
        data: {
          stageId: second.id,
          batchId: batch.id,
          successManagerId: manager.id,
        },
      })
      expect(await sumOf('task', 'stage', String(first.id))).toBeUndefined()
      expect(await sumOf('task', 'stage', String(second.id))).toBe('1')
      expect(await sumOf('post', 'batch', String(batch.id))).toBe('1')
      expect(await sumOf('joined', 'manager', String(manager.id))).toBe('1')
      expect(await sumOf('task')).toBe('1')
      expect(await activityDifferences()).toEqual([])
    }
  )

  scenario('Follow what is changed, taken back and deleted', async () => {
    const { id } = await buildUser('member')
    const { lessonId, subscriptionId } = await buildActivity(id, AT)
    await db.subscription.update({
      where: { id: subscriptionId },
      data: {
        status: 'ACTIVE',
        startsAt: AT,
        expiry: startOfDay('2027-03-10'),
      },
    })
    expect(await sumOf('joined')).toBe('1')
    await db.userTask.updateMany({
      where: { userId: id },
      data: { status: 'REVERSED' },
    })
    await db.feedPost.updateMany({
      where: { authorId: id },
      data: { hiddenAt: new Date() },
    })
    await db.invoice.updateMany({
      where: { userId: id },
      data: { voidedAt: new Date() },
    })
    await db.lessonProgress.delete({
      where: { userId_lessonId: { userId: id, lessonId } },
    })
    await db.subscription.update({
      where: { id: subscriptionId },
      data: { status: 'PENDING', startsAt: null, expiry: null },
    })
    for (const measure of ['task', 'post', 'purchase', 'lesson', 'joined'])
      expect(await sumOf(measure)).toBeUndefined()
    await db.user.update({ where: { id }, data: { archivedAt: new Date() } })
    expect(await activityDifferences()).toEqual([])
    const guest = await buildUser('non-member')
    await db.userTask.create({
      data: {
        userId: guest.id,
        taskId: (await buildStage()).tasks[0].id,
        status: 'COMPLETED',
        completedAt: AT,
      },
    })
    await db.user.delete({ where: { id: guest.id } })
    expect(await activityDifferences()).toEqual([])
  })

  scenario('Stay right when a person moves up while they learn', async () => {
    const [first, second] = [await buildStage(), await buildStage()]
    const people = await Promise.all(
      Array.from({ length: 6 }, () =>
        buildUser('member', { stageId: first.id })
      )
    )
    const tasks = first.tasks.map(({ id }) => id)
    await Promise.all(
      people.flatMap(({ id }) => [
        ...tasks.map((taskId) =>
          db.userTask.create({
            data: { userId: id, taskId, status: 'COMPLETED', completedAt: AT },
          })
        ),
        db.user.update({ where: { id }, data: { stageId: second.id } }),
      ])
    )
    expect(await sumOf('task', 'stage', String(second.id))).toBe('12')
    expect(await activityDifferences()).toEqual([])
  })
})
