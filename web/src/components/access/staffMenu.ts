// The staff's menus (spec section 2.4), fetched with the side navigation by nobody else.
import {
  ChartNoAxesColumn,
  CreditCard,
  Megaphone,
  Settings,
  SquareLibrary,
  TrendingUp,
  Users,
  type LucideIcon,
} from 'lucide-react'

import { home, learning, type MenuEntry, type MenuKey } from './menu'

type MenuGroup = { label: MenuKey; icon: LucideIcon; entries: MenuEntry[] }

type MenuSet = { entries: MenuEntry[]; groups: MenuGroup[] }

type Stage = { id: number; number: number }

/** What of the signed-in person brings entries of their own. */
export type Duties = {
  managedGroup?: { id: number } | null
  managedStage?: Stage | null
  stagesAsReviewer?: Stage[]
}

/** Whoever leads a group or a stage, or reviews one's members (spec sections 2.4 and 2.6). */
const dutiesOf = ({
  managedGroup,
  managedStage,
  stagesAsReviewer = [],
}: Duties): MenuEntry[] => [
  ...(managedGroup
    ? [{ route: 'viewGroup', label: 'menu.manageGroup' as const, icon: Users }]
    : []),
  ...(managedStage
    ? [
        {
          route: 'manageStage',
          label: 'menu.manageStage' as const,
          icon: TrendingUp,
        },
      ]
    : []),
  ...stagesAsReviewer.map(({ id, number }) => ({
    route: 'reviewMoveUp',
    params: { id },
    label: 'menu.reviewMoveUpOf' as const,
    values: { number },
    icon: TrendingUp,
  })),
  ...(managedGroup || managedStage
    ? [
        {
          route: 'accountabilityGroups',
          label: 'menu.accountabilityGroups' as const,
          icon: Users,
        },
      ]
    : []),
]

const staff: MenuSet = {
  entries: [home],
  groups: [
    {
      label: 'menu.content',
      icon: SquareLibrary,
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
      icon: Users,
      entries: [
        { route: 'users', label: 'menu.users' },
        { route: 'nonMembers', label: 'menu.nonMembers' },
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
      icon: Megaphone,
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
      icon: CreditCard,
      entries: [{ route: 'payment', label: 'menu.payment' }],
    },
    {
      label: 'menu.reports',
      icon: ChartNoAxesColumn,
      entries: [
        { route: 'reportSummary', label: 'menu.reportSummary' },
        { route: 'communityReport', label: 'menu.communityReport' },
        { route: 'paymentReport', label: 'menu.paymentReport' },
        { route: 'infoLogsReport', label: 'menu.infoLogsReport' },
      ],
    },
    {
      label: 'menu.settings',
      icon: Settings,
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
        // Nor this: where the reports of /bug-report are read.
        { route: 'bugReports', label: 'menu.bugReports' },
      ],
    },
  ],
}

const groupsOf = (...labels: MenuKey[]) =>
  staff.groups.filter(({ label }) => labels.includes(label))

/** Coaches look after people; they read what they teach. */
const coaching: MenuSet = {
  entries: [home, ...learning],
  groups: groupsOf('menu.content', 'menu.community'),
}

/** Head coaches and experts also make it. */
const teaching: MenuSet = {
  entries: [home],
  groups: groupsOf('menu.content', 'menu.community', 'menu.reports'),
}

const leading: MenuSet = {
  entries: [home, ...learning],
  groups: groupsOf('menu.community', 'menu.reports'),
}

/** Spec section 6: who shares a set; everybody else on staff has the whole sidebar. */
const sets: Record<string, MenuSet> = {
  coach: coaching,
  'assistant-coach': coaching,
  'head-coach': teaching,
  expert: teaching,
  'team-lead': leading,
  'assistant-team-lead': leading,
}

export const staffMenuOf = (role = '', duties: Duties = {}): MenuSet => {
  const { entries, groups } = sets[role] ?? staff
  return { entries: [...entries, ...dutiesOf(duties)], groups }
}

/** The entries whose route exists and may be opened; a group without any is left out. */
export const shownMenu = (
  { entries, groups }: MenuSet,
  isShown: (routeName: string) => boolean
): MenuSet => ({
  entries: entries.filter(({ route }) => isShown(route)),
  groups: groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ route }) => isShown(route)),
    }))
    .filter((group) => group.entries.length > 0),
})

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

/** Spec section 6: whose quick-action menu is hidden; learners have none anyway. */
const withoutQuickActions = [
  'success-manager',
  'coach',
  'assistant-coach',
  'head-coach',
  'expert',
  'affiliate',
]

export const hasQuickActions = (role = '') =>
  !withoutQuickActions.includes(role)
