import { db } from 'src/lib/db'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildBatch, buildInvoice } from 'src/testing/billing'
import { buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'

import { myOwedBills } from '../dues/dues'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'

import { firstPayment } from './firstPayment'

const setUp = async () => {
  const member = await buildUser()
  const invoice = await buildInvoice({
    userId: member.id,
    pricesCentavos: [60_000, 40_000],
  })
  signIn(member)
  return { member, invoice }
}

describe('the first payment of an order', () => {
  scenario('Comes with the courses that it opens', async () => {
    const { invoice } = await setUp()
    const [open, draft] = [
      await buildCourse(),
      await buildCourse({ status: 'DRAFT' } as never),
    ]
    await db.productCourse.createMany({
      data: [open, draft].map(({ id }) => ({
        productId: invoice.subscription.productId,
        courseId: id,
      })),
    })
    await db.course.update({
      where: { id: draft.id },
      data: { status: 'DRAFT' },
    })
    expect(await firstPayment()).toMatchObject({
      invoice: { id: invoice.id, paymentSchedule: [{ seq: 1 }, { seq: 2 }] },
      courses: [open.title],
    })
    expect(await myOwedBills()).toMatchObject({ hasNewOrder: true })
  })

  scenario('Names no course that is open already', async () => {
    const { member, invoice } = await setUp()
    const [open, free, ofBatch, other] = [
      await buildCourse(),
      await buildCourse(),
      await buildCourse(),
      await buildCourse(),
    ]
    await db.courseAccessLevel.create({
      data: { courseId: free.id, accessLevelId: 'member' },
    })
    const { id: batchId } = await buildBatch()
    await db.courseBatch.create({ data: { courseId: ofBatch.id, batchId } })
    await db.user.update({ where: { id: member.id }, data: { batchId } })
    const owned = await buildInvoice({
      userId: member.id,
      pricesCentavos: [10_000],
    })
    const { productId } = await db.subscription.update({
      where: { id: owned.subscriptionId },
      data: {
        status: 'ACTIVE',
        startsAt: new Date('2026-01-01'),
        expiry: new Date('9999-12-31'),
      },
    })
    await db.productCourse.createMany({
      data: [
        { productId, courseId: open.id },
        ...[open, free, ofBatch, other].map(({ id }) => ({
          productId: invoice.subscription.productId,
          courseId: id,
        })),
      ],
    })
    expect(await firstPayment()).toMatchObject({ courses: [other.title] })
  })

  scenario('Is gone once one payment is approved', async () => {
    const { member, invoice } = await setUp()
    signIn(await buildUser('admin'), 'admin')
    await approvePaymentScheduleTransaction({
      id: invoice.schedules[0].id,
      paymentPlatform: 'gcash',
      externalInvoiceId: 'N/A',
    })
    signIn(member)
    expect(await firstPayment()).toBeNull()
    expect(await myOwedBills()).toMatchObject({ count: 1, hasNewOrder: false })
  })

  scenario(
    'Belongs to the newest order, and never to another member’s',
    async () => {
      const { member, invoice } = await setUp()
      const later = await buildInvoice({ userId: member.id })
      await db.invoice.update({
        where: { id: invoice.id },
        data: { createdAt: new Date(Date.now() - DAY_MS) },
      })
      expect(await firstPayment()).toMatchObject({ invoice: { id: later.id } })
      await db.invoice.update({
        where: { id: later.id },
        data: { voidedAt: new Date() },
      })
      expect(await firstPayment()).toMatchObject({
        invoice: { id: invoice.id },
      })
      signIn(await buildUser())
      expect(await firstPayment()).toBeNull()
    }
  )
})
