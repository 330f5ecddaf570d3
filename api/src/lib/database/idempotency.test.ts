import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { approvePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/approvePaymentScheduleTransaction'
import { addPaymentSchedule } from 'src/services/billing/paymentSchedules/paymentSchedules'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

const KEY = 'a-key-of-sixteen-or-more'

const sendKey = (idempotencyKey: string) => {
  context.visitor = { lang: 'en', idempotencyKey }
}

const approve = (id: number, externalInvoiceId = 'N/A') =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'GCash',
    externalInvoiceId,
  })

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('a payment operation with an idempotency key (S-46)', () => {
  beforeEach(async () => {
    signIn(await buildUser('admin'), 'admin')
    sendKey(KEY)
  })
  afterEach(() => {
    context.visitor = undefined
  })

  scenario(
    'Runs once, and the repeated request gets the first answer',
    async () => {
      const { schedules } = await buildInvoice()
      const first = await approve(schedules[0].id)
      const again = await approve(schedules[0].id)
      expect(asJson(again)).toEqual(asJson(first))
      expect(await db.payment.count()).toBe(1)
    }
  )

  scenario('Runs once when it is sent twenty times concurrently', async () => {
    const { id } = await buildInvoice()
    const args = {
      input: { invoiceId: id, scheduleDate: '2027-01-31', price: 100 },
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => addPaymentSchedule(args))
    )
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    expect(await db.paymentSchedule.count({ where: { invoiceId: id } })).toBe(2)
  })

  scenario('Refuses the key for another operation or input', async () => {
    const { schedules } = await buildInvoice()
    await approve(schedules[0].id)
    await expect(approve(schedules[0].id, 'INV-1')).rejects.toMatchObject(
      refusal('IDEMPOTENCY_MISMATCH')
    )
    sendKey('short')
    await expect(approve(schedules[0].id)).rejects.toMatchObject(
      refusal('INVALID')
    )
  })

  scenario('Has keys that belong to one user', async () => {
    const { schedules } = await buildInvoice({ pricesCentavos: [100, 100] })
    await approve(schedules[0].id)
    signIn(await buildUser('admin'), 'admin')
    expect((await approve(schedules[1].id)).transactionId).not.toBeNull()
  })

  scenario('Stores nothing when it is refused', async () => {
    const { schedules } = await buildInvoice()
    await expect(approve(0)).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect((await approve(schedules[0].id)).transactionId).not.toBeNull()
  })

  scenario('Forgets the key after a day', async () => {
    const { schedules } = await buildInvoice()
    const [{ id }] = schedules
    await approve(id)
    await db.idempotencyKey.updateMany({
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    })
    await expect(approve(id)).rejects.toMatchObject(
      refusal('PAYMENT_ALREADY_PAID')
    )
  })
})
