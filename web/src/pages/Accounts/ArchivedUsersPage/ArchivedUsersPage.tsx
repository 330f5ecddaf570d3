import ArchivedUsersCell from 'src/components/Accounts/staff/Archive/ArchivedUsersCell'
import WaitingDeletionsCell from 'src/components/Accounts/staff/Archive/WaitingDeletionsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'

const ArchivedUsersPage = () => (
  <>
    <ListHeader entity="accounts.users.archived" />
    <WaitingDeletionsCell />
    <ArchivedUsersCell />
  </>
)

export default ArchivedUsersPage
