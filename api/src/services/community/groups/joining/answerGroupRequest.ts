import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { bool, statement } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { viewerOf } from 'src/services/learning/audience'
import { fullName } from 'src/shared/accounts/fullName'

import { requireGroupReader, requireGroupLeader } from '../groupScope'
import { placeMembers } from '../members/memberships'

import { declineRequests } from './declineRequests'

const MOST_SHOWN = 100

/** Those who wait for an answer, the longest first. */
export const waitingRequests = async (groupId: number) => {
  const rows = await db.groupRequest.findMany({
    where: { groupId, status: 'WAITING', user: { archivedAt: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MOST_SHOWN,
    include: {
      user: {
        select: {
          firstName: true,
          lastName: true,
          slug: true,
          stage: { select: { number: true } },
        },
      },
    },
  })
  return rows.map(({ user, ...row }) => ({
    ...row,
    name: fullName(user),
    slug: user.slug,
    stageNumber: user.stage?.number ?? null,
  }))
}

export const groupRequests = (async ({ groupId }) => {
  requireGroupReader(groupId)
  return waitingRequests(groupId)
}) satisfies QueryResolvers['groupRequests']

/** Whether a person is a member today, of the group's batch if it has one. */
const MAY_JOIN = statement(
  `SELECT EXISTS (
    SELECT FROM "Group" g, LATERAL (${viewerOf('$1')}) viewer
    WHERE g.id = $2 AND viewer."isLive" AND (g."batchId" IS NULL OR g."batchId" = viewer."batchId")) AS may`,
  { may: bool }
)

const accept = async (
  tx: Tx,
  { id, groupId, userId }: { id: number; groupId: number; userId: number }
) => {
  await lockRow(tx, 'Group', groupId)
  const { count } = await tx.groupRequest.updateMany({
    where: { id, status: 'WAITING' },
    data: {
      status: 'ACCEPTED',
      decidedById: currentUser().id,
      decidedAt: new Date(),
    },
  })
  if (count === 0) throw new AppError('GROUP_REQUEST_ANSWERED')
  if (!(await MAY_JOIN.one(tx, [userId, groupId])).may)
    throw new AppError('GROUP_REQUEST_ENDED')
  await placeMembers(tx, {
    userIds: [userId],
    from: [],
    groupId,
    subGroupId: null,
    reason: '',
  })
}

/**
 * Accepts a person into a group, or declines with a reason; they are told.
 * @throws REASON_REQUIRED, GROUP_FULL, GROUP_PLACE_CHANGED, GROUP_REQUEST_ENDED, GROUP_REQUEST_ANSWERED if another
 * leader was first, NOT_FOUND
 */
export const answerGroupRequest = (async ({ id, isAccepted, ...args }) => {
  const reason = isAccepted ? '' : requireReason(args.reason)
  return inTransaction(async (tx) => {
    const request = found(await tx.groupRequest.findUnique({ where: { id } }))
    requireGroupLeader(request.groupId)
    if (isAccepted) await accept(tx, request)
    else if ((await declineRequests(tx, { id }, reason)) === 0)
      throw new AppError('GROUP_REQUEST_ANSWERED')
    await logInfo(tx, {
      action: isAccepted ? 'group.approved' : 'group.declined',
      entity: 'GroupRequest',
      entityId: id,
      after: { groupId: request.groupId, userId: request.userId, reason },
    })
    return true
  })
}) satisfies MutationResolvers['answerGroupRequest']
