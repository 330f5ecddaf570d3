import BugReportsCell from 'src/components/Accounts/staff/BugReport/BugReportsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useTableState } from 'src/hooks/resource/useTableState'

const BugReportsPage = () => {
  const { variables } = useTableState()
  return (
    <>
      <ListHeader entity="accounts.staff.bugReport" />
      <BugReportsCell {...variables} />
    </>
  )
}

export default BugReportsPage
