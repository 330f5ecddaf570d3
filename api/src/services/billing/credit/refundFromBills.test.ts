// A refund beyond a member's credit: the bills that it comes from are owed again, or stay paid (docs/decisions/0097). Every
// screen and document gives the same figures of them.
import { db, pool } from 'src/lib/db'
import { openBillsPage } from 'src/services/reports/openBills/openBillsPage'
import { figuresOf } from 'src/shared/billing/paying/figures'
import { formatPeso } from 'src/shared/money'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { refusal, refusedFields } from 'src/testing/refusals'

import { billsPage } from '../bills/bills'
import { memberAccount } from '../documents/memberAccount'
import { statementOfAccount } from '../documents/statementOfAccount'
import { myInvoices } from '../invoices/invoices'
import { studentPaymentDetails } from '../ledgers/studentPaymentDetails'
import { recordPayment } from '../payments/recordPayment'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { waivePaymentSchedule } from '../paymentSchedules/waivePaymentSchedule'

import { creditOf } from './credit'
import { giveCredit } from './giveCredit'
import { payFromCredit } from './payFromCredit'
import { refundMember, waitingRefunds } from './refunds'

let drawn = 7_100_000_000_000

/** A member who paid ₱2,500 for the first of three bills: ₱500.32 went to the second. */
const buildPaidAhead = async () => {
  const invoice = await buildInvoice({
    pricesCentavos: [199_968, 199_966, 199_966],
  })
  await recordPayment({
    input: {
      scheduleIds: [invoice.schedules[0].id, invoice.schedules[1].id],
      amountCentavos: 250_000,
      platform: 'gcash',
      referenceNo: String(drawn++),
      paidOn: '2026-11-10',
    },
  })
  return invoice
}

type Bills = 'OWED_AGAIN' | 'STAY_PAID' | null

const refund = (userId: number, amountCentavos: number, bills: Bills) =>
  refundMember({
    userId,
    input: {
      amountCentavos,
      platform: 'cash',
      referenceNo: '',
      reason: 'Asked for it',
      bills,
    },
  })

const detailsOf = async (userId: number) => {
  const details = await studentPaymentDetails({ userId })
  if (!details) throw new Error('No ledger')
  return details
}

const figuresIn = async (userId: number) => {
  const { paidCentavos, creditedCentavos, leftCentavos, balanceCentavos } =
    await detailsOf(userId)
  return { paidCentavos, creditedCentavos, leftCentavos, balanceCentavos }
}

const entryOf = (id: number) =>
  db.paymentSchedule.findUniqueOrThrow({ where: { id } })

/** Every bill holds the sum of its allocations, and nobody's credit is below 0. */
const expectSoundBooks = async () => {
  const { rows } = await pool.query(`
    SELECT e.id FROM "PaymentSchedule" e WHERE e."paidCentavos" <> COALESCE(
      (SELECT sum(a."amountCentavos") FROM "PaymentAllocation" a WHERE a."scheduleId" = e.id), 0)
    UNION ALL SELECT "userId" FROM "Payment" GROUP BY 1 HAVING sum("creditCentavos") < 0`)
  expect(rows).toEqual([])
}

