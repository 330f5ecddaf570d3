import { db } from 'src/lib/db'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'

import { buildMembershipOf } from './activity'
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

const daysFromToday = (days: number) => startOfDay(addDays(manilaToday(), days))

/** A membership that began and ends some days from today. */
export const buildMembership = (
  userId: number,
  { began = -60, ends = 300 }: { began?: number; ends?: number } = {}
) => buildMembershipOf(userId, daysFromToday(began), daysFromToday(ends))

/** A member with access, in the care of a manager or of nobody. */
export const buildCaredMember = async (
  successManagerId: number | null,
  changes: object = {},
  times: Parameters<typeof buildMembership>[1] = {}
) => {
  const member = await buildUser('member', { successManagerId, ...changes })
  await buildMembership(member.id, times)
  return member
}
