import { db } from 'src/lib/db'
import { mergeUsers } from 'src/services/accounts/people/merge/mergeUsers'
import { completeTasksMet } from 'src/services/community/tasks/completeTasksBy'
import { reverseXp } from 'src/services/community/xp/reverseXp'
import { buildClimb } from 'src/testing/community'
import { buildCourse, buyCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { myCourse } from './myCourses'
import { completeLesson } from './myLesson'
import { undoLesson } from './undoLesson'

/** A member on a stage, in a course of two lessons with 5 XP each, and a task of 20 XP for any lesson. */
const setUp = async () => {
  const { member, stage, next } = await buildClimb([20])
  const course = await buildCourse({ lessons: 2 })
  await db.course.update({
    where: { id: course.id },
    data: { lessonPoints: 5 },
  })
  await db.task.updateMany({
    data: { verification: 'AUTO', autoKind: 'LESSON' },
  })
  await buyCourse(member.id, course.id)
  signIn(member)
  const [lessonId, lastId] = course.lessonIds
  return { member, stage, next, course, lessonId, lastId }
}

const pointsOf = async (userId: number) => {
  const { xp } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  const { _sum } = await db.xpLedger.aggregate({
    where: { userId },
    _sum: { delta: true },
  })
  expect(_sum.delta ?? 0).toBe(xp)
  return xp
}

describe('the points of a lesson', () => {
  scenario(
    'Are given once, however often and concurrently it is pressed',
    async () => {
      const { member, lessonId } = await setUp()
      await Promise.all([1, 2, 3, 4].map(() => completeLesson({ lessonId })))
      await completeLesson({ lessonId })
      expect(await pointsOf(member.id)).toBe(25)
      expect(
        await db.xpLedger.findMany({ where: { sourceType: 'LESSON' } })
      ).toMatchObject([
        { sourceId: lessonId, delta: 5, reason: 'lesson finished' },
      ])
    }
  )

  scenario(
    'Do not come back by pressing again once staff took them back',
    async () => {
      const { member, lessonId, lastId } = await setUp()
      await completeLesson({ lessonId })
      signIn(await buildUser('admin'), 'admin')
      for (const { id } of await db.xpLedger.findMany())
        await reverseXp({ id, reason: 'Not watched' })
      signIn(member)
      await completeLesson({ lessonId })
      expect(await pointsOf(member.id)).toBe(0)
      await completeLesson({ lessonId: lastId })
      expect(await pointsOf(member.id)).toBe(25)
    }
  )

  scenario(
    'Are announced to members on a stage, and given to them only',
    async () => {
      const { member, course, lessonId } = await setUp()
      expect(await myCourse({ id: course.id })).toMatchObject({
        lessonPoints: 5,
      })
      const visitor = await buildUser('member')
      await buyCourse(visitor.id, course.id)
      signIn(visitor)
      expect(await completeLesson({ lessonId })).toMatchObject({
        lessonPoints: 0,
        completedCount: 1,
      })
      expect(await pointsOf(visitor.id)).toBe(0)
      expect(await pointsOf(member.id)).toBe(0)
    }
  )
})

describe('undoing a lesson', () => {
  scenario(
    'Takes back the lesson, its points and the tasks that it completed',
    async () => {
      const { member, stage, next, course, lessonId } = await setUp()
      await completeLesson({ lessonId })
      expect(await undoLesson({ lessonId })).toMatchObject({
        completedCount: 0,
        percent: 0,
      })
      expect(await pointsOf(member.id)).toBe(0)
      expect(await db.userTask.findMany()).toMatchObject(
        [stage, next].map(() => ({
          status: 'OPEN',
          completedAt: null,
          metAt: null,
        }))
      )
      expect(
        await db.xpLedger.findMany({
          where: { reversesId: { not: null } },
          orderBy: { delta: 'desc' },
        })
      ).toMatchObject(
        [-5, -20].map((delta) => ({
          delta,
          reason: 'Undone within eight seconds',
          actorId: member.id,
        }))
      )
      expect(
        await db.infoLog.findMany({ where: { action: 'lesson.undone' } })
      ).toMatchObject([
        { entityId: String(lessonId), after: { courseId: course.id } },
      ])

      await completeLesson({ lessonId })
      expect(await pointsOf(member.id)).toBe(25)
      expect(
        await db.xpLedger.findFirst({
          where: { sourceType: 'LESSON' },
          orderBy: { id: 'desc' },
        })
      ).toMatchObject({ attempt: 2, delta: 5 })
    }
  )

  scenario(
    'Leaves a task for any lesson to the lesson completed after it',
    async () => {
      const { member, stage, lessonId, lastId, course } = await setUp()
      await db.lesson.updateMany({
        where: { unit: { courseId: course.id } },
        data: { isRequired: false },
      })
      await db.courseProgress.create({
        data: {
          userId: member.id,
          courseId: course.id,
          firstCompletedAt: new Date('2026-01-01'),
        },
      })
      const task = { userId: member.id, task: { stageId: stage.id } }
      const status = async () =>
        (await db.userTask.findFirstOrThrow({ where: task })).status
      await completeLesson({ lessonId })
      await completeLesson({ lessonId: lastId })
      await undoLesson({ lessonId })
      expect([await status(), await pointsOf(member.id)]).toEqual([
        'COMPLETED',
        25,
      ])
      await undoLesson({ lessonId: lastId })
      expect([await status(), await pointsOf(member.id)]).toEqual(['OPEN', 0])
      expect(await db.userTask.count({ where: { metAt: { not: null } } })).toBe(
        0
      )
    }
  )

  scenario(
    'Takes back a task that it completed as the member came to its stage',
    async () => {
      const { member, next, lessonId } = await setUp()
      await completeLesson({ lessonId })
      await db.user.update({
        where: { id: member.id },
        data: { stageId: next.id },
      })
      await completeTasksMet(db, member.id)
      await undoLesson({ lessonId })
      expect(await pointsOf(member.id)).toBe(0)
      expect(await db.userTask.count({ where: { status: 'COMPLETED' } })).toBe(
        0
      )
    }
  )

  scenario('Counts once, also under concurrency', async () => {
    const { member, lessonId } = await setUp()
    await completeLesson({ lessonId })
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => undoLesson({ lessonId }))
    )
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
    expect(await pointsOf(member.id)).toBe(0)
  })

  scenario('Keeps the points that were taken back before', async () => {
    const { member, lessonId } = await setUp()
    await completeLesson({ lessonId })
    const entry = await db.xpLedger.findFirstOrThrow({
      where: { sourceType: 'LESSON' },
    })
    await db.xpLedger.create({
      data: {
        userId: member.id,
        delta: -5,
        sourceType: 'LESSON',
        sourceId: lessonId,
        reversesId: entry.id,
      },
    })
    await db.user.update({
      where: { id: member.id },
      data: { xp: { decrement: 5 } },
    })
    await undoLesson({ lessonId })
    expect(await pointsOf(member.id)).toBe(0)
  })

  scenario('Waits for staff who take the points back', async () => {
    const { member, lessonId } = await setUp()
    const admin = await buildUser('admin')
    for (const reason of ['Not watched', 'Not read', 'Not done']) {
      await completeLesson({ lessonId })
      const { id } = await db.xpLedger.findFirstOrThrow({
        where: { sourceType: 'LESSON', reversesId: null },
        orderBy: { id: 'desc' },
      })
      const undoing = undoLesson({ lessonId })
      signIn(admin, 'admin')
      const [undone] = await Promise.allSettled([
        undoing,
        reverseXp({ id, reason }),
      ])
      expect(undone.status).toBe('fulfilled')
      expect(await pointsOf(member.id)).toBe(0)
      signIn(member)
    }
  })

  scenario(
    'Takes back the points of an account that was merged meanwhile',
    async () => {
      const { member, lessonId } = await setUp()
      await completeLesson({ lessonId })
      const owner = await buildUser('member')
      signIn(await buildUser('admin'), 'admin')
      await mergeUsers({
        survivorId: owner.id,
        mergedId: member.id,
        input: {
          fields: [],
          reason: 'Signed up twice',
          confirmation: member.tribeId,
        },
      })
      signIn(owner)
      const xp = () => db.user.findUniqueOrThrow({ where: { id: owner.id } })
      expect(await xp()).toMatchObject({ xp: 25 })
      await undoLesson({ lessonId })
      expect(await xp()).toMatchObject({ xp: 0 })
    }
  )

  scenario('Is refused after its time, and for what is not done', async () => {
    const { member, lessonId, lastId } = await setUp()
    await completeLesson({ lessonId })
    await db.lessonProgress.updateMany({
      where: { lessonId },
      data: { completedAt: new Date(Date.now() - 31_000) },
    })
    for (const id of [lessonId, lastId])
      await expect(undoLesson({ lessonId: id })).rejects.toMatchObject(
        refusal('UNDO_OVER')
      )
    expect(await pointsOf(member.id)).toBe(25)
  })

  scenario('Is refused once it finished the course', async () => {
    const { lessonId, lastId, course } = await setUp()
    await completeLesson({ lessonId })
    await completeLesson({ lessonId: lastId })
    for (const id of [lastId, lessonId])
      await expect(undoLesson({ lessonId: id })).rejects.toMatchObject(
        refusal('UNDO_OVER')
      )
    expect(await myCourse({ id: course.id })).toMatchObject({
      isCompleted: true,
    })
  })

  scenario('Is refused for the lesson of another person', async () => {
    const { lessonId } = await setUp()
    await completeLesson({ lessonId })
    const other = await buildUser()
    signIn(other)
    await expect(undoLesson({ lessonId })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(
      await db.lessonProgress.count({ where: { completedAt: { not: null } } })
    ).toBe(1)
  })
})