describe('a refund from bills', () => {
  beforeEach(async () => {
    await rebuildDays()
    signIn(await buildUser('admin'), 'admin')
  })

  scenario('Asks what becomes of the bills, beyond the credit', async () => {
    const { userId } = await buildPaidAhead()
    await expect(refund(userId, 50_000, null)).rejects.toMatchObject(
      refusedFields({ bills: 'REFUNDED_BILLS_REQUIRED' })
    )
    await giveCredit({ userId, amountCentavos: 50_000, reason: 'Goodwill' })
    expect(await refund(userId, 50_000, null)).toMatchObject({
      isWaiting: false,
    })
  })

  scenario('Leaves the latest bill owed again, by the choice', async () => {
    const { userId, schedules } = await buildPaidAhead()
    await refund(userId, 50_000, 'OWED_AGAIN')
    expect(await entryOf(schedules[1].id)).toMatchObject({ paidCentavos: 32 })
    expect(await figuresIn(userId)).toEqual({
      paidCentavos: 200_000,
      creditedCentavos: 0,
      leftCentavos: 399_900,
      balanceCentavos: 399_900,
    })
    expect(await creditOf(db, userId)).toBe(0)
    const { lines } = await detailsOf(userId)
    expect(
      lines.slice(-2).map(({ kind, centavos }) => [kind, centavos])
    ).toEqual([
      ['creditRelease', 0],
      ['refund', 50_000],
    ])
    await expectSoundBooks()
  })

  scenario(
    'Leaves the bills paid and credits them, by the choice',
    async () => {
      const { userId, schedules } = await buildPaidAhead()
      await refund(userId, 50_000, 'STAY_PAID')
      expect(await entryOf(schedules[1].id)).toMatchObject({
        paidCentavos: 50_032,
      })
      expect(await figuresIn(userId)).toEqual({
        paidCentavos: 200_000,
        creditedCentavos: 50_000,
        leftCentavos: 349_900,
        balanceCentavos: 349_900,
      })
      const { lines } = await detailsOf(userId)
      expect(
        lines.slice(-2).map(({ kind, centavos }) => [kind, centavos])
      ).toEqual([
        ['credit', -50_000],
        ['refund', 50_000],
      ])
      await expectSoundBooks()
    }
  )

  scenario('Opens a paid bill, and leaves its access and days', async () => {
    const { userId, schedules, subscriptionId } = await buildInvoice({
      pricesCentavos: [100_000],
    })
    const pay = (amountCentavos: number, paidOn: string) =>
      recordPayment({
        input: {
          scheduleIds: [schedules[0].id],
          amountCentavos,
          platform: 'gcash',
          referenceNo: String(drawn++),
          paidOn,
        },
      })
    await pay(100_000, '2026-11-10')
    const subscription = () =>
      db.subscription.findUniqueOrThrow({ where: { id: subscriptionId } })
    const expiry = new Date(Date.now() + 86_400_000)
    await db.subscription.update({
      where: { id: subscriptionId },
      data: { expiry },
    })
    await refund(userId, 40_000, 'OWED_AGAIN')
    expect(await entryOf(schedules[0].id)).toMatchObject({
      paidCentavos: 60_000,
      transactionId: null,
      paymentPlatform: null,
    })
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', expiry })
    await pay(10_000, '2026-11-11')
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', expiry })
    await pay(30_000, '2026-11-12')
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', expiry })
    expect(await figuresIn(userId)).toMatchObject({
      paidCentavos: 100_000,
      leftCentavos: 0,
    })
    await expectSoundBooks()
  })

  scenario('Opens no bill of an order that has ended', async () => {
    const { userId, subscriptionId } = await buildPaidAhead()
    await db.subscription.update({
      where: { id: subscriptionId },
      data: { expiry: new Date('2026-01-01') },
    })
    expect((await detailsOf(userId)).paidEntries).toEqual([])
    await expect(refund(userId, 50_000, 'OWED_AGAIN')).rejects.toMatchObject(
      refusal('REFUND_ABOVE_PAID')
    )
    await refund(userId, 50_000, 'STAY_PAID')
  })

  scenario('Gives no access by a bill that was never settled', async () => {
    const { userId, schedules, subscriptionId } = await buildInvoice({
      pricesCentavos: [80_000, 80_000],
    })
    await recordPayment({
      input: {
        scheduleIds: [schedules[0].id],
        amountCentavos: 50_000,
        platform: 'gcash',
        referenceNo: String(drawn++),
        paidOn: '2026-11-10',
      },
    })
    for (const bills of ['STAY_PAID', 'OWED_AGAIN'] as const)
      await refund(userId, 20_000, bills)
    expect(
      await db.subscription.findUniqueOrThrow({ where: { id: subscriptionId } })
    ).toMatchObject({ status: 'PENDING' })
    await expectSoundBooks()
  })

  scenario('Takes no more off bills than they hold in money', async () => {
    const { userId, schedules } = await buildPaidAhead()
    await waivePaymentSchedule({
      id: schedules[1].id,
      reason: 'Scholarship',
    })
    // Waived bills are not owed again: only the first one can be.
    await expect(refund(userId, 200_000, 'OWED_AGAIN')).rejects.toMatchObject(
      refusal('REFUND_ABOVE_PAID')
    )
    await refund(userId, 199_968, 'OWED_AGAIN')
    expect(await figuresIn(userId)).toMatchObject({
      paidCentavos: 50_032,
      leftCentavos: 399_934,
    })
    await expectSoundBooks()
  })

  scenario('Does not count bills that were never settled', async () => {
    const { userId, schedules, subscriptionId } = await buildInvoice({
      pricesCentavos: [100_000, 100_000],
    })
    const pay = (amountCentavos: number) =>
      recordPayment({
        input: {
          scheduleIds: [schedules[0].id],
          amountCentavos,
          platform: 'gcash',
          referenceNo: String(drawn++),
          paidOn: '2026-11-10',
        },
      })
    const statusOf = async () =>
      (
        await db.subscription.findUniqueOrThrow({
          where: { id: subscriptionId },
        })
      ).status
    await pay(60_000)
    await refund(userId, 60_000, 'OWED_AGAIN')
    await pay(40_000)
    expect(await statusOf()).toBe('PENDING')
    await pay(60_000)
    expect(await statusOf()).toBe('ACTIVE')
    await refund(userId, 60_000, 'OWED_AGAIN')
    expect(await statusOf()).toBe('ACTIVE')
    await expectSoundBooks()
  })

  scenario(
    'Keeps the first payment from bouncing once it is back',
    async () => {
      const { userId, schedules } = await buildPaidAhead()
      await refund(userId, 50_000, 'OWED_AGAIN')
      const revoke = (id: number) =>
        disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })
      await expect(revoke(schedules[1].id)).rejects.toMatchObject(
        refusal('CREDIT_TOO_LOW')
      )
      await giveCredit({ userId, amountCentavos: 50_000, reason: 'Our loss' })
      await revoke(schedules[1].id)
      expect(await entryOf(schedules[1].id)).toMatchObject({ paidCentavos: 0 })
      await expectSoundBooks()
    }
  )

  scenario('Lets a payment bounce whose bill was given up', async () => {
    const { userId, schedules } = await buildPaidAhead()
    await refund(userId, 50_000, 'STAY_PAID')
    await disapprovePaymentScheduleTransaction({
      id: schedules[1].id,
      remarks: 'Bounced',
    })
    expect(await entryOf(schedules[1].id)).toMatchObject({ paidCentavos: 0 })
    expect(await creditOf(db, userId)).toBe(0)
    await expectSoundBooks()
  })

  scenario('Lets a payment bounce whose whole bill was given up', async () => {
    const { userId, schedules } = await buildPaidAhead()
    await refund(userId, 200_032, 'STAY_PAID')
    await disapprovePaymentScheduleTransaction({
      id: schedules[0].id,
      remarks: 'Bounced',
    })
    expect(await entryOf(schedules[0].id)).toMatchObject({
      paidCentavos: 0,
      transactionId: null,
    })
    expect(await creditOf(db, userId)).toBe(0)
    await expectSoundBooks()
  })

  scenario('Of two people needs the same choice', async () => {
    const { userId } = await buildPaidAhead()
    await db.setting.create({
      data: { name: 'second-approval-above', value: '100', type: 'string' },
    })
    await expect(refund(userId, 250_001, 'OWED_AGAIN')).rejects.toMatchObject(
      refusal('REFUND_ABOVE_PAID')
    )
    expect(await waitingRefunds({ userId })).toEqual([])
    await refund(userId, 50_000, 'OWED_AGAIN')
    expect(await waitingRefunds({ userId })).toMatchObject([
      { bills: 'OWED_AGAIN' },
    ])
    signIn(await buildUser('admin'), 'admin')
    await expect(refund(userId, 50_000, 'STAY_PAID')).rejects.toMatchObject(
      refusal('REFUND_WAITING')
    )
    expect(await refund(userId, 50_000, 'OWED_AGAIN')).toMatchObject({
      isWaiting: false,
    })
    expect(await figuresIn(userId)).toMatchObject({ creditedCentavos: 0 })
    expect(
      await db.outboxEmail.findFirstOrThrow({
        where: { template: 'refundSent' },
      })
    ).toMatchObject({
      text: expect.stringContaining('To be paid again on your bills: ₱500.00'),
    })
  })

  scenario('Is booked once by two people at the same time', async () => {
    const { userId } = await buildPaidAhead()
    const outcomes = await Promise.allSettled([
      refund(userId, 150_000, 'OWED_AGAIN'),
      refund(userId, 150_000, 'STAY_PAID'),
    ])
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
    await expectSoundBooks()
  })
})

