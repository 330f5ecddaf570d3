// The slide-out menu of roles without a side navigation (spec sections 2.4 and 2.6), loaded when it is opened.
import {
  CalendarCheck,
  Gift,
  Package,
  Percent,
  SquareLibrary,
  TrendingUp,
  Users,
} from 'lucide-react'

import { dutiesOf, type Duties } from './duties'
import {
  billing,
  community,
  contentLabelOf,
  home,
  learning,
  topMenuOf,
  type MenuEntry,
  type MenuGroup,
} from './menu'
import type { MenuItem } from './shownItems'

import { BONUSES_COURSE_ID } from '$api/src/shared/constants'

/** The facts about the user and the settings that decide on special entries. */
export type MenuFacts = Duties & {
  role: string
  affiliateTimestamp?: string | null
  group?: { id: number; subGroupId: number | null } | null
  stage?: { id: number; number: number } | null
  accountabilityAsLeaderId?: number | null
  accountabilityGroupId?: number | null
  isChallenger?: boolean
  accessLevels: { name: string }[]
  /** Whether the course for bonuses exists. */
  hasBonuses: boolean
  settings: { challengeBuddies?: boolean; affiliate?: boolean }
}

const [courses, events, resources] = learning

const contents: MenuGroup = {
  label: 'menu.contents',
  icon: SquareLibrary,
  entries: [courses, events],
}

/** The specification fixes the address of the bonuses. */
const bonuses: MenuEntry = {
  route: 'viewCourse',
  params: { id: BONUSES_COURSE_ID },
  label: 'menu.bonuses',
  icon: Gift,
}

const stage: MenuEntry = {
  route: 'viewStage',
  label: 'menu.stage',
  icon: TrendingUp,
}

const subGroupOf = (id: number): MenuEntry => ({
  route: 'viewSubGroup',
  params: { id },
  label: 'menu.subGroup',
  icon: Users,
})

/** A group without a sub-group shows on the community page. */
const myGroup: MenuEntry = {
  route: 'community',
  params: { tab: 'group' },
  label: 'menu.myGroup',
  icon: Users,
}

/** The place of the member: the sub-group, otherwise the group. */
const placeOf = ({ group }: MenuFacts) => {
  if (!group) return []
  return [group.subGroupId ? subGroupOf(group.subGroupId) : myGroup]
}

const accountability: MenuEntry = {
  route: 'accountabilityBuddies',
  label: 'menu.accountabilityGroup',
  icon: Users,
}

/** Where people of a challenge find it, in any role. */
const challenge: MenuEntry = {
  route: 'challengeBuddies',
  label: 'menu.myChallenge',
  icon: CalendarCheck,
}

const becomeAffiliate: MenuEntry = {
  route: 'affiliateTerms',
  label: 'menu.becomeAffiliate',
  icon: Percent,
}

/** Spec section 6: members with a leader or a group, while the buddies setting is on. */
const hasAccountability = ({
  role,
  accountabilityAsLeaderId,
  accountabilityGroupId,
  settings,
}: MenuFacts) =>
  role === 'member' &&
  settings.challengeBuddies === true &&
  (accountabilityAsLeaderId != null || accountabilityGroupId != null)

/** Spec section 6: members who are not affiliates yet, while the affiliate setting is on. */
const mayBecomeAffiliate = ({ role, accessLevels, settings }: MenuFacts) =>
  role === 'member' &&
  settings.affiliate === true &&
  accessLevels.every(({ name }) => name !== 'affiliate')

/** The affiliate's pages for members who are affiliates, too, without a switch of the role. */
const affiliateOf = ({
  role,
  accessLevels,
  affiliateTimestamp,
}: MenuFacts): MenuGroup[] =>
  role === 'member' &&
  affiliateTimestamp &&
  accessLevels.some(({ name }) => name === 'affiliate')
    ? [
        {
          label: 'menu.affiliate',
          icon: Percent,
          entries: topMenuOf('affiliate', affiliateTimestamp).slice(1),
        },
      ]
    : []

/** Home, contents, bonuses, stage and community, then the user's special entries. */
const learnerMenuOf = (facts: MenuFacts): MenuItem[] => [
  home,
  contents,
  ...(facts.role === 'member' && facts.hasBonuses ? [bonuses] : []),
  ...(facts.role === 'member' ? [stage, community, resources] : []),
  ...(facts.isChallenger ? [challenge] : []),
  ...placeOf(facts),
  ...(hasAccountability(facts) ? [accountability] : []),
  ...dutiesOf(facts),
  ...(mayBecomeAffiliate(facts) ? [becomeAffiliate] : []),
  ...affiliateOf(facts),
  { route: 'content', label: contentLabelOf(facts.role), icon: Package },
  billing,
]

export const slideMenuOf = (facts: MenuFacts): MenuItem[] =>
  facts.role === 'affiliate'
    ? [...topMenuOf('affiliate', facts.affiliateTimestamp), ...dutiesOf(facts)]
    : learnerMenuOf(facts)
