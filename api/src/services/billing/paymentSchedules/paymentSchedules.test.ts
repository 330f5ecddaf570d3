import { db } from 'src/lib/db'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { manualUserUnsubscription } from '../subscriptions/manualUserUnsubscription'

import { approvePaymentScheduleTransaction } from './approvePaymentScheduleTransaction'
import { addPaymentSchedule, updatePaymentSchedule } from './paymentSchedules'
import type { InstalmentsScenario } from './paymentSchedules.scenarios'

const signInAdmin = async () => signIn(await buildUser('admin'), 'admin')

const total = async (id: number) => {
  const { totalCentavos, schedules } = await db.invoice.findUniqueOrThrow({
    where: { id },
    include: { schedules: true },
  })
  return [
    totalCentavos,
    schedules.reduce((sum, { priceCentavos }) => sum + priceCentavos, 0),
  ]
}

describe('a schedule entry', () => {
  scenario("Is added in pesos and changes the invoice's total", async () => {
    await signInAdmin()
    const invoice = await buildInvoice()
    const entry = await addPaymentSchedule({
      input: {
        invoiceId: invoice.id,
        scheduleDate: '2027-01-31',
        price: 250.5,
      },
    })
    expect(entry).toMatchObject({
      seq: 2,
      priceCentavos: 25_050,
      price: 250.5,
      scheduleDate: '2027-01-31',
    })
    expect(await total(invoice.id)).toEqual([125_050, 125_050])
  })

  scenario(
    'Gets its own number when three are added at the same time',
    async () => {
      await signInAdmin()
      const invoice = await buildInvoice()
      await Promise.all(
        [1, 2, 3].map((price) =>
          addPaymentSchedule({
            input: { invoiceId: invoice.id, scheduleDate: '2027-01-31', price },
          })
        )
      )
      expect(await total(invoice.id)).toEqual([100_600, 100_600])
    }
  )

  scenario('Tells the member of a moved due date', async () => {
    await signInAdmin()
    const { schedules, userId } = await buildInvoice()
    const { id } = schedules[0]
    await updatePaymentSchedule({ id, input: { scheduleDate: '2027-01-31' } })
    await updatePaymentSchedule({ id, input: { scheduleDate: '2027-01-31' } })
    expect(await db.notice.findMany({ where: { userId } })).toMatchObject([
      { kind: 'BILL_DUE', facts: { day: '2027-01-31' } },
    ])
  })

  scenario('Cannot raise an invoice above the largest price', async () => {
    await signInAdmin()
    const { id } = await buildInvoice()
    const large = { scheduleDate: '2027-01-31', price: 19_999_000 }
    const { id: first } = await addPaymentSchedule({
      input: { invoiceId: id, ...large },
    })
    for (const attempt of [
      () => addPaymentSchedule({ input: { invoiceId: id, ...large } }),
      () => updatePaymentSchedule({ id: first, input: { price: 20_000_000 } }),
    ])
      await expect(attempt()).rejects.toMatchObject(
        refusedFields({ price: 'AMOUNT_INVALID' })
      )
    expect(await total(id)).toEqual([2_000_000_000, 2_000_000_000])
  })

  scenario(
    'While unpaid, its date and price can change but not its platform',
    async () => {
      await signInAdmin()
      const invoice = await buildInvoice()
      const { id } = invoice.schedules[0]
      expect(
        await updatePaymentSchedule({
          id,
          input: { scheduleDate: '2027-02-28', price: 900 },
        })
      ).toMatchObject({
        scheduleDate: '2027-02-28',
        priceCentavos: 90_000,
      })
      expect(await total(invoice.id)).toEqual([90_000, 90_000])
      await expect(
        updatePaymentSchedule({ id, input: { paymentPlatform: 'maya' } })
      ).rejects.toMatchObject(refusal('PLATFORM_ONLY_PAID'))
    }
  )

  scenario(
    'Once paid, its platform can change; its price is "Update only for Unpaid"',
    async () => {
      await signInAdmin()
      const invoice = await buildInvoice()
      const { id } = invoice.schedules[0]
      await approvePaymentScheduleTransaction({
        id,
        paymentPlatform: 'gcash',
        externalInvoiceId: 'N/A',
      })
      expect(
        await updatePaymentSchedule({ id, input: { paymentPlatform: 'Maya' } })
      ).toMatchObject({ paymentPlatform: 'maya' })
      await expect(
        updatePaymentSchedule({ id, input: { price: 1 } })
      ).rejects.toThrow('Update only for Unpaid')
    }
  )

  scenario('Cannot be found once it is cancelled', async () => {
    await signInAdmin()
    const invoice = await buildInvoice()
    const { id } = invoice.schedules[0]
    await manualUserUnsubscription({ subscriptionId: invoice.subscriptionId })
    await expect(
      updatePaymentSchedule({ id, input: { price: 1 } })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect(await total(invoice.id)).toEqual([100_000, 100_000])
  })

  scenario(
    'Ends the effects of being overdue when it moves to a later day',
    async () => {
      await signInAdmin()
      const invoice = await buildInvoice({ firstDay: '2026-01-05' })
      await db.paymentTerm.updateMany({
        data: { overdueEffect: 'PAUSE_ACCESS', graceDays: 3 },
      })
      await db.subscription.update({
        where: { id: invoice.subscriptionId },
        data: { status: 'PAUSED', pauseCause: 'OVERDUE', pausedAt: new Date() },
      })
      await updatePaymentSchedule({
        id: invoice.schedules[0].id,
        input: { scheduleDate: addDays(manilaToday(), 5) },
      })
      expect(
        await db.subscription.findUnique({
          where: { id: invoice.subscriptionId },
        })
      ).toMatchObject({ status: 'ACTIVE', pauseCause: null })
    }
  )

  scenario('Is never a bill of nothing', async () => {
    await signInAdmin()
    const { id: invoiceId, schedules } = await buildInvoice()
    const before = await total(invoiceId)
    for (const price of [0, 0.001, 0.0049])
      for (const attempt of [
        () =>
          addPaymentSchedule({
            input: { invoiceId, scheduleDate: '2027-01-31', price },
          }),
        () => updatePaymentSchedule({ id: schedules[0].id, input: { price } }),
      ])
        await expect(attempt()).rejects.toMatchObject(
          refusedFields({ price: 'AMOUNT_INVALID' })
        )
    expect(await total(invoiceId)).toEqual(before)
  })

  scenario('Names each invalid field', async () => {
    await signInAdmin()
    const invoice = await buildInvoice()
    await expect(
      addPaymentSchedule({
        input: { invoiceId: invoice.id, scheduleDate: '2027-02-30', price: -1 },
      })
    ).rejects.toMatchObject(
      refusedFields({ scheduleDate: 'DATE_INVALID', price: 'AMOUNT_INVALID' })
    )
  })
})

scenario(
  'instalments',
  'An entry is added after the last one',
  async ({ invoice: { anas } }: InstalmentsScenario) => {
    await signInAdmin()
    expect(
      await addPaymentSchedule({
        input: { invoiceId: anas.id, scheduleDate: '2027-01-20', price: 500 },
      })
    ).toMatchObject({ seq: 3, priceCentavos: 50_000 })
    expect(await total(anas.id)).toEqual([350_000, 350_000])
  }
)
