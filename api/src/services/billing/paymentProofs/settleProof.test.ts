// When a proof that is booked bill by bill is done.
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { buildFile, buildInvoice, shownApproval } from 'src/testing/billing'
import { endUndoTime } from 'src/testing/heldTellings'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { creditOf } from '../credit/credit'
import { payFromCredit } from '../credit/payFromCredit'
import { asInvoice, withInvoiceParts } from '../invoices/asInvoice'
import { lockUnpaidEntry } from '../payments/lockedEntry'
import { payEntries } from '../payments/payEntries'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'

import { approvePaymentProofs } from './approvePaymentProofs'
import { rejectPaymentProof } from './paymentProofs'
import { lockPendingProof } from './proofDecision'
import { proofsToReview } from './proofsToReview'
import { submitPaymentProof } from './submitPaymentProof'

const sendProof = async (pricesCentavos: number[], amountCentavos: number) => {
  const member = await buildUser()
  const { schedules } = await buildInvoice({
    userId: member.id,
    pricesCentavos,
  })
  signIn(member)
  const { id } = await submitPaymentProof({
    input: {
      scheduleIds: schedules.map((entry) => entry.id),
      fileId: (await buildFile(member.id)).id,
      platform: 'GCash',
      referenceNo: '9000001',
      amountCentavos,
      paidOn: '2026-11-10',
    },
  })
  signIn(await buildUser('admin'), 'admin')
  return { id, userId: member.id, bills: schedules.map((entry) => entry.id) }
}

const approveBill = async (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'GCash',
    externalInvoiceId: 'N/A',
    approvalId: await shownApproval(id),
  })

/** Pays a bill as a gateway's message does. */
const payOnline = (id: number) =>
  db.$transaction(async (tx) =>
    payEntries(tx, [
      {
        entry: await lockUnpaidEntry(tx, id),
        settlement: {
          platform: 'card',
          externalInvoiceId: 'G-1',
          paidAt: new Date(),
          approvedById: null,
        },
      },
    ])
  )

const approveRest = async (id: number, amountCentavos?: number) => {
  const [{ status, code }] = await approvePaymentProofs({
    ids: [id],
    externalInvoiceId: 'N/A',
    acceptDifference: true,
    amountCentavos,
  })
  return code ?? status
}

const statusOf = async (id: number) =>
  (await db.paymentProof.findUniqueOrThrow({ where: { id } })).status

