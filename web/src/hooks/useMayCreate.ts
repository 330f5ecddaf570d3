import { useAuth } from 'src/auth'

import { mayCreate, type CreateRoute } from '$api/src/shared/createFlags'
import type { RightsHolder } from '$api/src/shared/permissions'

/** Whether a button for something new shows to who is signed in. */
export const useMayCreate = () => {
  const { currentUser } = useAuth()
  return (routeName: CreateRoute) =>
    mayCreate(routeName, currentUser as RightsHolder)
}
