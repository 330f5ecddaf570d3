import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { inTransaction } from 'src/lib/database/transaction'
import { pool, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import type { PayTo } from 'src/shared/billing/paying/payTo'
import { addDays, daysBetween, manilaToday } from 'src/shared/manilaTime'

import {
  accountsByProduct,
  BILLS_TO_REMIND,
  MOST_OVERDUE,
  OVERDUE_TO_REMIND,
  remind,
  type DueEntry,
} from './reminders'

/** Older bills are a matter for a call. */
const OVERDUE_DAYS = 365

// Whether the member was not yet reminded today.
const remindToday = async (tx: Tx, entry: DueEntry, accounts: PayTo[]) => {
  const offsetDays = daysBetween(entry.dueDay, manilaToday())
  if (!(await remind(tx, entry, offsetDays, accounts))) return false
  await logInfo(tx, {
    action: 'paymentReminder.created',
    entity: 'PaymentSchedule',
    entityId: entry.id,
    after: { offsetDays },
  })
  return true
}

const refusalFor = ({ dueDay, scheduleDate }: DueEntry) =>
  dueDay >= manilaToday() && dueDay !== scheduleDate
    ? 'PROMISE_STANDS'
    : 'REMINDED_TODAY'

/**
 * Reminds members of open bills by notice and mail, each at most once a day. While a promise stands or a proof is being
 * checked, nobody is reminded.
 * @returns how many reminders were sent
 * @throws TOO_LONG by field above 200 bills. If none was sent: REMINDED_TODAY; PROMISE_STANDS; NOT_FOUND, also for a
 * bill that is paid or whose proof is being checked
 */
export const remindOfBills = (async ({ ids }) => {
  refuseInput({ ids: ids.length > MOST_OVERDUE && 'TOO_LONG' })
  const entries = await BILLS_TO_REMIND.all(pool, [ids])
  for (const userId of new Set(entries.map((entry) => entry.userId)))
    await requireReach('studentPaymentDetails', userId)
  const accountsOf = accountsByProduct()
  return inTransaction(async (tx) => {
    let sent = 0
    for (const entry of entries)
      if (
        refusalFor(entry) !== 'PROMISE_STANDS' &&
        (await remindToday(tx, entry, await accountsOf(tx, entry.productId)))
      )
        sent += 1
    if (sent === 0) throw new AppError(refusalFor(found(entries[0])))
    return sent
  })
}) satisfies MutationResolvers['remindOfBills']

const overdueEntries = () => {
  const today = manilaToday()
  return OVERDUE_TO_REMIND.all(pool, [addDays(today, -OVERDUE_DAYS), today])
}

/** How many people `remindOfOverdue` would remind now. */
export const overdueToRemind = (async () =>
  new Set((await overdueEntries()).map(({ userId }) => userId))
    .size) satisfies QueryResolvers['overdueToRemind']

/**
 * Reminds of all overdue bills that nobody was reminded of today, at most 200.
 * @returns how many reminders were sent
 */
export const remindOfOverdue = (async () => {
  const entries = await overdueEntries()
  const accountsOf = accountsByProduct()
  return inTransaction(async (tx) => {
    let sent = 0
    for (const entry of entries)
      if (await remindToday(tx, entry, await accountsOf(tx, entry.productId)))
        sent += 1
    return sent
  })
}) satisfies MutationResolvers['remindOfOverdue']
