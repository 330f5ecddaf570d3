import { bool, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { manilaToday, type Day } from 'src/shared/manilaTime'

import { resumeAfterPayment } from '../subscriptions/pauseSubscription'

import { hasOverdue } from './pastGrace'

const LIMITING = ['LIMIT_LESSONS', 'PAUSE_ACCESS']

const WANTED = statement(
  `SELECT ${hasOverdue(['PAUSE_ACCESS'], '$2')} AS "isPaused", ${hasOverdue(LIMITING, '$2')} AS "isLimited"
      FROM "Subscription" s WHERE id = $1`,
  { isPaused: bool, isLimited: bool }
)

/** The effects that the overdue bills of a subscription call for on a day. */
export const effectsWanted = (tx: Tx, id: number, today: Day) =>
  WANTED.first(tx, [id, today])

/**
 * Ends the effects of overdue bills on a subscription once none of its bills calls for them: after a payment, a waiver
 * or a promise, and daily for terms whose policy changed.
 */
export const endOverdueEffects = async (
  tx: Tx,
  id: number,
  today: Day = manilaToday()
) => {
  const wanted = await effectsWanted(tx, id, today)
  if (!wanted) return
  if (!wanted.isPaused) await resumeAfterPayment(tx, id)
  if (wanted.isLimited) return
  const { count } = await tx.subscription.updateMany({
    where: { id, lessonsLimitedAt: { not: null } },
    data: { lessonsLimitedAt: null },
  })
  if (count > 0)
    await logInfo(tx, {
      action: 'subscription.unlimited',
      entity: 'Subscription',
      entityId: id,
    })
}
