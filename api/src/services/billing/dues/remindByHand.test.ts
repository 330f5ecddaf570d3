// Reminders that staff send.
import { db } from 'src/lib/db'
import { addDays, dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { userLedger } from '../ledgers/userLedger'

import { overdueToRemind, remindOfBills, remindOfOverdue } from './remindByHand'

const dueIn = async (days: number) => {
  const { schedules, userId } = await buildInvoice({
    firstDay: addDays(manilaToday(), days),
  })
  return { id: schedules[0].id, userId }
}

const mails = () =>
  db.outboxEmail.count({ where: { template: 'paymentReminder' } })

beforeEach(async () => signIn(await buildUser('admin'), 'admin'))

describe('reminding of one bill', () => {
  scenario('Mails and tells the member once a day', async () => {
    const { id, userId } = await dueIn(-9)
    const outcomes = await Promise.allSettled([
      remindOfBills({ ids: [id] }),
      remindOfBills({ ids: [id] }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    await expect(remindOfBills({ ids: [id] })).rejects.toMatchObject(
      refusal('REMINDED_TODAY')
    )
    expect(await mails()).toBe(1)
    expect((await userLedger(userId)).openEntries).toMatchObject([
      { id, remindedOn: manilaToday() },
    ])
    expect(await db.notice.findMany({ where: { userId } })).toMatchObject([
      { kind: 'BILL_OVERDUE' },
    ])
  })

  scenario('Waits for a promised day', async () => {
    const { id } = await dueIn(-9)
    await db.paymentSchedule.update({
      where: { id },
      data: { promisedDate: dateColumnOf(addDays(manilaToday(), 2)) },
    })
    await expect(remindOfBills({ ids: [id] })).rejects.toMatchObject(
      refusal('PROMISE_STANDS')
    )
    expect(await mails()).toBe(0)
  })

  scenario('Finds no bill whose proof is being checked', async () => {
    const { id, userId } = await dueIn(-9)
    await db.paymentProof.create({
      data: {
        userId,
        fileId: (await buildFile(userId)).id,
        platform: 'gcash',
        referenceNo: '1',
        amountCentavos: 100,
        paidOn: new Date(),
        schedules: { create: { scheduleId: id } },
      },
    })
    await expect(remindOfBills({ ids: [id] })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

scenario('Reminds of the chosen bills, and leaves the others out', async () => {
  const [first, second, promised] = [
    await dueIn(-9),
    await dueIn(3),
    await dueIn(-9),
  ]
  await db.paymentSchedule.update({
    where: { id: promised.id },
    data: { promisedDate: dateColumnOf(addDays(manilaToday(), 2)) },
  })
  await remindOfBills({ ids: [first.id] })
  const ids = [first.id, second.id, promised.id]
  expect(await remindOfBills({ ids })).toBe(1)
  expect(await mails()).toBe(2)
  await expect(remindOfBills({ ids })).rejects.toMatchObject(
    refusal('REMINDED_TODAY')
  )
  await expect(
    remindOfBills({ ids: Array.from({ length: 201 }, (_, id) => id) })
  ).rejects.toMatchObject(refusedFields({ ids: 'TOO_LONG' }))
})

scenario('Counts a member with several overdue bills once', async () => {
  await buildInvoice({
    firstDay: addDays(manilaToday(), -100),
    pricesCentavos: [100, 200],
  })
  expect(await overdueToRemind()).toBe(1)
})

scenario('Reminding of all overdue bills sends each once a day', async () => {
  await dueIn(-1)
  await dueIn(-40)
  await dueIn(0)
  await dueIn(5)
  expect(await overdueToRemind()).toBe(2)
  expect(await remindOfOverdue()).toBe(2)
  expect(await overdueToRemind()).toBe(0)
  expect(await remindOfOverdue()).toBe(0)
  expect(await mails()).toBe(2)
})

scenario('A member whom the daily job reminded today is left out', async () => {
  const { id } = await dueIn(-9)
  // The daily job makes up for the reminder of the third day.
  await db.paymentReminder.create({
    data: {
      scheduleId: id,
      dueDate: dateColumnOf(addDays(manilaToday(), -9)),
      offsetDays: 3,
    },
  })
  expect(await overdueToRemind()).toBe(0)
  expect(await remindOfOverdue()).toBe(0)
})
