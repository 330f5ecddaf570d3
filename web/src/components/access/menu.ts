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

export type MenuKey = `menu.${keyof typeof common.menu}`

export type MenuEntry = {
  /** Named as in Routes.tsx. */
  route: string
  label: MenuKey
  /** The staff's own entries have theirs in SideNavigation, which nobody else fetches. */
  icon?: LucideIcon
  /** Stands in the bottom bar, where words must be short. */
  shortLabel?: MenuKey
}

export type MenuGroup = {
  label: MenuKey
  entries: MenuEntry[]
}

export type MenuSet = {
  /** 'side' is the staff's side navigation, 'top' the bar with its bottom twin on phones. */
  place: 'top' | 'side'
  entries: MenuEntry[]
  groups: MenuGroup[]
}

const home: MenuEntry = { route: 'home', label: 'menu.home', icon: House }

const learning: MenuEntry[] = [
  { route: 'viewCourses', label: 'menu.courses', icon: BookOpen },
  { route: 'viewEvents', label: 'menu.events', icon: CalendarDays },
  { route: 'viewResources', label: 'menu.resources', icon: FolderOpen },
]

const billing: MenuEntry = {
  route: 'account',
  label: 'menu.account',
  shortLabel: 'menu.accountShort',
  icon: WalletCards,
}

const member: MenuSet = {
  place: 'top',
  entries: [home, ...learning, billing],
  groups: [],
}

const affiliate: MenuSet = {
  place: 'top',
  entries: [
    { route: 'home', label: 'menu.dashboard', icon: House },
    { route: 'affiliateLeads', label: 'menu.leads', icon: CircleUser },
    { route: 'affiliateLinks', label: 'menu.links', icon: Link2 },
    { route: 'affiliateResources', label: 'menu.resources', icon: FolderOpen },
    { route: 'affiliateCommission', label: 'menu.commission', icon: Percent },
  ],
  groups: [],
}

const coaching: MenuSet = {
  place: 'side',
  entries: [
    home,
    ...learning,
    { route: 'viewGroup', label: 'menu.manageGroup' },
    { route: 'manageStage', label: 'menu.manageStage' },
    {
      route: 'accountabilityGroups',
      label: 'menu.accountabilityGroups',
    },
  ],
  groups: [],
}

const staff: MenuSet = {
  place: 'side',
  entries: [home],
  groups: [
    {
      label: 'menu.content',
      entries: [
        { route: 'products', label: 'menu.products' },
        { route: 'courses', label: 'menu.courses' },
        { route: 'events', label: 'menu.events' },
        { route: 'resourceFiles', label: 'menu.resources' },
        { route: 'subscriptions', label: 'menu.subscriptions' },
      ],
    },
    {
      label: 'menu.community',
      entries: [
        { route: 'users', label: 'menu.users' },
        { route: 'stages', label: 'menu.stages' },
        { route: 'groups', label: 'menu.groups' },
        { route: 'batches', label: 'menu.batches' },
        { route: 'uploadContents', label: 'menu.uploads' },
        { route: 'mergeUsers', label: 'menu.mergeUsers' },
        { route: 'archivedUsers', label: 'menu.archivedUsers' },
        { route: 'accountabilityGroups', label: 'menu.accountabilityGroups' },
        { route: 'challengeGroups', label: 'menu.challengeGroups' },
      ],
    },
    {
      label: 'menu.marketing',
      entries: [
        { route: 'funnels', label: 'menu.funnels' },
        { route: 'successManagers', label: 'menu.successManagers' },
        { route: 'affiliates', label: 'menu.affiliates' },
        { route: 'forms', label: 'menu.forms' },
        { route: 'challengeGroups', label: 'menu.challengeGroups' },
        { route: 'redirectRules', label: 'menu.redirectRules' },
        { route: 'retention', label: 'menu.retention' },
      ],
    },
    {
      label: 'menu.payments',
      entries: [{ route: 'payment', label: 'menu.payment' }],
    },
    {
      label: 'menu.reports',
      entries: [
        { route: 'reportSummary', label: 'menu.reportSummary' },
        { route: 'communityReport', label: 'menu.communityReport' },
        { route: 'paymentReport', label: 'menu.paymentReport' },
        { route: 'infoLogsReport', label: 'menu.infoLogsReport' },
      ],
    },
    {
      label: 'menu.settings',
      entries: [
        { route: 'defaultSettings', label: 'menu.defaultSettings' },
        { route: 'accessLevels', label: 'menu.accessLevels' },
        { route: 'paymentTerms', label: 'menu.paymentTerms' },
        { route: 'liveWorkshopSettings', label: 'menu.freeTrainingBeginner' },
        { route: 'liveWorkshopSettings2', label: 'menu.freeTrainingExpert' },
        { route: 'featureChangeLog', label: 'menu.featureChangelog' },
        { route: 'backupHistory', label: 'menu.backupHistory' },
        // Not in the specification: where mails are read that no server sends.
        { route: 'outbox', label: 'menu.outbox' },
      ],
    },
  ],
}

const setsByRole: Record<string, MenuSet> = {
  'non-member': member,
  member,
  affiliate,
  coach: coaching,
  'assistant-coach': coaching,
  'head-coach': coaching,
  expert: coaching,
  'team-lead': coaching,
  'assistant-team-lead': coaching,
}

export const menuSetOf = (role = 'member') => setsByRole[role] ?? staff

/** The entries whose route exists and may be opened; a group without any is left out. */
export const shownMenu = (
  { place, entries, groups }: MenuSet,
  isShown: (routeName: string) => boolean
): MenuSet => ({
  place,
  entries: entries.filter(({ route }) => isShown(route)),
  groups: groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ route }) => isShown(route)),
    }))
    .filter((group) => group.entries.length > 0),
})

/** What every profile menu lists (spec 2.4, member dropdown). */
export const profileEntries: MenuEntry[] = [
  { route: 'myProfile', label: 'menu.myProfile' },
  { route: 'account', label: 'menu.account' },
  { route: 'bugReport', label: 'menu.bugReport' },
]

/** Name of the route → the function flag its quick action asks for (spec 2.4). */
export const quickActions = {
  newUser: 'user_create',
  newCourse: 'course_create',
  newLesson: 'lesson_create',
  newEvent: 'event_create',
  newResourceFile: 'resource-file_create',
  newBatch: 'batch_create',
  newGroup: 'group_create',
} as const
