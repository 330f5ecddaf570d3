import { sendEventReminders } from 'src/services/learning/events/sendEventReminders'

/** Every five minutes: who is going is written to in time. */
const remindOfEvents = () => sendEventReminders()

export default remindOfEvents
