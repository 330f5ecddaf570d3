// Who has to have a second factor (docs/decisions/0075).
import { givenByHand, isStaffLevels } from 'src/lib/access/staff'
import { later } from 'src/lib/instants'
import { FACTOR_GRACE_DAYS } from 'src/shared/access/secondFactor'

import type { SessionRow } from './sessions'

/** When the period of grace of a user without a second factor ends; null for users who have one or need not. */
export const factorDueDate = ({
  hasFactor,
  factorDuty,
  levels,
}: Pick<SessionRow, 'hasFactor' | 'factorDuty' | 'levels'>) => {
  if (hasFactor || factorDuty === null) return null
  const byHand = givenByHand(levels)
  const isMeant =
    factorDuty.duty === 'administrators'
      ? byHand.some(({ name, isSystem }) => isSystem && name === 'admin')
      : isStaffLevels(byHand)
  return isMeant
    ? later(new Date(factorDuty.since), FACTOR_GRACE_DAYS, 'day')
    : null
}

/** Whether the period of grace that ends at `dueAt` is over. */
export const isFactorOverdue = (
  dueAt: Date | null | undefined,
  now = new Date()
) => !!dueAt && dueAt < now

/** The row of a user who may do nothing but set up the second factor. */
export const withoutRights = (row: SessionRow): SessionRow => ({
  ...row,
  levels: [],
  lapsedLevels: [],
  stageDuties: [],
  groupPlace: null,
  accountabilityAsLeaderId: null,
  accountabilityGroupId: null,
})
