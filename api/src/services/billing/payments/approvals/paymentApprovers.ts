import { capsOf } from 'src/lib/access/permissions'
import type { Tx } from 'src/lib/db'
import { roleIds } from 'src/shared/access/permissions'

const approvingRoles = roleIds.filter((role) =>
  capsOf([role]).includes('approvePayment')
)

const approvingLevels = (userId: number | { not: number }) => ({
  userId,
  user: { archivedAt: null },
  accessLevel: { name: { in: approvingRoles }, isSystem: true },
})

const countOf = (tx: Tx, userId: number | { not: number }) =>
  tx.userAccessLevel.count({ where: approvingLevels(userId) })

/** The ids of the people who may approve payments now, without one of them. */
export const paymentApproversBesides = async (tx: Tx, userId: number) => {
  const levels = await tx.userAccessLevel.findMany({
    where: approvingLevels({ not: userId }),
    distinct: 'userId',
    select: { userId: true },
  })
  return levels.map((level) => level.userId)
}

/** Whether a user may approve payments now. */
export const isPaymentApprover = async (tx: Tx, userId: number) =>
  (await countOf(tx, userId)) > 0

/** Whether anybody else may approve payments now. */
export const hasOtherApprover = async (tx: Tx, userId: number) =>
  (await countOf(tx, { not: userId })) > 0
