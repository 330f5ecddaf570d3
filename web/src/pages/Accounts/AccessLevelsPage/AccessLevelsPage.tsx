import { routes } from '@redwoodjs/router'

import AccessLevelsCell from 'src/components/Accounts/staff/AccessLevel/AccessLevelsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

const AccessLevelsPage = () => {
  const mayCreate = useMayCreate()
  return (
    <>
      <ListHeader
        entity="accounts.staff.accessLevel"
        create={mayCreate('newAccessLevel') && routes.newAccessLevel()}
      />
      <AccessLevelsCell />
    </>
  )
}

export default AccessLevelsPage
