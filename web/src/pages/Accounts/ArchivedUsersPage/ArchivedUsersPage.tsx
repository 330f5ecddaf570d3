import ArchivedUsersCell from 'src/components/Accounts/staff/Archive/ArchivedUsersCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'

const ArchivedUsersPage = () => (
  <>
    <ListHeader entity="accounts.users.archived" />
    <ArchivedUsersCell />
  </>
)

export default ArchivedUsersPage
