// A member asks for the refund that the policy promises, and staff answer.
import type { User } from '@prisma/client'

import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { mergeUsers } from 'src/services/accounts/people/merge/mergeUsers'
import { accrueCommission } from 'src/services/affiliates/commissions/accrueCommission'
import { noteDownload } from 'src/services/learning/lessons/lessonFiles/noteDownload'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'
import { buildAffiliate, buildRule } from 'src/testing/affiliates'
import { buildInvoice } from 'src/testing/billing'
import { buildCourse, buildFile } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { userLedger } from '../../ledgers/userLedger'
import {
  activateSubscription,
  deactivateSubscription,
} from '../../subscriptions/activateSubscription'
import { creditOf } from '../credit'
import { refundMember, waitingRefunds, withdrawRefund } from '../refunds'

import {
  askForRefund,
  declineRefundRequest,
  myRefunds,
  waitingRefundRequests,
  withdrawRefundRequest,
} from './refundRequests'

const DAY_MS = 86_400_000

type Order = Awaited<ReturnType<typeof buildOrder>>

/** An order with access whose first payment, of its first bill, was approved some days ago. */
const buildOrder = async ({
  daysAgo = 1,
  pricesCentavos = [1000, 1000],
  paidCentavos = pricesCentavos[0],
  owner,
}: {
  daysAgo?: number
  pricesCentavos?: number[]
  paidCentavos?: number
  owner?: User
} = {}) => {
  const member = owner ?? (await buildUser('member'))
  const invoice = await buildInvoice({
    userId: member.id,
    status: 'ACTIVE',
    pricesCentavos,
  })
  const [{ id: scheduleId, priceCentavos }] = invoice.schedules
  const { id } = await db.payment.create({
    data: {
      userId: member.id,
      amountCentavos: paidCentavos,
      platform: 'gcash',
      createdAt: new Date(Date.now() - daysAgo * DAY_MS),
      allocations: { create: { scheduleId, amountCentavos: paidCentavos } },
    },
  })
  await db.paymentSchedule.update({
    where: { id: scheduleId },
    data: {
      paidCentavos,
      ...(paidCentavos === priceCentavos && { transactionId: id }),
    },
  })
  return { member, invoice }
}

const askAs = (member: User, invoiceId: number, reason?: string) => {
  signIn(member)
  return askForRefund({ invoiceId, reason })
}

const asFinance = async () => {
  const finance = await buildUser('tribe-team-fa')
  signIn(finance, 'tribe-team-fa')
  return finance
}

const refund = (
  { member }: Order,
  requestId: number | null,
  amountCentavos: number
) =>
  refundMember({
    userId: member.id,
    input: {
      amountCentavos,
      platform: 'gcash',
      referenceNo: `OUT-${amountCentavos}`,
      reason: 'As the policy promises',
      bills: requestId ? null : 'STAY_PAID',
      requestId,
    },
  })

const statusOf = async (id: number) =>
  (await db.refundRequest.findUniqueOrThrow({ where: { id } })).status

/** The templates of a person's mails, by name: those of one booking have one instant. */
const mailsTo = async ({ email }: User) =>
  (
    await db.outboxEmail.findMany({
      where: { to: email },
      orderBy: { template: 'asc' },
    })
  ).map(({ template }) => template)

const noticesOf = async ({ id: userId }: { id: number }) =>
  (await db.notice.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ kind, facts }) => [kind, (facts as { change?: string }).change]
  )

