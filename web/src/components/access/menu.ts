// The order of the menus (spec section 2.4). Whether an entry shows is decided by the rights and
// by Routes.tsx: a route that is not built yet has no entry.
import {
  BookOpen,
  CalendarDays,
  CircleUser,
  FolderOpen,
  House,
  Link2,
  Percent,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'

import type common from 'src/locales/en/common.json'
import type people from 'src/locales/en/people.json'

export type MenuKey = `menu.${keyof typeof common.menu}`

export type Entry<Label> = {
  /** Named as in Routes.tsx. */
  route: string
  params?: Record<string, string | number>
  /** Values of the label. */
  values?: Record<string, string | number>
  label: Label
  icon?: LucideIcon
  /** Stands in the bottom bar, where words must be short. */
  shortLabel?: MenuKey
}

export type MenuEntry = Entry<MenuKey>

/** Words of the staff's menus come with them. */
export type StaffKey = MenuKey | `people:menu.${keyof typeof people.menu}`

export type StaffEntry = Entry<StaffKey>

/** Entries below a heading of their own. */
export type MenuGroup = {
  label: StaffKey
  icon: LucideIcon
  entries: StaffEntry[]
}

/** 'side' is the staff's side navigation, 'top' the bar with its bottom twin on phones. */
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

const member: MenuEntry[] = [home, ...learning]

const affiliate: MenuEntry[] = [
  { route: 'home', label: 'menu.dashboard', icon: House },
  { route: 'affiliateLeads', label: 'menu.leads', icon: CircleUser },
  { route: 'affiliateLinks', label: 'menu.links', icon: Link2 },
  { route: 'affiliateResources', label: 'menu.resources', icon: FolderOpen },
  { route: 'affiliateCommission', label: 'menu.commission', icon: Percent },
]

const topMenus: Record<string, MenuEntry[]> = {
  'non-member': [home, learning[0]],
  member,
  affiliate,
}

/** Everybody else is staff, whose menu comes with its navigation (staffMenu). */
export const menuPlaceOf = (role = 'member'): MenuPlace =>
  role in topMenus ? 'top' : 'side'

/** An affiliate sees more than the first entry once the terms are accepted (spec section 6). */
export const topMenuOf = (
  role = 'member',
  affiliateTimestamp?: string | null
) => {
  const entries = topMenus[role] ?? []
  const waitsForTerms = role === 'affiliate' && !affiliateTimestamp
  return waitsForTerms ? entries.slice(0, 1) : entries
}

/** 'My Products' of learners, 'Dashboard' of everybody else (spec section 2.4). */
export const contentLabelOf = (role = 'member') =>
  role === 'member' || role === 'non-member'
    ? 'menu.contentMember'
    : 'menu.contentStaff'

/** On phones, within the thumb's reach: the top menu and the bills. */
export const bottomMenuOf = (
  role = 'member',
  affiliateTimestamp?: string | null
) =>
  role === 'affiliate'
    ? topMenuOf(role, affiliateTimestamp)
    : [...topMenuOf(role), billing]
