// The levels that a purchase or an enrolment may give: a purchase never makes anyone staff.
import type { AccessLevel } from '@prisma/client'

import { LEARNER_RANK } from 'src/lib/access/permissions'
import { rightsOf } from 'src/lib/access/rights'
import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import type { Rights } from 'src/shared/access/permissions'

/** The rights of the system level `member` today. */
export const memberRights = async (tx: Tx) => {
  const member = await tx.accessLevel.findUnique({ where: { name: 'member' } })
  return rightsOf(member ? [member] : [])
}

const HOLD_LEVELS = command(
  `SELECT FROM "AccessLevel" WHERE id = ANY($1::text[]) OR name = 'member' ORDER BY id FOR SHARE`
)

/**
 * The levels with these ids, and the rights of members. Until the transaction ends, nobody changes either, so a level
 * cannot get further rights while something begins to give it.
 */
export const lockLevels = async (tx: Tx, ids: readonly string[]) => {
  await HOLD_LEVELS.run(tx, [ids])
  return {
    levels: await tx.accessLevel.findMany({ where: { id: { in: [...ids] } } }),
    member: await memberRights(tx),
  }
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