describe('the state of an order', () => {
  scenario('Tells the last day, what is paid and what was used', async () => {
    const { member, invoice } = await buildOrder()
    const course = await buildCourse({ lessons: 3 })
    await db.productCourse.create({
      data: {
        productId: invoice.subscription.productId,
        courseId: course.id,
      },
    })
    const [finished, opened] = course.lessonIds
    await db.lessonProgress.createMany({
      data: [
        { userId: member.id, lessonId: finished, completedAt: new Date() },
        { userId: member.id, lessonId: opened },
      ],
    })
    signIn(member)
    expect(await myRefunds()).toMatchObject([
      {
        invoiceId: invoice.id,
        until: addDays(manilaToday(), 6),
        paidCentavos: 1000,
        lessonsFinished: 1,
        filesDownloaded: 0,
        request: null,
      },
    ])
  })

  scenario(
    'Counts files once, without pictures and visits of staff',
    async () => {
      const { member, invoice } = await buildOrder()
      const course = await buildCourse()
      await db.productCourse.create({
        data: {
          productId: invoice.subscription.productId,
          courseId: course.id,
        },
      })
      const add = async (
        file: Awaited<ReturnType<typeof buildFile>>,
        isDownloadable = true
      ) => {
        await db.lessonFile.create({
          data: {
            lessonId: course.lessonIds[0],
            fileId: file.id,
            title: 'Worksheet',
            category: file.mime.startsWith('image/') ? 'images' : 'pdf',
            isDownloadable,
          },
        })
        return file
      }
      const worksheet = await add(await buildFile(member.id))
      const read = await add(await buildFile(member.id), false)
      const picture = await add(
        await buildFile(member.id, { name: 'a.png', mime: 'image/png' })
      )
      const other = await buildFile(member.id)
      signIn(member)
      const { currentUser: viewer } = context
      for (const file of [worksheet, worksheet, read, picture, other])
        await noteDownload(viewer as never, file)
      const [{ filesDownloaded }] = await myRefunds()
      expect(filesDownloaded).toBe(1)
      await db.lessonFileDownload.deleteMany()
      await noteDownload(
        { ...viewer, isImpersonating: true } as never,
        worksheet
      )
      await noteDownload(null, worksheet)
      expect(await db.lessonFileDownload.count()).toBe(0)
    }
  )

  scenario('Is read with one statement for all orders', async () => {
    const { member } = await buildOrder()
    await buildOrder({ owner: member })
    await buildOrder({ owner: member, daysAgo: 8 })
    signIn(member)
    let states: object[] = []
    const count = await statementsOf(async () => {
      states = await myRefunds()
    })
    expect(states).toHaveLength(2)
    expect(count).toBe(1)
  })

  scenario('Is there for no unpaid, void or imported order', async () => {
    const { member } = await buildOrder({ paidCentavos: 1000 })
    await buildInvoice({ userId: member.id })
    const gone = await buildOrder({ owner: member })
    await db.invoice.update({
      where: { id: gone.invoice.id },
      data: { voidedAt: new Date() },
    })
    const imported = await buildOrder({ owner: member })
    await db.subscription.update({
      where: { id: imported.invoice.subscriptionId },
      data: { source: 'IMPORT' },
    })
    signIn(member)
    expect(await myRefunds()).toHaveLength(1)
  })
})

