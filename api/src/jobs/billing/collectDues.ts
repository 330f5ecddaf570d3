import { applyOverdue } from 'src/services/billing/dues/applyOverdue'
import { breakPromises } from 'src/services/billing/dues/breakPromises'
import { sendReminders } from 'src/services/billing/dues/sendReminders'
import { tellOfEndings } from 'src/services/billing/subscriptions/tellOfEndings'
import { manilaToday } from 'src/shared/manilaTime'

/**
 * Runs once per Manila day: marks broken promises, sends reminders, applies overdue effects and tells whose
 * membership ends. A late run does what is
 * due today; a repeated run does nothing twice.
 */
const collectDues = async () => {
  const today = manilaToday()
  await breakPromises(today)
  await sendReminders(today)
  await applyOverdue(today)
  await tellOfEndings(today)
}

export default collectDues
