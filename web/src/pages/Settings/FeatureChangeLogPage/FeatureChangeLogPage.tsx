import { routes } from '@redwoodjs/router'

import ChangelogEntriesCell from 'src/components/Settings/staff/ChangelogEntry/ChangelogEntriesCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useAccess } from 'src/hooks/access/useAccess'
import { useTableState } from 'src/hooks/resource/useTableState'

const FeatureChangeLogPage = () => {
  const { mayOpen } = useAccess()
  const { variables } = useTableState()
  return (
    <>
      <ListHeader
        entity="settings.changelogEntry"
        create={mayOpen('newChangelogEntry') && routes.newChangelogEntry()}
      />
      <ChangelogEntriesCell {...variables} />
    </>
  )
}

export default FeatureChangeLogPage
