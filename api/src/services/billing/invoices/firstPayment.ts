import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { json, statement, text } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { local } from 'src/lib/translations'
import {
  LEARNER,
  REACHED_COURSE,
} from 'src/services/learning/courses/myCourses/openCourse'

import { openEntry } from '../paymentSchedules/openEntry'

import { asInvoice, withInvoiceParts } from './asInvoice'

// The courses of a product that the learner does not reach yet; openCourse.ts says what $1 and $2 are.
const COURSES_TO_COME = statement(
  `
  SELECT c.title, c.translations FROM "ProductCourse" pc JOIN "Course" c ON c.id = pc."courseId" CROSS JOIN ${LEARNER}
  WHERE pc."productId" = $3::int AND c.status = 'PUBLISHED' AND NOT (${REACHED_COURSE})
  ORDER BY c.position, c.id`,
  { title: text, translations: json<Prisma.JsonValue>() }
)

/**
 * The signed-in member's newest order that waits for its first payment, and the courses that open with it: not those that
 * an earlier purchase, a level, a batch or a group has opened. Null once nothing waits.
 */
export const firstPayment = (async () => {
  const { id: userId, accessLevels } = currentUser()
  const invoice = await db.invoice.findFirst({
    where: {
      userId,
      voidedAt: null,
      subscription: { status: 'PENDING' },
      schedules: { some: openEntry },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: withInvoiceParts,
  })
  if (!invoice) return null
  const courses = await COURSES_TO_COME.all(pool, [
    userId,
    accessLevels.map(({ id }) => id),
    invoice.subscription.productId,
  ])
  return {
    invoice: asInvoice(invoice),
    courses: courses.map((course) => local(course, 'title')),
  }
}) satisfies QueryResolvers['firstPayment']
