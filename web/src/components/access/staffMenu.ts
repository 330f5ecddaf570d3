// The staff menus (spec section 2.4), loaded only with the side navigation.
import {
  ChartNoAxesColumn,
  CreditCard,
  Megaphone,
  Settings,
  SquareLibrary,
  Users,
} from 'lucide-react'

import { dutiesOf, type Duties } from './duties'
import { home, type MenuGroup, type StaffEntry, type StaffKey } from './menu'
import { ownLearning } from './ownLearning'
import { shownItems } from './shownItems'
import { withoutTools } from './withoutTools'

import type { CreateRoute } from '$api/src/shared/createFlags'

type MenuSet = { entries: StaffEntry[]; groups: MenuGroup[] }

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
        // Not in the specification: shows mails when no mail server is set up.
        { route: 'outbox', label: 'people:menu.outbox' },
        // Not in the specification: lists the reports of /bug-report.
        { route: 'bugReports', label: 'people:menu.bugReports' },
      ],
    },
  ],
}

const groupsOf = (...labels: StaffKey[]) =>
  staff.groups.filter(({ label }) => labels.includes(label))

/** Coaches look after people; they only read the courses they teach. */
const coaching: MenuSet = {
  entries: [home, ...ownLearning],
  groups: groupsOf('menu.content', 'menu.community'),
}

/** Head coaches and experts also create content. */
const teaching: MenuSet = {
  entries: [home],
  groups: groupsOf('menu.content', 'menu.community', 'people:menu.reports'),
}

const leading: MenuSet = {
  entries: [home, ...ownLearning],
  groups: groupsOf('menu.community', 'people:menu.reports'),
}

/** Spec section 6: the roles that share a set; all other staff roles have the whole sidebar. */
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

export const shownMenu = (
  { entries, groups }: MenuSet,
  isShown: (routeName: string) => boolean
): MenuSet => ({
  entries: shownItems(entries, isShown),
  groups: shownItems(groups, isShown),
})

/** The records that can be created from anywhere (spec section 2.4), each with its flag in `createFlags`. */
export const quickActions = [
  'newUser',
  'newCourse',
  'newLesson',
  'newEvent',
  'newResourceFile',
  'newBatch',
  'newGroup',
] as const satisfies CreateRoute[]

/** Learners do not have the menu in any case. */
export const hasQuickActions = (role = '') => !withoutTools.includes(role)
