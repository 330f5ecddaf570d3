// Approved proofs are taken back within seconds, and people hear of them only afterwards (docs/decisions/0098).
import tellOfBooking from 'src/jobs/billing/tellOfBooking'
import { db, pool } from 'src/lib/db'
import { UNDO_REASON } from 'src/shared/constants'
import { buildAffiliate, buildRule } from 'src/testing/affiliates'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { endUndoTime } from 'src/testing/heldTellings'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { refusal } from 'src/testing/refusals'

import { creditOf } from '../credit/credit'
import { payFromCredit } from '../credit/payFromCredit'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'

import { approvePaymentProofs } from './approvePaymentProofs'
import { submitPaymentProof } from './submitPaymentProof'
import { undoApprovedProofs } from './undoApprovedProofs'

let drawn = 0

const sendProof = async (amountCentavos = 150_000) => {
  const member = await buildUser()
  const invoice = await buildInvoice({
    userId: member.id,
    pricesCentavos: [100_000, 50_000],
  })
  signIn(member)
  const { id } = await submitPaymentProof({
    input: {
      scheduleIds: invoice.schedules.map((entry) => entry.id),
      fileId: (await buildFile(member.id)).id,
      platform: 'GCash',
      referenceNo: `80000${++drawn}`,
      amountCentavos,
      paidOn: '2026-11-10',
    },
  })
  signIn(await buildUser('admin'), 'admin')
  return { id, invoice, member }
}

const approve = (...ids: number[]) =>
  approvePaymentProofs({
    ids,
    externalInvoiceId: 'N/A',
    acceptDifference: true,
  })

const undo = (...ids: number[]) => undoApprovedProofs({ ids })

const stateOf = async ({
  id,
  invoice,
}: Awaited<ReturnType<typeof sendProof>>) => {
  const proof = await db.paymentProof.findUniqueOrThrow({ where: { id } })
  const bills = await db.paymentSchedule.findMany({
    where: { invoiceId: invoice.id },
    orderBy: { id: 'asc' },
  })
  const subscription = await db.subscription.findUniqueOrThrow({
    where: { id: invoice.subscriptionId },
  })
  return {
    proof: proof.status,
    paid: bills.map(({ paidCentavos }) => paidCentavos),
    isPaid: bills.map(({ transactionId }) => transactionId !== null),
    access: subscription.status,
    credit: await creditOf(db, invoice.userId),
  }
}

const waiting = {
  proof: 'SUBMITTED',
  paid: [0, 0],
  isPaid: [false, false],
  access: 'PENDING',
  credit: 0,
}

const toldTo = async (userId: number) =>
  (await db.notice.findMany({ where: { userId } })).map(({ kind }) => kind)

const expectSoundBooks = async () => {
  const { rows } = await pool.query(`
    SELECT e.id FROM "PaymentSchedule" e WHERE e."paidCentavos" <> COALESCE(
      (SELECT sum(a."amountCentavos") FROM "PaymentAllocation" a WHERE a."scheduleId" = e.id), 0)`)
  expect(rows).toEqual([])
}

