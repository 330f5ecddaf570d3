import { db } from 'src/lib/db'

import { buildUser } from './people'

/** A person with the level of success managers who has members in their care. */
export const buildSuccessManager = async (
  changes: Partial<{ capacity: number | null; isActive: boolean }> = {}
) => {
  const user = await buildUser('success-manager')
  const manager = await db.successManager.create({
    data: { userId: user.id, ...changes },
  })
  return { ...manager, user }
}

/** A member in the care of a manager. */
export const buildCaredMember = (
  successManagerId: number | null,
  changes: object = {}
) => buildUser('member', { successManagerId, isMember: true, ...changes })