describe('a proof whose bills are approved one by one', () => {
  /** A gateway pays one of two bills, and a person approves the other. */
  const paidTwice = async () => {
    const sent = await sendProof([60_000, 40_000], 100_000)
    await payOnline(sent.bills[0])
    await approveBill(sent.bills[1])
    return sent
  }

  scenario('Is approved with its last bill', async () => {
    const { id, bills } = await sendProof([60_000, 40_000], 100_000)
    await approveBill(bills[0])
    expect(await statusOf(id)).toBe('SUBMITTED')
    await approveBill(bills[1])
    expect(await statusOf(id)).toBe('APPROVED')
  })

  scenario('Is approved with its last bill, even by two at once', async () => {
    const { id, bills } = await sendProof([60_000, 40_000], 100_000)
    await Promise.all(bills.map(approveBill))
    expect(await statusOf(id)).toBe('APPROVED')
  })

  scenario('Is approved if its bills needed more than it says', async () => {
    const { id, bills } = await sendProof([60_000], 50_000)
    await approveBill(bills[0])
    expect(await statusOf(id)).toBe('APPROVED')
  })

  scenario(
    'Stays at the desk while a part of its money is not booked, until staff book it as credit',
    async () => {
      const { id, userId } = await paidTwice()
      expect(await statusOf(id)).toBe('SUBMITTED')
      expect(await proofsToReview()).toMatchObject([
        { id, owedCentavos: 0, bookedCentavos: 40_000 },
      ])
      expect(await approveRest(id)).toBe('APPROVED')
      expect(await creditOf(db, userId)).toBe(60_000)
      expect(await approveRest(id)).toBe('PROOF_DECIDED')
      expect(await creditOf(db, userId)).toBe(60_000)
    }
  )

  scenario('Is done without the rest if staff correct its amount', async () => {
    const { id, userId } = await paidTwice()
    expect(await approveRest(id, 40_000)).toBe('APPROVED')
    expect(await statusOf(id)).toBe('APPROVED')
    expect(await creditOf(db, userId)).toBe(0)
  })

  scenario('Can be sent back, and keeps what is booked', async () => {
    const { id, bills } = await paidTwice()
    await rejectPaymentProof({ id, reason: 'The rest has not come' })
    expect(await statusOf(id)).toBe('REJECTED')
    expect(
      await db.paymentSchedule.findUniqueOrThrow({ where: { id: bills[1] } })
    ).toMatchObject({ paidCentavos: 40_000 })
  })

  scenario('Tells its member of what comes back, and what stays', async () => {
    const { id, userId, bills } = await paidTwice()
    await rejectPaymentProof({ id, reason: 'The rest has not come' })
    const noticesOf = async () =>
      (
        await db.notice.findMany({
          where: {
            userId,
            kind: { in: ['PROOF_RETURNED', 'PAYMENT_REVOKED'] },
          },
          orderBy: { id: 'asc' },
        })
      ).map(({ kind, facts }) => ({ kind, ...(facts as object) }))
    const returned = {
      kind: 'PROOF_RETURNED',
      amountCentavos: 60_000,
      isPart: true,
      reason: 'The rest has not come',
    }
    expect(await noticesOf()).toEqual([returned])
    const mail = await db.outboxEmail.findFirstOrThrow({
      where: { template: 'proofReturned' },
    })
    expect(mail.text).toMatch(/We recorded a part of the payment that you sent/)
    expect(mail.text).not.toMatch(/still open/)
    await disapprovePaymentScheduleTransaction({
      id: bills[1],
      remarks: 'Bounced',
    })
    expect(await noticesOf()).toMatchObject([
      returned,
      { kind: 'PAYMENT_REVOKED', reason: 'Bounced' },
    ])
  })

  scenario(
    'Sends no notice of its own when one of its bills is revoked',
    async () => {
      const { id, userId, bills } = await sendProof([60_000, 40_000], 90_000)
      expect(await approveRest(id, 100_000)).toBe('APPROVED')
      await endUndoTime()
      await disapprovePaymentScheduleTransaction({
        id: bills[1],
        remarks: 'A mistake',
      })
      expect(await statusOf(id)).toBe('REJECTED')
      expect(
        (
          await db.notice.findMany({
            where: { userId },
            orderBy: { id: 'asc' },
          })
        ).map(({ kind }) => kind)
      ).toEqual(['PROOF_RECEIVED', 'PAYMENT_APPROVED', 'PAYMENT_REVOKED'])
    }
  )

  scenario('Tells of its rest and of a bill that is revoked', async () => {
    const { userId, bills } = await sendProof([40_000, 40_000, 40_000], 120_000)
    await approveBill(bills[0])
    await approveBill(bills[1])
    await disapprovePaymentScheduleTransaction({
      id: bills[0],
      remarks: 'A mistake',
    })
    const told = await db.notice.findMany({
      where: { userId, kind: { in: ['PROOF_RETURNED', 'PAYMENT_REVOKED'] } },
      orderBy: { id: 'asc' },
    })
    expect(told).toMatchObject([
      {
        kind: 'PROOF_RETURNED',
        facts: { amountCentavos: 80_000, isPart: true },
      },
      { kind: 'PAYMENT_REVOKED' },
    ])
  })

  scenario('Counts as a whole, bill by bill', async () => {
    await db.setting.create({
      data: { name: 'second-approval-above', value: '900', type: 'string' },
    })
    const { id, bills } = await sendProof([60_000, 60_000], 120_000)
    await approveBill(bills[0])
    await approveBill(bills[1])
    expect(await statusOf(id)).toBe('SUBMITTED')
    signIn(await buildUser('admin'), 'admin')
    await approveBill(bills[1])
    expect(await statusOf(id)).toBe('APPROVED')
  })

  scenario('Takes its rest back with its last bill', async () => {
    const { id, userId, bills } = await sendProof([60_000], 100_000)
    await approveBill(bills[0])
    expect(await approveRest(id)).toBe('APPROVED')
    expect(await creditOf(db, userId)).toBe(40_000)
    await disapprovePaymentScheduleTransaction({
      id: bills[0],
      remarks: 'Bounced',
    })
    expect(await creditOf(db, userId)).toBe(0)
    expect(await statusOf(id)).toBe('REJECTED')
    expect(await db.paymentReference.count()).toBe(0)
  })

  scenario('Is not taken back while its rest is used', async () => {
    const { id, userId, bills } = await sendProof([60_000], 100_000)
    await approveBill(bills[0])
    await approveRest(id)
    const { schedules } = await buildInvoice({
      userId,
      pricesCentavos: [40_000],
    })
    await payFromCredit({ scheduleIds: [schedules[0].id] })
    await expect(
      disapprovePaymentScheduleTransaction({ id: bills[0], remarks: 'Bounced' })
    ).rejects.toMatchObject(refusal('CREDIT_TOO_LOW'))
  })

  scenario('Counts as a whole for the limit of one person', async () => {
    await db.setting.create({
      data: { name: 'second-approval-above', value: '900', type: 'string' },
    })
    const { id, userId, bills } = await sendProof([60_000], 100_000)
    await approveBill(bills[0])
    expect(await approveRest(id)).toBe('WAITING')
    signIn(await buildUser('admin'), 'admin')
    expect(await approveRest(id)).toBe('APPROVED')
    expect(await creditOf(db, userId)).toBe(40_000)
  })

  scenario('Keeps its rest for two people above the limit', async () => {
    const { id, userId } = await paidTwice()
    await db.setting.create({
      data: { name: 'second-approval-above', value: '500', type: 'string' },
    })
    expect(await approveRest(id)).toBe('WAITING')
    signIn(await buildUser('admin'), 'admin')
    expect(await approveRest(id)).toBe('APPROVED')
    expect(await creditOf(db, userId)).toBe(60_000)
  })
})

