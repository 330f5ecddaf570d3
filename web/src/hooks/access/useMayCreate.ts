import { useAuth } from 'src/auth'

import { mayCreate, type CreateRoute } from '$api/src/shared/access/createFlags'
import type { RightsHolder } from '$api/src/shared/access/permissions'

/** Whether to show the signed-in user a button that creates a record. */
export const useMayCreate = () => {
  const { currentUser } = useAuth()
  return (routeName: CreateRoute) =>
    mayCreate(routeName, currentUser as RightsHolder)
}
