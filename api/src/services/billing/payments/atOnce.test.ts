// Approvals and revocations of different bills at the same time (found.md F4): one product, platform and day, so that
// all of them change the same sums.
import foldDays from 'src/jobs/billing/foldDays'
import { db, pool } from 'src/lib/db'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'

import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'

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
