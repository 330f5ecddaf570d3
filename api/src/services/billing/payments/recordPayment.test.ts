// Money that pays a part of a bill, or several bills at once.
import { db, pool } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { refusal, refusedFields } from 'src/testing/refusals'

import { creditOf } from '../credit/credit'
import { revokeCredit } from '../credit/giveCredit'
import { userLedger } from '../ledgers/userLedger'
import { submitPaymentProof } from '../paymentProofs/submitPaymentProof'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { updatePaymentSchedule } from '../paymentSchedules/paymentSchedules'
import { waivePaymentSchedule } from '../paymentSchedules/waivePaymentSchedule'

import { recordPayment } from './recordPayment'

let drawn = 9_000_000_000_000

const record = (
  scheduleIds: number[],
  amountCentavos: number,
  changes: object = {}
) =>
  recordPayment({
    input: {
      scheduleIds,
      amountCentavos,
      platform: 'gcash',
      referenceNo: String(drawn++),
      paidOn: '2026-11-10',
      ...changes,
    },
  })

const approve = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'gcash',
    externalInvoiceId: 'N/A',
  })

const revoke = (id: number) =>
  disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })

/** Each bill as [paid, settled], in the order of the ids. */
const bills = async () =>
  (await db.paymentSchedule.findMany({ orderBy: { id: 'asc' } })).map(
    ({ paidCentavos, transactionId }) => [paidCentavos, transactionId !== null]
  )

const statusOf = async (id: number) =>
  (await db.subscription.findUniqueOrThrow({ where: { id } })).status

/** Whether each bill's paid amount is the sum of its allocations, and the sums by day are those of a recount. */
const expectSoundBooks = async () => {
  const { rows: wrong } = await pool.query(`
    SELECT e.id FROM "PaymentSchedule" e WHERE e."paidCentavos" <> COALESCE(
      (SELECT sum(a."amountCentavos") FROM "PaymentAllocation" a WHERE a."scheduleId" = e.id), 0)`)
  expect(wrong).toEqual([])
  const sums = async () =>
    (
      await pool.query(`
        SELECT COALESCE((SELECT sum("amountCentavos") FROM app.payment_day), 0) AS paid,
          COALESCE((SELECT sum("amountCentavos") FROM app.due_day), 0) AS due,
          COALESCE((SELECT sum("owedCentavos") FROM app.desk_bill), 0) AS owed`)
    ).rows[0]
  const kept = await sums()
  await rebuildDays()
  expect(await sums()).toEqual(kept)
}

