import { shownMenu, staffMenuOf } from 'src/components/access/staffMenu'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { useDuties } from 'src/hooks/access/useDuties'
import { useIsShown } from 'src/hooks/access/useMenu'

/** The staff menu of the current role, without missing and forbidden pages. */
export const useStaffMenu = () => {
  const duties = useDuties()
  return shownMenu(staffMenuOf(useCurrentRole().name, duties), useIsShown())
}
