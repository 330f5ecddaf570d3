import { applyOverdue } from 'src/services/billing/dues/applyOverdue'
import { breakPromises } from 'src/services/billing/dues/breakPromises'
import { sendReminders } from 'src/services/billing/dues/sendReminders'
import { manilaToday } from 'src/shared/manilaTime'

/**
 * Once a Manila day: broken promises, reminders, overdue effects. Twice, or days late, it does what is due today and
 * nothing again.
 */
const collectDues = async () => {
  const today = manilaToday()
  await breakPromises(today)
  await sendReminders(today)
  await applyOverdue(today)
}

export default collectDues
