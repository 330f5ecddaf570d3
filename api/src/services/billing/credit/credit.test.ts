// Money beyond a member's bills: it stays as credit, pays bills later or goes back.
import { db, pool } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { refusal, refusedFields } from 'src/testing/refusals'

import { myInvoices } from '../invoices/invoices'
import { userLedger } from '../ledgers/userLedger'
import { approvePaymentProofs } from '../paymentProofs/approvePaymentProofs'
import { recordPayment } from '../payments/recordPayment'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { updatePaymentSchedule } from '../paymentSchedules/paymentSchedules'
import { manualUserUnsubscription } from '../subscriptions/manualUserUnsubscription'

import { creditOf } from './credit'
import { giveCredit, revokeCredit } from './giveCredit'
import { payFromCredit } from './payFromCredit'
import { refundMember, waitingRefunds, withdrawRefund } from './refunds'

let drawn = 7_000_000_000_000

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
      keepsSurplus: true,
      ...changes,
    },
  })

/** A refund whose reference number follows from its amount. */
const refund = (userId: number, amountCentavos: number, changes: object = {}) =>
  refundMember({
    userId,
    input: {
      amountCentavos,
      platform: 'gcash',
      referenceNo: `OUT-${amountCentavos}`,
      reason: 'Left the course',
      bills: 'STAY_PAID',
      ...changes,
    },
  })

const give = (userId: number, amountCentavos: number) =>
  giveCredit({ userId, amountCentavos, reason: 'Goodwill' })

const revoke = (id: number) =>
  disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })

const balanceOf = async (userId: number) =>
  (await userLedger(userId)).lines.at(-1)?.balanceCentavos

const lineKinds = async (userId: number) =>
  (await userLedger(userId)).lines.map(({ kind, centavos }) => [kind, centavos])

/** The amount that the reports count as collected, all days together. */
const collected = async () =>
  Number(
    (
      await pool.query(
        'SELECT COALESCE(sum("amountCentavos"), 0) AS sum FROM app.payment_day'
      )
    ).rows[0].sum
  )

/**
 * Whether each bill's paid amount is the sum of its allocations, nobody's credit is below 0, and the sums by day are
 * those of a recount.
 */
const expectSoundBooks = async () => {
  const { rows: wrong } = await pool.query(`
    SELECT e.id FROM "PaymentSchedule" e WHERE e."paidCentavos" <> COALESCE(
      (SELECT sum(a."amountCentavos") FROM "PaymentAllocation" a WHERE a."scheduleId" = e.id), 0)`)
  expect(wrong).toEqual([])
  const { rows: below } = await pool.query(
    'SELECT "userId" FROM "Payment" GROUP BY 1 HAVING sum("creditCentavos") < 0'
  )
  expect(below).toEqual([])
  const kept = await collected()
  await rebuildDays()
  expect(await collected()).toBe(kept)
}

const countOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

