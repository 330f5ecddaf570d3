import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import {
  bottomMenuOf,
  menuPlaceOf,
  topMenuOf,
  type MenuEntry,
} from 'src/components/access/menu'

import { useAccess } from './useAccess'
import { useCurrentRole } from './useCurrentRole'

/** The path of a named route; undefined while no page has that name. */
export const pathTo = (routeName: string, params?: Record<string, unknown>) =>
  (
    routes as unknown as Record<
      string,
      ((params?: object) => string) | undefined
    >
  )[routeName]?.(params)

/** Whether an entry's page exists and the user may open it. */
export const useIsShown = () => {
  const { mayOpen } = useAccess()
  return (routeName: string) => routeName in routes && mayOpen(routeName)
}

/**
 * The place of the current role's menu, and the entries of a top menu. `useStaffMenu` returns the entries for staff.
 */
export const useMenu = () => {
  const isShown = useIsShown()
  const role = useCurrentRole()
  const { currentUser } = useAuth()

  const shown = (entries: MenuEntry[]) =>
    entries.filter(({ route }) => isShown(route))
  const terms = currentUser?.affiliateTimestamp as string | null | undefined

  return {
    place: menuPlaceOf(role.name),
    role: role.name,
    entries: shown(topMenuOf(role.name, terms)),
    bottom: shown(bottomMenuOf(role.name, terms)),
  }
}
