import { documentWords } from 'src/documents/documentWords'
import { layOutPdf } from 'src/documents/pdf'
import { db } from 'src/lib/db'
import { MOST_RECEIPTS } from 'src/shared/billing/paying/mostReceipts'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { giveCredit } from '../credit/giveCredit'
import { payFromCredit } from '../credit/payFromCredit'
import { refundMember } from '../credit/refunds'
import { recordPayment } from '../payments/recordPayment'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { waivePaymentSchedule } from '../paymentSchedules/waivePaymentSchedule'
import { manualUserUnsubscription } from '../subscriptions/manualUserUnsubscription'

import { acknowledgementReceipt } from './acknowledgementReceipt'
import { memberAccount } from './memberAccount'
import { myReceipts } from './receipts'
import { statementOfAccount } from './statementOfAccount'

const paidInPart = async () => {
  signIn(await buildUser('admin'), 'admin')
  const member = await buildUser('member', { firstName: 'Ana' })
  const invoice = await buildInvoice({
    userId: member.id,
    pricesCentavos: [100_000, 50_000, 25_000],
  })
  const entry = await approvePaymentScheduleTransaction({
    id: invoice.schedules[0].id,
    paymentPlatform: 'GCash',
    externalInvoiceId: 'N/A',
  })
  await waivePaymentSchedule({
    id: invoice.schedules[2].id,
    reason: 'Scholarship',
  })
  return { invoice, member, paymentId: entry.transactionId as number }
}

