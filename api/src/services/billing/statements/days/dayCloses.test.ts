// A platform's day is closed against its statement, takes no booking then, and is reopened with a reason.
import { db, pool } from 'src/lib/db'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { recordPayment } from '../../payments/recordPayment'
import { disapprovePaymentScheduleTransaction } from '../../paymentSchedules/disapprovePaymentScheduleTransaction'
import { updatePaymentSchedule } from '../../paymentSchedules/paymentSchedules'

import { closeDay, paymentDays, reopenDay } from './dayCloses'

const today = manilaToday()
const yesterday = addDays(today, -1)

beforeEach(async () => {
  signIn(await buildUser('admin'), 'admin')
})

const pay = async (
  paidOn = yesterday,
  platform = 'gcash',
  amountCentavos = 100_000
) => {
  const { userId, schedules } = await buildInvoice()
  const scheduleIds = schedules.map(({ id }) => id)
  await recordPayment({
    input: {
      scheduleIds,
      amountCentavos,
      platform,
      referenceNo: `90000${draw()}`,
      paidOn,
    },
  })
  return { userId, id: scheduleIds[0] }
}

const close = (changes: object = {}) =>
  closeDay({
    input: {
      day: yesterday,
      platform: 'gcash',
      bookedCentavos: 100_000,
      statementCentavos: 100_000,
      ...changes,
    },
  })

const days = () => paymentDays({ from: addDays(today, -6), to: today })

const isClosed = { ...refusal('DAY_CLOSED') }

describe('the days of the platforms', () => {
  scenario('Show what is booked, and what the files say', async () => {
    await pay()
    await pay()
    await pay(yesterday, 'maya')
    await pay(today)
    const file = await db.statementImport.create({
      data: {
        platform: 'gcash',
        fileName: 'gcash.csv',
        sha256: String(draw()),
        createdById: (await buildUser('admin')).id,
      },
    })
    await db.statementLine.createMany({
      data: [
        { amountCentavos: 150_000, status: 'UNMATCHED' as const },
        { amountCentavos: 50_000, status: 'IGNORED' as const },
      ].map((line, index) => ({
        ...line,
        importId: file.id,
        row: index + 1,
        raw: {},
        referenceNo: String(draw()),
        paidOn: new Date(yesterday),
      })),
    })
    const rows = await days()
    expect(
      rows.map(({ day, platform, payments, bookedCentavos }) => [
        day,
        platform,
        payments,
        bookedCentavos,
      ])
    ).toEqual([
      [today, 'gcash', 1, 100_000],
      [yesterday, 'gcash', 2, 200_000],
      [yesterday, 'maya', 1, 100_000],
    ])
    expect(rows[1]).toMatchObject({ linesCentavos: 200_000, openLines: 1 })
    expect(rows[2]).toMatchObject({ linesCentavos: null, openLines: 0 })
    expect(
      await paymentDays({ from: addDays(today, -6), to: addDays(today, -2) })
    ).toEqual([])
  })
})

describe('a closed day', () => {
  scenario(
    'Takes no booking of its platform, and nothing else waits',
    async () => {
      const { id, userId } = await pay()
      const closed = await close()
      expect(closed).toMatchObject({
        day: yesterday,
        bookedCentavos: 100_000,
        close: {
          statementCentavos: 100_000,
          note: '',
          closedBy: expect.any(String),
        },
      })
      const count = await db.payment.count()
      await expect(pay()).rejects.toMatchObject(isClosed)
      // Moving a payment to another platform changes the day of both.
      await expect(
        updatePaymentSchedule({ id, input: { paymentPlatform: 'maya' } })
      ).rejects.toMatchObject(isClosed)
      expect(await db.payment.count()).toBe(count)

      await pay(yesterday, 'maya')
      await pay(addDays(yesterday, -1))
      await pay(today)
      // A reversal is booked on the day on which it is made.
      await disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })
      expect((await days()).find((row) => row.close)).toMatchObject({
        bookedCentavos: 100_000,
      })
      expect(userId).toBeGreaterThan(0)
    }
  )

  scenario(
    'Needs a note for a difference, a day that is over, and the sum that was seen',
    async () => {
      await pay()
      await expect(close({ statementCentavos: 90_000 })).rejects.toMatchObject(
        refusedFields({ note: 'REASON_REQUIRED' })
      )
      await expect(close({ day: today })).rejects.toMatchObject(
        refusedFields({ day: 'DATE_INVALID' })
      )
      await expect(close({ platform: 'shells' })).rejects.toMatchObject(
        refusedFields({ platform: 'PLATFORM_UNKNOWN' })
      )
      await expect(
        close({ bookedCentavos: 1, statementCentavos: 1 })
      ).rejects.toMatchObject(refusal('DAY_CHANGED'))
      expect(await db.dayClose.count()).toBe(0)
      const { close: made } = await close({
        statementCentavos: 90_000,
        note: ' A fee ',
      })
      expect(made).toMatchObject({ statementCentavos: 90_000, note: 'A fee' })
    }
  )

  scenario('Is closed by one of several people at once', async () => {
    await pay()
    const all = await Promise.allSettled([close(), close(), close()])
    const refused = all.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(2)
    for (const each of refused) expect(each).toMatchObject({ reason: isClosed })
    expect(await db.dayClose.count()).toBe(1)
  })

  scenario(
    'Counts a booking that runs at the same time, or refuses it',
    async () => {
      await pay()
      const all = await Promise.allSettled([
        pay(),
        close({ statementCentavos: 100_000 }),
        pay(),
      ])
      const { rows } = await pool.query(
        `SELECT sum("amountCentavos")::int AS sum FROM "Payment" WHERE ("paidAt" AT TIME ZONE 'Asia/Manila')::date = $1`,
        [yesterday]
      )
      const [made] = await db.dayClose.findMany()
      if (made) expect(rows[0].sum).toBe(Number(made.bookedCentavos))
      else expect(all[1]).toMatchObject({ reason: refusal('DAY_CHANGED') })
    }
  )

  scenario('Is reopened with a reason, once, and closed again', async () => {
    await pay()
    const { close: made } = await close()
    const id = made?.id ?? 0
    await expect(reopenDay({ id, reason: ' ' })).rejects.toMatchObject(
      refusedFields({ reason: 'REASON_REQUIRED' })
    )
    expect(await reopenDay({ id, reason: 'A late transfer' })).toBe(true)
    await expect(
      reopenDay({ id, reason: 'A late transfer' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect(await days()).toMatchObject([
      {
        close: null,
        reopening: {
          reason: 'A late transfer',
          reopenedBy: expect.any(String),
        },
      },
    ])
    await pay()
    await close({ bookedCentavos: 200_000, statementCentavos: 200_000 })
    expect(
      await db.dayClose.findMany({ orderBy: { id: 'asc' } })
    ).toMatchObject([
      { id, reopenReason: 'A late transfer' },
      { reopenedAt: null, bookedCentavos: 200_000n },
    ])
    expect(await db.infoLog.count({ where: { entity: 'DayClose' } })).toBe(3)
  })
})
