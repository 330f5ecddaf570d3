import type { Stage } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db, pool } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { nextMeetingAt } from 'src/shared/community/meeting'
import { waitingStatuses } from 'src/shared/community/moveUp'

import { asGroup, isHere } from '../asGroup'
import { waitingRequests } from '../joining/answerGroupRequest'

import { isStuckWhere } from './groupMembersPage'

const asMoveUps = (stage: Stage, count = 0) => ({
  id: stage.id,
  number: stage.number,
  name: local(stage, 'name'),
  count,
})

/** How many members of the group wait for the answer to a move-up request, by stage. */
const waitingMoveUps = async (groupId: number) => {
  const counts = await db.moveUpRequest.groupBy({
    by: ['fromStageId'],
    where: {
      status: { in: [...waitingStatuses] },
      user: { groupMemberships: { some: { groupId, endedAt: null } } },
    },
    _count: true,
  })
  const stages = await db.stage.findMany({
    where: { id: { in: counts.map(({ fromStageId }) => fromStageId) } },
    orderBy: { number: 'asc' },
  })
  return stages.map((stage) =>
    asMoveUps(
      stage,
      counts.find(({ fromStageId }) => fromStageId === stage.id)?._count
    )
  )
}

/**
 * The stages on which members of the group that the viewer leads wait for an answer; the first stage while nobody waits,
 * because leaders always have the entry (spec section 2.4); none for people who lead no group.
 */
export const groupMoveUps = (async () => {
  const { managedGroup: led } = currentUser()
  if (!led) return []
  const waiting = await waitingMoveUps(led.id)
  if (waiting.length > 0) return waiting
  const first = await db.stage.findFirst({ orderBy: { number: 'asc' } })
  return first ? [asMoveUps(first)] : []
}) satisfies QueryResolvers['groupMoveUps']

/** The group that the viewer leads, with what waits for its leaders; null for people who lead none. */
export const managedGroup = (async () => {
  const { id: userId, managedGroup: led } = currentUser()
  if (!led) return null
  const [row, requests, stuckCount, moveUps, own] = await Promise.all([
    db.group.findUniqueOrThrow({ where: { id: led.id } }),
    waitingRequests(led.id),
    db.groupMembership.count({
      where: {
        groupId: led.id,
        ...isHere,
        user: { ...isHere.user, ...isStuckWhere() },
      },
    }),
    waitingMoveUps(led.id),
    db.groupMembership.findFirst({ where: { userId, endedAt: null } }),
  ])
  return {
    group: await asGroup(pool, row),
    isLeader: own?.role === 'LEADER',
    nextMeetingAt: nextMeetingAt(row, new Date()),
    requests,
    stuckCount,
    moveUps,
  }
}) satisfies QueryResolvers['managedGroup']
