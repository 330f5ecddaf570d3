import { beginDue } from 'src/services/marketing/announcements/sending/beginAnnouncement'
import { sendPortion } from 'src/services/marketing/announcements/sending/sendPortion'

/**
 * Runs every minute, and when somebody sends: begins what is due, then queues as many mails as the hour allows. After a
 * killed worker the next run goes on.
 */
const sendAnnouncements = async () => {
  await beginDue(new Date())
  while (await sendPortion());
}

export default sendAnnouncements