scenario(
  'The newest pending proof is the one of its bill, even beside a later one that was sent back',
  async () => {
    const { id: first, bills, userId } = await sendProof([100_000], 100_000)
    const { fileId } = await db.paymentProof.findUniqueOrThrow({
      where: { id: first },
    })
    const sent = async (
      status: 'SUBMITTED' | 'REJECTED',
      referenceNo: string
    ) =>
      db.paymentProof.create({
        data: {
          userId,
          fileId,
          status,
          referenceNo,
          platform: 'gcash',
          amountCentavos: 100_000,
          paidOn: new Date('2026-11-11'),
          schedules: { create: { scheduleId: bills[0] } },
        },
      })
    const shown = async () => {
      const invoice = await db.invoice.findFirstOrThrow({
        where: { userId },
        include: withInvoiceParts,
      })
      return asInvoice(invoice).paymentSchedule[0]
    }
    const locked = () => inTransaction((tx) => lockPendingProof(tx, bills[0]))
    await sent('REJECTED', '9000002')
    expect(await shown()).toMatchObject({
      isReserved: true,
      proof: { id: first },
    })
    expect(await locked()).toMatchObject({ id: first })
    const { id: newest } = await sent('SUBMITTED', '9000003')
    expect(await shown()).toMatchObject({ proof: { id: newest } })
    expect(await locked()).toMatchObject({ id: newest })
  }
)
