import type { Prisma } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { scopeForUsers } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { DAY_MS } from 'src/shared/manilaTime'

import { tellAllOfPlace, tellOfPlace } from '../places'

const UNDOABLE_DAYS = 14

/** For Prisma: the matchings that the viewer can undo; those of others need access to everybody. */
export const undoable = (): Prisma.AccountabilityMatchingWhereInput => ({
  undoneAt: null,
  createdAt: { gt: new Date(Date.now() - UNDOABLE_DAYS * DAY_MS) },
  ...(scopeForUsers() && { createdById: currentUser().id }),
})

/** The groups of a matching in which nobody has checked in, each locked. */
const unusedGroups = async (tx: Tx, matchingId: number) => {
  const rows = await tx.accountabilityGroup.findMany({
    where: { matchingId },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of rows) await lockRow(tx, 'AccountabilityGroup', id)
  return tx.accountabilityGroup.findMany({
    where: { matchingId, checkIns: { none: {} } },
    orderBy: { id: 'asc' },
    include: { members: true },
  })
}

/**
 * Takes a matching back: its groups are as if they had never been, apart from those in which somebody has checked in.
 * Their people are told the reason, and those who had asked for a group ask again.
 * @returns how many groups are gone
 * @throws REASON_REQUIRED, TOO_LONG; NOT_FOUND if it is undone already or older than 14 days
 */
export const undoAccountabilityMatching = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'AccountabilityMatching', id)
    const matching = found(
      await tx.accountabilityMatching.findFirst({
        where: { id, ...undoable() },
      })
    )
    await tx.accountabilityMatching.update({
      where: { id },
      data: { undoneAt: new Date(), undoneById: currentUser().id },
    })
    const groups = await unusedGroups(tx, id)
    const groupIds = groups.map((group) => group.id)
    await tx.accountabilityWish.updateMany({
      where: {
        metAt: matching.createdAt,
        user: {
          accountability: {
            some: { groupId: { in: groupIds }, endedAt: null },
          },
        },
      },
      data: { metAt: null },
    })
    for (const group of groups) {
      const present = group.members.filter(({ endedAt }) => !endedAt)
      await tellAllOfPlace(
        tx,
        present.map(({ userId }) => userId),
        group,
        'left',
        reason
      )
      if (group.leaderId && group.status !== 'ENDED')
        await tellOfPlace(tx, group.leaderId, group, 'leadOver', reason)
    }
    await tx.accountabilityMember.deleteMany({
      where: { groupId: { in: groupIds } },
    })
    await tx.accountabilityGroup.deleteMany({ where: { id: { in: groupIds } } })
    await logInfo(tx, {
      action: 'accountabilityMatching.undone',
      entity: 'AccountabilityMatching',
      entityId: id,
      before: { groupIds },
      after: { reason },
    })
    return groups.length
  })
}) satisfies MutationResolvers['undoAccountabilityMatching']
