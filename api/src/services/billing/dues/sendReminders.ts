import { inTransaction } from 'src/lib/database/transaction'
import { pool } from 'src/lib/db'
import { PROMISE_DAYS } from 'src/shared/billing/collecting/promise'
import {
  LAST_REMINDER_DAYS,
  REMINDER_RANGE_DAYS,
  reminderDue,
} from 'src/shared/billing/collecting/reminderDue'
import { addDays, type Day } from 'src/shared/manilaTime'

import { accountsByProduct, DUE_ENTRIES, remind } from './reminders'

/**
 * Mails the reminders that are due today by the payment term of each bill. Bills with a pending proof get no reminder.
 */
export const sendReminders = async (today: Day) => {
  const from = addDays(
    today,
    -REMINDER_RANGE_DAYS - LAST_REMINDER_DAYS - 2 * PROMISE_DAYS
  )
  const to = addDays(today, REMINDER_RANGE_DAYS)
  let after: [Day, number] = [from, 0]
  const accountsOf = accountsByProduct()
  for (;;) {
    const rows = await DUE_ENTRIES.all(pool, [from, to, ...after])
    if (rows.length === 0) return
    await inTransaction(async (tx) => {
      for (const entry of rows) {
        const { dueDay, reminderDays, sentDays, productId } = entry
        const offset = reminderDue(dueDay, reminderDays, sentDays, today)
        if (offset !== null)
          await remind(tx, entry, offset, await accountsOf(tx, productId))
      }
    })
    const last = rows[rows.length - 1]
    after = [last.scheduleDate, last.id]
  }
}
