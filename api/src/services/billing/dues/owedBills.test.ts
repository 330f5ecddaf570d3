import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'

import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'

import { myOwedBills } from './dues'

/** A member with three bills, a month apart, and a proof for the first. */
const setUp = async () => {
  const member = await buildUser()
  const userId = member.id
  const { id, schedules } = await buildInvoice({
    userId,
    pricesCentavos: [100_000, 200_000, 300_000],
    firstDay: '2026-11-20',
  })
  const [first, second, third] = schedules.map((schedule) => schedule.id)
  signIn(member)
  const prove = async (status: 'SUBMITTED' | 'REJECTED') =>
    db.paymentProof.create({
      data: {
        userId,
        fileId: (await buildFile(userId)).id,
        platform: 'gcash',
        referenceNo: '1',
        amountCentavos: 100_000,
        paidOn: new Date('2026-11-19'),
        status,
        schedules: { create: { scheduleId: first } },
      },
    })
  const change = (scheduleId: number, data: object) =>
    db.paymentSchedule.update({ where: { id: scheduleId }, data })
  return { id, member, first, second, third, prove, change }
}

const FIRST = { scheduleDate: '2026-11-20', owedCentavos: 100_000 }
const SECOND = { scheduleDate: '2026-12-20', owedCentavos: 200_000 }

describe('myOwedBills', () => {
  scenario('Counts the open bills and names the next one', async () => {
    await setUp()
    expect(await myOwedBills()).toEqual({
      count: 3,
      next: FIRST,
      hasNewOrder: true,
    })
  })

  scenario(
    'Counts bills with a pending proof, and names the next one after them',
    async () => {
      const { prove } = await setUp()
      await prove('REJECTED')
      expect(await myOwedBills()).toEqual({
        count: 3,
        next: FIRST,
        hasNewOrder: true,
      })
      await prove('SUBMITTED')
      expect(await myOwedBills()).toEqual({
        count: 3,
        next: SECOND,
        hasNewOrder: true,
      })
    }
  )

  scenario('Ignores paid, waived and cancelled bills', async () => {
    const { member, first, second, third, change } = await setUp()
    signIn(await buildUser('admin'), 'admin')
    await approvePaymentScheduleTransaction({
      id: first,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })
    signIn(member)
    expect(await myOwedBills()).toEqual({
      count: 2,
      next: SECOND,
      hasNewOrder: false,
    })
    await change(second, { waivedAt: new Date() })
    await change(third, { cancelledAt: new Date() })
    expect(await myOwedBills()).toEqual({
      count: 0,
      next: null,
      hasNewOrder: false,
    })
  })

  scenario("Ignores void invoices and other members' bills", async () => {
    const { id } = await setUp()
    await db.invoice.update({ where: { id }, data: { voidedAt: new Date() } })
    expect(await myOwedBills()).toEqual({
      count: 0,
      next: null,
      hasNewOrder: false,
    })
    await setUp()
    signIn(await buildUser())
    expect(await myOwedBills()).toEqual({
      count: 0,
      next: null,
      hasNewOrder: false,
    })
  })
})
