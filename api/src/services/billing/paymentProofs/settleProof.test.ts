// When a proof that is booked bill by bill is done.
import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'

import { creditOf } from '../credit/credit'
import { lockUnpaidEntry } from '../payments/lockedEntry'
import { payEntries } from '../payments/payEntries'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'

import { approvePaymentProofs } from './approvePaymentProofs'
import { rejectPaymentProof } from './paymentProofs'
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

const approveBill = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'GCash',
    externalInvoiceId: 'N/A',
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

  scenario('Is approved with its last bill, also by two at once', async () => {
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
