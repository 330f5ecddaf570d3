import { useAuth } from 'src/auth'

import {
  can,
  type Cap,
  type FunctionFlag,
  type RightsHolder,
} from '$api/src/shared/access/permissions'
import { mayOpen } from '$api/src/shared/access/routeRequirements'

/** The signed-in user's rights as the server sent them; the server checks them again. */
export const useAccess = () => {
  const { currentUser } = useAuth()
  const holder = currentUser as RightsHolder

  return {
    mayOpen: (routeName: string) => mayOpen(routeName, holder),
    can: (right: FunctionFlag | Cap) => can(holder, right),
  }
}
