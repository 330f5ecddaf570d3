import { shownMenu, staffMenuOf } from 'src/components/access/staffMenu'

import { useCurrentRole } from './useCurrentRole'
import { useIsShown } from './useMenu'

/** The staff menu of the role in use, without what is not built or not allowed. */
export const useStaffMenu = () =>
  shownMenu(staffMenuOf(useCurrentRole()?.name), useIsShown())
