// The profile menu (spec section 2.4), loaded with its popup.
import { contentLabelOf, type MenuEntry, type RoleName } from './menu'
import { ownLearning } from './ownLearning'

const isLearner = (role?: RoleName) =>
  ['member', 'non-member'].includes(role ?? 'member')

/** Spec 2.4: 'Settings' is hidden for member, non-member and affiliate. */
const hasSettings = (role?: RoleName) =>
  !isLearner(role) && role !== 'affiliate'

/** The profile menu. Only learners find their own courses, events and resources in it. */
export const profileMenuOf = (role?: RoleName): MenuEntry[] => [
  ...(isLearner(role)
    ? [{ route: 'home', label: 'menu.home' as const }, ...ownLearning]
    : []),
  { route: 'myProfile', label: 'menu.myProfile' },
  { route: 'bugReport', label: 'menu.bugReport' },
  { route: 'content', label: contentLabelOf(role) },
  { route: 'account', label: 'menu.account' },
  ...(hasSettings(role)
    ? [{ route: 'defaultSettings', label: 'menu.settings' as const }]
    : []),
]
