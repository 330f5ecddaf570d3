import { currentUser } from 'src/lib/auth'
import { db, pool } from 'src/lib/db'
import {
  activateSubscription,
  deactivateSubscription,
} from 'src/services/billing/subscriptions/activateSubscription'
import {
  addDays,
  dateColumnOf,
  manilaToday,
  startOfDay,
  type Day,
} from 'src/shared/manilaTime'
import { renewalOutcomes } from 'src/shared/reports/renewalOutcome'
import { enumValueOf } from 'src/shared/text/enumWords'
import { buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { buildSuccessManager } from 'src/testing/success'

import { retentionPage } from './retentionPage'
import { retentionReport } from './retentionReport'

const today = manilaToday()

/** A membership that ends in `days` days. */
const endsIn = async (days: number, changes = {}) => {
  const { subscriptionId, userId } = await buildInvoice({
    pricesCentavos: [500],
  })
  await db.subscription.update({
    where: { id: subscriptionId },
    data: {
      status: 'ACTIVE',
      startsAt: new Date('2026-01-01'),
      expiry: startOfDay(addDays(today, days)),
      ...changes,
    },
  })
  return { id: subscriptionId, userId }
}

const renewed = (on: Day) => ({
  status: 'SUPERSEDED',
  supersededOn: dateColumnOf(on),
})

const span = { from: addDays(today, -300), to: addDays(today, 60) }

const outcomes = async () => {
  const { total } = await retentionReport(span)
  return Object.fromEntries(
    renewalOutcomes.flatMap((key) => (total[key] ? [[key, total[key]]] : []))
  )
}

/**
 * Checks that the triggers' counters equal a full recount, and that the report's figures equal the number of rows
 * behind them.
 */
const expectSound = async () => {
  const kept = async () =>
    (
      await pool.query(
        'SELECT day::text, outcome, "stageId", memberships FROM app.membership_end_day WHERE memberships <> 0 ORDER BY 1, 2, 3'
      )
    ).rows
  await pool.query('SELECT app.fold_days()')
  const before = await kept()
  await rebuildDays()
  expect(await kept()).toEqual(before)
  const counts = await outcomes()
  for (const outcome of renewalOutcomes) {
    const filter = enumValueOf(outcome)
    expect((await retentionPage({ ...span, filter })).total).toBe(
      counts[outcome] ?? 0
    )
  }
}

beforeEach(async () => {
  await rebuildDays()
  signIn(await buildUser('admin'), 'admin')
})

describe('the retention report', () => {
  scenario(
    'Shows the outcome of each membership, including both ends',
    async () => {
      await endsIn(-20, renewed(addDays(today, -21)))
      await endsIn(-20, renewed(addDays(today, -20)))
      await endsIn(-20, renewed(addDays(today, -6)))
      await endsIn(-20, renewed(addDays(today, -5)))
      await endsIn(30)
      await endsIn(-14)
      await endsIn(-15)
      await endsIn(-15, { status: 'UNENROLLED' })
      expect(await outcomes()).toEqual({
        early: 1,
        grace: 2,
        late: 1,
        waiting: 2,
        lapsed: 1,
        left: 1,
      })
      const { rows } = await retentionPage({ ...span, filter: 'LATE' })
      expect(rows).toMatchObject([
        {
          outcome: 'late',
          renewedDay: addDays(today, -5),
          successManagerName: null,
        },
      ])
      const manager = await buildSuccessManager()
      await db.user.update({
        where: { id: rows[0].userId },
        data: { successManagerId: manager.id },
      })
      const cared = { ...span, successManagerId: manager.id }
      expect((await retentionPage(cared)).rows).toMatchObject([
        {
          userId: rows[0].userId,
          successManagerName: expect.stringContaining(manager.user.firstName),
        },
      ])
      expect((await retentionPage({ ...cared, filter: 'EARLY' })).rows).toEqual(
        []
      )
      await expectSound()
    }
  )

  scenario(
    'Leaves out memberships that have not begun or are paused',
    async () => {
      await endsIn(10, { status: 'PENDING' })
      await endsIn(10, { status: 'PAUSED' })
      await endsIn(10, { expiry: null })
      expect(await outcomes()).toEqual({})
      await expectSound()
    }
  )

  scenario('Follows a renewal and its reversal', async () => {
    const old = await endsIn(5)
    const { subscriptionId: next } = await buildInvoice({
      pricesCentavos: [500],
    })
    const { funnelId } = await db.subscription.findUniqueOrThrow({
      where: { id: old.id },
    })
    await db.subscription.update({
      where: { id: next },
      data: { userId: old.userId, funnelId, renewedFromId: old.id },
    })
    await db.$transaction((tx) => activateSubscription(tx, next))
    expect(await outcomes()).toMatchObject({ early: 1 })
    await expectSound()

    await db.$transaction((tx) => deactivateSubscription(tx, next))
    expect(await outcomes()).toEqual({ waiting: 1 })
    await expectSound()
  })

  scenario('Is limited to the stage of a coach', async () => {
    const [first, second] = [await buildStage(), await buildStage()]
    const { userId } = await endsIn(5)
    await endsIn(6)
    await db.user.update({
      where: { id: userId },
      data: { stageId: first.id },
    })
    const lead = await buildUser('team-lead')
    const asLeadOf = (managedStage: { id: number }) => {
      signIn(lead, 'team-lead')
      mockCurrentUser({ ...currentUser(), managedStage } as never)
    }

    asLeadOf(first)
    expect(await outcomes()).toEqual({ waiting: 1 })
    await expectSound()
    asLeadOf(second)
    expect(await outcomes()).toEqual({})

    await db.user.update({
      where: { id: userId },
      data: { stageId: second.id },
    })
    expect(await outcomes()).toEqual({ waiting: 1 })
    await expectSound()
  })

  scenario('Drops deleted memberships', async () => {
    const { id } = await endsIn(5)
    await db.paymentSchedule.deleteMany({})
    await db.invoice.deleteMany({})
    await db.subscription.delete({ where: { id } })
    expect(await outcomes()).toEqual({})
    await expectSound()
  })

  scenario(
    'Counts concurrent changes of stage and membership once',
    async () => {
      const stages = [await buildStage(), await buildStage()]
      const members = await Promise.all(
        Array.from({ length: 6 }, (_, n) => endsIn(n))
      )
      await Promise.all(
        members.flatMap(({ id, userId }, n) => [
          db.user.update({
            where: { id: userId },
            data: { stageId: stages[n % 2].id },
          }),
          db.subscription.update({
            where: { id },
            data: { expiry: startOfDay(addDays(today, 20)) },
          }),
        ])
      )
      expect(await outcomes()).toEqual({ waiting: 6 })
      await expectSound()
    }
  )
})
