import type { MatchingInput, QueryResolvers } from 'types/graphql'

import { db, pool } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import { matchBuddies } from 'src/shared/community/buddyMatching'

import { asGroupPerson } from '../../groups/asGroup'
import { LARGEST, SMALLEST } from '../accountabilityInput'

import {
  candidatesFor,
  countAsking,
  meetingsOf,
  MOST_PEOPLE,
} from './candidates'
import { freePlacesFor } from './freePlaces'
import { undoable } from './undoMatching'

const check = ({ minSize, maxSize, people, stageId, batchId }: MatchingInput) =>
  refuseInput({
    minSize: !(minSize >= SMALLEST && minSize <= maxSize) && 'INVALID',
    maxSize: !(maxSize >= SMALLEST && maxSize <= LARGEST) && 'INVALID',
    // All members without a group are more than one can look at.
    stageId: people === 'WITHOUT_GROUP' && !stageId && !batchId && 'REQUIRED',
  })

/**
 * The groups that a matching would make, with what their people share, and why the others get none. Nothing is written.
 * @throws BAD_USER_INPUT by field: INVALID, REQUIRED
 */
export const accountabilityMatching = (async ({ input }) => {
  check(input)
  const found = await candidatesFor(pool, {
    areAsking: input.people === 'ASKING',
    stageId: input.stageId,
    batchId: input.batchId,
  })
  const candidates = found.slice(0, MOST_PEOPLE)
  const { groups, left } = matchBuddies(
    candidates,
    { min: input.minSize, max: input.maxSize },
    await meetingsOf(
      pool,
      candidates.map(({ id }) => id)
    )
  )
  const byId = new Map(candidates.map((user) => [user.id, user]))
  const places = await freePlacesFor(
    left.flatMap(({ id }) => byId.get(id) ?? []),
    byId,
    groups,
    input.maxSize
  )
  const people = new Map(
    candidates.map((user) => [
      user.id,
      {
        person: asGroupPerson({ user }),
        stageNumber: user.stageNumber,
        times: user.times,
      },
    ])
  )
  const personOf = (id: number) =>
    people.get(id) as NonNullable<ReturnType<typeof people.get>>
  return {
    groups: groups.map(({ userIds, ...group }) => ({
      ...group,
      members: userIds.map(personOf),
    })),
    left: left.map(({ id, ...why }) => ({
      ...personOf(id),
      ...why,
      places: places.get(id) ?? [],
    })),
    peopleCount: candidates.length,
    isCut: found.length > MOST_PEOPLE,
  }
}) satisfies QueryResolvers['accountabilityMatching']

/** How many people ask for a group, and the newest matching that can still be undone. */
export const accountabilityMatchingState = (async () => {
  const [asking, matching] = await Promise.all([
    countAsking(pool),
    db.accountabilityMatching.findFirst({
      where: {
        ...undoable(),
        groups: { some: { checkIns: { none: {} } } },
      },
      orderBy: { id: 'desc' },
      include: {
        createdBy: { select: { firstName: true, lastName: true } },
        groups: {
          where: { status: { not: 'ENDED' } },
          select: { _count: { select: { checkIns: true } } },
        },
      },
    }),
  ])
  return {
    askingCount: Math.min(asking, MOST_PEOPLE),
    last: matching && {
      id: matching.id,
      createdAt: matching.createdAt,
      by: matching.createdBy && fullName(matching.createdBy),
      groupCount: matching.groups.length,
      usedCount: matching.groups.filter(({ _count }) => _count.checkIns > 0)
        .length,
    },
  }
}) satisfies QueryResolvers['accountabilityMatchingState']