describe('credit', () => {
  beforeEach(async () => {
    await rebuildDays()
    signIn(await buildUser('admin'), 'admin')
  })

  describe('from money beyond the bills', () => {
    scenario('Stays, with a receipt, and is told', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      const { isWaiting, receiptNumbers } = await record(
        [schedules[0].id],
        1500
      )
      expect(isWaiting).toBe(false)
      expect(await creditOf(db, userId)).toBe(500)
      expect(
        await db.payment.findMany({
          orderBy: { id: 'asc' },
          select: { amountCentavos: true, creditCentavos: true },
        })
      ).toEqual([
        { amountCentavos: 1000, creditCentavos: 0 },
        { amountCentavos: 500, creditCentavos: 500 },
      ])
      const mail = await db.outboxEmail.findFirstOrThrow({
        where: { template: 'paymentReceived' },
      })
      expect(receiptNumbers).toHaveLength(2)
      expect(mail.text).toContain(receiptNumbers[0])
      expect(mail.text).toContain(
        `Kept as your credit: ₱5.00 (${receiptNumbers[1]})`
      )
      expect(
        await db.notice.findFirstOrThrow({ where: { userId } })
      ).toMatchObject({
        kind: 'PAYMENT_APPROVED',
        facts: { amountCentavos: 1500, leftCentavos: 0, creditCentavos: 500 },
      })
      expect(mail.text).toContain('₱15.00')
      expect(await balanceOf(userId)).toBe(-500)
      expect(await collected()).toBe(1500)
      await expectSoundBooks()
    })

    scenario('Of a proof stays when the difference is accepted', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      const proof = await db.paymentProof.create({
        data: {
          userId,
          fileId: (await buildFile(userId)).id,
          platform: 'gcash',
          referenceNo: 'PROOF-1',
          amountCentavos: 1200,
          paidOn: new Date('2026-11-10'),
          schedules: { create: { scheduleId: schedules[0].id } },
        },
      })
      await approvePaymentProofs({
        ids: [proof.id],
        externalInvoiceId: 'N/A',
        acceptDifference: true,
      })
      expect(await creditOf(db, userId)).toBe(200)
      await revoke(schedules[0].id)
      expect(await creditOf(db, userId)).toBe(0)
      await expectSoundBooks()
    })

    scenario('Goes with its transfer when that is taken back', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      await record([schedules[0].id], 1500, { referenceNo: 'REF-77' })
      await revoke(schedules[0].id)
      expect(await creditOf(db, userId)).toBe(0)
      expect(await collected()).toBe(0)
      expect(await db.paymentReference.count()).toBe(0)
      expect(await balanceOf(userId)).toBe(1000)
      await expectSoundBooks()
    })

    scenario(
      'Goes with its transfer in cash, without a reference',
      async () => {
        const { schedules, userId } = await buildInvoice({
          pricesCentavos: [1000],
        })
        await record([schedules[0].id], 901_000, {
          platform: 'cash',
          referenceNo: '',
        })
        await revoke(schedules[0].id)
        expect(await creditOf(db, userId)).toBe(0)
        expect(await collected()).toBe(0)
        await expectSoundBooks()
      }
    )

    scenario('Stays when another transfer of its reference goes', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      const counter = { platform: 'cash', referenceNo: 'counter' }
      await record([schedules[0].id], 1500, counter)
      const next = await buildInvoice({ userId, pricesCentavos: [2000] })
      await record([next.schedules[0].id], 2700, counter)
      await revoke(next.schedules[0].id)
      expect(await creditOf(db, userId)).toBe(500)
      await revoke(schedules[0].id)
      expect(await creditOf(db, userId)).toBe(0)
      await expectSoundBooks()
    })

    scenario('Stays while its transfer pays another bill', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000, 2000],
      })
      const [first, second] = schedules.map(({ id }) => id)
      await record([first, second], 3700)
      await revoke(first)
      expect(await creditOf(db, userId)).toBe(700)
      await revoke(second)
      expect(await creditOf(db, userId)).toBe(0)
      expect(await collected()).toBe(0)
      await expectSoundBooks()
    })

    scenario(
      'Goes with the last of two bills that are revoked at once',
      async () => {
        const first = await buildInvoice({ pricesCentavos: [1000] })
        const { userId } = first
        const second = await buildInvoice({ userId, pricesCentavos: [2000] })
        const ids = [first.schedules[0].id, second.schedules[0].id]
        for (let round = 0; round < 5; round++) {
          await record(ids, 3700)
          await Promise.all(ids.map(revoke))
          expect(await creditOf(db, userId)).toBe(0)
        }
        await expectSoundBooks()
      }
    )

    scenario('Goes with a transfer that was rebooked', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      const [{ id }] = schedules
      await record([id], 1500)
      await updatePaymentSchedule({ id, input: { paymentPlatform: 'maya' } })
      const rows = await db.payment.findMany({ select: { transferId: true } })
      expect(rows).toHaveLength(4)
      expect(new Set(rows.map(({ transferId }) => transferId)).size).toBe(1)
      await revoke(id)
      expect(await creditOf(db, userId)).toBe(0)
      await expectSoundBooks()
    })

    scenario('Keeps its transfer from being taken back once used', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      await record([schedules[0].id], 1500)
      const next = await buildInvoice({ userId, pricesCentavos: [400] })
      await payFromCredit({ scheduleIds: [next.schedules[0].id] })
      await expect(revoke(schedules[0].id)).rejects.toMatchObject(
        refusal('CREDIT_TOO_LOW')
      )
      await expectSoundBooks()
    })
  })

  describe('given by staff', () => {
    scenario('Lowers what is owed and is told', async () => {
      const { userId } = await buildInvoice({ pricesCentavos: [1000] })
      expect(await give(userId, 300)).toBe(300)
      expect(await balanceOf(userId)).toBe(700)
      expect(await collected()).toBe(0)
      expect(
        await db.notice.findMany({ where: { userId }, select: { kind: true } })
      ).toEqual([{ kind: 'CREDIT_GIVEN' }])
    })

    scenario('Needs an amount and a reason', async () => {
      const { id } = await buildUser()
      await expect(
        giveCredit({ userId: id, amountCentavos: 0, reason: ' ' })
      ).rejects.toMatchObject(
        refusedFields({
          amountCentavos: 'AMOUNT_INVALID',
          reason: 'REASON_REQUIRED',
        })
      )
    })

    scenario('Is not for oneself', async () => {
      const finance = await buildUser('tribe-team-fa')
      signIn(finance, 'tribe-team-fa')
      await expect(give(finance.id, 300)).rejects.toMatchObject(
        refusal('PAYMENT_OWN')
      )
      // Nor is that of an account which was merged into one's own.
      const { id: userId } = await buildUser()
      await give(userId, 300)
      const { id: paymentId } = await db.payment.findFirstOrThrow({
        where: { userId },
      })
      await db.user.update({
        where: { id: userId },
        data: { mergedIntoId: finance.id, archivedAt: new Date() },
      })
      await expect(
        revokeCredit({ paymentId, reason: 'A slip' })
      ).rejects.toMatchObject(refusal('PAYMENT_OWN'))
    })

    scenario(
      'Is never above the limit of one person, even in parts',
      async () => {
        const { id } = await buildUser()
        await db.setting.create({
          data: { name: 'second-approval-above', value: '5', type: 'string' },
        })
        await expect(give(id, 501)).rejects.toMatchObject(
          refusal('CREDIT_ABOVE_LIMIT')
        )
        for (let round = 0; round < 3; round++) {
          const { id: userId } = await buildUser()
          const outcomes = await Promise.allSettled([
            give(userId, 300),
            give(userId, 201),
          ])
          expect(countOf(outcomes)).toBe(1)
        }
        await give(id, 500)
        await expect(give(id, 1)).rejects.toMatchObject(
          refusal('CREDIT_ABOVE_LIMIT')
        )
        signIn(await buildUser('admin'), 'admin')
        expect(await give(id, 500)).toBe(1000)
      }
    )

    scenario('Counts for the limit unless it is taken back', async () => {
      const { id } = await buildUser()
      await db.setting.create({
        data: { name: 'second-approval-above', value: '5', type: 'string' },
      })
      await give(id, 500)
      const { id: paymentId } = await db.payment.findFirstOrThrow()
      await revokeCredit({ paymentId, reason: 'A slip' })
      expect(await give(id, 500)).toBe(500)
    })

    scenario('Is taken back with a word to its member', async () => {
      const member = await buildUser()
      await give(member.id, 300)
      const { id: paymentId } = await db.payment.findFirstOrThrow()
      await revokeCredit({ paymentId, reason: 'A slip' })
      expect(
        await db.notice.findFirst({
          where: { userId: member.id },
          orderBy: { id: 'desc' },
        })
      ).toMatchObject({
        kind: 'CREDIT_TAKEN',
        facts: { amountCentavos: 300, reason: 'A slip' },
      })
      expect(
        await db.outboxEmail.findFirst({ where: { template: 'creditTaken' } })
      ).toMatchObject({
        to: member.email,
        text: expect.stringContaining('A slip'),
      })
    })

    scenario('Stays where a refund has sent it to the member', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      await record([schedules[0].id], 1000)
      await refund(userId, 300)
      await give(userId, 500)
      const { id: paymentId } = await db.payment.findFirstOrThrow({
        where: { kind: 'CREDIT', creditCentavos: 300 },
      })
      await expect(
        revokeCredit({ paymentId, reason: 'A slip' })
      ).rejects.toMatchObject(refusal('CREDIT_NOT_STANDING'))
      expect(await creditOf(db, userId)).toBe(500)
      const { lines } = await userLedger(userId)
      expect(
        lines
          .filter(({ isCreditStanding }) => isCreditStanding)
          .map(({ creditCentavos }) => creditCentavos)
      ).toEqual([500])
    })

    scenario('Is taken back once, and only while unused', async () => {
      const { userId } = await buildInvoice({ pricesCentavos: [1000] })
      await give(userId, 300)
      const { id: paymentId } = await db.payment.findFirstOrThrow()
      const takeBack = () => revokeCredit({ paymentId, reason: 'A slip' })
      expect(countOf(await Promise.allSettled([takeBack(), takeBack()]))).toBe(
        1
      )
      expect(await creditOf(db, userId)).toBe(0)
      await expect(takeBack()).rejects.toMatchObject(
        refusal('CREDIT_NOT_STANDING')
      )
    })
  })

  describe('paying a bill', () => {
    scenario('Settles it without new money, and access begins', async () => {
      const { schedules, userId, subscriptionId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      await give(userId, 1200)
      expect(await payFromCredit({ scheduleIds: [schedules[0].id] })).toBe(200)
      signIn({ id: userId, email: '' })
      expect(await myInvoices()).toMatchObject([
        { paymentSchedule: [{ paidCentavos: 1000, creditCentavos: 1000 }] },
      ])
      signIn(await buildUser('admin'), 'admin')
      expect(
        await db.subscription.findUniqueOrThrow({
          where: { id: subscriptionId },
        })
      ).toMatchObject({ status: 'ACTIVE' })
      expect(await collected()).toBe(0)
      expect(await lineKinds(userId)).toEqual([
        ['bill', 1000],
        ['credit', -1200],
        ['creditUse', 0],
      ])
      await expectSoundBooks()

      await revoke(schedules[0].id)
      expect(await creditOf(db, userId)).toBe(1200)
      await expectSoundBooks()
    })

    scenario('Pays a part if it is less', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      await give(userId, 400)
      expect(await payFromCredit({ scheduleIds: [schedules[0].id] })).toBe(0)
      expect(
        await db.paymentSchedule.findUniqueOrThrow({
          where: { id: schedules[0].id },
        })
      ).toMatchObject({ paidCentavos: 400, transactionId: null })
    })

    scenario('Is open to the member, but not to others', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000],
      })
      await give(userId, 400)
      signIn(await buildUser(), 'member')
      await expect(
        payFromCredit({ scheduleIds: [schedules[0].id] })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      signIn(
        await db.user.findUniqueOrThrow({ where: { id: userId } }),
        'member'
      )
      expect(await payFromCredit({ scheduleIds: [schedules[0].id] })).toBe(0)
      const { subject, text } = await db.outboxEmail.findFirstOrThrow({
        where: { template: 'paymentReceived' },
      })
      expect(subject).toBe('Paid from your credit')
      expect(text).toContain('is paid from your credit; the rest is still open')
      expect(text).not.toContain('checked and recorded')
      expect(
        await db.notice.findFirstOrThrow({
          where: { userId, kind: 'PAYMENT_APPROVED' },
        })
      ).toMatchObject({ facts: { amountCentavos: 400, isFromCredit: true } })
    })

    scenario(
      'Takes no bill from a transfer that waits for its second approval',
      async () => {
        const { schedules, userId } = await buildInvoice({
          pricesCentavos: [1000, 1000, 1000],
        })
        const [first, second, third] = schedules.map(({ id }) => id)
        await db.setting.create({
          data: { name: 'second-approval-above', value: '15', type: 'string' },
        })
        const transfer = { referenceNo: '9017554208' }
        expect(await record([first, second], 2000, transfer)).toMatchObject({
          isWaiting: true,
        })
        await give(userId, 1000)
        signIn(
          await db.user.findUniqueOrThrow({ where: { id: userId } }),
          'member'
        )
        expect(await myInvoices()).toMatchObject([
          {
            paymentSchedule: [
              { isReserved: true },
              { isReserved: true },
              { isReserved: false },
            ],
          },
        ])
        for (const scheduleIds of [[first], [third, second]])
          await expect(payFromCredit({ scheduleIds })).rejects.toMatchObject(
            refusal('APPROVAL_WAITING')
          )
        expect(await creditOf(db, userId)).toBe(1000)
        expect(await payFromCredit({ scheduleIds: [third] })).toBe(0)

        signIn(await buildUser('admin'), 'admin')
        expect(await record([first, second], 2000, transfer)).toMatchObject({
          isWaiting: false,
        })
        await expectSoundBooks()
      }
    )

    scenario('Is spent once by two bills at the same time', async () => {
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [1000, 1000],
      })
      await give(userId, 1000)
      const outcomes = await Promise.allSettled(
        schedules.map(({ id }) => payFromCredit({ scheduleIds: [id] }))
      )
      expect(countOf(outcomes)).toBe(1)
      expect(await creditOf(db, userId)).toBe(0)
      await expectSoundBooks()
    })
  })

  scenario('Comes from what was paid on a cancelled bill', async () => {
    const { schedules, userId, subscriptionId } = await buildInvoice({
      pricesCentavos: [1000],
    })
    await record([schedules[0].id], 600)
    await manualUserUnsubscription({ subscriptionId })
    expect(await creditOf(db, userId)).toBe(600)
    expect(await balanceOf(userId)).toBe(-600)
    const mailOfEnd = (to: string) =>
      db.outboxEmail.findFirstOrThrow({
        where: { to, template: 'subscriptionChanged' },
      })
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
    expect((await mailOfEnd(email)).text).toMatch(/your credit: ₱6\.00/)
    const unpaid = await buildUser()
    const other = await buildInvoice({ userId: unpaid.id })
    await manualUserUnsubscription({ subscriptionId: other.subscriptionId })
    expect((await mailOfEnd(unpaid.email)).text).not.toMatch(/credit/)
    expect(await collected()).toBe(600)
    await expectSoundBooks()
  })
})

