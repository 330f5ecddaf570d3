import collectDues from 'src/jobs/billing/collectDues'
import { db, pool } from 'src/lib/db'
import { activateSubscription } from 'src/services/billing/subscriptions/activateSubscription'
import {
  overdueEffects,
  overdueState,
} from 'src/shared/billing/collecting/overdueEffect'
import { addDays, dateColumnOf, manilaToday } from 'src/shared/manilaTime'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { lockWaits } from 'src/testing/lockWaits'
import { buildUser, signIn } from 'src/testing/people'

import { submitPaymentProof } from '../paymentProofs/submitPaymentProof'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { overduePreview } from '../paymentTerms/overduePreview'
import { promisePayment } from '../promises/promises'

import { applyOverdue } from './applyOverdue'
import { getDuesAndExpiration } from './dues'
import { hasOverdue } from './pastGrace'
import { sendReminders } from './sendReminders'

const TODAY = manilaToday()

type Policy = {
  overdueEffect?: (typeof overdueEffects)[number]
  graceDays?: number
  reminderDays?: number[]
  reminderText?: string
}

/** An active subscription whose first bill is paid and whose second is due in `dueIn` days. */
const buyer = async (dueIn: number, policy: Policy = {}) => {
  const member = await buildUser()
  const invoice = await buildInvoice({
    userId: member.id,
    firstDay: addDays(TODAY, dueIn),
  })
  const { subscriptionId, subscription, schedules } = invoice
  await db.paymentTerm.update({
    where: { id: subscription.paymentTermId },
    data: policy,
  })
  await db.$transaction((tx) => activateSubscription(tx, subscriptionId))
  return {
    member,
    subscriptionId,
    termId: subscription.paymentTermId,
    scheduleId: schedules[0].id,
  }
}

const subscriptionOf = (id: number) =>
  db.subscription.findUniqueOrThrow({ where: { id } })

const mails = (template: string) =>
  db.outboxEmail.count({ where: { template } })

const approve = async (id: number) => {
  signIn(await buildUser('admin'), 'admin')
  return approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'cash',
    externalInvoiceId: 'N/A',
  })
}

describe('payment reminders', () => {
  scenario(
    'Go out once on each day of the policy, however often the job runs',
    async () => {
      await buyer(7)
      await buyer(-3, { reminderText: 'Call us at any time.' })
      await buyer(5)
      await Promise.all([sendReminders(TODAY), sendReminders(TODAY)])
      await sendReminders(TODAY)
      const sent = await db.paymentReminder.findMany({
        orderBy: { offsetDays: 'asc' },
      })
      // Five days before the due date, the reminder for seven days before is still due.
      expect(sent.map(({ offsetDays }) => offsetDays)).toEqual([-7, -7, 3])
      expect(await mails('paymentReminder')).toBe(3)
      const late = await db.outboxEmail.findFirstOrThrow({
        where: { subject: 'Your payment is overdue' },
      })
      expect(late.text).toContain('Call us at any time.')
      expect(late.text).toContain('₱1,000.00')
    }
  )

  scenario('Go out on each of their days, at most one a day', async () => {
    const { scheduleId } = await buyer(7)
    for (let day = 0; day <= 21; day++) await sendReminders(addDays(TODAY, day))
    const sent = await db.paymentReminder.findMany({
      where: { scheduleId },
      orderBy: { offsetDays: 'asc' },
    })
    expect(sent.map(({ offsetDays }) => offsetDays)).toEqual([
      -7, -1, 0, 3, 7, 14,
    ])
  })

  scenario(
    'Only the latest reminder goes out after days without the job',
    async () => {
      const { scheduleId } = await buyer(7)
      await sendReminders(addDays(TODAY, 11))
      expect(
        await db.paymentReminder.findMany({ where: { scheduleId } })
      ).toMatchObject([{ offsetDays: 3 }])
    }
  )

  scenario('Stop after a payment, a pending proof or a promise', async () => {
    const paid = await buyer(0)
    await approve(paid.scheduleId)
    const proved = await buyer(0)
    signIn(proved.member)
    await submitPaymentProof({
      input: {
        scheduleIds: [proved.scheduleId],
        fileId: (await buildFile(proved.member.id)).id,
        platform: 'gcash',
        referenceNo: '1',
        amountCentavos: 100_000,
        paidOn: TODAY,
      },
    })
    const promised = await buyer(0, { reminderDays: [0] })
    signIn(promised.member)
    const promisedDate = addDays(TODAY, 5)
    await promisePayment({ scheduleIds: [promised.scheduleId], promisedDate })
    await sendReminders(TODAY)
    expect(await db.paymentReminder.count()).toBe(0)
    await sendReminders(promisedDate)
    expect(await db.paymentReminder.findMany()).toMatchObject([
      { scheduleId: promised.scheduleId, dueDate: dateColumnOf(promisedDate) },
    ])
  })
})

