// Who is staff: shorter sessions, the duty of a second factor, and no further rights by a purchase.
import {
  functionFlags,
  pageFlags,
  type RoleId,
} from 'src/shared/access/permissions'

import {
  defaultFunctionAccess,
  defaultPageAccess,
  LEARNER_RANK,
} from './permissions'

/** The roles of learners. All other roles are staff, who have shorter sessions and the side navigation. */
export const LEARNER_ROLES: readonly string[] = [
  'non-member',
  'member',
  'affiliate',
] satisfies RoleId[]

const learnerFlags = new Set<string>(
  (LEARNER_ROLES as RoleId[]).flatMap((role) => {
    const granted: Record<string, boolean> = {
      ...defaultPageAccess(role),
      ...defaultFunctionAccess(role),
    }
    return [...pageFlags, ...functionFlags].filter((flag) => granted[flag])
  })
)

/** A level as stored. */
type Level = {
  name: string
  rank: number
  isSystem: boolean
  pageAccess: unknown
  functionAccess: unknown
}

const goesBeyondLearners = (access: unknown) =>
  Object.entries((access ?? {}) as Record<string, unknown>).some(
    ([flag, isGranted]) => isGranted === true && !learnerFlags.has(flag)
  )

/**
 * Whether one of the levels makes its holder staff. A level that the school made does so by its rank, or by a right
 * that no learner has by default; one that only opens courses and events does not.
 */
export const isStaffLevels = (levels: readonly Level[]) =>
  levels.some(({ name, rank, isSystem, pageAccess, functionAccess }) =>
    isSystem
      ? !LEARNER_ROLES.includes(name)
      : rank > LEARNER_RANK ||
        goesBeyondLearners(pageAccess) ||
        goesBeyondLearners(functionAccess)
  )

/** The levels that staff gave to a user, without those of purchases, which make nobody staff. */
export const givenByHand = <Held extends { isByHand: boolean }>(
  levels: readonly Held[]
) => levels.filter(({ isByHand }) => isByHand)
