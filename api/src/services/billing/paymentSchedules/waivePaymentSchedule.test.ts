import { db } from 'src/lib/db'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { refusal, refusedFields } from 'src/testing/refusals'

import { approvePaymentScheduleTransaction } from './approvePaymentScheduleTransaction'
import { addPaymentSchedule } from './paymentSchedules'
import {
  unwaivePaymentSchedule,
  waivePaymentSchedule,
} from './waivePaymentSchedule'

const waive = (id: number) =>
  waivePaymentSchedule({ id, reason: 'Scholarship' })

const statusOf = async (id: number) =>
  (await db.subscription.findUniqueOrThrow({ where: { id } })).status

const owedOn = async () =>
  (
    await db.$queryRaw<{ sum: bigint }[]>`
    SELECT COALESCE(sum("amountCentavos"), 0)::bigint AS sum FROM app.due_day`
  )[0].sum

describe('waiving a bill', () => {
  beforeEach(rebuildDays)

  scenario(
    'Needs a reason; access begins with the last waived bill',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { schedules, subscriptionId } = await buildInvoice({
        pricesCentavos: [100_000, 50_000],
      })
      expect(await owedOn()).toBe(150_000n)

      const entry = await waive(schedules[0].id)
      expect(entry).toMatchObject({
        waiveReason: 'Scholarship',
        transactionId: null,
      })
      expect(entry.waivedAt).not.toBeNull()
      expect(await statusOf(subscriptionId)).toBe('PENDING')
      expect(await owedOn()).toBe(50_000n)

      await waive(schedules[1].id)
      expect(await statusOf(subscriptionId)).toBe('ACTIVE')

      await unwaivePaymentSchedule({ id: schedules[0].id })
      expect(await statusOf(subscriptionId)).toBe('PENDING')
      expect(await owedOn()).toBe(100_000n)
    }
  )

  scenario('Requires a reason and an open bill', async () => {
    signIn(await buildUser('admin'), 'admin')
    const { schedules } = await buildInvoice()
    const { id } = schedules[0]
    await expect(
      waivePaymentSchedule({ id, reason: '  ' })
    ).rejects.toMatchObject(refusedFields({ reason: 'REASON_REQUIRED' }))
    await waive(id)
    await expect(waive(id)).rejects.toMatchObject(refusal('PAYMENT_WAIVED'))
    await expect(
      approvePaymentScheduleTransaction({
        id,
        paymentPlatform: 'cash',
        externalInvoiceId: 'N/A',
      })
    ).rejects.toMatchObject(refusal('PAYMENT_WAIVED'))
    await unwaivePaymentSchedule({ id })
    await expect(unwaivePaymentSchedule({ id })).rejects.toMatchObject(
      refusal('PAYMENT_NOT_WAIVED')
    )
  })

  scenario('Does not settle a bill that is added later', async () => {
    signIn(await buildUser('admin'), 'admin')
    const { id, schedules, subscriptionId } = await buildInvoice()
    await waive(schedules[0].id)
    expect(await statusOf(subscriptionId)).toBe('ACTIVE')
    await addPaymentSchedule({
      input: { invoiceId: id, scheduleDate: '2027-01-31', price: 100 },
    })
    expect(await statusOf(subscriptionId)).toBe('PENDING')
  })

  scenario(
    'Either waives or pays when both happen at the same time',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { schedules } = await buildInvoice()
      const { id } = schedules[0]
      const results = await Promise.allSettled([
        waive(id),
        approvePaymentScheduleTransaction({
          id,
          paymentPlatform: 'cash',
          externalInvoiceId: 'N/A',
        }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      const entry = await db.paymentSchedule.findUniqueOrThrow({
        where: { id },
      })
      expect(entry.transactionId === null).toBe(entry.waivedAt !== null)
    }
  )
})
