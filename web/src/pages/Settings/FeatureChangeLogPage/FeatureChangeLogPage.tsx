import { routes } from '@redwoodjs/router'

import ChangelogEntriesCell from 'src/components/Settings/staff/ChangelogEntry/ChangelogEntriesCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useAccess } from 'src/hooks/access/useAccess'

const FeatureChangeLogPage = () => {
  const { mayOpen } = useAccess()
  return (
    <>
      <ListHeader
        entity="settings.changelogEntry"
        create={mayOpen('newChangelogEntry') && routes.newChangelogEntry()}
      />
      <ChangelogEntriesCell />
    </>
  )
}

export default FeatureChangeLogPage
