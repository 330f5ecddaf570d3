import { routes } from '@redwoodjs/router'

import AccessLevelsCell from 'src/components/Accounts/AccessLevel/AccessLevelsCell'
import { ListHeader } from 'src/components/ui/ResourceList/ListHeader'
import { useAccess } from 'src/hooks/useAccess'

const AccessLevelsPage = () => {
  const { mayCreate } = useAccess()
  return (
    <>
      <ListHeader
        entity="people.accessLevel"
        create={mayCreate('newAccessLevel') && routes.newAccessLevel()}
      />
      <AccessLevelsCell />
    </>
  )
}

export default AccessLevelsPage
