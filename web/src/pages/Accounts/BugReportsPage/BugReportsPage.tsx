import BugReportsCell from 'src/components/Accounts/staff/BugReport/BugReportsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'

const BugReportsPage = () => (
  <>
    <ListHeader entity="accounts.staff.bugReport" />
    <BugReportsCell />
  </>
)

export default BugReportsPage