describe('an overdue bill', () => {
  scenario(
    'Pauses access after the grace period until it is paid',
    async () => {
      const late = await buyer(-15, { overdueEffect: 'PAUSE_ACCESS' })
      const inGrace = await buyer(-14, { overdueEffect: 'PAUSE_ACCESS' })
      const mild = await buyer(-60, { overdueEffect: 'BANNER' })
      await Promise.all([applyOverdue(TODAY), applyOverdue(TODAY)])
      await applyOverdue(TODAY)

      const paused = await subscriptionOf(late.subscriptionId)
      expect(paused).toMatchObject({ status: 'PAUSED', pauseCause: 'OVERDUE' })
      for (const { subscriptionId } of [inGrace, mild])
        expect((await subscriptionOf(subscriptionId)).status).toBe('ACTIVE')
      expect(await mails('subscriptionOverdue')).toBe(1)

      await approve(late.scheduleId)
      const back = await subscriptionOf(late.subscriptionId)
      expect(back).toMatchObject({ status: 'ACTIVE', pauseCause: null })
      // A pause for an overdue bill does not extend the subscription.
      expect(back.expiry).toEqual(paused.expiry)
    }
  )

  scenario('Has no effect once it is paid, while the job runs', async () => {
    const late = await buyer(-15, { overdueEffect: 'PAUSE_ACCESS' })
    const paying = await buyer(-15, { overdueEffect: 'PAUSE_ACCESS' })
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('SELECT FROM "Subscription" WHERE id = $1 FOR UPDATE', [
      late.subscriptionId,
    ])
    const job = applyOverdue(TODAY)
    await lockWaits(1)
    await approve(paying.scheduleId)
    await client.query('COMMIT')
    client.release()
    await job
    expect(await mails('subscriptionOverdue')).toBe(1)
  })

  scenario(
    'Limits lessons after the grace period until it is settled',
    async () => {
      const late = await buyer(-30, { overdueEffect: 'LIMIT_LESSONS' })
      await applyOverdue(TODAY)
      const limited = await subscriptionOf(late.subscriptionId)
      expect(limited.status).toBe('ACTIVE')
      expect(limited.lessonsLimitedAt).not.toBeNull()
      await approve(late.scheduleId)
      expect(await subscriptionOf(late.subscriptionId)).toMatchObject({
        lessonsLimitedAt: null,
      })
    }
  )

  scenario(
    'Gives access back until the promised day once payment is promised',
    async () => {
      const late = await buyer(-20, { overdueEffect: 'PAUSE_ACCESS' })
      await applyOverdue(TODAY)
      signIn(late.member)
      const promisedDate = addDays(TODAY, 4)
      await promisePayment({ scheduleIds: [late.scheduleId], promisedDate })
      expect((await subscriptionOf(late.subscriptionId)).status).toBe('ACTIVE')
      await applyOverdue(addDays(promisedDate, 15))
      expect((await subscriptionOf(late.subscriptionId)).status).toBe('PAUSED')
    }
  )

  scenario('Has no effect any more once the policy is milder', async () => {
    const late = await buyer(-20, { overdueEffect: 'PAUSE_ACCESS' })
    await applyOverdue(TODAY)
    await db.paymentTerm.update({
      where: { id: late.termId },
      data: { overdueEffect: 'BANNER' },
    })
    await applyOverdue(TODAY)
    expect((await subscriptionOf(late.subscriptionId)).status).toBe('ACTIVE')
  })

  scenario('Does not end a pause by staff', async () => {
    const late = await buyer(-20, { overdueEffect: 'PAUSE_ACCESS' })
    await db.subscription.update({
      where: { id: late.subscriptionId },
      data: { status: 'PAUSED', pauseCause: 'STAFF', pausedAt: new Date() },
    })
    await applyOverdue(TODAY)
    await approve(late.scheduleId)
    await disapprovePaymentScheduleTransaction({
      id: late.scheduleId,
      remarks: 'Bounced',
    })
    expect(await subscriptionOf(late.subscriptionId)).toMatchObject({
      status: 'PENDING',
    })
  })

  scenario(
    'Is past its grace in SQL exactly when the TypeScript rule says so',
    async () => {
      for (const [dueIn, promisedIn] of [
        [-14, null],
        [-15, null],
        [-20, -14],
        [-20, -15],
        [-3, 5],
        [0, null],
      ] as const) {
        const { subscriptionId, scheduleId } = await buyer(dueIn, {
          overdueEffect: 'PAUSE_ACCESS',
        })
        const dueDay = addDays(TODAY, dueIn)
        const promisedDay =
          promisedIn === null ? null : addDays(TODAY, promisedIn)
        await db.paymentSchedule.update({
          where: { id: scheduleId },
          data: { promisedDate: promisedDay && dateColumnOf(promisedDay) },
        })
        const [{ past }] = await db.$queryRawUnsafe<{ past: boolean }[]>(
          `SELECT ${hasOverdue(['PAUSE_ACCESS'], '$2')} AS past FROM "Subscription" s WHERE id = $1`,
          subscriptionId,
          TODAY
        )
        const { effect } = overdueState(
          { dueDay, promisedDay },
          { effect: 'PAUSE_ACCESS', graceDays: 14 },
          TODAY
        )
        expect({ dueIn, promisedIn, past }).toEqual({
          dueIn,
          promisedIn,
          past: effect === 'PAUSE_ACCESS',
        })
      }
    }
  )
})

