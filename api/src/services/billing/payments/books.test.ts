import { db } from 'src/lib/db'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'

import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { updatePaymentSchedule } from '../paymentSchedules/paymentSchedules'

const approve = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'GCash',
    externalInvoiceId: 'N/A',
  })

const collectedBy = async () =>
  Object.fromEntries(
    (
      await db.$queryRaw<{ platform: string; sum: number }[]>`
      SELECT platform, sum("amountCentavos")::int AS sum FROM app.payment_day GROUP BY platform`
    ).map(({ platform, sum }) => [platform, sum])
  )

describe('the books', () => {
  beforeEach(async () => {
    await rebuildDays()
    signIn(await buildUser('admin'), 'admin')
  })

  scenario(
    'Number receipts without gaps, however many are concurrent or refused',
    async () => {
      const invoices = await Promise.all(
        Array.from({ length: 8 }, () => buildInvoice())
      )
      const ids = invoices.map(({ schedules }) => schedules[0].id)
      // Each bill is approved twice at the same time, so half of the approvals are refused.
      await Promise.allSettled([...ids, ...ids].map(approve))
      const receipts = await db.payment.findMany({
        select: { receiptNumber: true },
      })
      const numbers = receipts
        .map(({ receiptNumber }) => Number(receiptNumber?.split('-')[2]))
        .sort((a, b) => a - b)
      const { last } = await db.documentCounter.findFirstOrThrow({
        where: { kind: 'RECEIPT' },
      })
      expect(numbers).toEqual(
        Array.from({ length: 8 }, (_, index) => last - 7 + index)
      )
    }
  )

  scenario('Sum payments and reversals by day', async () => {
    const { schedules } = await buildInvoice({
      pricesCentavos: [100_000, 25_000],
    })
    await approve(schedules[0].id)
    await approve(schedules[1].id)
    expect(await collectedBy()).toEqual({ gcash: 125_000 })
    await disapprovePaymentScheduleTransaction({
      id: schedules[1].id,
      remarks: 'Bounced',
    })
    expect(await collectedBy()).toEqual({ gcash: 100_000 })
  })

  scenario(
    'Move a payment to the platform that staff correct it to',
    async () => {
      const { schedules } = await buildInvoice()
      const [{ id }] = schedules
      await approve(id)
      const entry = await updatePaymentSchedule({
        id,
        input: { paymentPlatform: 'Maya' },
      })
      expect(entry.paymentPlatform).toBe('maya')
      expect(await collectedBy()).toEqual({ gcash: 0, maya: 100_000 })
      const kinds = await db.payment.findMany({ orderBy: { id: 'asc' } })
      expect(kinds.map(({ kind, platform }) => [kind, platform])).toEqual([
        ['PAYMENT', 'gcash'],
        ['REVERSAL', 'gcash'],
        ['PAYMENT', 'maya'],
      ])
      expect(entry.transactionId).toBe(kinds[2].id)
      // The corrected payment keeps its original day.
      expect(kinds[2].paidAt).toEqual(kinds[0].paidAt)
    }
  )
})