describe('the figures of a member', () => {
  for (const bills of ['OWED_AGAIN', 'STAY_PAID'] as const)
    scenario(`Are the same everywhere after a refund: ${bills}`, async () => {
      await rebuildDays()
      signIn(await buildUser('admin'), 'admin')
      const { id, userId, schedules } = await buildPaidAhead()
      await refund(userId, 50_000, bills)
      await giveCredit({ userId, amountCentavos: 30_000, reason: 'Goodwill' })
      await payFromCredit({ scheduleIds: [schedules[1].id] })
      await waivePaymentSchedule({ id: schedules[2].id, reason: 'Scholarship' })

      const { billedCentavos, ...ledger } = await detailsOf(userId)
      const figures = {
        billedCentavos,
        paidCentavos: ledger.paidCentavos,
        creditedCentavos: ledger.creditedCentavos,
        leftCentavos: ledger.leftCentavos,
      }
      expect(figures.paidCentavos).toBe(200_000)
      expect(ledger.lines.at(-1)?.balanceCentavos).toBe(ledger.balanceCentavos)

      const { rows } = await billsPage({ filter: 'ALL' })
      const sumOf = (centavosOf: (row: (typeof rows)[number]) => number) =>
        rows.reduce((sum, row) => sum + centavosOf(row), 0)
      expect(sumOf((row) => row.priceCentavos)).toBe(billedCentavos)
      expect(sumOf((row) => row.owedCentavos)).toBe(figures.leftCentavos)

      const open = await openBillsPage({
        from: '2020-01-01',
        to: '2035-01-01',
      })
      expect(
        open.rows.reduce((sum, { owedCentavos }) => sum + owedCentavos, 0)
      ).toBe(figures.leftCentavos)

      const { totals } = await statementOfAccount(id, 'en')
      expect(Object.fromEntries(totals)).toMatchObject({
        Credited: formatPeso(-figures.creditedCentavos),
        Paid: formatPeso(-figures.paidCentavos),
        Balance: formatPeso(figures.leftCentavos),
      })
      const account = await memberAccount(userId, 'en')
      expect(Object.fromEntries(account.totals)).toMatchObject({
        Paid: formatPeso(figures.paidCentavos),
        Credited: formatPeso(figures.creditedCentavos),
        Balance: formatPeso(figures.leftCentavos),
      })

      signIn(await db.user.findUniqueOrThrow({ where: { id: userId } }))
      const [invoice] = await myInvoices()
      expect(figuresOf(invoice.paymentSchedule)).toEqual(figures)
    })
})
