import type { ApplyMatchingInput, MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { command, int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { isVisible } from 'src/shared/text/plainMarks'

import { LARGEST, SMALLEST } from '../accountabilityInput'
import { takePlaces, todayColumn } from '../places'

import { candidatesFor, MOST_PEOPLE } from './candidates'

const NAME_CHARACTERS = 60

// One matching at a time, so that names and people are taken once.
const LOCK = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('accountabilityMatching', 0))`
)

const LAST_NUMBER = statement(
  `SELECT COALESCE(max(substring(name FROM '[0-9]+$')::int), 0) AS number FROM "AccountabilityGroup"
   WHERE lower(left(name, length($1) + 1)) = lower($1) || ' ' AND substring(name FROM length($1) + 2) ~ '^[0-9]{1,6}$'`,
  { number: int }
)

const check = ({ name, groups, maxSize, checkInDay }: ApplyMatchingInput) => {
  const ids = groups.flatMap(({ userIds }) => userIds)
  refuseInput({
    name: !isVisible(name)
      ? 'REQUIRED'
      : name.trim().length > NAME_CHARACTERS && 'TOO_LONG',
    maxSize: !(maxSize >= SMALLEST && maxSize <= LARGEST) && 'INVALID',
    checkInDay:
      groups.some(({ cadence }) => cadence === 'WEEKLY') &&
      !checkInDay &&
      'REQUIRED',
    groups:
      (ids.length === 0 ||
        ids.length > MOST_PEOPLE ||
        new Set(ids).size !== ids.length ||
        groups.some(
          ({ userIds }) => userIds.length < SMALLEST || userIds.length > maxSize
        )) &&
      'INVALID',
  })
  return ids
}

/** @throws GROUP_PLACE_CHANGED if somebody has a group meanwhile, lost access, or is out of the viewer's scope */
const requireFree = async (tx: Tx, ids: readonly number[]) => {
  const free = await candidatesFor(tx, { areAsking: false, ids })
  if (free.length !== ids.length) throw new AppError('GROUP_PLACE_CHANGED')
}

/**
 * Makes the groups of a preview, all or none. They are numbered after their common name and have no leader yet; their
 * people are told.
 * @returns the id of the matching, by which it can be undone
 * @throws BAD_USER_INPUT by field: REQUIRED, TOO_LONG, INVALID; GROUP_PLACE_CHANGED
 */
export const applyAccountabilityMatching = (async ({ input }) => {
  const ids = check(input)
  const { groups, maxSize, checkInDay } = input
  const name = input.name.trim()
  return inTransaction(async (tx) => {
    await LOCK.run(tx, [])
    await requireFree(tx, ids)
    // The places and the wishes that they meet carry the matching's moment.
    const at = new Date()
    const matching = await tx.accountabilityMatching.create({
      data: { createdById: currentUser().id, createdAt: at },
    })
    const { number } = await LAST_NUMBER.one(tx, [name])
    const made = await tx.accountabilityGroup.createManyAndReturn({
      data: groups.map(({ language, cadence }, index) => ({
        name: `${name} ${number + index + 1}`,
        language,
        cadence,
        checkInDay: cadence === 'WEEKLY' ? checkInDay : null,
        maxSize,
        startsOn: todayColumn(),
        matchingId: matching.id,
      })),
    })
    for (const [index, group] of made.entries())
      await takePlaces(tx, group, groups[index].userIds, at)
    await logInfo(tx, {
      action: 'accountabilityMatching.created',
      entity: 'AccountabilityMatching',
      entityId: matching.id,
      after: {
        groups: made.map(({ id }, index) => ({
          id,
          userIds: groups[index].userIds,
        })),
      },
    })
    return matching.id
  })
}) satisfies MutationResolvers['applyAccountabilityMatching']
