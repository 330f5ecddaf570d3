import { useLocation } from '@redwoodjs/router'

import { profileMenuOf } from 'src/components/access/profileMenu'

import { useCurrentRole } from './useCurrentRole'
import { pathTo, useIsShown } from './useMenu'

/** What the profile menu of the role in use lists, and where each leads: a bug report knows where one was. */
export const useProfileMenu = () => {
  const isShown = useIsShown()
  const role = useCurrentRole()
  const { pathname } = useLocation()
  return profileMenuOf(role?.name)
    .filter(({ route }) => isShown(route))
    .map(({ route, label }) => ({
      route,
      label,
      path:
        pathTo(route, route === 'bugReport' ? { from: pathname } : {}) ?? '/',
    }))
}
