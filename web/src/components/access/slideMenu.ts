// The learners' slide-out menu (spec sections 2.4 and 2.6), fetched when it is opened.
import { home, learning, type MenuEntry } from './menu'

type Named = { id: number; name: string }

/** What of the signed-in person and of the settings decides about special entries. */
export type MenuFacts = {
  role: string
  group?: Named | null
  stage?: { id: number; number: number } | null
  accountabilityAsLeaderId?: number | null
  accountabilityGroupId?: number | null
  accessLevels: { name: string }[]
  /** The school has made the course of that address. */
  hasBonuses: boolean
  settings: { challengeBuddies?: boolean; affiliate?: boolean }
}

const [courses, events] = learning

/** A fixed address by the specification. */
const bonuses: MenuEntry = {
  route: 'viewCourse',
  params: { id: 136 },
  label: 'menu.bonuses',
}

const stage: MenuEntry = { route: 'viewStage', label: 'menu.stage' }

const group: MenuEntry = { route: 'viewSubGroup', label: 'menu.subGroup' }

/** Spec section 6: members with a leader or a group, while buddies are on. */
const hasAccountability = ({
  role,
  accountabilityAsLeaderId,
  accountabilityGroupId,
  settings,
}: MenuFacts) =>
  role === 'member' &&
  settings.challengeBuddies === true &&
  (accountabilityAsLeaderId != null || accountabilityGroupId != null)

/** Spec section 6: members who are none yet, while it is on. */
const mayBecomeAffiliate = ({ role, accessLevels, settings }: MenuFacts) =>
  role === 'member' &&
  settings.affiliate === true &&
  accessLevels.every(({ name }) => name !== 'affiliate')

/** Home, contents, bonuses and stage, then what is the person's own. */
export const slideMenuOf = (facts: MenuFacts): MenuEntry[] => [
  home,
  courses,
  events,
  ...(facts.role === 'member' && facts.hasBonuses ? [bonuses] : []),
  ...(facts.role === 'member' ? [stage] : []),
  ...(facts.group ? [group] : []),
  ...(hasAccountability(facts)
    ? [
        {
          route: 'accountabilityBuddies',
          label: 'menu.accountabilityGroup' as const,
        },
      ]
    : []),
  ...(mayBecomeAffiliate(facts)
    ? [{ route: 'affiliateTerms', label: 'menu.becomeAffiliate' as const }]
    : []),
  {
    route: 'content',
    label: 'menu.contentMember',
  },
  { route: 'account', label: 'menu.account' },
]
