import { applyOverdue } from 'src/services/billing/dues/applyOverdue'
import { breakPromises } from 'src/services/billing/dues/breakPromises'
import { sendReminders } from 'src/services/billing/dues/sendReminders'
import { manilaToday } from 'src/shared/manilaTime'

/**
 * Runs once per Manila day: broken promises, reminders, overdue effects. A repeated or late run does what is due today,
 * and nothing twice.
 */
const collectDues = async () => {
  const today = manilaToday()
  await breakPromises(today)
  await sendReminders(today)
  await applyOverdue(today)
}

export default collectDues
