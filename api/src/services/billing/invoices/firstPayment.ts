import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'

import { openEntry } from '../paymentSchedules/openEntry'

import { asInvoice, withInvoiceParts } from './asInvoice'

/**
 * The signed-in member's newest order that waits for its first payment, and the courses that open with it
 * and are not open yet; null once
 * nothing waits.
 */
export const firstPayment = (async () => {
  const invoice = await db.invoice.findFirst({
    where: {
      userId: currentUser().id,
      voidedAt: null,
      subscription: { status: 'PENDING' },
      schedules: { some: openEntry },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: withInvoiceParts,
  })
  if (!invoice) return null
  const { userId } = invoice
  const open = { userId, status: 'ACTIVE', expiry: { gt: new Date() } } as const
  const courses = await db.productCourse.findMany({
    where: {
      productId: invoice.subscription.productId,
      course: {
        status: 'PUBLISHED',
        products: { none: { product: { subscriptions: { some: open } } } },
      },
    },
    orderBy: [{ course: { position: 'asc' } }, { courseId: 'asc' }],
    select: { course: { select: { title: true, translations: true } } },
  })
  return {
    invoice: asInvoice(invoice),
    courses: courses.map(({ course }) => local(course, 'title')),
  }
}) satisfies QueryResolvers['firstPayment']
