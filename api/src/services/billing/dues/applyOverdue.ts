import { subscriptionOverdueEmail } from 'src/emails/subscriptionOverdueEmail'
import { int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { pool, type Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import type { Day } from 'src/shared/manilaTime'

import { lockedCredit } from '../credit/credit'
import { pauseForOverdue } from '../subscriptions/pauseSubscription'

import { effectsWanted, endOverdueEffects } from './endOverdueEffects'
import { pastGrace } from './pastGrace'

const AT_ONCE = 200

/** The reason that staff see for the pause. */
const REASON = 'Overdue bill'

type Effect = 'PAUSE_ACCESS' | 'LIMIT_LESSONS'

// The search starts from the bills, in the order of their index, because few bills are late compared with all
// subscriptions.
const late = (untouched: string) =>
  statement(
    `SELECT DISTINCT s.id FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" AND i."voidedAt" IS NULL
      JOIN "Subscription" s ON s.id = i."subscriptionId" AND s.status = 'ACTIVE' AND ${untouched}
      JOIN "PaymentTerm" t ON t.id = s."paymentTermId" AND t."overdueEffect" = $1::"OverdueEffect"
      WHERE ${pastGrace('t."graceDays"', '$2')} AND s.id > $3 ORDER BY s.id LIMIT ${AT_ONCE}`,
    { id: int }
  )

const LATE: Record<Effect, ReturnType<typeof late>> = {
  PAUSE_ACCESS: late('true'),
  LIMIT_LESSONS: late('s."lessonsLimitedAt" IS NULL'),
}

const touchedBy = async (effect: Effect, today: Day, afterId: number) => {
  const rows = await LATE[effect].all(pool, [effect, today, afterId])
  return rows.map(({ id }) => id)
}

const limitLessons = async (tx: Tx, id: number) => {
  const { count } = await tx.subscription.updateMany({
    where: { id, status: 'ACTIVE', lessonsLimitedAt: null },
    data: { lessonsLimitedAt: new Date() },
  })
  if (count === 0) return false
  await logInfo(tx, {
    action: 'subscription.limited',
    entity: 'Subscription',
    entityId: id,
    after: { reason: REASON },
  })
  return true
}

/** The bill may have been paid, or promised, since it was found. */
const isLate = async (tx: Tx, effect: Effect, id: number, today: Day) => {
  const wanted = await effectsWanted(tx, id, today)
  return effect === 'PAUSE_ACCESS' ? wanted?.isPaused : wanted?.isLimited
}

const apply = (effect: Effect, id: number, today: Day) =>
  inTransaction(async (tx) => {
    const { userId, user, product } = await tx.subscription.findUniqueOrThrow({
      where: { id },
      select: {
        userId: true,
        user: { select: { email: true, firstName: true, language: true } },
        product: { select: { name: true } },
      },
    })
    await lockedCredit(tx, userId)
    if (!(await isLate(tx, effect, id, today))) return
    const isNew =
      effect === 'PAUSE_ACCESS'
        ? await pauseForOverdue(tx, id, REASON)
        : await limitLessons(tx, id)
    if (!isNew) return
    await queueMail(
      tx,
      user.email,
      subscriptionOverdueEmail({
        lang: user.language,
        effect,
        firstName: user.firstName,
        productName: product.name,
      })
    )
  })

const TOUCHED_BEFORE = statement(
  `SELECT id FROM "Subscription" WHERE ("lessonsLimitedAt" IS NOT NULL OR (status = 'PAUSED' AND "pauseCause" = 'OVERDUE'))
      AND id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
  { id: int }
)

const released = async (afterId: number) => {
  const rows = await TOUCHED_BEFORE.all(pool, [afterId])
  return rows.map(({ id }) => id)
}

const inBatches = async (
  read: (afterId: number) => Promise<number[]>,
  act: (id: number) => Promise<unknown>
) => {
  let afterId = 0
  for (;;) {
    const ids = await read(afterId)
    if (ids.length === 0) return
    for (const id of ids) await act(id)
    afterId = ids[ids.length - 1]
  }
}

/**
 * Applies the payment terms' overdue policies for today: pauses and limits begin and end. A second run on the same day
 * changes nothing.
 */
export const applyOverdue = async (today: Day) => {
  for (const effect of ['PAUSE_ACCESS', 'LIMIT_LESSONS'] as const)
    await inBatches(
      (afterId) => touchedBy(effect, today, afterId),
      (id) => apply(effect, id, today)
    )
  await inBatches(released, (id) =>
    inTransaction((tx) => endOverdueEffects(tx, id, today))
  )
}
