// Approvals and revocations of different bills at the same time: one product, platform and day, so that
// all of them change the same sums.
import foldDays from 'src/jobs/billing/foldDays'
import { db, pool } from 'src/lib/db'
import { mergeUsers } from 'src/services/accounts/people/merge/mergeUsers'
import { buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { lockWaits } from 'src/testing/lockWaits'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'

import { giveCredit } from '../credit/giveCredit'
import { payFromCredit } from '../credit/payFromCredit'
import { refundMember } from '../credit/refunds'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { resumeSubscription } from '../subscriptions/pauseSubscription'

const PAIRS = 10

const approve = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'gcash',
    externalInvoiceId: 'N/A',
  })

const revoke = (id: number) =>
  disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })

const deadlocks = async () => {
  await pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()'
  )
  return Number(rows[0].deadlocks)
}

const sums = async () => {
  const { rows } = await pool.query(`
    SELECT (SELECT COALESCE(sum("amountCentavos"), 0)::int FROM app.payment_day) AS paid,
      (SELECT COALESCE(sum(payments), 0)::int FROM app.approval_day) AS payments,
      (SELECT COALESCE(sum("amountCentavos"), 0)::int FROM app.due_day) AS due`)
  return rows[0]
}

describe('approvals and revocations at the same time', () => {
  scenario(
    'Never deadlock, and leave sums that a recount confirms',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const bills: number[] = []
      for (let n = 0; n < 2 * PAIRS; n++)
        bills.push((await buildInvoice()).schedules[0].id)
      const { productId, funnelId } = await db.subscription.findFirstOrThrow()
      await db.subscription.updateMany({ data: { productId, funnelId } })
      await rebuildDays()
      const paid = bills.slice(0, PAIRS)
      const open = bills.slice(PAIRS)
      for (const id of paid) await approve(id)

      const before = await deadlocks()
      await Promise.all([...open.map(approve), ...paid.map(revoke)])
      expect(await deadlocks()).toBe(before)

      const kept = await sums()
      expect(kept).toEqual({
        paid: PAIRS * 100_000,
        payments: PAIRS,
        due: PAIRS * 100_000,
      })
      // Folding while people pay loses nothing.
      await Promise.all([foldDays(), foldDays(), ...open.map(revoke)])
      await foldDays()
      expect(await sums()).toEqual({ paid: 0, payments: 0, due: 2 * kept.due })
      const folded = await pool.query('SELECT FROM app.due_day')
      expect(folded.rowCount).toBe(1)
      const last = await sums()
      await rebuildDays()
      expect(await sums()).toEqual(last)
    }
  )
})

describe('the bills of one member at the same time', () => {
  /** Bills of two accounts of one person, without any money yet: the first one starts the member's journey. */
  const buildBills = async () => {
    const [ana, again] = [
      await buildUser('non-member'),
      await buildUser('non-member'),
    ]
    const bills: number[] = []
    for (const userId of [ana.id, ana.id, ana.id, again.id]) {
      const pricesCentavos = [100_000, 100_000, 100_000]
      const { schedules } = await buildInvoice({ userId, pricesCentavos })
      bills.push(...schedules.map(({ id }) => id))
    }
    return { ana, again, bills }
  }

  const give = (userId: number) =>
    giveCredit({ userId, amountCentavos: 50_000, reason: 'Goodwill' })

  /** Money that came and credit that was given are what is paid on bills and what credit is left. */
  const BALANCE = `
    SELECT sum("amountCentavos")::int + COALESCE(sum("creditCentavos") FILTER (WHERE kind = 'CREDIT'), 0)::int AS came,
      sum("creditCentavos")::int + (SELECT sum("paidCentavos")::int FROM "PaymentSchedule") AS stands
    FROM "Payment"`

  scenario(
    'Never deadlock, with first money, credit, refunds and a merge',
    async () => {
      const { id: stageId } = await buildStage()
      const moveUp = (id: number) =>
        db.user.update({ where: { id }, data: { stageId } })
      signIn(await buildUser('admin'), 'admin')
      const { ana, again, bills } = await buildBills()
      await give(ana.id)
      const before = await deadlocks()
      const answers = await Promise.allSettled([
        ...bills.map(approve),
        ...bills.slice(0, 4).map((id) => payFromCredit({ scheduleIds: [id] })),
        ...bills.slice(4, 8).map(revoke),
        give(ana.id),
        give(again.id),
        moveUp(ana.id),
        moveUp(again.id),
        refundMember({
          userId: ana.id,
          input: {
            amountCentavos: 1000,
            platform: 'gcash',
            referenceNo: 'OUT-1',
            reason: 'Asked for it',
            bills: 'STAY_PAID',
          },
        }),
        mergeUsers({
          survivorId: ana.id,
          mergedId: again.id,
          input: {
            fields: [],
            reason: 'The same person',
            confirmation: again.tribeId,
          },
        }),
      ])
      expect(await deadlocks()).toBe(before)
      const answered = answers.map((answer) =>
        answer.status === 'rejected' ? answer.reason.extensions?.code : 'DONE'
      )
      // Approvals and payments from credit of one bill exclude each other, in any order.
      expect(new Set(answered)).toEqual(
        new Set(['DONE', 'PAYMENT_ALREADY_PAID'])
      )
      const [{ came, stands }] = (await pool.query(BALANCE)).rows
      expect(stands).toBe(came)
    }
  )
})

scenario(
  'A payment that bounces and the end of a pause wait for each other, and never deadlock',
  async () => {
    signIn(await buildUser('admin'), 'admin')
    const first = await buildInvoice()
    const { userId } = first
    const bill = first.schedules[0].id
    await approve(bill)
    const renewal = await buildInvoice({ userId })
    await db.subscription.update({
      where: { id: renewal.subscriptionId },
      data: { renewedFromId: first.subscriptionId },
    })
    await approve(renewal.schedules[0].id)
    await db.subscription.update({
      where: { id: renewal.subscriptionId },
      data: { status: 'PAUSED', pausedAt: new Date(), pauseCause: 'STAFF' },
    })
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('SELECT FROM "Subscription" WHERE id = $1 FOR UPDATE', [
      renewal.subscriptionId,
    ])
    const before = await deadlocks()
    const resumed = resumeSubscription({ id: renewal.subscriptionId })
    await lockWaits(1)
    const bounced = revoke(bill)
    await lockWaits(2)
    await client.query('COMMIT')
    client.release()
    await Promise.all([resumed, bounced])
    expect(await deadlocks()).toBe(before)
  }
)
