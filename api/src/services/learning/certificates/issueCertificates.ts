import { composed, int, json, statement, text } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { notify, titled } from 'src/lib/notices'
import { fullName } from 'src/shared/accounts/fullName'

import { createCertificateCode } from './createCertificateCode'

const AT_ONCE = 100

const CERTIFYING_COURSE = statement(
  `
    SELECT title, translations FROM "Course" WHERE id = $1 AND "hasCertificate" FOR SHARE`,
  { title: text, translations: json<unknown>() }
)

/**
 * The course, if it gives certificates. The row is locked, so that a finish is not missed while staff switch
 * certificates on.
 */
const certifyingCourse = async (tx: Tx, courseId: number) => {
  return CERTIFYING_COURSE.first(tx, [courseId])
}

// Locks the rows that it returns, so that concurrent callers get different ones.
const FINISHERS = composed(
  ({ courseId, userId }: { courseId: number; userId?: number }) => ({
    text: `
    SELECT u.id AS "userId", u."firstName", u."lastName" FROM "CourseProgress" cp JOIN "User" u ON u.id = cp."userId"
    WHERE cp."courseId" = $1 AND cp."firstCompletedAt" IS NOT NULL
      ${userId === undefined ? '' : 'AND cp."userId" = $2'}
      AND NOT EXISTS (SELECT 1 FROM "Certificate" c WHERE c."userId" = cp."userId" AND c."courseId" = cp."courseId")
    ORDER BY cp."firstCompletedAt" LIMIT ${AT_ONCE} FOR UPDATE OF cp SKIP LOCKED`,
    values: userId === undefined ? [courseId] : [courseId, userId],
  }),
  { userId: int, firstName: text, lastName: text },
  [{ courseId: 1 }, { courseId: 1, userId: 1 }]
)

/**
 * Issues certificates to people who finished the course, once each: to one person, or to the next hundred. Returns how
 * many were issued. A certificate stores the names of that day and does not change later.
 */
export const issueCertificates = async (
  tx: Tx,
  courseId: number,
  userId?: number
) => {
  const course = await certifyingCourse(tx, courseId)
  if (!course) return 0
  const finishers = await FINISHERS.all(tx, { courseId, userId })
  for (const finisher of finishers) {
    const { id } = await tx.certificate.create({
      data: {
        code: createCertificateCode(),
        userId: finisher.userId,
        courseId,
        name: fullName(finisher),
        courseTitle: course.title,
      },
    })
    await logInfo(tx, {
      action: 'certificate.issued',
      entity: 'Certificate',
      entityId: id,
      after: { courseId },
    })
    await notify(tx, finisher.userId, {
      kind: 'CERTIFICATE',
      facts: titled(course),
      path: `/courses/my-courses/${courseId}`,
    })
  }
  return finishers.length
}
