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

/** Where a named route leads; undefined while no page has it. */
export const pathTo = (routeName: string, params?: Record<string, unknown>) =>
  (
    routes as unknown as Record<
      string,
      ((params?: object) => string) | undefined
    >
  )[routeName]?.(params)

/** Is an entry's page built, and may it be opened? */
export const useIsShown = () => {
  const { mayOpen } = useAccess()
  return (routeName: string) => routeName in routes && mayOpen(routeName)
}

/** Where the menu of the role in use stands, and what a menu on top holds; the staff's is useStaffMenu's. */
export const useMenu = () => {
  const isShown = useIsShown()
  const role = useCurrentRole()
  const { currentUser } = useAuth()

  const shown = (entries: MenuEntry[]) =>
    entries.filter(({ route }) => isShown(route))
  const terms = currentUser?.affiliateTimestamp as string | null | undefined

  return {
    place: menuPlaceOf(role?.name),
    role: role?.name,
    entries: shown(topMenuOf(role?.name, terms)),
    bottom: shown(bottomMenuOf(role?.name, terms)),
  }
}
