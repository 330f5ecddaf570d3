import OutboxEmailsCell from 'src/components/Accounts/staff/OutboxEmail/OutboxEmailsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'

const OutboxPage = () => (
  <>
    <ListHeader entity="accounts.staff.outboxEmail" />
    <OutboxEmailsCell />
  </>
)

export default OutboxPage
