import { useAuth } from 'src/auth'

import {
  can,
  type Cap,
  type FunctionFlag,
  type RightsHolder,
} from '$api/src/shared/permissions'
import { mayOpen } from '$api/src/shared/routeRequirements'

/** What the signed-in user may do, as the server said; the server checks it again. */
export const useAccess = () => {
  const { currentUser } = useAuth()
  const holder = currentUser as RightsHolder

  return {
    mayOpen: (routeName: string) => mayOpen(routeName, holder),
    can: (right: FunctionFlag | Cap) => can(holder, right),
  }
}
