// The answers of the floor: the product's statements and rules, written out by hand for one document each, with nothing
// between them and the socket. rounds.mjs compares each answer with the product's.
import {
  COURSES_SHOWN,
  rules,
  statements as sql,
  usersQuery,
} from './statements.mjs'

const pick = (names) => {
  const fields = names.split(' ')
  return (row) =>
    row && Object.fromEntries(fields.map((field) => [field, row[field]]))
}

const idAndExpiry = pick('id expiry')
const idAndDay = pick('id scheduleDate')
const named = pick('name')
const task = pick('id title points')
const card = pick('id title percent lessonCount completedCount nextLessonId')
const person = pick('id email firstName lastName')
const asFile = pick('id url size')

const levelsOf = ({ levels }) => levels.map(({ id }) => id)

const progressIn = ({ stage, nextStage, tasks, states, xp }) => {
  const progress = rules.stageProgress({
    tasks,
    finishedTaskIds: states
      .filter(({ status }) => status === 'COMPLETED')
      .map(({ taskId }) => taskId),
    points: xp,
    requiredPoints: stage?.requiredPoints ?? null,
  })
  return {
    points: progress.points,
    percentage: progress.percentage,
    remainingTasksCount: progress.remainingTasksCount,
    stage: named(stage),
    nextStage: named(nextStage),
    remainingTasks: progress.remainingTasks.map(task),
  }
}

const duesIn = ({ subscriptions, unpaid }) => {
  const dues = rules.duesOf(
    subscriptions.map(({ id, expiry }) => ({ id, expiry: new Date(expiry) })),
    unpaid
  )
  return {
    expired: dues.expired.map(idAndExpiry),
    expiringSoon: dues.expiringSoon.map(idAndExpiry),
    overduePayments: dues.overduePayments.map(idAndDay),
    upcomingPaymentDue: dues.upcomingPaymentDue.map(idAndDay),
  }
}

const lastIn = (last) => {
  if (!last) return null
  const { id, title, percent } = rules.asMyCourseCard(last)
  return {
    courseId: id,
    courseTitle: title,
    lessonId: last.lessonId,
    lessonName: last.lessonName,
    percent,
  }
}

const outline = pick(
  'id title coverUrl percent lessonCount completedCount requiredCount requiredDone newLessonCount isCompleted certificateId certificateCode hasCertificate nextLessonId'
)
const unitOf = pick('id name shortDescription')
const stepOf = pick('id name type videoSeconds isRequired isCompleted isLocked')
const lockOf = pick('reason opensOn days stageNumber')

const courseIn = (row) => {
  const course = rules.asMyCourse(row)
  return {
    ...outline(course),
    units: course.units.map((unit) => ({
      ...unitOf(unit),
      lessons: unit.lessons.map((lesson) => ({
        ...stepOf(lesson),
        lock: lockOf(lesson.lock),
      })),
    })),
  }
}

const contentOf = pick(
  'id name shortDescription description type videoUrl videoSeconds isOnlyEnglish transcript captions embedUrl files'
)

const lessonIn = (course, row, viewer) => {
  const content = rules.asLessonContent(row, viewer.id)
  const step = rules.lessonsInOrder(course).find(({ id }) => id === row.id)
  return {
    ...contentOf(content),
    videoFile: asFile(content.videoFile),
    audioFile: asFile(content.audioFile),
    ...rules.openLesson(course, row.id),
    courseId: course.id,
    unitName: course.units.find(({ id }) => id === row.unitId)?.name ?? '',
    completion: row.completion,
    completionValue: row.completionValue,
    lastPositionSec: step.lastPositionSec,
    furthestSec: step.furthestSec,
    isCompleted: step.isCompleted,
  }
}

/**
 * The routes by name.
 * @param query runs a prepared statement and returns its rows
 */
export const answers = {
  memberHome: async (viewer, _asked, query) => {
    const [[progress], [dues], [last]] = await Promise.all([
      query('progress', sql.progress, [viewer.id]),
      query('dues', sql.dues, [viewer.id]),
      query('last', sql.last, [viewer.id, levelsOf(viewer)]),
    ])
    return {
      redwood: { currentUser: await rules.getCurrentUser(viewer) },
      userStageProgress: progressIn(progress),
      getDuesAndExpiration: duesIn(dues),
      continueLearning: lastIn(last),
    }
  },

  myCourses: async (viewer, _asked, query) => {
    const values = [viewer.id, levelsOf(viewer), COURSES_SHOWN]
    const rows = await query('courses', sql.courses, values)
    return { myCourses: rows.map((row) => card(rules.asMyCourseCard(row))) }
  },

  usersPage: async (_viewer, { page = 1, q }, query) => {
    const { name, text, values } = usersQuery({
      order: 'CREATED_AT_DESC',
      skip: (page - 1) * 10,
      take: 10,
      words: q,
    })
    const [{ counted, rows }] = await query(name, text, values)
    const { total } = rules.totalWithin(q ? 50 : 1000, counted)
    return { usersPage: { rows: rows.map(person), total } }
  },

  lesson: async (viewer, { courseId, lessonId }, query) => {
    const values = [viewer.id, levelsOf(viewer), courseId]
    const [course] = await query('course', sql.course, values)
    const [[row]] = await Promise.all([
      query('lesson', sql.lesson, [lessonId]),
      query('opened', sql.opened, [viewer.id, lessonId, courseId]),
    ])
    return { lesson: lessonIn(course, row, viewer), course: courseIn(course) }
  },

  finishTask: async ({ id }, { taskId }, query) => {
    await query('finishTask', sql.finishTask, [id, id, null, null, taskId])
    return { finishTask: { id: taskId } }
  },
}
