import { useAuth } from 'src/auth'
import type { Duties } from 'src/components/access/duties'
import { shownMenu, staffMenuOf } from 'src/components/access/staffMenu'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { useIsShown } from 'src/hooks/access/useMenu'

/** The staff menu of the current role, without missing and forbidden pages. */
export const useStaffMenu = () => {
  const { currentUser } = useAuth()
  const duties = (currentUser ?? {}) as Duties
  return shownMenu(staffMenuOf(useCurrentRole()?.name, duties), useIsShown())
}
