import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { menuPlaceOf, topMenuOf } from 'src/components/access/menu'

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

  const entries = topMenuOf(role?.name).filter(({ route }) => isShown(route))
  // An affiliate sees the rest once the terms are accepted (spec section 6).
  const waitsForTerms =
    role?.name === 'affiliate' && !currentUser?.affiliateTimestamp

  return {
    place: menuPlaceOf(role?.name),
    role: role?.name,
    entries: waitsForTerms ? entries.slice(0, 1) : entries,
  }
}