describe('recording a payment', () => {
  beforeEach(async () => {
    await rebuildDays()
    signIn(await buildUser('admin'), 'admin')
  })

  scenario('Pays a part, and access begins with the rest', async () => {
    const { schedules, subscriptionId, userId } = await buildInvoice({
      pricesCentavos: [183_300],
    })
    const [{ id }] = schedules
    expect(await record([id], 150_000)).toEqual({
      isWaiting: false,
      receiptNumbers: [expect.any(String)],
    })
    expect(await bills()).toEqual([[150_000, false]])
    expect(await statusOf(subscriptionId)).toBe('PENDING')
    expect((await userLedger(userId)).openEntries).toMatchObject([
      { id, priceCentavos: 183_300, owedCentavos: 33_300 },
    ])
    const mail = await db.outboxEmail.findFirstOrThrow({
      where: { template: 'paymentReceived' },
    })
    expect(mail.text).toContain('₱1,500.00')
    expect(mail.text).toContain('₱333.00')
    await expectSoundBooks()

    await approve(id)
    expect(await bills()).toEqual([[183_300, true]])
    expect(await statusOf(subscriptionId)).toBe('ACTIVE')
    expect(
      (await db.payment.findMany({ orderBy: { id: 'asc' } })).map(
        ({ amountCentavos }) => amountCentavos
      )
    ).toEqual([150_000, 33_300])
    await expectSoundBooks()
  })

  scenario('Pays the chosen bill first, then the earliest', async () => {
    const { schedules } = await buildInvoice({
      pricesCentavos: [1000, 2000, 4000],
    })
    await record([schedules[1].id], 3500)
    expect(await bills()).toEqual([
      [1000, true],
      [2000, true],
      [500, false],
    ])
    await expectSoundBooks()
  })

  scenario('Pays bills of two orders of one member', async () => {
    const first = await buildInvoice({ pricesCentavos: [1000] })
    const second = await buildInvoice({
      userId: first.userId,
      pricesCentavos: [2000],
    })
    await record([second.schedules[0].id, first.schedules[0].id], 3000)
    expect(await bills()).toEqual([
      [1000, true],
      [2000, true],
    ])
    expect(await statusOf(first.subscriptionId)).toBe('ACTIVE')
    expect(await statusOf(second.subscriptionId)).toBe('ACTIVE')
  })

  describe('for a member, without a bill', () => {
    scenario('Keeps the money as credit only when asked', async () => {
      const { id: userId } = await buildUser()
      await expect(record([], 5000, { userId })).rejects.toMatchObject(
        refusal('AMOUNT_ABOVE_BILLS')
      )
      const transfer = {
        userId,
        keepsSurplus: true,
        referenceNo: '9017554208',
      }
      expect(await record([], 5000, transfer)).toEqual({
        isWaiting: false,
        receiptNumbers: [expect.stringMatching(/^AR-/)],
      })
      expect(await creditOf(db, userId)).toBe(5000)
      await expect(record([], 5000, transfer)).rejects.toMatchObject(
        refusal('REFERENCE_USED')
      )
      await expectSoundBooks()
      const { id: paymentId } = await db.payment.findFirstOrThrow()
      await revokeCredit({ paymentId, reason: 'Bounced' })
      expect(await db.paymentReference.count()).toBe(0)
      await expectSoundBooks()
    })

    scenario('Pays their open bills, the earliest first', async () => {
      const { userId } = await buildInvoice({ pricesCentavos: [1000, 2000] })
      await record([], 1500, { userId })
      expect(await bills()).toEqual([
        [1000, true],
        [500, false],
      ])
      await record([], 2000, { userId, keepsSurplus: true })
      expect(await creditOf(db, userId)).toBe(500)
      await expectSoundBooks()
    })

    scenario('Is confirmed by a second person at their bill', async () => {
      const { userId } = await buildInvoice({ pricesCentavos: [1000] })
      await db.setting.create({
        data: { name: 'second-approval-above', value: '15', type: 'string' },
      })
      const transfer = { userId, keepsSurplus: true, referenceNo: '901755' }
      expect(await record([], 2000, transfer)).toMatchObject({
        isWaiting: true,
      })
      signIn(await buildUser('admin'), 'admin')
      expect(await record([], 2000, transfer)).toMatchObject({
        isWaiting: false,
      })
      expect(await creditOf(db, userId)).toBe(1000)
    })

    scenario(
      'Needs a second person above the limit, also under concurrency',
      async () => {
        const { id: userId } = await buildUser()
        await db.setting.create({
          data: { name: 'second-approval-above', value: '15', type: 'string' },
        })
        const keep = (amount: number) =>
          record([], amount, { userId, keepsSurplus: true })
        expect(await keep(1501)).toMatchObject({ isWaiting: true })
        const outcomes = await Promise.all([keep(1000), keep(1000)])
        expect(outcomes.filter(({ isWaiting }) => !isWaiting)).toHaveLength(1)
        expect(await creditOf(db, userId)).toBe(1000)
      }
    )

    scenario('Needs a member, not oneself, with their own bills', async () => {
      await expect(record([], 5000)).rejects.toMatchObject(
        refusedFields({ scheduleIds: 'INVALID' })
      )
      await expect(
        record([], 5000, { userId: 999_999, keepsSurplus: true })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      const { schedules } = await buildInvoice({ pricesCentavos: [1000] })
      const { id: userId } = await buildUser()
      await expect(
        record([schedules[0].id], 1000, { userId })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      const self = await buildUser('admin')
      signIn(self, 'admin')
      await expect(
        record([], 5000, { userId: self.id, keepsSurplus: true })
      ).rejects.toMatchObject(refusal('PAYMENT_OWN'))
      expect(await db.payment.count()).toBe(0)
    })
  })

  scenario('Refuses more than is owed, and changes nothing', async () => {
    const { schedules } = await buildInvoice({ pricesCentavos: [1000, 2000] })
    await expect(record([schedules[0].id], 3001)).rejects.toMatchObject(
      refusal('AMOUNT_ABOVE_BILLS')
    )
    expect(await bills()).toEqual([
      [0, false],
      [0, false],
    ])
    expect(await db.payment.count()).toBe(0)
  })

  scenario('Never touches the bills of others', async () => {
    const [mine, other] = [await buildInvoice(), await buildInvoice()]
    await expect(
      record([mine.schedules[0].id, other.schedules[0].id], 100)
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(record([mine.schedules[0].id], 100_001)).rejects.toMatchObject(
      refusal('AMOUNT_ABOVE_BILLS')
    )
    expect(await db.payment.count()).toBe(0)
  })

  scenario('Is refused with bad input', async () => {
    const { schedules } = await buildInvoice()
    const id = schedules[0].id
    const refusals: [object, object][] = [
      [{ amountCentavos: 0 }, { amountCentavos: 'AMOUNT_INVALID' }],
      [{ amountCentavos: -5 }, { amountCentavos: 'AMOUNT_INVALID' }],
      [{ platform: 'shells' }, { platform: 'PLATFORM_UNKNOWN' }],
      [{ referenceNo: ' ' }, { referenceNo: 'REFERENCE_REQUIRED' }],
      [{ paidOn: '2999-01-01' }, { paidOn: 'DATE_INVALID' }],
      [{ scheduleIds: [] }, { scheduleIds: 'INVALID' }],
    ]
    for (const [change, codes] of refusals)
      await expect(record([id], 100, change)).rejects.toMatchObject(
        refusedFields(codes as Parameters<typeof refusedFields>[0])
      )
    await expect(record([0], 100)).rejects.toMatchObject(refusal('NOT_FOUND'))
    await record([id], 100, { platform: 'cash', referenceNo: '' })
    expect(await db.payment.count()).toBe(1)
  })

  scenario('Waits until the proof of a bill is decided', async () => {
    const member = await buildUser('member')
    const { id: userId } = member
    const { schedules } = await buildInvoice({ userId })
    const admin = await buildUser('admin')
    signIn(member, 'member')
    await submitPaymentProof({
      input: {
        scheduleIds: [schedules[0].id],
        fileId: (await buildFile(userId)).id,
        platform: 'gcash',
        referenceNo: '1234567890123',
        amountCentavos: 100_000,
        paidOn: '2026-11-10',
      },
    })
    signIn(admin, 'admin')
    await expect(record([schedules[0].id], 100)).rejects.toMatchObject(
      refusal('PROOF_PENDING')
    )
  })

  scenario('Takes each reference once, until it is revoked', async () => {
    const { schedules } = await buildInvoice({ pricesCentavos: [1000, 2000] })
    const [first, second] = schedules.map(({ id }) => id)
    const same = { referenceNo: '9017 554 208' }
    await record([first], 1000, same)
    await expect(
      record([second], 500, { referenceNo: '9017554208' })
    ).rejects.toMatchObject(refusal('REFERENCE_USED'))
    await revoke(first)
    await record([second], 500, same)
    expect(await bills()).toEqual([
      [0, false],
      [500, false],
    ])
  })

  scenario('Keeps a reference while one of its bills is paid', async () => {
    const { schedules } = await buildInvoice({ pricesCentavos: [1000, 2000] })
    const [first, second] = schedules.map(({ id }) => id)
    const same = { referenceNo: '9017 554 208' }
    await record([first], 1500, same)
    await revoke(first)
    await expect(record([first], 1000, same)).rejects.toMatchObject(
      refusal('REFERENCE_USED')
    )
    await revoke(second)
    await record([first], 1000, same)
  })

  scenario('Is taken back as a whole by a revocation', async () => {
    const { schedules, subscriptionId } = await buildInvoice({
      pricesCentavos: [1000],
    })
    const [{ id }] = schedules
    await record([id], 300)
    await record([id], 300)
    await revoke(id)
    expect(await bills()).toEqual([[0, false]])
    await record([id], 400)
    await approve(id)
    await revoke(id)
    expect(await bills()).toEqual([[0, false]])
    expect(await statusOf(subscriptionId)).toBe('PENDING')
    const { _sum } = await db.payment.aggregate({
      _sum: { amountCentavos: true },
    })
    expect(_sum.amountCentavos).toBe(0)
    await expect(revoke(id)).rejects.toMatchObject(refusal('PAYMENT_NOT_PAID'))
    await expectSoundBooks()
  })

  scenario('Moves all its parts to another platform', async () => {
    const { schedules } = await buildInvoice({ pricesCentavos: [1000] })
    const [{ id }] = schedules
    await record([id], 300)
    await record([id], 700)
    const approvers = async () =>
      (
        await db.payment.findMany({
          where: { kind: 'PAYMENT', reversedBy: null },
          orderBy: { id: 'asc' },
        })
      ).map(({ approvedById }) => approvedById)
    const first = await approvers()
    signIn(await buildUser('admin'), 'admin')
    await updatePaymentSchedule({ id, input: { paymentPlatform: 'maya' } })
    const standing = await db.payment.findMany({
      where: { kind: 'PAYMENT', reversedBy: null },
      orderBy: { id: 'asc' },
    })
    expect(
      standing.map(({ platform, amountCentavos }) => [platform, amountCentavos])
    ).toEqual([
      ['maya', 300],
      ['maya', 700],
    ])
    expect(
      await db.paymentSchedule.findUnique({ where: { id } })
    ).toMatchObject({ transactionId: standing[1].id, paymentPlatform: 'maya' })
    expect(await approvers()).toEqual(first)
    await expectSoundBooks()
  })

  scenario(
    'Keeps a price above what is paid, and waives the rest',
    async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      const [{ id }] = schedules
      await record([id], 600)
      for (const price of [5, 6])
        await expect(
          updatePaymentSchedule({ id, input: { price } })
        ).rejects.toMatchObject(refusedFields({ price: 'PRICE_BELOW_PAID' }))
      await updatePaymentSchedule({ id, input: { price: 8 } })
      await waivePaymentSchedule({ id, reason: 'Hardship' })
      const { lines, openEntries } = await userLedger(userId)
      expect(openEntries).toEqual([])
      expect(lines.map(({ kind, centavos }) => [kind, centavos])).toEqual(
        expect.arrayContaining([
          ['bill', 800],
          ['payment', -600],
          ['waiver', -200],
        ])
      )
      expect(lines.at(-1)?.balanceCentavos).toBe(0)
      await expectSoundBooks()
    }
  )

  scenario('Needs a second person above the limit, for the same', async () => {
    await db.setting.create({
      data: { name: 'second-approval-above', value: '5', type: 'string' },
    })
    const { schedules } = await buildInvoice({ pricesCentavos: [1000] })
    const [{ id }] = schedules
    const same = { referenceNo: '9017 554 208' }
    expect(await record([id], 600, same)).toEqual({
      isWaiting: true,
      receiptNumbers: [],
    })
    await expect(record([id], 600, same)).rejects.toMatchObject(
      refusal('APPROVAL_OWN')
    )
    signIn(await buildUser('admin'), 'admin')
    await expect(record([id], 700, same)).rejects.toMatchObject(
      refusal('APPROVAL_DIFFERS')
    )
    expect(await record([id], 600, same)).toMatchObject({ isWaiting: false })
    expect(await bills()).toEqual([[600, false]])
  })

  scenario('Ten at once never pay more than is owed', async () => {
    const { schedules } = await buildInvoice({
      pricesCentavos: [1000, 1000, 1000],
    })
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => record([schedules[n % 3].id], 700))
    )
    const booked = tries.filter(({ status }) => status === 'fulfilled').length
    const { _sum } = await db.paymentSchedule.aggregate({
      _sum: { paidCentavos: true },
    })
    expect(_sum.paidCentavos).toBe(booked * 700)
    expect(booked).toBeLessThanOrEqual(4)
    for (const { id } of schedules) {
      const { paidCentavos } = await db.paymentSchedule.findUniqueOrThrow({
        where: { id },
      })
      expect(paidCentavos).toBeLessThanOrEqual(1000)
    }
    await expectSoundBooks()
  })
})
