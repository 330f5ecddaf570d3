import { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'

import { createCertificateCode } from './createCertificateCode'

const AT_ONCE = 100

type Finisher = { userId: number; firstName: string; lastName: string }

/** The course if it gives certificates, locked so that nobody finishes unnoticed while that is switched on. */
const certifyingCourse = async (tx: Tx, courseId: number) => {
  const [course] = await tx.$queryRaw<{ title: string }[]>`
    SELECT title FROM "Course" WHERE id = ${courseId} AND "hasCertificate" FOR SHARE`
  return course
}

/** Finishers without a certificate, a limited number at once; concurrent callers get different rows. */
const finishersWithout = (tx: Tx, courseId: number, userId?: number) =>
  tx.$queryRaw<Finisher[]>`
    SELECT u.id AS "userId", u."firstName", u."lastName" FROM "CourseProgress" cp JOIN "User" u ON u.id = cp."userId"
    WHERE cp."courseId" = ${courseId} AND cp."firstCompletedAt" IS NOT NULL
      ${userId === undefined ? Prisma.empty : Prisma.sql`AND cp."userId" = ${userId}`}
      AND NOT EXISTS (SELECT 1 FROM "Certificate" c WHERE c."userId" = cp."userId" AND c."courseId" = cp."courseId")
    ORDER BY cp."firstCompletedAt" LIMIT ${AT_ONCE} FOR UPDATE OF cp SKIP LOCKED`

/**
 * Issues certificates to people who finished the course, once each: to one person, or to the next hundred. Returns how
 * many. The certificate stores the names of its day and does not change later.
 */
export const issueCertificates = async (
  tx: Tx,
  courseId: number,
  userId?: number
) => {
  const course = await certifyingCourse(tx, courseId)
  if (!course) return 0
  const finishers = await finishersWithout(tx, courseId, userId)
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
  }
  return finishers.length
}
