import type { AccessLevel } from '@prisma/client'

import { isStaffLevels } from 'src/lib/access/staff'
import type { Tx } from 'src/lib/db'

import { endWaiting } from '../people/emailChange/proposeEmailChange'

/**
 * Signs out people who become staff or stop being staff, because sessions differ for the two. An address that was
 * proposed for a learner would give a stranger the rights of staff, so it is withdrawn.
 */
export const changeStaff = async (
  tx: Tx,
  userIds: number[],
  isStaff: boolean
) => {
  await tx.user.updateMany({
    where: { id: { in: userIds } },
    data: { authVersion: { increment: 1 } },
  })
  if (isStaff) await endWaiting(tx, { in: userIds }, 'WITHDRAWN')
}

/** Applies changeStaff to the holders of a changed level, except those whom another level makes staff. */
export const changeStaffOfLevel = async (
  tx: Tx,
  before: AccessLevel,
  after: AccessLevel
) => {
  const isStaff = isStaffLevels([after])
  if (isStaffLevels([before]) === isStaff) return
  const holders = await tx.user.findMany({
    where: { accessLevels: { some: { accessLevelId: after.id } } },
    select: {
      id: true,
      accessLevels: {
        where: { accessLevelId: { not: after.id } },
        select: { accessLevel: true },
      },
    },
  })
  const changed = holders.filter(
    ({ accessLevels }) =>
      !isStaffLevels(accessLevels.map(({ accessLevel }) => accessLevel))
  )
  await changeStaff(
    tx,
    changed.map(({ id }) => id),
    isStaff
  )
}
