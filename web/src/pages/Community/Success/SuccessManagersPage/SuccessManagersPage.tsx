import { MembersInNobodysCare } from 'src/components/Community/staff/SuccessManager/MembersInNobodysCare'
import { NewSuccessManager } from 'src/components/Community/staff/SuccessManager/NewSuccessManager'
import SuccessManagersCell from 'src/components/Community/staff/SuccessManager/SuccessManagersCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useAccess } from 'src/hooks/access/useAccess'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

const SuccessManagersPage = () => {
  const { text } = useEntityWords('community.success.manager')
  const mayEdit = useAccess().can('editSuccessManagers')
  return (
    <>
      <PageHeader
        title={text('list')}
        actions={mayEdit && <NewSuccessManager />}
      />
      <SuccessManagersCell />
      {mayEdit && <MembersInNobodysCare />}
    </>
  )
}

export default SuccessManagersPage
