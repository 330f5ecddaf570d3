import { useLocation } from '@redwoodjs/router'

import { profileMenuOf } from 'src/components/access/profileMenu'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { pathTo, useIsShown } from 'src/hooks/access/useMenu'

/** The entries of the current role's profile menu with their paths; the bug report gets the current page. */
export const useProfileMenu = () => {
  const isShown = useIsShown()
  const role = useCurrentRole()
  const { pathname } = useLocation()
  return profileMenuOf(role.name)
    .filter(({ route }) => isShown(route))
    .map(({ route, label }) => ({
      route,
      label,
      path:
        pathTo(route, route === 'bugReport' ? { from: pathname } : {}) ?? '/',
    }))
}
