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
import {
  home,
  type MenuGroup,
  type RoleName,
  type StaffEntry,
  type StaffKey,
} from './menu'
import { ownLearning } from './ownLearning'
import { shownItems } from './shownItems'
import { withoutTools } from './withoutTools'

import type { CreateRoute } from '$api/src/shared/access/createFlags'

type MenuSet = { entries: StaffEntry[]; groups: MenuGroup[] }

const staff: MenuSet = {
  entries: [home],
  groups: [
    {
      label: 'menu.content',
      icon: SquareLibrary,
      entries: [
        { route: 'products', label: 'accounts.staff:menu.products' },
        { route: 'courses', label: 'menu.courses' },
        { route: 'events', label: 'menu.events' },
        { route: 'resourceFiles', label: 'menu.resources' },
        { route: 'subscriptions', label: 'accounts.staff:menu.subscriptions' },
      ],
    },
    {
      label: 'menu.community',
      icon: Users,
      entries: [
        { route: 'users', label: 'menu.users' },
        { route: 'stages', label: 'accounts.staff:menu.stages' },
        { route: 'groups', label: 'accounts.staff:menu.groups' },
        { route: 'batches', label: 'accounts.staff:menu.batches' },
        { route: 'uploadContents', label: 'accounts.staff:menu.uploads' },
        { route: 'mergeUsers', label: 'accounts.staff:menu.mergeUsers' },
        { route: 'archivedUsers', label: 'accounts.staff:menu.archivedUsers' },
        {
          route: 'accountabilityGroups',
          label: 'accounts.staff:menu.accountabilityGroups',
        },
        {
          route: 'challengeGroups',
          label: 'accounts.staff:menu.challengeGroups',
        },
        // Not in the specification: people who have not bought anything.
        { route: 'nonMembers', label: 'accounts.staff:menu.nonMembers' },
        // Not in the specification: mails of staff to a view or a batch.
        { route: 'announcements', label: 'accounts.staff:menu.announcements' },
      ],
    },
    {
      label: 'accounts.staff:menu.marketing',
      icon: Megaphone,
      entries: [
        { route: 'funnels', label: 'accounts.staff:menu.funnels' },
        {
          route: 'successManagers',
          label: 'accounts.staff:menu.successManagers',
        },
        { route: 'affiliates', label: 'accounts.staff:menu.affiliates' },
        { route: 'forms', label: 'accounts.staff:menu.forms' },
        {
          route: 'challengeGroups',
          label: 'accounts.staff:menu.challengeGroups',
        },
        { route: 'redirectRules', label: 'accounts.staff:menu.redirectRules' },
        { route: 'retention', label: 'accounts.staff:menu.retention' },
      ],
    },
    {
      label: 'accounts.staff:menu.payments',
      icon: CreditCard,
      entries: [{ route: 'payment', label: 'accounts.staff:menu.payment' }],
    },
    {
      label: 'accounts.staff:menu.reports',
      icon: ChartNoAxesColumn,
      entries: [
        { route: 'reportSummary', label: 'accounts.staff:menu.reportSummary' },
        {
          route: 'communityReport',
          label: 'accounts.staff:menu.communityReport',
        },
        { route: 'paymentReport', label: 'accounts.staff:menu.paymentReport' },
        {
          route: 'infoLogsReport',
          label: 'accounts.staff:menu.infoLogsReport',
        },
      ],
    },
    {
      label: 'menu.settings',
      icon: Settings,
      entries: [
        {
          route: 'defaultSettings',
          label: 'accounts.staff:menu.defaultSettings',
        },
        { route: 'accessLevels', label: 'accounts.staff:menu.accessLevels' },
        { route: 'paymentTerms', label: 'accounts.staff:menu.paymentTerms' },
        {
          route: 'liveWorkshopSettings',
          label: 'accounts.staff:menu.freeTrainingBeginner',
        },
        {
          route: 'liveWorkshopSettings2',
          label: 'accounts.staff:menu.freeTrainingExpert',
        },
        {
          route: 'featureChangeLog',
          label: 'accounts.staff:menu.featureChangelog',
        },
        { route: 'backupHistory', label: 'accounts.staff:menu.backupHistory' },
        // Not in the specification: the accounts that buyers pay to.
        {
          route: 'paymentAccounts',
          label: 'accounts.staff:menu.paymentAccounts',
        },
        // Not in the specification: shows mails when no mail server is set up.
        { route: 'outbox', label: 'accounts.staff:menu.outbox' },
        // Not in the specification: lists the reports of /bug-report.
        { route: 'bugReports', label: 'accounts.staff:menu.bugReports' },
      ],
    },
  ],
}

const groupsOf = (...labels: StaffKey[]) =>
  staff.groups.filter(({ label }) => labels.includes(label))

/** Coaches look after people. They do not edit the courses that they teach, only read them. */
const coaching: MenuSet = {
  entries: [home, ...ownLearning],
  groups: groupsOf('menu.content', 'menu.community'),
}

/** Head coaches and experts also create content. */
const teaching: MenuSet = {
  entries: [home],
  groups: groupsOf(
    'menu.content',
    'menu.community',
    'accounts.staff:menu.reports'
  ),
}

const leading: MenuSet = {
  entries: [home, ...ownLearning],
  groups: groupsOf('menu.community', 'accounts.staff:menu.reports'),
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

export const staffMenuOf = (role?: RoleName, duties: Duties = {}): MenuSet => {
  const { entries, groups } = sets[role ?? ''] ?? staff
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

/** Whether a staff role has the quick-action menu. A learner never has it, because a learner may create nothing. */
export const hasQuickActions = (role?: RoleName) =>
  !withoutTools.includes(role ?? '')