describe('an approval that is undone', () => {
  beforeEach(() => rebuildDays())

  scenario('Is told once, however often its job runs', async () => {
    const sent = await sendProof()
    await approve(sent.id)
    const { rows } = await pool.query<{ payload: object }>(
      `SELECT payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE t.identifier = 'tellOfBooking'`
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { payload } of [...rows, ...rows]) await tellOfBooking(payload)
    const told = await toldTo(sent.member.id)
    expect(told.filter((kind) => kind === 'PAYMENT_APPROVED')).toHaveLength(1)
    expect(
      await db.outboxEmail.count({ where: { template: 'paymentReceived' } })
    ).toBe(1)
  })

  scenario('Leaves everything as before, and nobody is told', async () => {
    const sent = await sendProof(160_000)
    const told = await toldTo(sent.member.id)
    await approve(sent.id)
    expect(await stateOf(sent)).toEqual({
      proof: 'APPROVED',
      paid: [100_000, 50_000],
      isPaid: [true, true],
      access: 'ACTIVE',
      credit: 10_000,
    })
    await undo(sent.id)
    expect(await stateOf(sent)).toEqual(waiting)
    expect(
      await db.payment.findMany({
        where: { kind: 'REVERSAL' },
        select: { note: true },
      })
    ).toEqual([1, 2, 3].map(() => ({ note: UNDO_REASON })))
    // Its day is as if the payment had never been.
    const { rows } = await pool.query(
      'SELECT day FROM app.payment_day GROUP BY 1 HAVING sum("amountCentavos") <> 0'
    )
    expect(rows).toEqual([])
    await endUndoTime()
    expect(await toldTo(sent.member.id)).toEqual(told)
    expect(
      await db.outboxEmail.count({
        where: { template: { in: ['paymentReceived', 'paymentRevoked'] } },
      })
    ).toBe(0)
    await expectSoundBooks()

    expect(await approve(sent.id)).toMatchObject([{ status: 'APPROVED' }])
    await endUndoTime()
    expect(await toldTo(sent.member.id)).toContain('PAYMENT_APPROVED')
  })

  scenario('Tells its affiliate nothing', async () => {
    await buildRule()
    const affiliate = await buildAffiliate()
    const sent = await sendProof()
    await db.attribution.create({
      data: {
        affiliateId: affiliate.id,
        invoiceId: sent.invoice.id,
        reason: 'COUPON',
      },
    })
    await approve(sent.id)
    expect(await db.commission.count()).toBe(1)
    await undo(sent.id)
    await endUndoTime()
    expect(await toldTo(affiliate.userId)).toEqual([])
    await approve(sent.id)
    await endUndoTime()
    expect(await toldTo(affiliate.userId)).toEqual(['AFFILIATE'])
  })

  scenario('Is undone for all of the proofs, or for none', async () => {
    const first = await sendProof()
    await approve(first.id)
    const second = await sendProof()
    await approve(second.id)
    // The second administrator did not approve the first proof.
    await expect(undo(first.id, second.id)).rejects.toMatchObject(
      refusal('UNDO_OVER')
    )
    expect(await stateOf(second)).toMatchObject({ proof: 'APPROVED' })
    await undo(second.id)
    expect(await stateOf(second)).toEqual(waiting)
    await expect(undo(second.id)).rejects.toMatchObject(refusal('UNDO_OVER'))
  })

  scenario('Is refused if the member was told at once', async () => {
    const sent = await sendProof()
    for (const { id } of sent.invoice.schedules)
      await approvePaymentScheduleTransaction({
        id,
        paymentPlatform: 'GCash',
        externalInvoiceId: 'N/A',
      })
    expect(await toldTo(sent.member.id)).toContain('PAYMENT_APPROVED')
    await expect(undo(sent.id)).rejects.toMatchObject(refusal('UNDO_OVER'))
  })

  scenario('Leaves a promise as it was', async () => {
    const sent = await sendProof()
    const [{ id: scheduleId }] = sent.invoice.schedules
    const { id } = await db.promiseToPay.create({
      data: {
        scheduleId,
        promisedDate: new Date('2026-12-01'),
        reason: '',
        createdById: sent.member.id,
      },
    })
    const status = async () =>
      (await db.promiseToPay.findUniqueOrThrow({ where: { id } })).status
    await approve(sent.id)
    expect(await status()).toBe('KEPT')
    await undo(sent.id)
    expect(await status()).toBe('OPEN')
  })

  scenario('Is over after half a minute', async () => {
    const sent = await sendProof()
    await approve(sent.id)
    await db.payment.updateMany({
      data: { createdAt: new Date(Date.now() - 31_000) },
    })
    await expect(undo(sent.id)).rejects.toMatchObject(refusal('UNDO_OVER'))
  })

  scenario('Is refused if two people gave it', async () => {
    await db.setting.create({
      data: { name: 'second-approval-above', value: '100', type: 'string' },
    })
    const sent = await sendProof()
    await approve(sent.id)
    signIn(await buildUser('admin'), 'admin')
    expect(await approve(sent.id)).toMatchObject([{ status: 'APPROVED' }])
    await expect(undo(sent.id)).rejects.toMatchObject(refusal('UNDO_OVER'))
  })

  scenario('Keeps its surplus once that is used', async () => {
    const sent = await sendProof(160_000)
    const other = await buildInvoice({
      userId: sent.member.id,
      pricesCentavos: [300_000],
    })
    await approve(sent.id)
    expect(await creditOf(db, sent.member.id)).toBe(0)
    await undo(sent.id)
    expect(await stateOf(sent)).toEqual(waiting)
    await db.paymentSchedule.updateMany({
      where: { invoiceId: other.id },
      data: { cancelledAt: new Date() },
    })
    await approve(sent.id)
    await db.paymentSchedule.updateMany({
      where: { invoiceId: other.id },
      data: { cancelledAt: null },
    })
    await payFromCredit({ scheduleIds: [other.schedules[0].id] })
    await expect(undo(sent.id)).rejects.toMatchObject(refusal('CREDIT_TOO_LOW'))
    expect(await stateOf(sent)).toMatchObject({ proof: 'APPROVED' })
    await expectSoundBooks()
  })

  scenario('Is undone once, however often it is pressed', async () => {
    const sent = await sendProof()
    await approve(sent.id)
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => undo(sent.id))
    )
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
    expect(await stateOf(sent)).toEqual(waiting)
    await expectSoundBooks()
  })
})