describe('the dues banner', () => {
  scenario(
    'Counts from a promised day, and appears only if the policy has a banner',
    async () => {
      const late = await buyer(-2)
      signIn(late.member)
      expect((await getDuesAndExpiration()).overduePayments).toHaveLength(1)
      const promisedDate = addDays(TODAY, 3)
      await promisePayment({ scheduleIds: [late.scheduleId], promisedDate })
      const dues = await getDuesAndExpiration()
      expect(dues.overduePayments).toEqual([])
      expect(dues.upcomingPaymentDue).toEqual([
        { id: late.scheduleId, scheduleDate: promisedDate },
      ])

      const silent = await buyer(-2, { overdueEffect: 'NONE' })
      signIn(silent.member)
      expect((await getDuesAndExpiration()).overduePayments).toEqual([])
    }
  )
})

scenario(
  'The preview counts the members a policy would affect today',
  async () => {
    const { termId, member } = await buyer(-10)
    signIn(await buildUser('admin'), 'admin')
    expect(
      await overduePreview({ paymentTermId: termId, graceDays: 10 })
    ).toEqual({ members: 0, isCapped: false, latest: [] })
    expect(
      await overduePreview({ paymentTermId: termId, graceDays: 9 })
    ).toMatchObject({
      members: 1,
      latest: [{ userId: member.id, daysLate: 10, owedCentavos: 100_000 }],
    })
  }
)

scenario(
  'The daily job breaks promises, sends reminders and pauses subscriptions',
  async () => {
    const late = await buyer(-30, { overdueEffect: 'PAUSE_ACCESS' })
    await db.promiseToPay.create({
      data: {
        scheduleId: late.scheduleId,
        createdById: late.member.id,
        promisedDate: dateColumnOf(addDays(TODAY, -1)),
      },
    })
    await buyer(0)
    await collectDues()
    await collectDues()
    expect(await db.promiseToPay.findFirst()).toMatchObject({
      status: 'BROKEN',
    })
    expect(await mails('paymentReminder')).toBe(1)
    expect((await subscriptionOf(late.subscriptionId)).status).toBe('PAUSED')
  }
)
