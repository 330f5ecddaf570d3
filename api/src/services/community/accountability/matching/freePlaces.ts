import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { db, pool } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import {
  hurdlesOf,
  type Candidate,
  type MatchedGroup,
} from 'src/shared/community/buddyMatching'

import { groupsToEdit } from '../accountabilityScope'
import { isPresent, lockGroup, takePlaces } from '../places'

import { candidatesFor, meetingsOf } from './candidates'

/** The newest groups that are searched for a free place. */
const MOST_GROUPS = 200

/** A person is offered this many places, those that fit best. */
const OFFERED = 3

const groupsWithPlaces = async () => {
  const groups = await db.accountabilityGroup.findMany({
    where: { status: 'ACTIVE', challengeId: null, AND: groupsToEdit() },
    orderBy: { id: 'desc' },
    take: MOST_GROUPS,
    include: {
      members: {
        where: isPresent,
        select: {
          userId: true,
          user: {
            select: {
              stage: { select: { number: true } },
              buddyWish: { select: { times: true } },
            },
          },
        },
      },
    },
  })
  return groups
    .filter(({ members, maxSize }) => members.length < maxSize)
    .map(({ members, maxSize, ...group }) => ({
      ...group,
      free: maxSize - members.length,
      people: members.map(({ userId, user }) => ({
        id: userId,
        stageNumber: user.stage?.number ?? null,
        times: user.buddyWish?.times ?? [],
      })),
    }))
}

/**
 * For each person who is left: the free places in groups of the preview and in groups that are there, those that fit best
 * first.
 */
export const freePlacesFor = async (
  left: readonly Candidate[],
  candidates: ReadonlyMap<number, Candidate>,
  groups: readonly MatchedGroup[],
  maxSize: number
) => {
  if (left.length === 0) return new Map<number, never[]>()
  const existing = await groupsWithPlaces()
  const haveMet = await meetingsOf(pool, [
    ...candidates.keys(),
    ...existing.flatMap(({ people }) => people.map(({ id }) => id)),
  ])
  const places = [
    ...groups.map(({ userIds, ...group }, proposed) => ({
      ...group,
      proposed,
      groupId: null,
      name: null,
      free: maxSize - userIds.length,
      people: userIds.flatMap((id) => candidates.get(id) ?? []),
    })),
    ...existing.map((group) => ({
      ...group,
      proposed: null,
      groupId: group.id,
    })),
  ].filter(({ free }) => free > 0)
  return new Map(
    left.map((person) => [
      person.id,
      places
        .map((place) => ({
          proposed: place.proposed,
          groupId: place.groupId,
          name: place.name,
          free: place.free,
          hurdles: hurdlesOf(person, place, haveMet),
        }))
        .sort((a, b) => a.hurdles.length - b.hurdles.length)
        .slice(0, OFFERED),
    ])
  )
}

/**
 * Gives a person without a group a free place in one that is there.
 * @throws NOT_FOUND for a group out of reach; GROUP_FULL; GROUP_PLACE_CHANGED if the person has a group by now, has no
 * access or is out of the viewer's scope
 */
export const giveAccountabilityPlace = (async ({ groupId, userId }) =>
  inTransaction(async (tx) => {
    const group = await lockGroup(tx, groupId)
    const free = await candidatesFor(tx, { areAsking: false, ids: [userId] })
    if (free.length === 0) throw new AppError('GROUP_PLACE_CHANGED')
    await takePlaces(tx, group, [userId])
    await logInfo(tx, {
      action: 'accountabilityGroup.membersAdded',
      entity: 'AccountabilityGroup',
      entityId: groupId,
      after: { userIds: [userId] },
    })
    return true
  })) satisfies MutationResolvers['giveAccountabilityPlace']
