import type { Prisma } from '@prisma/client'
import { db } from 'api/src/lib/db'
import { createCertificateCode } from 'api/src/services/learning/certificates/createCertificateCode'
import { fullName } from 'api/src/shared/accounts/fullName'

import { lessonsDone, type LessonsDone } from './progress'
import { daysAgo, minutesAfter } from './time'

type CourseRow = Prisma.CourseGetPayload<{
  include: { units: { include: { lessons: true } } }
}>

/** Seeds progress for people who have not opened a lesson yet. Returns the number of these people. */
export const seedLessonProgress = async () => {
  const users = await db.user.findMany({
    where: {
      email: { in: Object.keys(lessonsDone) },
      lessonProgress: { none: {} },
    },
    select: { id: true, email: true, firstName: true, lastName: true },
  })
  if (users.length === 0) return 0

  const courses = await db.course.findMany({
    include: {
      units: {
        orderBy: { position: 'asc' },
        include: { lessons: { orderBy: { position: 'asc' } } },
      },
    },
  })
  const found = users.flatMap((user) =>
    lessonsDone[user.email].flatMap((plan) => {
      const course = courses.find(({ slug }) => slug === plan.course)
      return course ? [progressOf(user, plan, course)] : []
    })
  )
  await db.$transaction([
    db.lessonProgress.createMany({ data: found.flatMap((one) => one.lessons) }),
    db.courseProgress.createMany({ data: found.flatMap((one) => one.course) }),
    db.certificate.createMany({
      data: found.flatMap((one) => one.certificate),
    }),
  ])
  return users.length
}

type Learner = { id: number; firstName: string; lastName: string }

const progressOf = (user: Learner, plan: LessonsDone, course: CourseRow) => {
  const userId = user.id
  const lessons = course.units
    .flatMap((unit) => unit.lessons)
    .filter(({ status }) => status === 'PUBLISHED')
  const newSince = plan.newSince ?? 0
  const done = plan.done === 'all' ? lessons.length - newSince : plan.done
  const isCompleted = plan.done === 'all'
  const lastAt = daysAgo(plan.lastOpenedDaysAgo)
  const opened = lessons.slice(
    0,
    done + (plan.watchedSec === undefined ? 0 : 1)
  )

  return {
    lessons: opened.map((lesson, index) => {
      const isDone = index < done
      // One lesson every second day; the last lesson was opened on the day of the last visit.
      const day = plan.lastOpenedDaysAgo + (opened.length - 1 - index) * 2
      const openedAt = index === opened.length - 1 ? lastAt : daysAgo(day)
      const length = lesson.videoSeconds ?? 0
      const seen = isDone ? length : Math.min(plan.watchedSec ?? 0, length)
      return {
        userId,
        lessonId: lesson.id,
        openedAt,
        lastOpenedAt: openedAt,
        completedAt: isDone ? minutesAfter(openedAt, 18) : null,
        // A finished video starts from the beginning; an unfinished one continues.
        lastPositionSec: isDone ? 0 : seen,
        furthestSec: seen,
      }
    }),
    // The course starts with its first lesson.
    course:
      opened.length > 0
        ? [
            {
              userId,
              courseId: course.id,
              startedAt: daysAgo(
                plan.lastOpenedDaysAgo + (opened.length - 1) * 2
              ),
              lastOpenedAt: lastAt,
              firstCompletedAt: isCompleted ? minutesAfter(lastAt, 18) : null,
            },
          ]
        : [],
    certificate:
      isCompleted && course.hasCertificate
        ? [
            {
              code: createCertificateCode(),
              userId,
              courseId: course.id,
              name: fullName(user),
              courseTitle: course.title,
              issuedAt: minutesAfter(lastAt, 18),
            },
          ]
        : [],
  }
}
