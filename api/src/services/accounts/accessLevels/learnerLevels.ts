// The levels that a purchase or an enrolment may give: a purchase never makes anyone staff.
import type { AccessLevel } from '@prisma/client'

import { rightsOf } from 'src/lib/access/rights'
import type { Tx } from 'src/lib/db'
import type { Rights } from 'src/shared/access/permissions'

/** The highest rank of a learner's level. */
const LEARNER_RANK = 10

/** The rights of the system level `member` today. */
export const memberRights = async (tx: Tx) => {
  const member = await tx.accessLevel.findUnique({ where: { name: 'member' } })
  return rightsOf(member ? [member] : [])
}

const isWithin = (rights: object, limit: object) =>
  Object.entries(rights).every(
    ([right, isHeld]) =>
      !isHeld || (limit as Record<string, boolean>)[right] === true
  )

/**
 * Whether a purchase or an enrolment may give a level: it has no right that members lack, or those who edit levels allow
 * its sale.
 */
export const isLearnerLevel = (level: AccessLevel, member: Rights) => {
  if (level.rank > LEARNER_RANK) return false
  const { pageAccess, functionAccess } = rightsOf([level])
  return (
    level.maySell ||
    (isWithin(pageAccess, member.pageAccess) &&
      isWithin(functionAccess, member.functionAccess))
  )
}