describe('a member', () => {
  scenario(
    'Asks once, also under concurrency, and all staff are told once',
    async () => {
      const finance = await buildUser('tribe-team-fa')
      const coach = await buildUser('coach')
      const { member, invoice } = await buildOrder()
      signIn(member)
      const asked = await Promise.all(
        [1, 2, 3].map(() =>
          askForRefund({ invoiceId: invoice.id, reason: ' Too busy ' })
        )
      )
      expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
      expect(asked[0]).toMatchObject({ status: 'WAITING', reason: 'Too busy' })
      expect(await noticesOf(member)).toEqual([['REFUND_REQUEST', 'received']])
      expect(await mailsTo(member)).toEqual(['refundRequested'])
      expect(await noticesOf(finance)).toEqual([
        ['REFUND_REQUESTED', undefined],
      ])
      expect(await noticesOf(coach)).toEqual([])
      expect(await myRefunds()).toMatchObject([
        { request: { id: asked[0].id } },
      ])
    }
  )

  scenario('May ask with conditions that are not met', async () => {
    const order = await buildOrder({ daysAgo: 7 })
    const course = await buildCourse({ lessons: 3 })
    await db.productCourse.create({
      data: {
        productId: order.invoice.subscription.productId,
        courseId: course.id,
      },
    })
    await db.lessonProgress.createMany({
      data: course.lessonIds.map((lessonId) => ({
        userId: order.member.id,
        lessonId,
        completedAt: new Date(),
      })),
    })
    await askAs(order.member, order.invoice.id)
    await asFinance()
    expect(await waitingRefundRequests({})).toMatchObject([
      {
        userId: order.member.id,
        paidCentavos: 1000,
        lessonsFinished: 3,
        filesDownloaded: 0,
        until: manilaToday(),
      },
    ])
  })

  scenario(
    'Is refused after the days, and for the orders of others',
    async () => {
      const late = await buildOrder({ daysAgo: 8 })
      await expect(askAs(late.member, late.invoice.id)).rejects.toMatchObject(
        refusal('REFUND_DAYS_OVER')
      )
      const theirs = await buildOrder()
      await expect(askAs(late.member, theirs.invoice.id)).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
      await expect(
        askAs(theirs.member, theirs.invoice.id, 'x'.repeat(501))
      ).rejects.toMatchObject(refusedFields({ reason: 'TOO_LONG' }))
      expect(await db.refundRequest.count()).toBe(0)
    }
  )

  scenario('Takes their own request back and may ask again', async () => {
    const { member, invoice } = await buildOrder()
    const { id } = await askAs(member, invoice.id)
    signIn(await buildUser('member'))
    await expect(withdrawRefundRequest({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    signIn(member)
    await withdrawRefundRequest({ id })
    await expect(withdrawRefundRequest({ id })).rejects.toMatchObject(
      refusal('REFUND_ANSWERED')
    )
    expect(await myRefunds()).toMatchObject([{ request: null }])
    expect((await askForRefund({ invoiceId: invoice.id })).id).not.toBe(id)
  })

  scenario('Asks few times a day', async () => {
    const finance = await buildUser('tribe-team-fa')
    const { member, invoice } = await buildOrder()
    for (let index = 0; index < 5; index++) {
      const { id } = await askAs(member, invoice.id)
      await withdrawRefundRequest({ id })
    }
    await expect(askAs(member, invoice.id)).rejects.toMatchObject(
      refusal('RATE_LIMITED')
    )
    expect(await noticesOf(finance)).toHaveLength(1)
  })
})

describe('finance', () => {
  for (const status of ['UNENROLLED', 'SUPERSEDED'] as const)
    scenario(
      `Refunds what is paid on an open bill of an order that is ${status}`,
      async () => {
        const order = await buildOrder({ paidCentavos: 600 })
        const { member, invoice } = order
        const { id } = await askAs(member, invoice.id)
        await db.subscription.update({
          where: { id: invoice.subscriptionId },
          data: { status },
        })
        await asFinance()
        await refund(order, id, 600)
        expect(await creditOf(db, member.id)).toBe(0)
        expect(
          (await userLedger(member.id)).lines.at(-1)?.balanceCentavos
        ).toBe(0)
        expect(
          await db.subscription.findUniqueOrThrow({
            where: { id: invoice.subscriptionId },
          })
        ).toMatchObject({ status })
      }
    )

  scenario(
    'Answers a request once, even after a merge that left a second refund waiting',
    async () => {
      const owner = await buildUser('member')
      const paid = await buildOrder({ owner })
      await buildOrder({ owner })
      await buildOrder({ owner })
      const other = await buildOrder()
      await db.setting.create({
        data: { name: 'second-approval-above', value: '5', type: 'string' },
      })
      const { id } = await askAs(other.member, other.invoice.id)
      await asFinance()
      await refund(other, id, 1000)
      await refund(paid, null, 900)
      signIn(await buildUser('admin'), 'admin')
      await mergeUsers({
        survivorId: owner.id,
        mergedId: other.member.id,
        input: {
          fields: [],
          reason: 'Signed up twice',
          confirmation: other.member.tribeId,
        },
      })
      await asFinance()
      await refund(paid, null, 900)
      await refund(paid, id, 1100)
      await asFinance()
      await refund(paid, null, 1100)
      expect(await statusOf(id)).toBe('REFUNDED')
      // The refund that the merged account waited for.
      await expect(refund(other, null, 1000)).rejects.toMatchObject(
        refusal('REFUND_ANSWERED')
      )
      expect(await db.payment.count({ where: { kind: 'REFUND' } })).toBe(2)
    }
  )

  scenario(
    'Declines with an answer, once, and the member reads it',
    async () => {
      const { member, invoice } = await buildOrder()
      const { id } = await askAs(member, invoice.id)
      await asFinance()
      await expect(
        declineRefundRequest({ id, reason: ' ' })
      ).rejects.toMatchObject(refusal('REASON_REQUIRED'))
      await declineRefundRequest({ id, reason: 'All lessons are finished' })
      await expect(
        declineRefundRequest({ id, reason: 'Again' })
      ).rejects.toMatchObject(refusal('REFUND_ANSWERED'))
      expect(await waitingRefundRequests({})).toEqual([])
      expect(await noticesOf(member)).toEqual([
        ['REFUND_REQUEST', 'received'],
        ['REFUND_REQUEST', 'declined'],
      ])
      expect(await mailsTo(member)).toEqual([
        'refundDeclined',
        'refundRequested',
      ])
      signIn(member)
      expect(await myRefunds()).toMatchObject([
        { request: { status: 'DECLINED', answer: 'All lessons are finished' } },
      ])
      await expect(
        askForRefund({ invoiceId: invoice.id })
      ).rejects.toMatchObject(refusal('REFUND_ANSWERED'))
    }
  )

  scenario('Decides on no request of their own', async () => {
    await buildUser('admin')
    const own = await buildUser('tribe-team-fa')
    const order = await buildOrder({ owner: own })
    signIn(own, 'tribe-team-fa')
    const { id } = await askForRefund({ invoiceId: order.invoice.id })
    await expect(
      declineRefundRequest({ id, reason: 'No' })
    ).rejects.toMatchObject(refusal('PAYMENT_OWN'))
    await expect(refund(order, id, 1000)).rejects.toMatchObject(
      refusal('PAYMENT_OWN')
    )
  })

  scenario(
    'Refunds, which answers the request and ends the order',
    async () => {
      const order = await buildOrder({ paidCentavos: 400 })
      const { member, invoice } = order
      const { id } = await askAs(member, invoice.id)
      await asFinance()
      expect(await refund(order, id, 400)).toMatchObject({ isWaiting: false })
      expect(await statusOf(id)).toBe('REFUNDED')
      expect(
        await db.subscription.findUniqueOrThrow({
          where: { id: invoice.subscriptionId },
        })
      ).toMatchObject({ status: 'UNENROLLED' })
      expect(
        await db.paymentSchedule.count({
          where: { invoiceId: invoice.id, cancelledAt: null },
        })
      ).toBe(0)
      expect(await creditOf(db, member.id)).toBe(0)
      expect((await userLedger(member.id)).lines.at(-1)?.balanceCentavos).toBe(
        0
      )
      expect(await mailsTo(member)).toEqual([
        'refundRequested',
        'refundSent',
        'subscriptionChanged',
      ])
      await expect(refund(order, id, 400)).rejects.toMatchObject(
        refusal('REFUND_ANSWERED')
      )
      signIn(member)
      expect(await myRefunds()).toMatchObject([
        { request: { status: 'REFUNDED' } },
      ])
    }
  )

  scenario(
    'Leaves what is left of the order that the refunded one renewed',
    async () => {
      const { member, invoice: before } = await buildOrder({ daysAgo: 300 })
      const expiry = new Date(Date.now() + 30 * DAY_MS)
      const order = await buildOrder({ owner: member })
      const { subscriptionId } = order.invoice
      await db.subscription.update({
        where: { id: before.subscriptionId },
        data: { expiry },
      })
      await db.subscription.update({
        where: { id: subscriptionId },
        data: { renewedFromId: before.subscriptionId, status: 'PENDING' },
      })
      await db.$transaction((tx) => activateSubscription(tx, subscriptionId))
      const { id } = await askAs(member, order.invoice.id)
      await asFinance()
      await refund(order, id, 1000)
      expect(
        await db.subscription.findMany({
          where: { userId: member.id },
          orderBy: { id: 'asc' },
        })
      ).toMatchObject([
        { status: 'ACTIVE', expiry, supersededOn: null },
        { status: 'UNENROLLED' },
      ])
      expect(await mailsTo(member)).toEqual(['refundRequested', 'refundSent'])
    }
  )

  for (const isPaidFirst of [true, false])
    scenario(
      `Leaves a renewal that is paid ${isPaidFirst ? 'before' : 'after'} it only its own days`,
      async () => {
        const order = await buildOrder()
        const { member, invoice } = order
        await db.subscription.update({
          where: { id: invoice.subscriptionId },
          data: { expiry: startOfDay(addDays(manilaToday(), 360)) },
        })
        const { subscriptionId } = await buildInvoice({ userId: member.id })
        await db.subscription.update({
          where: { id: subscriptionId },
          data: { renewedFromId: invoice.subscriptionId, validityByDays: 30 },
        })
        const pay = () =>
          db.$transaction((tx) => activateSubscription(tx, subscriptionId))
        if (isPaidFirst) await pay()
        const { id } = await askAs(member, invoice.id)
        await asFinance()
        await refund(order, id, 1000)
        if (!isPaidFirst) await pay()
        expect(
          await db.subscription.findUniqueOrThrow({
            where: { id: subscriptionId },
          })
        ).toMatchObject({
          status: 'ACTIVE',
          expiry: startOfDay(addDays(manilaToday(), 30)),
        })
      }
    )

  scenario(
    'Ends an order that was renewed for good, even when the renewal is taken back',
    async () => {
      const order = await buildOrder({ paidCentavos: 400 })
      const { member, invoice } = order
      const renewal = await buildInvoice({ userId: member.id })
      await db.subscription.update({
        where: { id: renewal.subscriptionId },
        data: { renewedFromId: invoice.subscriptionId },
      })
      await db.$transaction((tx) =>
        activateSubscription(tx, renewal.subscriptionId)
      )
      const { id } = await askAs(member, invoice.id)
      await asFinance()
      await refund(order, id, 400)
      await db.$transaction((tx) =>
        deactivateSubscription(tx, renewal.subscriptionId)
      )
      expect(
        await db.subscription.count({
          where: { userId: member.id, status: 'ACTIVE' },
        })
      ).toBe(0)
    }
  )

  scenario(
    'Is not paid twice: money is sent by hand once the request is answered',
    async () => {
      const order = await buildOrder({ paidCentavos: 400 })
      const { member, invoice } = order
      const { id } = await askAs(member, invoice.id)
      await asFinance()
      await expect(refund(order, null, 100)).rejects.toMatchObject(
        refusal('REFUND_REQUEST_WAITING')
      )
      await declineRefundRequest({ id, reason: 'A part, by hand' })
      expect(await refund(order, null, 100)).toMatchObject({ isWaiting: false })
    }
  )

  scenario('Answers once when two people decide at once', async () => {
    const order = await buildOrder()
    const { id } = await askAs(order.member, order.invoice.id)
    await asFinance()
    const outcomes = await Promise.allSettled([
      refund(order, id, 1000),
      declineRefundRequest({ id, reason: 'Too late' }),
      refund(order, id, 900),
    ])
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
    expect(
      await db.payment.count({ where: { kind: 'REFUND' } })
    ).toBeLessThanOrEqual(1)
  })

  scenario(
    'Takes the commission of the order that is refunded, not of a newer one',
    async () => {
      await buildRule()
      const order = await buildOrder()
      const newer = await buildOrder({ owner: order.member })
      const invoiceIds = [order, newer].map(({ invoice }) => invoice.id)
      for (const invoiceId of invoiceIds) {
        const { id: affiliateId } = await buildAffiliate()
        await db.attribution.create({
          data: { invoiceId, affiliateId, reason: 'CLICK' },
        })
      }
      await db.$transaction((tx) => accrueCommission(tx, invoiceIds))
      const { id } = await askAs(order.member, order.invoice.id)
      await asFinance()
      await refund(order, id, 1000)
      expect(
        await db.attribution.findMany({
          orderBy: { id: 'asc' },
          select: { entitledCentavos: true, refundedCentavos: true },
        })
      ).toEqual([
        { entitledCentavos: 0, refundedCentavos: 1000 },
        { entitledCentavos: 100, refundedCentavos: 0 },
      ])
    }
  )

  scenario('Refunds no request of another member', async () => {
    const order = await buildOrder()
    const other = await buildOrder()
    const { id } = await askAs(other.member, other.invoice.id)
    await asFinance()
    await expect(refund(order, id, 1000)).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario(
    'Above the limit, the second person’s booking answers it',
    async () => {
      const order = await buildOrder({ paidCentavos: 700 })
      await db.setting.create({
        data: { name: 'second-approval-above', value: '5', type: 'string' },
      })
      const { id } = await askAs(order.member, order.invoice.id)
      await asFinance()
      expect(await refund(order, id, 700)).toMatchObject({ isWaiting: true })
      expect(await statusOf(id)).toBe('WAITING')
      expect(await waitingRefundRequests({})).toMatchObject([
        { isBeingRefunded: true },
      ])
      await expect(
        declineRefundRequest({ id, reason: 'No' })
      ).rejects.toMatchObject(refusal('REFUND_UNDER_WAY'))
      signIn(order.member)
      await expect(withdrawRefundRequest({ id })).rejects.toMatchObject(
        refusal('REFUND_UNDER_WAY')
      )

      // Withdrawn, the request waits as before.
      await asFinance()
      await withdrawRefund({ id: (await waitingRefunds({}))[0].id })
      expect(await waitingRefundRequests({})).toMatchObject([
        { isBeingRefunded: false },
      ])
      await refund(order, id, 700)
      await asFinance()
      // The second person confirms what waits, without naming the request.
      expect(await refund(order, null, 700)).toMatchObject({ isWaiting: false })
      expect(await statusOf(id)).toBe('REFUNDED')
      expect(await creditOf(db, order.member.id)).toBe(0)
      expect(
        (await userLedger(order.member.id)).lines.at(-1)?.balanceCentavos
      ).toBe(0)
    }
  )
})
