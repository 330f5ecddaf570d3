import { db } from 'src/lib/db'
import { buildInvoice, shownApproval } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { creditOf } from '../../credit/credit'
import { giveCredit } from '../../credit/giveCredit'
import { userLedger } from '../../ledgers/userLedger'
import { approvePaymentScheduleTransaction } from '../../paymentSchedules/approvePaymentScheduleTransaction'
import {
  addPaymentSchedule,
  updatePaymentSchedule,
} from '../../paymentSchedules/paymentSchedules'
import { manualUserUnsubscription } from '../../subscriptions/manualUserUnsubscription'
import { recordPayment } from '../recordPayment'

import { withdrawApproval } from './withdrawApproval'

const approve = async (id: number, paymentPlatform = 'GCash') =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform,
    externalInvoiceId: 'N/A',
    approvalId: await shownApproval(id),
  })

const withdraw = async (scheduleId: number) =>
  withdrawApproval({ id: (await shownApproval(scheduleId)) ?? 0 })

const signInAdmin = async () => {
  const admin = await buildUser('admin')
  signIn(admin, 'admin')
  return admin
}

const largeBill = async (pesos = '1000') => {
  await db.setting.create({
    data: { name: 'second-approval-above', value: pesos, type: 'string' },
  })
  const { schedules, subscriptionId, userId } = await buildInvoice({
    pricesCentavos: [100_001],
  })
  return { id: schedules[0].id, subscriptionId, userId }
}

