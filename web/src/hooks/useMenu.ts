import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import {
  menuSetOf,
  profileEntries,
  shownMenu,
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

/** The menu of the role in use, without what is not built or not allowed. */
export const useMenu = () => {
  const { mayOpen } = useAccess()
  const role = useCurrentRole()
  const { currentUser } = useAuth()
  const isShown = (routeName: string) =>
    routeName in routes && mayOpen(routeName)

  const menu = shownMenu(menuSetOf(role?.name), isShown)
  // An affiliate sees the rest once the terms are accepted (spec section 6).
  const waitsForTerms =
    role?.name === 'affiliate' && !currentUser?.affiliateTimestamp

  return {
    ...menu,
    role: role?.name,
    entries: waitsForTerms ? menu.entries.slice(0, 1) : menu.entries,
    profile: profileEntries.filter(({ route }) => isShown(route)),
  }
}
