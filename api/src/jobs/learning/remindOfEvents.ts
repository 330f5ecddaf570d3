import { sendEventReminders } from 'src/services/learning/events/events/sendEventReminders'

/** Runs every five minutes: sends the reminders that are due. */
const remindOfEvents = () => sendEventReminders()

export default remindOfEvents
