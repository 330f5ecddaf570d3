import { db, pool } from 'src/lib/db'
import { completeLesson } from 'src/services/learning/courses/myCourses/myLesson'
import { buildClimb } from 'src/testing/community'
import { buildForm, sendAnswers } from 'src/testing/forms'
import { buildCourse, buyCourse } from 'src/testing/learning'
import { lockWaits } from 'src/testing/lockWaits'
import { buildUser, signIn } from 'src/testing/people'
import { statementsOf } from 'src/testing/statements'

import { moveTo } from '../moveUps/moveTo'

import {
  completeTaskForAll,
  completeTasksBy,
  completeTasksMet,
} from './completeTasksBy'

/** A member whose stage and the stage after it have a task for the same lesson. */
const setUp = async () => {
  const climb = await buildClimb([25])
  const course = await buildCourse()
  const lessonId = course.lessonIds[0]
  await db.task.updateMany({
    data: {
      verification: 'AUTO',
      autoKind: 'LESSON',
      autoTargetId: lessonId,
    },
  })
  await buyCourse(climb.member.id, course.id)
  signIn(climb.member)
  return { ...climb, lessonId, userId: climb.member.id }
}

const xpOf = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).xp

describe('an automatic task', () => {
  scenario('Is completed by its lesson, once', async () => {
    const { lessonId, userId, stage } = await setUp()
    await completeLesson({ lessonId })
    await completeLesson({ lessonId })
    expect(await xpOf(userId)).toBe(25)
    expect(
      await db.userTask.findFirst({ where: { taskId: stage.tasks[0].id } })
    ).toMatchObject({ status: 'COMPLETED', decidedById: null })
    expect(await db.infoLog.count({ where: { action: 'task.counted' } })).toBe(
      1
    )
  })

  scenario('Gives XP once under concurrency', async () => {
    const { lessonId, userId } = await setUp()
    await Promise.all(
      Array.from({ length: 10 }, () =>
        completeTasksBy(db, { kind: 'lesson', id: lessonId, userIds: [userId] })
      )
    )
    expect(await xpOf(userId)).toBe(25)
    expect(await db.xpLedger.count()).toBe(1)
  })

  scenario('Of a later stage is completed on arrival there', async () => {
    const { lessonId, userId, stage, next } = await setUp()
    await completeLesson({ lessonId })
    await db.$transaction((tx) =>
      moveTo(tx, { userId, from: stage.id, to: next.id })
    )
    expect(await xpOf(userId)).toBe(35)
    await completeTasksMet(db, userId)
    expect(await xpOf(userId)).toBe(35)
  })

  scenario(
    'Ignores other lessons, kinds and people, and is ignored once retired',
    async () => {
      const { lessonId, userId } = await setUp()
      await completeTasksBy(db, {
        kind: 'event',
        id: lessonId,
        userIds: [userId],
      })
      await completeTasksBy(db, {
        kind: 'lesson',
        id: lessonId + 1000,
        userIds: [userId],
      })
      await completeTasksBy(db, {
        kind: 'lesson',
        id: lessonId,
        userIds: [(await buildUser()).id],
      })
      await db.task.updateMany({ data: { retiredAt: new Date() } })
      await completeTasksBy(db, {
        kind: 'lesson',
        id: lessonId,
        userIds: [userId],
      })
      expect(await xpOf(userId)).toBe(0)
    }
  )

  scenario(
    'Created later is completed for members who did the lesson before',
    async () => {
      const { lessonId, userId, stage } = await setUp()
      await db.lessonProgress.create({
        data: { userId, lessonId, completedAt: new Date() },
      })
      await completeTaskForAll(db, stage.tasks[0].id)
      await completeTaskForAll(db, stage.tasks[0].id)
      expect(await xpOf(userId)).toBe(25)
    }
  )

  scenario(
    'Created later is completed for members who sent its form before',
    async () => {
      const { userId, stage } = await setUp()
      const form = await buildForm()
      await sendAnswers(form.slug, { goal: 'x' })
      const [{ id: taskId }] = stage.tasks
      await db.task.update({
        where: { id: taskId },
        data: { autoKind: 'FORM', autoTargetId: form.id },
      })
      await completeTaskForAll(db, taskId)
      await completeTaskForAll(db, taskId)
      expect(await xpOf(userId)).toBe(25)
    }
  )

  scenario(
    'Created later is completed for a portion of people at a time',
    async () => {
      const { lessonId, userId, stage } = await setUp()
      await pool.query(
        `INSERT INTO "User" (email, slug, "tribeId", "firstName", "lastName", "hashedPassword", salt, "updatedAt", "stageId")
         SELECT 'm' || n || '@example.com', 'm-' || n, 'MIA-' || n, 'Mia', 'Cruz', 'x', 'y', now(), $1 FROM generate_series(1, 600) n`,
        [stage.id]
      )
      await pool.query(
        `INSERT INTO "LessonProgress" ("userId", "lessonId", "completedAt") SELECT id, $1, now() FROM "User"`,
        [lessonId]
      )
      const { id: lastId } = await db.user.findFirstOrThrow({
        orderBy: { id: 'desc' },
      })
      const client = await pool.connect()
      await client.query('BEGIN')
      await client.query('SELECT FROM "User" WHERE id = $1 FOR UPDATE', [
        lastId,
      ])
      const completing = completeTaskForAll(db, stage.tasks[0].id)
      await lockWaits()
      const early = await xpOf(userId)
      await client.query('COMMIT')
      client.release()
      await completing
      expect(early).toBe(25)
      expect(await xpOf(lastId)).toBe(25)
      expect(await db.user.count({ where: { xp: 25 } })).toBe(
        await db.lessonProgress.count()
      )
    }
  )

  scenario('Takes one statement, however many are completed', async () => {
    const { lessonId, userId } = await setUp()
    const tell = () =>
      completeTasksBy(db, { kind: 'lesson', id: lessonId, userIds: [userId] })
    expect(await statementsOf(tell)).toBe(1)
    expect(await statementsOf(tell)).toBe(1)
  })
})
