// The order of the menus (spec section 2.4). An entry shows if its route exists in Routes.tsx and the user may open it.
import {
  BookOpen,
  CalendarDays,
  CircleUser,
  FolderOpen,
  House,
  Link2,
  Percent,
  UsersRound,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'

import type staff from 'src/locales/en/accounts.staff.json'
import type common from 'src/locales/en/common.json'

export type MenuKey = `menu.${keyof typeof common.menu}`

export type Entry<Label> = {
  /** The route's name in Routes.tsx. */
  route: string
  params?: Record<string, string | number>
  /** The values of the label's placeholders. */
  values?: Record<string, string | number>
  label: Label
  icon?: LucideIcon
  /** The label for the bottom bar, which needs short words. */
  shortLabel?: MenuKey
}

export type MenuEntry = Entry<MenuKey>

/** The texts of the staff's menus load together with them. */
export type StaffKey =
  | MenuKey
  | `accounts.staff:menu.${keyof typeof staff.menu}`

export type StaffEntry = Entry<StaffKey>

/** Entries below a common heading. */
export type MenuGroup = {
  label: StaffKey
  icon: LucideIcon
  entries: StaffEntry[]
}

/** 'side' is the staff's side navigation; 'top' is the top bar, and on phones the bottom bar. */
export type MenuPlace = 'top' | 'side'

export const home: MenuEntry = {
  route: 'home',
  label: 'menu.home',
  icon: House,
}

export const learning: MenuEntry[] = [
  { route: 'viewCourses', label: 'menu.courses', icon: BookOpen },
  { route: 'viewEvents', label: 'menu.events', icon: CalendarDays },
  { route: 'viewResources', label: 'menu.resources', icon: FolderOpen },
]

export const billing: MenuEntry = {
  route: 'account',
  label: 'menu.account',
  shortLabel: 'menu.accountShort',
  icon: WalletCards,
}

/** Where a member talks with others, and finds their group. */
export const community: MenuEntry = {
  route: 'community',
  label: 'menu.community',
  icon: UsersRound,
}

const [courses, events] = learning

const affiliate: MenuEntry[] = [
  { route: 'home', label: 'menu.dashboard', icon: House },
  { route: 'affiliateLeads', label: 'menu.leads', icon: CircleUser },
  { route: 'affiliateLinks', label: 'menu.links', icon: Link2 },
  { route: 'affiliateResources', label: 'menu.resources', icon: FolderOpen },
  { route: 'affiliateCommission', label: 'menu.commission', icon: Percent },
]

const topMenus: Record<string, MenuEntry[]> = {
  'non-member': [home, courses],
  member: [home, ...learning, community],
  affiliate,
}

/** The name of the current role; null for a visitor, who has a member's menus. */
export type RoleName = string | null

/** All other roles are staff, whose menu loads with its navigation (staffMenu). */
export const menuPlaceOf = (role?: RoleName): MenuPlace =>
  (role ?? 'member') in topMenus ? 'top' : 'side'

/** An affiliate sees more than the first entry only after accepting the terms (spec section 6). */
export const topMenuOf = (
  role?: RoleName,
  affiliateTimestamp?: string | null
) => {
  const entries = topMenus[role ?? 'member'] ?? []
  const waitsForTerms = role === 'affiliate' && !affiliateTimestamp
  return waitsForTerms ? entries.slice(0, 1) : entries
}

/** 'My Products' for learners, 'Dashboard' for all other roles (spec section 2.4). */
export const contentLabelOf = (role?: RoleName) =>
  ['member', 'non-member'].includes(role ?? 'member')
    ? 'menu.contentMember'
    : 'menu.contentStaff'

/** The bottom bar of phones, beside which "More" opens the whole menu: what a thumb needs each day. */
const bottomMenus: Record<string, MenuEntry[]> = {
  'non-member': [home, courses, billing],
  member: [home, courses, community, events],
}

export const bottomMenuOf = (
  role?: RoleName,
  affiliateTimestamp?: string | null
) => bottomMenus[role ?? 'member'] ?? topMenuOf(role, affiliateTimestamp)
