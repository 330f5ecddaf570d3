import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { mustReach } from 'src/lib/access/scopes'
import { inTransaction } from 'src/lib/database/transaction'
import { pool, type Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import type { PayTo } from 'src/shared/billing/paying/payTo'
import { addDays, daysBetween, manilaToday } from 'src/shared/manilaTime'

import {
  accountsByProduct,
  BILL_TO_REMIND,
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

/**
 * Reminds a member of an open bill by notice and mail, at most once a day. While a promise stands or a proof is being
 * checked, nobody is reminded.
 * @throws REMINDED_TODAY; PROMISE_STANDS; NOT_FOUND, also for a bill that is paid or whose proof is being checked
 */
export const remindOfBill = (async ({ id }) => {
  const entry = found((await BILL_TO_REMIND.all(pool, [id]))[0])
  await mustReach('studentPaymentDetails', entry.userId)
  const today = manilaToday()
  if (entry.dueDay >= today && entry.dueDay !== entry.scheduleDate)
    throw new AppError('PROMISE_STANDS')
  const accounts = await accountsByProduct()(pool, entry.productId)
  return inTransaction(async (tx) => {
    if (!(await remindToday(tx, entry, accounts)))
      throw new AppError('REMINDED_TODAY')
    return true
  })
}) satisfies MutationResolvers['remindOfBill']

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
