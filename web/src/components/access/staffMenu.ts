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

import type people from 'src/locales/en/people.json'

import { home, learning, type Entry, type MenuKey } from './menu'

/** Words of the staff's menu come with it. */
type StaffKey = MenuKey | `people:menu.${keyof typeof people.menu}`

export type StaffEntry = Entry<StaffKey>

type MenuGroup = {
  label: StaffKey
  icon: LucideIcon
  entries: StaffEntry[]
}

type MenuSet = { entries: StaffEntry[]; groups: MenuGroup[] }

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
}: Duties): StaffEntry[] => [
  ...(managedGroup
    ? [
        {
          route: 'viewGroup',
          label: 'people:menu.manageGroup' as const,
          icon: Users,
        },
      ]
    : []),
  ...(managedStage
    ? [
        {
          route: 'manageStage',
          label: 'people:menu.manageStage' as const,
          icon: TrendingUp,
        },
      ]
    : []),
  ...stagesAsReviewer.map(({ id, number }) => ({
    route: 'reviewMoveUp',
    params: { id },
    label: 'people:menu.reviewMoveUpOf' as const,
    values: { number },
    icon: TrendingUp,
  })),
  ...(managedGroup || managedStage
    ? [
        {
          route: 'accountabilityGroups',
          label: 'people:menu.accountabilityGroups' as const,
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
        { route: 'products', label: 'people:menu.products' },
        { route: 'courses', label: 'menu.courses' },
        { route: 'events', label: 'menu.events' },
        { route: 'resourceFiles', label: 'menu.resources' },
        { route: 'subscriptions', label: 'people:menu.subscriptions' },
      ],
    },
    {
      label: 'menu.community',
      icon: Users,
      entries: [
        { route: 'users', label: 'menu.users' },
        { route: 'nonMembers', label: 'people:menu.nonMembers' },
        { route: 'stages', label: 'people:menu.stages' },
        { route: 'groups', label: 'people:menu.groups' },
        { route: 'batches', label: 'people:menu.batches' },
        { route: 'uploadContents', label: 'people:menu.uploads' },
        { route: 'mergeUsers', label: 'people:menu.mergeUsers' },
        { route: 'archivedUsers', label: 'people:menu.archivedUsers' },
        {
          route: 'accountabilityGroups',
          label: 'people:menu.accountabilityGroups',
        },
        { route: 'challengeGroups', label: 'people:menu.challengeGroups' },
      ],
    },
    {
      label: 'people:menu.marketing',
      icon: Megaphone,
      entries: [
        { route: 'funnels', label: 'people:menu.funnels' },
        { route: 'successManagers', label: 'people:menu.successManagers' },
        { route: 'affiliates', label: 'people:menu.affiliates' },
        { route: 'forms', label: 'people:menu.forms' },
        { route: 'challengeGroups', label: 'people:menu.challengeGroups' },
        { route: 'redirectRules', label: 'people:menu.redirectRules' },
        { route: 'retention', label: 'people:menu.retention' },
      ],
    },
    {
      label: 'people:menu.payments',
      icon: CreditCard,
      entries: [{ route: 'payment', label: 'people:menu.payment' }],
    },
    {
      label: 'people:menu.reports',
      icon: ChartNoAxesColumn,
      entries: [
        { route: 'reportSummary', label: 'people:menu.reportSummary' },
        { route: 'communityReport', label: 'people:menu.communityReport' },
        { route: 'paymentReport', label: 'people:menu.paymentReport' },
        { route: 'infoLogsReport', label: 'people:menu.infoLogsReport' },
      ],
    },
    {
      label: 'menu.settings',
      icon: Settings,
      entries: [
        { route: 'defaultSettings', label: 'people:menu.defaultSettings' },
        { route: 'accessLevels', label: 'people:menu.accessLevels' },
        { route: 'paymentTerms', label: 'people:menu.paymentTerms' },
        {
          route: 'liveWorkshopSettings',
          label: 'people:menu.freeTrainingBeginner',
        },
        {
          route: 'liveWorkshopSettings2',
          label: 'people:menu.freeTrainingExpert',
        },
        { route: 'featureChangeLog', label: 'people:menu.featureChangelog' },
        { route: 'backupHistory', label: 'people:menu.backupHistory' },
        // Not in the specification: where mails are read that no server sends.
        { route: 'outbox', label: 'people:menu.outbox' },
        // Nor this: where the reports of /bug-report are read.
        { route: 'bugReports', label: 'people:menu.bugReports' },
      ],
    },
  ],
}

const groupsOf = (...labels: StaffKey[]) =>
  staff.groups.filter(({ label }) => labels.includes(label))

/** Coaches look after people; they read what they teach. */
const coaching: MenuSet = {
  entries: [home, ...learning],
  groups: groupsOf('menu.content', 'menu.community'),
}

/** Head coaches and experts also make it. */
const teaching: MenuSet = {
  entries: [home],
  groups: groupsOf('menu.content', 'menu.community', 'people:menu.reports'),
}

const leading: MenuSet = {
  entries: [home, ...learning],
  groups: groupsOf('menu.community', 'people:menu.reports'),
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