describe('an amount above the approval limit', () => {
  scenario('Needs two people, and both are recorded', async () => {
    const { id } = await largeBill()
    const first = await signInAdmin()
    const waiting = await approve(id)
    expect(waiting).toMatchObject({
      transactionId: null,
      approval: { platform: 'gcash', approvedById: first.id },
    })
    expect(await db.payment.count()).toBe(0)

    const second = await signInAdmin()
    const paid = await approve(id)
    expect(paid).toMatchObject({ paymentPlatform: 'gcash', approval: null })
    expect(await db.payment.findFirst()).toMatchObject({
      approvedById: first.id,
      secondApproverId: second.id,
    })
  })

  scenario(
    'Cannot be approved twice by one person, nor with different details',
    async () => {
      const { id } = await largeBill()
      await signInAdmin()
      await approve(id)
      await expect(approve(id)).rejects.toMatchObject(refusal('APPROVAL_OWN'))
      await signInAdmin()
      await expect(approve(id, 'Maya')).rejects.toMatchObject(
        refusal('APPROVAL_DIFFERS')
      )
      expect(await db.payment.count()).toBe(0)
    }
  )

  scenario('Is not passed by splitting the bill', async () => {
    const { id } = await largeBill()
    await signInAdmin()
    await updatePaymentSchedule({ id, input: { price: 500 } })
    const { invoiceId } = await db.paymentSchedule.findUniqueOrThrow({
      where: { id },
    })
    const added = await addPaymentSchedule({
      input: { invoiceId, price: 500.01, scheduleDate: '2026-12-01' },
    })
    await approve(id)
    await approve(added.id)
    expect(await db.payment.count()).toBe(0)

    await signInAdmin()
    await approve(id)
    await approve(added.id)
    expect(await db.payment.count()).toBe(2)
  })

  scenario(
    'Is not passed by a smaller bill and another bill elsewhere',
    async () => {
      const { id } = await largeBill()
      const { invoice } = await db.paymentSchedule.findUniqueOrThrow({
        where: { id },
        include: { invoice: true },
      })
      const other = await buildInvoice({
        userId: invoice.userId,
        pricesCentavos: [100],
      })
      await signInAdmin()
      await updatePaymentSchedule({ id, input: { price: 600 } })
      await approve(id)
      const added = await addPaymentSchedule({
        input: {
          invoiceId: other.id,
          price: 500,
          scheduleDate: '2026-12-01',
        },
      })
      expect((await approve(added.id)).approval).not.toBeNull()
      expect(await db.payment.count()).toBe(1)
    }
  )

  scenario('Is about one transfer', async () => {
    const { id } = await largeBill()
    const send = (referenceNo: string) =>
      recordPayment({
        input: {
          scheduleIds: [id],
          amountCentavos: 100_001,
          platform: 'gcash',
          referenceNo,
          paidOn: '2026-11-10',
        },
      })
    await signInAdmin()
    expect(await send('1111 111 111')).toMatchObject({ isWaiting: true })
    await signInAdmin()
    await expect(send('2222222222')).rejects.toMatchObject(
      refusal('APPROVAL_DIFFERS')
    )
    expect(await send('1111111111')).toMatchObject({ isWaiting: false })
  })

  scenario(
    'Is confirmed as it was recorded, with its reference, its day and what stays as credit',
    async () => {
      const { id } = await largeBill()
      const first = await signInAdmin()
      const transfer = {
        scheduleIds: [id],
        amountCentavos: 150_000,
        platform: 'gcash',
        referenceNo: '9017 554 208',
        paidOn: '2026-11-10',
        keepsSurplus: true,
      }
      await recordPayment({ input: transfer })
      await expect(approve(id)).rejects.toMatchObject(refusal('APPROVAL_OWN'))
      const second = await signInAdmin()
      await expect(approve(id, 'Maya')).rejects.toMatchObject(
        refusal('APPROVAL_DIFFERS')
      )
      expect(await approve(id)).toMatchObject({
        paymentPlatform: 'gcash',
        approval: null,
      })
      const booked = {
        approvedById: first.id,
        secondApproverId: second.id,
        referenceNo: '9017554208',
        paidAt: new Date('2026-11-10'),
      }
      expect(
        await db.payment.findMany({ orderBy: { id: 'asc' } })
      ).toMatchObject([
        { amountCentavos: 100_001, ...booked },
        { amountCentavos: 49_999, creditCentavos: 49_999, ...booked },
      ])
      await expect(
        recordPayment({ input: { ...transfer, amountCentavos: 1 } })
      ).rejects.toMatchObject(refusal('PAYMENT_ALREADY_PAID'))
      expect(await db.paymentReference.count()).toBe(1)
    }
  )

  scenario('Gets nothing that is left over of other money', async () => {
    const { id, userId } = await largeBill()
    const { schedules } = await buildInvoice({
      userId,
      pricesCentavos: [10_000],
      firstDay: '2026-12-20',
    })
    const record = (
      scheduleId: number,
      amountCentavos: number,
      referenceNo: string
    ) =>
      recordPayment({
        input: {
          scheduleIds: [scheduleId],
          amountCentavos,
          platform: 'gcash',
          referenceNo,
          paidOn: '2026-11-10',
          keepsSurplus: true,
        },
      })
    await signInAdmin()
    await record(id, 100_001, '1111111111')
    expect((await userLedger(userId)).openEntries).toMatchObject([
      { id, isReserved: true },
      { isReserved: false },
    ])
    await signInAdmin()
    expect(await record(schedules[0].id, 15_000, '2222222222')).toMatchObject({
      isWaiting: false,
    })
    expect(
      await db.payment.findMany({
        orderBy: { id: 'asc' },
        select: { amountCentavos: true, creditCentavos: true },
      })
    ).toEqual([
      { amountCentavos: 10_000, creditCentavos: 0 },
      { amountCentavos: 5_000, creditCentavos: 5_000 },
    ])
    expect(await record(id, 100_001, '1111111111')).toMatchObject({
      isWaiting: false,
    })
  })

  scenario('Waits for what is left over of the same money', async () => {
    const { id, userId } = await largeBill()
    const { schedules } = await buildInvoice({
      userId,
      pricesCentavos: [10_000],
    })
    const record = () =>
      recordPayment({
        input: {
          scheduleIds: [schedules[0].id],
          amountCentavos: 15_000,
          platform: 'gcash',
          referenceNo: '1111111111',
          paidOn: '2026-11-10',
        },
      })
    await signInAdmin()
    expect(await record()).toMatchObject({ isWaiting: true })
    await signInAdmin()
    expect(await record()).toMatchObject({ isWaiting: false })
    expect(
      await db.paymentSchedule.findUniqueOrThrow({ where: { id } })
    ).toMatchObject({ paidCentavos: 5_000 })
  })

  scenario('Is confirmed once by two people at once', async () => {
    const { id } = await largeBill()
    await signInAdmin()
    await recordPayment({
      input: {
        scheduleIds: [id],
        amountCentavos: 100_001,
        platform: 'cash',
        referenceNo: '',
        paidOn: '2026-11-10',
      },
    })
    await signInAdmin()
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => approve(id, 'cash'))
    )
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
    expect(await db.payment.count()).toBe(1)
    expect(
      await db.paymentApproval.count({ where: { status: 'WAITING' } })
    ).toBe(0)
  })

  scenario(
    'Is not passed through the money of a bill that one cancels',
    async () => {
      const { id } = await largeBill()
      const { invoice } = await db.paymentSchedule.findUniqueOrThrow({
        where: { id },
        include: { invoice: true },
      })
      const record = async (amountCentavos: number) => {
        const { schedules, subscriptionId } = await buildInvoice({
          userId: invoice.userId,
          pricesCentavos: [amountCentavos + 1],
        })
        const recorded = await recordPayment({
          input: {
            scheduleIds: [schedules[0].id],
            amountCentavos,
            platform: 'cash',
            referenceNo: '',
            paidOn: '2026-11-10',
          },
        })
        return { ...recorded, subscriptionId }
      }
      await signInAdmin()
      const { subscriptionId } = await record(60_000)
      expect(await record(60_000)).toMatchObject({ isWaiting: false })
      await manualUserUnsubscription({ subscriptionId })
      // The money pays other bills as credit now, so that more counts together with it.
      const before = await db.payment.count()
      expect(
        await db.payment.count({ where: { kind: 'CREDIT_RELEASE' } })
      ).toBe(1)
      expect(await record(60_000)).toMatchObject({ isWaiting: true })
      expect(await db.payment.count()).toBe(before)
    }
  )

  describe('through bills that one pays and cancels', () => {
    /** Pays ₱900 of a bill of ₱1,000, up to the limit. */
    const payPart = async (userId: number) => {
      const { schedules, subscriptionId } = await buildInvoice({
        userId,
        pricesCentavos: [100_000],
      })
      await recordPayment({
        input: {
          scheduleIds: [schedules[0].id],
          amountCentavos: 90_000,
          platform: 'cash',
          referenceNo: '',
          paidOn: '2026-11-10',
        },
      })
      return subscriptionId
    }

    scenario('Is not passed by the credit of several', async () => {
      const { userId } = await largeBill()
      await signInAdmin()
      const first = await payPart(userId)
      const second = await payPart(userId)
      await manualUserUnsubscription({ subscriptionId: first })
      await expect(
        manualUserUnsubscription({ subscriptionId: second })
      ).rejects.toMatchObject(refusal('RELEASE_ABOVE_LIMIT'))
      // A membership on which nothing is paid ends as ever, and another person ends this one.
      const { subscriptionId } = await buildInvoice({ userId })
      await manualUserUnsubscription({ subscriptionId })
      await signInAdmin()
      await manualUserUnsubscription({ subscriptionId: second })
    })

    scenario('Is not passed by cancelling both at once', async () => {
      const { userId } = await largeBill()
      await signInAdmin()
      const ids = [await payPart(userId), await payPart(userId)]
      const outcomes = await Promise.allSettled(
        ids.map((subscriptionId) =>
          manualUserUnsubscription({ subscriptionId })
        )
      )
      expect(
        outcomes.filter(({ status }) => status === 'fulfilled')
      ).toHaveLength(1)
    })

    scenario('Leaves what two people approved to anybody', async () => {
      const { userId } = await largeBill()
      const { schedules, subscriptionId } = await buildInvoice({
        userId,
        pricesCentavos: [500_000],
      })
      const record = () =>
        recordPayment({
          input: {
            scheduleIds: [schedules[0].id],
            amountCentavos: 300_000,
            platform: 'cash',
            referenceNo: '',
            paidOn: '2026-11-10',
          },
        })
      await signInAdmin()
      await record()
      await signInAdmin()
      expect(await record()).toMatchObject({ isWaiting: false })
      await manualUserUnsubscription({ subscriptionId })
      expect(await creditOf(db, userId)).toBe(300_000)
    })

    scenario('Is not passed by giving credit as well', async () => {
      const { userId } = await largeBill()
      await signInAdmin()
      await manualUserUnsubscription({
        subscriptionId: await payPart(userId),
      })
      const give = (amountCentavos: number) =>
        giveCredit({ userId, amountCentavos, reason: 'Goodwill' })
      await expect(give(10_001)).rejects.toMatchObject(
        refusal('CREDIT_ABOVE_LIMIT')
      )
      expect(await give(10_000)).toBe(100_000)
    })
  })

  scenario('Waits beside another bill of the same price', async () => {
    const { userId, schedules } = await buildInvoice({
      pricesCentavos: [150_000, 150_000],
    })
    await largeBill()
    const approveBoth = async () => {
      for (const { id } of schedules) await approve(id)
    }
    await signInAdmin()
    await approveBoth()
    expect(
      await db.paymentApproval.count({ where: { status: 'WAITING' } })
    ).toBe(2)
    await signInAdmin()
    await approveBoth()
    expect(await db.payment.count({ where: { userId } })).toBe(2)
  })

  scenario('Begins again for all bills if the bills have changed', async () => {
    await largeBill()
    const { userId, schedules } = await buildInvoice({
      pricesCentavos: [100_001, 40_000],
      firstDay: '2026-11-25',
    })
    const [first, later] = schedules
    const record = () =>
      recordPayment({
        input: {
          scheduleIds: [first.id],
          amountCentavos: 140_001,
          platform: 'cash',
          referenceNo: '',
          paidOn: '2026-11-10',
        },
      })
    const waitingIds = async () =>
      (
        await db.paymentApproval.findMany({
          where: { status: 'WAITING' },
          orderBy: { id: 'asc' },
        })
      ).map(({ scheduleId }) => scheduleId)
    await signInAdmin()
    await record()
    expect(await waitingIds()).toEqual([first.id, later.id])
    // A bill opens that is due before the later one, and takes its money.
    const opened = await buildInvoice({
      userId,
      pricesCentavos: [40_000],
      firstDay: '2026-11-26',
    })
    await signInAdmin()
    await record()
    expect(await waitingIds()).toEqual([first.id, opened.schedules[0].id])
  })

  scenario('Begins as a whole under one person', async () => {
    const { id, userId } = await largeBill()
    const record = () =>
      recordPayment({
        input: {
          scheduleIds: [id],
          amountCentavos: 140_001,
          platform: 'gcash',
          referenceNo: '1111111111',
          paidOn: '2026-11-10',
          keepsSurplus: true,
        },
      })
    const first = await signInAdmin()
    await record()
    // A bill opens that takes a part of what was left over.
    const { schedules } = await buildInvoice({
      userId,
      pricesCentavos: [30_000],
    })
    const second = await signInAdmin()
    expect(await record()).toMatchObject({ isWaiting: true })
    expect(
      await db.paymentApproval.findMany({
        where: { status: 'WAITING' },
        orderBy: { amountCentavos: 'asc' },
      })
    ).toMatchObject([
      { scheduleId: schedules[0].id, approvedById: second.id },
      { scheduleId: id, approvedById: second.id },
    ])
    // One of the two is withdrawn, and the first person begins again as a whole.
    await withdraw(id)
    signIn(first, 'admin')
    expect(await record()).toMatchObject({ isWaiting: true })
    await expect(record()).rejects.toMatchObject(refusal('APPROVAL_OWN'))
    signIn(second, 'admin')
    expect(await record()).toMatchObject({ isWaiting: false })
    expect(await creditOf(db, userId)).toBe(10_000)
  })

  scenario(
    'Begins again if its first approver may no longer approve',
    async () => {
      const { id } = await largeBill()
      const first = await signInAdmin()
      await approve(id)
      await db.userAccessLevel.deleteMany({ where: { userId: first.id } })
      const second = await signInAdmin()
      expect((await approve(id)).approval).toMatchObject({
        approvedById: second.id,
      })
      expect(await db.payment.count()).toBe(0)
    }
  )

  scenario(
    'With ten concurrent approvals, gets one first and one second approver',
    async () => {
      const { id } = await largeBill()
      await signInAdmin()
      await Promise.allSettled(Array.from({ length: 10 }, () => approve(id)))
      expect(await db.paymentApproval.count()).toBe(1)
      await signInAdmin()
      await Promise.allSettled(Array.from({ length: 10 }, () => approve(id)))
      expect(await db.payment.count()).toBe(1)
    }
  )

  scenario('The first approval can be taken back', async () => {
    const { id } = await largeBill()
    await signInAdmin()
    await approve(id)
    const [entry] = await withdraw(id)
    expect(entry.approval).toBeNull()
    expect((await approve(id, 'Maya')).approval).toMatchObject({
      platform: 'maya',
    })
  })

  scenario('Needs a new first approval after its price changes', async () => {
    const { id } = await largeBill()
    await signInAdmin()
    await approve(id)
    const entry = await updatePaymentSchedule({
      id,
      input: { price: 2000 },
    })
    expect(entry.approval).toBeNull()
  })
})

