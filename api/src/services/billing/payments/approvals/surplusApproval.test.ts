// Money above one person's limit that no bill takes.
import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { creditOf } from '../../credit/credit'
import { approvePaymentProofs } from '../../paymentProofs/approvePaymentProofs'
import { rejectPaymentProof } from '../../paymentProofs/paymentProofs'
import { submitPaymentProof } from '../../paymentProofs/submitPaymentProof'
import { manualUserUnsubscription } from '../../subscriptions/manualUserUnsubscription'
import { recordPayment } from '../recordPayment'

import { confirmTransfer } from './confirmTransfer'
import { waitingTransfers } from './waitingTransfers'
import { withdrawApproval } from './withdrawApproval'

const signInAdmin = async () => {
  const admin = await buildUser('admin')
  signIn(admin, 'admin')
  return admin
}

const limitTo = (pesos: string) =>
  db.setting.create({
    data: { name: 'second-approval-above', value: pesos, type: 'string' },
  })

const record = (userId: number, amountCentavos: number, changes: object = {}) =>
  recordPayment({
    input: {
      userId,
      scheduleIds: [],
      amountCentavos,
      platform: 'gcash',
      referenceNo: '9017 554 208',
      paidOn: '2026-11-10',
      keepsSurplus: true,
      ...changes,
    },
  })

const cash = { platform: 'cash', referenceNo: '' }

const fulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

