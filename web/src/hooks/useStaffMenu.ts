import { useAuth } from 'src/auth'
import type { Duties } from 'src/components/access/duties'
import { shownMenu, staffMenuOf } from 'src/components/access/staffMenu'

import { useCurrentRole } from './useCurrentRole'
import { useIsShown } from './useMenu'

/** The staff menu of the role in use, without what is not built or not allowed. */
export const useStaffMenu = () => {
  const { currentUser } = useAuth()
  const duties = (currentUser ?? {}) as Duties
  return shownMenu(staffMenuOf(useCurrentRole()?.name, duties), useIsShown())
}
