import { routes } from '@redwoodjs/router'

import UsersCell from 'src/components/Accounts/staff/User/UsersCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

const UsersPage = () => {
  const mayCreate = useMayCreate()
  return (
    <>
      <ListHeader
        entity="accounts.staff.user"
        create={mayCreate('newUser') && routes.newUser()}
      />
      <UsersCell type="MEMBER" />
    </>
  )
}

export default UsersPage