describe('a recorded transfer that no bill takes, above the limit', () => {
  beforeEach(() => limitTo('1000'))

  scenario('Is booked by a second person who records the same', async () => {
    const { id: userId } = await buildUser()
    const first = await signInAdmin()
    expect(await record(userId, 100_001)).toMatchObject({ isWaiting: true })
    expect(await db.payment.count()).toBe(0)
    await expect(record(userId, 100_001)).rejects.toMatchObject(
      refusal('APPROVAL_OWN')
    )
    expect(await waitingTransfers({ userId })).toMatchObject([
      {
        userId,
        totalCentavos: 100_001,
        platform: 'gcash',
        referenceNo: '9017554208',
        paidOn: '2026-11-10',
        bills: [],
        isOwn: true,
      },
    ])

    const second = await signInAdmin()
    expect(await record(userId, 100_001)).toEqual({
      isWaiting: false,
      receiptNumbers: [expect.stringMatching(/^AR-/)],
    })
    expect(await db.payment.findFirstOrThrow()).toMatchObject({
      amountCentavos: 100_001,
      creditCentavos: 100_001,
      approvedById: first.id,
      secondApproverId: second.id,
    })
    expect(await waitingTransfers({})).toEqual([])
    // A third person does not begin again what is booked.
    await signInAdmin()
    await expect(record(userId, 100_001)).rejects.toMatchObject(
      refusal('REFERENCE_USED')
    )
  })

  scenario('Is confirmed in the list, once by several at once', async () => {
    const { id: userId } = await buildUser()
    await signInAdmin()
    await record(userId, 100_001, cash)
    const [{ id }] = await waitingTransfers({})
    await expect(confirmTransfer({ id })).rejects.toMatchObject(
      refusal('APPROVAL_OWN')
    )
    await signInAdmin()
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => confirmTransfer({ id }))
    )
    expect(fulfilled(outcomes)).toBe(1)
    expect(await creditOf(db, userId)).toBe(100_001)
    expect(await db.payment.findFirstOrThrow()).toMatchObject({
      paidAt: new Date('2026-11-10'),
    })
    expect(await waitingTransfers({})).toEqual([])
  })

  scenario('Waits once, however often it is recorded at once', async () => {
    const { id: userId } = await buildUser()
    const ten = () =>
      Promise.allSettled(
        Array.from({ length: 10 }, () => record(userId, 100_001))
      )
    await signInAdmin()
    expect(fulfilled(await ten())).toBe(1)
    expect(await db.paymentApproval.count()).toBe(1)
    await signInAdmin()
    expect(fulfilled(await ten())).toBe(1)
    expect(await creditOf(db, userId)).toBe(100_001)
  })

  scenario('Begins again with another amount or day', async () => {
    const { id: userId } = await buildUser()
    const first = await signInAdmin()
    await record(userId, 100_001)
    const second = await signInAdmin()
    expect(await record(userId, 200_000)).toMatchObject({ isWaiting: true })
    expect(
      await record(userId, 200_000, { paidOn: '2026-11-11' })
    ).toMatchObject({ isWaiting: true })
    expect(await waitingTransfers({})).toMatchObject([
      { totalCentavos: 200_000, paidOn: '2026-11-11', isOwn: true },
    ])
    signIn(first, 'admin')
    expect(
      await record(userId, 200_000, { paidOn: '2026-11-11' })
    ).toMatchObject({ isWaiting: false })
    expect(await db.payment.findFirstOrThrow()).toMatchObject({
      approvedById: second.id,
      secondApproverId: first.id,
    })
  })

  scenario('Waits beside other money, and can be withdrawn', async () => {
    const { id: userId } = await buildUser()
    await signInAdmin()
    await record(userId, 100_001)
    await signInAdmin()
    expect(
      await record(userId, 100_001, { referenceNo: '9017554209' })
    ).toMatchObject({ isWaiting: true })
    for (const changes of [{}, { paidOn: '2026-11-11' }])
      await record(userId, 100_001, { ...cash, ...changes })
    await record(userId, 100_002, cash)
    const waiting = await waitingTransfers({ userId })
    expect(waiting).toHaveLength(5)
    const [{ id }] = waiting
    expect(await withdrawApproval({ id })).toEqual([])
    for (const late of [withdrawApproval, confirmTransfer])
      await expect(late({ id })).rejects.toMatchObject(
        refusal('APPROVAL_CHANGED')
      )
    expect(await waitingTransfers({ userId })).toHaveLength(4)
    expect(await db.payment.count()).toBe(0)
  })

  scenario(
    'Begins again if its first approver may no longer approve',
    async () => {
      const { id: userId } = await buildUser()
      const first = await signInAdmin()
      await record(userId, 100_001)
      await db.userAccessLevel.deleteMany({ where: { userId: first.id } })
      const second = await signInAdmin()
      expect(await record(userId, 100_001)).toMatchObject({ isWaiting: true })
      expect(
        await db.paymentApproval.findFirst({ where: { status: 'WAITING' } })
      ).toMatchObject({ approvedById: second.id })
    }
  )

  scenario(
    'Begins again in the list if its first approver may no longer approve',
    async () => {
      const { id: userId } = await buildUser()
      const first = await signInAdmin()
      await record(userId, 100_001)
      await db.userAccessLevel.deleteMany({ where: { userId: first.id } })
      const second = await signInAdmin()
      const [{ id }] = await waitingTransfers({})
      expect(await confirmTransfer({ id })).toBe(false)
      expect(await waitingTransfers({})).toMatchObject([{ isOwn: true }])
      expect(
        await db.paymentApproval.findFirst({ where: { status: 'WAITING' } })
      ).toMatchObject({ approvedById: second.id })
      expect(await db.payment.count()).toBe(0)
    }
  )

  scenario('Waits at a bill that has opened since', async () => {
    const { id: userId } = await buildUser()
    const first = await signInAdmin()
    await record(userId, 100_001)
    const { schedules } = await buildInvoice({
      userId,
      pricesCentavos: [30_000],
    })
    await signInAdmin()
    const [{ id }] = await waitingTransfers({})
    expect(await confirmTransfer({ id })).toBe(false)
    expect(await waitingTransfers({})).toMatchObject([
      { bills: [{ id: schedules[0].id }], surplusCentavos: 70_001 },
    ])
    signIn(first, 'admin')
    expect(await record(userId, 100_001)).toMatchObject({ isWaiting: false })
    expect(
      await db.paymentSchedule.findUniqueOrThrow({
        where: { id: schedules[0].id },
      })
    ).toMatchObject({ paidCentavos: 30_000 })
    expect(await creditOf(db, userId)).toBe(70_001)
  })

  /** ₱400 in cash that waits because of the ₱800 that its recorder has kept alone; a bill of ₱1,000 has opened since. */
  const cashWithBill = async (referenceNo = '9017554208') => {
    const { id: userId } = await buildUser()
    await signInAdmin()
    await record(userId, 80_000, { referenceNo })
    expect(await record(userId, 40_000, cash)).toMatchObject({
      isWaiting: true,
    })
    await buildInvoice({ userId, pricesCentavos: [100_000] })
    await signInAdmin()
    const [{ id }] = await waitingTransfers({ userId })
    const cashBooked = () => db.payment.count({ where: { platform: 'cash' } })
    return { id, cashBooked }
  }

  scenario('Pays an open bill once, if confirmed thrice at once', async () => {
    const { id, cashBooked } = await cashWithBill()
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => confirmTransfer({ id }))
    )
    expect(fulfilled(outcomes)).toBe(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject(refusal('APPROVAL_CHANGED'))
    expect(await cashBooked()).toBe(1)
    expect(await waitingTransfers({})).toEqual([])
  })

  scenario('Is either withdrawn or pays an open bill', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, cashBooked } = await cashWithBill(`901755420${round}`)
      const before = await cashBooked()
      const [confirmed, withdrawn] = await Promise.allSettled([
        confirmTransfer({ id }),
        withdrawApproval({ id }),
      ])
      expect(fulfilled([confirmed, withdrawn])).toBe(1)
      expect((await cashBooked()) - before).toBe(fulfilled([confirmed]))
    }
  })

  scenario('Is never decided by its member', async () => {
    const member = await buildUser('admin')
    await signInAdmin()
    await record(member.id, 100_001)
    const [{ id }] = await waitingTransfers({})
    signIn(member, 'admin')
    await expect(confirmTransfer({ id })).rejects.toMatchObject(
      refusal('PAYMENT_OWN')
    )
    expect(await db.payment.count()).toBe(0)
  })
})