describe('a refund', () => {
  beforeEach(async () => {
    await rebuildDays()
    signIn(await buildUser('admin'), 'admin')
  })

  const paidMember = async (amountCentavos = 1000) => {
    const { schedules, userId } = await buildInvoice({
      pricesCentavos: [amountCentavos],
    })
    await record([schedules[0].id], amountCentavos)
    return { userId, scheduleId: schedules[0].id }
  }

  const limitToFivePesos = () =>
    db.setting.create({
      data: { name: 'second-approval-above', value: '5', type: 'string' },
    })

  scenario('Goes into the ledger, the reports and a voucher', async () => {
    const { userId, scheduleId } = await paidMember()
    expect(await refund(userId, 400)).toEqual({
      isWaiting: false,
      receiptNumber: expect.stringMatching(/^RF-\d{4}-\d{6}$/),
    })
    expect(await lineKinds(userId)).toEqual([
      ['payment', -1000],
      ['bill', 1000],
      ['credit', -400],
      ['refund', 400],
    ])
    expect(await balanceOf(userId)).toBe(0)
    expect(await creditOf(db, userId)).toBe(0)
    expect(await collected()).toBe(600)
    expect(
      await db.paymentSchedule.findUniqueOrThrow({ where: { id: scheduleId } })
    ).toMatchObject({ paidCentavos: 1000 })
    expect(
      await db.outboxEmail.findFirstOrThrow({
        where: { template: 'refundSent' },
      })
    ).toMatchObject({ text: expect.stringContaining('₱4.00') })
    await expectSoundBooks()
  })

  scenario('Takes the credit first', async () => {
    const { userId } = await paidMember()
    await give(userId, 300)
    await refund(userId, 400)
    expect(await creditOf(db, userId)).toBe(0)
    expect(await balanceOf(userId)).toBe(0)
  })

  scenario('Is never more than was paid, also under concurrency', async () => {
    const { userId } = await paidMember()
    await expect(refund(userId, 1001)).rejects.toMatchObject(
      refusal('REFUND_ABOVE_PAID')
    )
    const outcomes = await Promise.allSettled([
      refund(userId, 700),
      refund(userId, 600),
    ])
    expect(countOf(outcomes)).toBe(1)
    await expectSoundBooks()
  })

  scenario('Needs a platform, a reference and a reason', async () => {
    const { userId } = await paidMember()
    await expect(
      refund(userId, 100, { platform: '', referenceNo: '' })
    ).rejects.toMatchObject(
      refusedFields({
        platform: 'PLATFORM_REQUIRED',
        referenceNo: 'REFERENCE_REQUIRED',
      })
    )
    await expect(refund(userId, 100, { reason: ' ' })).rejects.toMatchObject(
      refusedFields({ reason: 'REASON_REQUIRED' })
    )
  })

  scenario('Above a set amount waits for a second person', async () => {
    const { userId } = await paidMember()
    await limitToFivePesos()
    expect(await refund(userId, 600)).toEqual({
      isWaiting: true,
      receiptNumber: null,
    })
    expect(await creditOf(db, userId)).toBe(0)
    await expect(refund(userId, 600)).rejects.toMatchObject(
      refusal('APPROVAL_OWN')
    )
    expect(await waitingRefunds({ userId })).toMatchObject([
      { amountCentavos: 600, isOwn: true },
    ])

    const second = await buildUser('tribe-team-fa')
    signIn(second, 'tribe-team-fa')
    await expect(refund(userId, 700)).rejects.toMatchObject(
      refusal('REFUND_WAITING')
    )
    expect(await refund(userId, 600)).toMatchObject({ isWaiting: false })
    expect(
      await db.payment.findFirstOrThrow({ where: { kind: 'REFUND' } })
    ).toMatchObject({ secondApproverId: second.id })
    expect(await waitingRefunds({})).toEqual([])
  })

  scenario('That waits is not confirmed once its credit is used', async () => {
    const { userId } = await paidMember()
    await give(userId, 400)
    await limitToFivePesos()
    await refund(userId, 600)
    expect(await waitingRefunds({ userId })).toMatchObject([
      { amountCentavos: 600, fromCreditCentavos: 400 },
    ])
    const { schedules } = await buildInvoice({
      userId,
      pricesCentavos: [1000],
    })
    signIn(await db.user.findUniqueOrThrow({ where: { id: userId } }))
    await payFromCredit({ scheduleIds: [schedules[0].id] })

    signIn(await buildUser('admin'), 'admin')
    await expect(refund(userId, 600)).rejects.toMatchObject(
      refusal('REFUND_CREDIT_USED')
    )
    expect(await db.payment.count({ where: { kind: 'REFUND' } })).toBe(0)
    await withdrawRefund({ id: (await waitingRefunds({ userId }))[0].id })
    expect(await refund(userId, 600)).toMatchObject({ isWaiting: true })
    signIn(await buildUser('admin'), 'admin')
    expect(await refund(userId, 600)).toMatchObject({ isWaiting: false })
    expect(await creditOf(db, userId)).toBe(0)
    await expectSoundBooks()
  })

  scenario('In pieces waits for a second person above the sum', async () => {
    const { userId } = await paidMember(5000)
    await limitToFivePesos()
    expect(await refund(userId, 300)).toMatchObject({ isWaiting: false })
    // Another person does not begin a sum of their own.
    signIn(await buildUser('admin'), 'admin')
    expect(await refund(userId, 200)).toMatchObject({ isWaiting: false })
    expect(await refund(userId, 1)).toMatchObject({ isWaiting: true })
    signIn(await buildUser('admin'), 'admin')
    expect(await refund(userId, 1)).toMatchObject({ isWaiting: false })
  })

  scenario('Is confirmed once, however many confirm it', async () => {
    const { userId } = await paidMember(5000)
    await limitToFivePesos()
    await refund(userId, 600)
    signIn(await buildUser('admin'), 'admin')
    const confirmed = await Promise.allSettled([
      refund(userId, 600),
      refund(userId, 600),
    ])
    expect(countOf(confirmed)).toBe(1)
    await expect(refund(userId, 600)).rejects.toMatchObject(
      refusal('REFERENCE_USED')
    )
    expect(await db.payment.count({ where: { kind: 'REFUND' } })).toBe(1)
  })

  scenario('Begins again if its first approver may no longer', async () => {
    const { userId } = await paidMember(5000)
    await limitToFivePesos()
    const first = await buildUser('admin')
    signIn(first, 'admin')
    await refund(userId, 600)
    await db.userAccessLevel.deleteMany({ where: { userId: first.id } })
    signIn(await buildUser('admin'), 'admin')
    expect(await refund(userId, 600)).toMatchObject({ isWaiting: true })
  })

  scenario('By two people does not count for the limit of one', async () => {
    const { userId } = await paidMember(5000)
    await limitToFivePesos()
    await refund(userId, 2000)
    signIn(await buildUser('admin'), 'admin')
    await refund(userId, 2000)
    expect(await refund(userId, 500)).toMatchObject({ isWaiting: false })
    // Nor does the credit that the refunds lacked count as given by one person.
    expect(await give(userId, 500)).toBe(500)
  })

  scenario('Is refused while another one of the member waits', async () => {
    const { userId } = await paidMember()
    await limitToFivePesos()
    await refund(userId, 600)
    for (const centavos of [1, 500, 601])
      await expect(refund(userId, centavos)).rejects.toMatchObject(
        refusal('REFUND_WAITING')
      )
    expect(await db.payment.count({ where: { kind: 'REFUND' } })).toBe(0)
  })

  scenario('Is either booked or withdrawn, not both at once', async () => {
    const first = await buildUser('admin')
    const second = await buildUser('admin')
    const { userId } = await paidMember(100_000)
    await limitToFivePesos()
    for (let round = 0; round < 8; round++) {
      // A reference number of its own for each round.
      const send = () => refund(userId, 600 + round)
      signIn(first, 'admin')
      await send()
      const [{ id }] = await waitingRefunds({ userId })
      const before = await db.payment.count({ where: { kind: 'REFUND' } })
      signIn(second, 'admin')
      const [withdrawn, booked] = await Promise.allSettled(
        round % 2 === 0
          ? [withdrawRefund({ id }), send()]
          : [send(), withdrawRefund({ id })].reverse()
      )
      const isWithdrawn = withdrawn.status === 'fulfilled'
      expect(booked).toMatchObject({ value: { isWaiting: isWithdrawn } })
      expect(await db.payment.count({ where: { kind: 'REFUND' } })).toBe(
        before + (isWithdrawn ? 0 : 1)
      )
      for (const waiting of await waitingRefunds({ userId }))
        await withdrawRefund({ id: waiting.id })
    }
    await expectSoundBooks()
  })

  scenario('Waiting can be withdrawn once', async () => {
    const { userId } = await paidMember()
    await limitToFivePesos()
    await refund(userId, 600)
    const [{ id }] = await waitingRefunds({})
    expect(await withdrawRefund({ id })).toBe(true)
    await expect(withdrawRefund({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})