describe('an amount of which a part stays as credit', () => {
  const smallBill = async () => {
    await db.setting.create({
      data: { name: 'second-approval-above', value: '1000', type: 'string' },
    })
    const { schedules, userId } = await buildInvoice({
      pricesCentavos: [50_000],
    })
    return { id: schedules[0].id, userId }
  }

  const record = (scheduleIds: number[], amountCentavos: number) =>
    recordPayment({
      input: {
        scheduleIds,
        amountCentavos,
        platform: 'cash',
        referenceNo: '',
        paidOn: '2026-11-10',
        keepsSurplus: true,
      },
    })

  scenario('Needs two people above the limit, whatever the bill', async () => {
    const { id } = await smallBill()
    const first = await signInAdmin()
    expect(await record([id], 100_001)).toMatchObject({ isWaiting: true })
    expect(await db.payment.count()).toBe(0)
    const second = await signInAdmin()
    await expect(record([id], 90_000_000)).rejects.toMatchObject(
      refusal('APPROVAL_DIFFERS')
    )
    expect(await record([id], 100_001)).toMatchObject({ isWaiting: false })
    const both = { approvedById: first.id, secondApproverId: second.id }
    expect(await db.payment.findMany({ orderBy: { id: 'asc' } })).toMatchObject(
      [
        { amountCentavos: 50_000, ...both },
        { amountCentavos: 50_001, creditCentavos: 50_001, ...both },
      ]
    )
  })

  scenario('Is not confirmed by cash of another day', async () => {
    const { userId } = await largeBill()
    const receive = (paidOn: string) =>
      recordPayment({
        input: {
          userId,
          scheduleIds: [],
          amountCentavos: 100_001,
          platform: 'cash',
          referenceNo: '',
          paidOn,
          keepsSurplus: true,
        },
      })
    await signInAdmin()
    expect(await receive('2026-11-10')).toMatchObject({ isWaiting: true })
    await signInAdmin()
    // Other cash passes by the bill that waits, and waits for itself.
    expect(await receive('2026-11-11')).toMatchObject({ isWaiting: true })
    expect(await db.payment.count()).toBe(0)
    expect(
      await db.paymentApproval.count({ where: { status: 'WAITING' } })
    ).toBe(2)
    expect(await receive('2026-11-10')).toMatchObject({ isWaiting: false })
    expect(await db.payment.findFirstOrThrow()).toMatchObject({
      paidAt: new Date('2026-11-10'),
    })
  })

  scenario('Is known by its reference, whatever the day', async () => {
    const { id } = await largeBill()
    const send = (paidOn: string) =>
      recordPayment({
        input: {
          scheduleIds: [id],
          amountCentavos: 100_001,
          platform: 'gcash',
          referenceNo: '1111111111',
          paidOn,
        },
      })
    await signInAdmin()
    await send('2026-11-10')
    await signInAdmin()
    expect(await send('2026-11-11')).toMatchObject({ isWaiting: false })
    expect(await db.payment.findFirstOrThrow()).toMatchObject({
      paidAt: new Date('2026-11-11'),
    })
  })

  scenario('Needs two people above the limit, in pieces', async () => {
    const { id, userId } = await smallBill()
    const recordOnNew = async (amountCentavos: number) => {
      const { schedules } = await buildInvoice({
        userId,
        pricesCentavos: [100],
      })
      return record([schedules[0].id], amountCentavos)
    }
    await signInAdmin()
    expect(await record([id], 50_000)).toMatchObject({ isWaiting: false })
    expect(await recordOnNew(60_100)).toMatchObject({ isWaiting: false })
    expect(await recordOnNew(40_101)).toMatchObject({ isWaiting: true })
  })

  scenario('Is booked by one person up to the limit', async () => {
    const { id } = await smallBill()
    await signInAdmin()
    expect(await record([id], 100_000)).toMatchObject({ isWaiting: false })
  })

  scenario('Is not covered by a first approval of the bill alone', async () => {
    const { id } = await largeBill()
    await signInAdmin()
    await approve(id)
    await signInAdmin()
    const recordMore = recordPayment({
      input: {
        scheduleIds: [id],
        amountCentavos: 90_000_000,
        platform: 'gcash',
        referenceNo: '9017554208',
        paidOn: '2026-11-10',
        keepsSurplus: true,
      },
    })
    await expect(recordMore).rejects.toMatchObject(refusal('APPROVAL_DIFFERS'))
    expect(await db.payment.count()).toBe(0)
  })

  scenario('Needs two people over several bills together', async () => {
    const { id, userId } = await smallBill()
    const next = await buildInvoice({ userId, pricesCentavos: [60_000] })
    const ids = [id, next.schedules[0].id]
    await signInAdmin()
    expect(await record(ids, 110_000)).toMatchObject({ isWaiting: true })
    await signInAdmin()
    expect(await record(ids, 110_000)).toMatchObject({ isWaiting: false })
  })
})

scenario(
  'One person approves amounts up to the limit, and all amounts without a limit',
  async () => {
    const { id } = await largeBill('1000.01')
    await signInAdmin()
    expect((await approve(id)).transactionId).not.toBeNull()

    await db.setting.updateMany({ data: { value: '' } })
    const { schedules } = await buildInvoice({ pricesCentavos: [99_999_999] })
    expect((await approve(schedules[0].id)).transactionId).not.toBeNull()
  }
)