describe('documents', () => {
  scenario('The school’s contacts stand below its address', async () => {
    const { invoice, paymentId } = await paidInPart()
    expect((await statementOfAccount(invoice.id, 'en')).issuer).toEqual([
      'Sulong',
    ])
    await db.setting.createMany({
      data: [
        ['business-name', 'Bayani Academy'],
        ['business-address', 'Quezon City'],
        ['business-email', 'help@bayani.example'],
        ['business-phone', ' '],
        ['business-page', 'https://m.me/bayani'],
      ].map(([name, value]) => ({ name, value, type: 'string' })),
    })
    const issuer = [
      'Bayani Academy',
      'Quezon City',
      'help@bayani.example · m.me/bayani',
    ]
    expect(await statementOfAccount(invoice.id, 'en')).toMatchObject({ issuer })
    expect(await acknowledgementReceipt(paymentId, 'fil')).toMatchObject({
      issuer,
    })
  })

  scenario(
    'A statement shows the paid, waived and remaining amounts',
    async () => {
      const { invoice } = await paidInPart()
      const content = await statementOfAccount(invoice.id, 'en')
      expect(content).toMatchObject({
        title: 'Statement of account',
        number: invoice.number,
      })
      expect(
        content.table?.rows.map(([, state, amount]) => [state, amount])
      ).toEqual([
        [expect.stringMatching(/^Paid · AR-/), '₱1,000.00'],
        ['To be paid', '₱500.00'],
        ['Waived', '₱250.00'],
      ])
      expect(content.totals).toContainEqual(['Paid', '-₱1,000.00'])
      expect(content.totals.at(-1)).toEqual(['Balance', '₱500.00'])
      expect((await layOutPdf(content)).length).toBeGreaterThan(5000)
    }
  )

  scenario(
    'A bill paid in parts names the receipt of each part on the statement and to its member',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const member = await buildUser()
      const invoice = await buildInvoice({
        userId: member.id,
        pricesCentavos: [100_000, 50_000],
      })
      const record = (amountCentavos: number, referenceNo: string) =>
        recordPayment({
          input: {
            scheduleIds: invoice.schedules.map(({ id }) => id),
            amountCentavos,
            platform: 'gcash',
            referenceNo,
            paidOn: '2026-11-10',
            keepsSurplus: true,
          },
        })
      await record(40_000, '7100000000001')
      await record(130_000, '7100000000002')
      signIn(member)
      const receipts = await myReceipts()
      const numbersOf = (id: number) =>
        receipts
          .filter(({ scheduleIds }) => scheduleIds.includes(id))
          .map(({ number }) => number)
          .reverse()
      const [first, second] = invoice.schedules
      expect(numbersOf(first.id)).toHaveLength(2)
      expect(
        (await statementOfAccount(invoice.id, 'en')).table?.rows.map(
          ([, state]) => state
        )
      ).toEqual([
        ['Paid', ...numbersOf(first.id)].join(' · '),
        ['Paid', ...numbersOf(second.id)].join(' · '),
      ])
      expect(
        receipts.filter(({ scheduleIds }) => scheduleIds.length === 0)
      ).toMatchObject([
        {
          kind: 'PAYMENT',
          amountCentavos: 20_000,
          platform: 'gcash',
          paidOn: '2026-11-10',
          isTakenBack: false,
        },
      ])
      signIn(await buildUser())
      expect(await myReceipts()).toEqual([])
    }
  )

  scenario(
    'A statement after an unenrolment lists what was paid and became credit',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const invoice = await buildInvoice({
        pricesCentavos: [100_000, 50_000, 20_000],
      })
      await recordPayment({
        input: {
          scheduleIds: invoice.schedules.map(({ id }) => id),
          amountCentavos: 130_000,
          platform: 'gcash',
          referenceNo: '7100000000003',
          paidOn: '2026-11-10',
        },
      })
      await manualUserUnsubscription({ subscriptionId: invoice.subscriptionId })
      const content = await statementOfAccount(invoice.id, 'en')
      expect(
        content.table?.rows.map(([, state, amount]) => [state, amount])
      ).toEqual([
        [expect.stringMatching(/^Paid · AR-[\d-]+$/), '₱1,000.00'],
        [
          expect.stringMatching(
            /^Cancelled · Paid ₱300\.00 · AR-[\d-]+ · Became credit ₱300\.00$/
          ),
          '₱500.00',
        ],
        ['Cancelled', '₱200.00'],
      ])
      expect(content.totals.slice(-4)).toEqual([
        ['Total', '₱1,700.00'],
        ['Cancelled', '-₱700.00'],
        ['Paid', '-₱1,000.00'],
        ['Balance', '₱0.00'],
      ])
      expect(content.notes).toEqual([])
    }
  )

  scenario(
    'A refund voucher says to whom the money went, and how',
    async () => {
      const { member } = await paidInPart()
      const { receiptNumber } = await refundMember({
        userId: member.id,
        input: {
          amountCentavos: 20_000,
          platform: 'gcash',
          referenceNo: '7100000000004',
          reason: 'Left the course',
          bills: 'STAY_PAID',
        },
      })
      const { id } = await db.payment.findFirstOrThrow({
        where: { receiptNumber },
      })
      const labelsIn = async (lang: 'en' | 'fil') =>
        (await acknowledgementReceipt(id, lang)).facts.map(([label]) => label)
      expect(await labelsIn('en')).toEqual([
        'Refunded to',
        'Sent on',
        'Sent by',
        'Reference no.',
        'Reason',
      ])
      expect(await labelsIn('fil')).toEqual([
        'Ibinalik kay',
        'Araw ng pagpapadala',
        'Paraan ng pagpapadala',
        'Reference no.',
        'Dahilan',
      ])
    }
  )

  scenario('A member reads the newest receipts, and one more', async () => {
    const member = await buildUser()
    await db.payment.createMany({
      data: Array.from({ length: MOST_RECEIPTS + 5 }, (_, index) => ({
        userId: member.id,
        amountCentavos: 100,
        platform: 'gcash' as const,
        receiptNumber: `AR-2026-${index}`,
      })),
    })
    signIn(member)
    const numbers = (await myReceipts()).map(({ number }) => number)
    expect(numbers).toHaveLength(MOST_RECEIPTS + 1)
    expect(numbers[0]).toBe(`AR-2026-${MOST_RECEIPTS + 4}`)
  })

  scenario('A receipt acknowledges one payment, also in Filipino', async () => {
    const { paymentId } = await paidInPart()
    const content = await acknowledgementReceipt(paymentId, 'fil')
    expect(content.totals).toEqual([['Halagang natanggap', '₱1,000.00']])
    expect(content.facts).toContainEqual(['Paraan ng bayad', 'GCash'])
    expect(content.footer).toBe(
      'Hindi po ito invoice ayon sa patakaran ng BIR.'
    )
  })

  scenario(
    'The receipt of a reversed payment says that it was reversed',
    async () => {
      const { invoice, paymentId } = await paidInPart()
      await disapprovePaymentScheduleTransaction({
        id: invoice.schedules[0].id,
        remarks: 'Bounced',
      })
      const content = await acknowledgementReceipt(paymentId, 'en')
      expect(content.notes).toEqual([documentWords.en.takenBack])
      // A reversal has no receipt of its own.
      const reversal = await db.payment.findFirstOrThrow({
        where: { kind: 'REVERSAL' },
      })
      await expect(
        acknowledgementReceipt(reversal.id, 'en')
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
  )

  scenario(
    "A member's account lists every bill and payment with the balance",
    async () => {
      const { member } = await paidInPart()
      const content = await memberAccount(member.id, 'en')
      expect(content.table?.rows).toHaveLength(3)
      expect(content.totals.at(-1)).toEqual(['Balance', '₱500.00'])
    }
  )

  scenario('The statement and the account name credit as such', async () => {
    signIn(await buildUser('admin'), 'admin')
    const { id, userId, schedules } = await buildInvoice({
      pricesCentavos: [1000, 2000],
    })
    await giveCredit({ userId, amountCentavos: 1500, reason: 'Goodwill' })
    await payFromCredit({ scheduleIds: schedules.map((entry) => entry.id) })
    const { table } = await statementOfAccount(id, 'en')
    expect(table?.rows.map(([, state]) => state)).toEqual([
      'Paid · Paid from credit ₱10.00',
      'To be paid · Paid from credit ₱5.00',
    ])
    const { totals } = await memberAccount(userId, 'fil')
    expect(totals).toEqual([
      ['Kabuuan', '₱30.00'],
      ['Bayad na', '₱0.00'],
      ['Na-credit', '₱15.00'],
      ['Balanse', '₱15.00'],
    ])
  })

  scenario(
    'Only the member and staff with the permission may open documents',
    async () => {
      const { invoice, member, paymentId } = await paidInPart()
      signIn(member)
      await statementOfAccount(invoice.id, 'en')
      await acknowledgementReceipt(paymentId, 'en')
      await memberAccount(member.id, 'en')

      for (const [role, person] of [
        ['member', await buildUser()],
        ['coach', await buildUser('coach')],
      ] as const) {
        signIn(person, role)
        for (const read of [
          () => statementOfAccount(invoice.id, 'en'),
          () => acknowledgementReceipt(paymentId, 'en'),
          () => memberAccount(member.id, 'en'),
        ])
          await expect(read()).rejects.toMatchObject(refusal('NOT_FOUND'))
      }
    }
  )
})