describe('a proof whose bills need no money, above the limit', () => {
  const sendForCancelled = async () => {
    const member = await buildUser()
    const { schedules, subscriptionId } = await buildInvoice({
      userId: member.id,
    })
    signIn(member)
    const { id } = await submitPaymentProof({
      input: {
        scheduleIds: [schedules[0].id],
        fileId: (await buildFile(member.id)).id,
        platform: 'GCash',
        referenceNo: '9000001',
        amountCentavos: 100_000,
        paidOn: '2026-11-10',
      },
    })
    await signInAdmin()
    await manualUserUnsubscription({ subscriptionId })
    await limitTo('500')
    return { id, userId: member.id }
  }

  const approve = async (id: number, amountCentavos?: number) => {
    const [decision] = await approvePaymentProofs({
      ids: [id],
      externalInvoiceId: 'N/A',
      acceptDifference: true,
      amountCentavos,
    })
    return decision.code ?? decision.status
  }

  scenario('Is approved by two people, who book the same amount', async () => {
    const { id, userId } = await sendForCancelled()
    expect(await approve(id)).toBe('WAITING')
    expect(await approve(id)).toBe('APPROVAL_OWN')
    expect(await waitingTransfers({ userId })).toMatchObject([
      {
        referenceNo: '9000001',
        paidOn: '2026-11-10',
        pictureUrl: expect.stringContaining('/api/uploads/'),
      },
    ])
    await signInAdmin()
    expect(await approve(id, 80_000)).toBe('WAITING')
    await signInAdmin()
    expect(await approve(id, 80_000)).toBe('APPROVED')
    expect(await creditOf(db, userId)).toBe(80_000)
    expect(await waitingTransfers({})).toEqual([])
  })

  scenario(
    'Is confirmed in the list with the amount of the first',
    async () => {
      const { id, userId } = await sendForCancelled()
      expect(await approve(id, 80_000)).toBe('WAITING')
      const [{ id: approvalId }] = await waitingTransfers({})
      await expect(confirmTransfer({ id: approvalId })).rejects.toMatchObject(
        refusal('APPROVAL_OWN')
      )
      await signInAdmin()
      expect(await confirmTransfer({ id: approvalId })).toBe(true)
      expect(await creditOf(db, userId)).toBe(80_000)
      expect(
        await db.paymentProof.findUniqueOrThrow({ where: { id } })
      ).toMatchObject({ status: 'APPROVED' })
    }
  )

  scenario('Loses its first approval when it is sent back', async () => {
    const { id } = await sendForCancelled()
    await approve(id)
    await rejectPaymentProof({ id, reason: 'Not our account' })
    expect(await waitingTransfers({})).toEqual([])
    expect(
      await db.paymentApproval.count({ where: { status: 'WAITING' } })
    ).toBe(0)
  })
})
