import OutboxEmailsCell from 'src/components/Accounts/staff/OutboxEmail/OutboxEmailsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useTableState } from 'src/hooks/resource/useTableState'

const OutboxPage = () => {
  const { variables } = useTableState()
  return (
    <>
      <ListHeader entity="accounts.staff.outboxEmail" />
      <OutboxEmailsCell {...variables} />
    </>
  )
}

export default OutboxPage
