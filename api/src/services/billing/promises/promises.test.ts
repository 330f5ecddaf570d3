import { db, pool } from 'src/lib/db'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { lockWaits } from 'src/testing/lockWaits'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { submitPaymentProof } from '../paymentProofs/submitPaymentProof'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'

import { cancelPromise, promisePayment } from './promises'

const inDays = (days: number) => addDays(manilaToday(), days)

const billOf = async (dueIn: number) => {
  const member = await buildUser()
  const { schedules } = await buildInvoice({
    userId: member.id,
    firstDay: inDays(dueIn),
  })
  signIn(member)
  return { member, scheduleId: schedules[0].id }
}

describe('a promise to pay', () => {
  scenario('Moves the day that counts, but not the due date', async () => {
    const { scheduleId } = await billOf(-2)
    const [promise] = await promisePayment({
      scheduleIds: [scheduleId],
      promisedDate: inDays(5),
      reason: 'Payday',
    })
    expect(promise).toMatchObject({
      status: 'OPEN',
      scheduleDate: inDays(-2),
      promisedDate: inDays(5),
      reason: 'Payday',
    })
    await cancelPromise({ id: promise.id })
    expect(
      await db.paymentSchedule.findUnique({ where: { id: scheduleId } })
    ).toMatchObject({ promisedDate: null })
    await expect(cancelPromise({ id: promise.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario(
    'Is cancelled after a change of its bill, never beside it',
    async () => {
      const { scheduleId } = await billOf(0)
      const [{ id }] = await promisePayment({
        scheduleIds: [scheduleId],
        promisedDate: inDays(3),
      })
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        await client.query(
          'SELECT FROM "PaymentSchedule" WHERE id = $1 FOR NO KEY UPDATE',
          [scheduleId]
        )
        const cancelling = cancelPromise({ id }).catch((error) => error)
        await lockWaits()
        // It waits for the bill, so that it does not hold the promise for which the other change waits.
        await client.query('SET LOCAL lock_timeout = 500')
        await client.query(
          `UPDATE "PromiseToPay" SET status = 'KEPT' WHERE id = $1`,
          [id]
        )
        await client.query('COMMIT')
        expect(await cancelling).toMatchObject(refusal('NOT_FOUND'))
      } finally {
        client.release(true)
      }
    }
  )

  scenario(
    "Reveals nothing about another member's bill, paid or not",
    async () => {
      const { scheduleId } = await billOf(0)
      signIn(await buildUser('admin'), 'admin')
      await approvePaymentScheduleTransaction({
        id: scheduleId,
        paymentPlatform: 'cash',
        externalInvoiceId: 'N/A',
      })
      signIn(await buildUser())
      await expect(
        promisePayment({ scheduleIds: [scheduleId], promisedDate: inDays(3) })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
  )

  scenario('Is limited in days and number', async () => {
    const { scheduleId } = await billOf(0)
    await expect(
      promisePayment({ scheduleIds: [scheduleId], promisedDate: inDays(15) })
    ).rejects.toMatchObject(refusedFields({ promisedDate: 'PROMISE_DATE' }))
    await expect(
      promisePayment({ scheduleIds: [scheduleId], promisedDate: 'soon' })
    ).rejects.toMatchObject(refusedFields({ promisedDate: 'DATE_INVALID' }))
    await promisePayment({ scheduleIds: [scheduleId], promisedDate: inDays(3) })
    await promisePayment({ scheduleIds: [scheduleId], promisedDate: inDays(7) })
    await expect(
      promisePayment({ scheduleIds: [scheduleId], promisedDate: inDays(9) })
    ).rejects.toMatchObject(refusal('PROMISE_LIMIT'))
    expect(
      (await db.promiseToPay.findMany({ orderBy: { id: 'asc' } })).map(
        ({ status }) => status
      )
    ).toEqual(['CANCELLED', 'OPEN'])
  })

  scenario(
    'Stays single when it is made five times at the same time',
    async () => {
      const { scheduleId } = await billOf(0)
      await Promise.allSettled(
        [1, 2, 3, 4, 5].map((days) =>
          promisePayment({
            scheduleIds: [scheduleId],
            promisedDate: inDays(days),
          })
        )
      )
      expect(await db.promiseToPay.count()).toBe(2)
      expect(await db.promiseToPay.count({ where: { status: 'OPEN' } })).toBe(1)
    }
  )

  scenario('Is not taken while a proof is being checked', async () => {
    const { member, scheduleId } = await billOf(-2)
    await submitPaymentProof({
      input: {
        scheduleIds: [scheduleId],
        fileId: (await buildFile(member.id)).id,
        platform: 'gcash',
        referenceNo: '1234567890123',
        amountCentavos: 100_000,
        paidOn: inDays(-1),
      },
    })
    await expect(
      promisePayment({ scheduleIds: [scheduleId], promisedDate: inDays(5) })
    ).rejects.toMatchObject(refusal('PROOF_PENDING'))
  })

  scenario('Covers all the chosen bills, or none', async () => {
    const { scheduleId: first } = await billOf(0)
    const { scheduleId: second } = await billOf(1)
    signIn(await buildUser('success-manager'), 'success-manager')
    expect(
      await promisePayment({
        scheduleIds: [second, first, first],
        promisedDate: inDays(3),
      })
    ).toMatchObject([{ scheduleId: first }, { scheduleId: second }])
    const { scheduleId: paid } = await billOf(0)
    await db.paymentSchedule.update({
      where: { id: paid },
      data: { waivedAt: new Date() },
    })
    signIn(await buildUser('success-manager'), 'success-manager')
    await expect(
      promisePayment({ scheduleIds: [first, paid], promisedDate: inDays(4) })
    ).rejects.toMatchObject(refusal('PAYMENT_WAIVED'))
    expect(
      await db.promiseToPay.count({
        where: { status: 'OPEN', scheduleId: { in: [first, second] } },
      })
    ).toBe(2)
  })

  scenario('Is kept when the payment arrives', async () => {
    const { scheduleId } = await billOf(0)
    await promisePayment({ scheduleIds: [scheduleId], promisedDate: inDays(3) })
    signIn(await buildUser('admin'), 'admin')
    await approvePaymentScheduleTransaction({
      id: scheduleId,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })
    expect(await db.promiseToPay.findFirst()).toMatchObject({ status: 'KEPT' })
    await expect(
      promisePayment({ scheduleIds: [scheduleId], promisedDate: inDays(3) })
    ).rejects.toMatchObject(refusal('PAYMENT_ALREADY_PAID'))
  })

  scenario('Is made by the member, or recorded by staff', async () => {
    const { scheduleId } = await billOf(0)
    signIn(await buildUser())
    await expect(
      promisePayment({ scheduleIds: [scheduleId], promisedDate: inDays(3) })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    signIn(await buildUser('success-manager'), 'success-manager')
    const [{ id }] = await promisePayment({
      scheduleIds: [scheduleId],
      promisedDate: inDays(3),
    })
    signIn(await buildUser())
    await expect(cancelPromise({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})
