// lazy() needs a default export; only the build adds one to a Cell.
import SocialReminderCell from 'src/components/Accounts/Home/SocialReminder/SocialReminderCell'

export default SocialReminderCell
