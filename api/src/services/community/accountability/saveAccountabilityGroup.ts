import type { AccountabilityGroupStatus } from '@prisma/client'
import type { AccountabilityGroupInput, MutationResolvers } from 'types/graphql'

import { usersInScope } from 'src/lib/access/scopes'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { findPeople } from 'src/services/accounts/people/findPeople'

import {
  checkAccountability,
  dataOf,
  refuseUnsavable,
} from './accountabilityInput'
import { asListed, withParts } from './asAccountabilityGroup'
import { followLeader } from './changeLeader'
import { endOtherCandidacies } from './leadSelection/candidacies'
import { endPlaces, lockGroup, todayColumn } from './places'

const listed = async (tx: Tx, id: number) =>
  asListed(
    await tx.accountabilityGroup.findUniqueOrThrow({
      where: { id },
      include: withParts,
    })
  )

/** The leader by e-mail or tribe id; nobody for an empty field. @throws BAD_USER_INPUT: ATTENDEE_UNKNOWN */
const leaderOf = async ({ leader }: AccountabilityGroupInput) => {
  if (!leader?.trim()) return null
  const [person] = await findPeople([leader], usersInScope())
  refuseInput({ leader: !person && 'ATTENDEE_UNKNOWN' })
  return person?.id ?? null
}

/** @throws BAD_USER_INPUT by field: NAME_TAKEN, REQUIRED, TOO_LONG, INVALID, ATTENDEE_UNKNOWN, LEADS_ANOTHER */
export const createAccountabilityGroup = (async ({ input }) => {
  checkAccountability(input)
  const leaderId = await leaderOf(input)
  return inTransaction(async (tx) => {
    const group = await tx.accountabilityGroup.create({
      data: { ...dataOf(input), leaderId, startsOn: todayColumn() },
    })
    await logInfo(tx, {
      action: 'accountabilityGroup.created',
      entity: 'AccountabilityGroup',
      entityId: group.id,
      after: { ...input },
    })
    await followLeader(tx, group, null)
    return listed(tx, group.id)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createAccountabilityGroup']

/**
 * A new rhythm begins today: check-ins of the former one are no longer expected.
 * @throws as createAccountabilityGroup; NOT_FOUND for an ended group
 */
export const updateAccountabilityGroup = (async ({ id, input }) => {
  checkAccountability(input)
  const leaderId = await leaderOf(input)
  return inTransaction(async (tx) => {
    const before = await lockGroup(tx, id)
    const data = dataOf(input)
    const hasNewRhythm =
      before.cadence !== data.cadence || before.checkInDay !== data.checkInDay
    const group = await tx.accountabilityGroup.update({
      where: { id },
      data: {
        ...data,
        leaderId,
        ...(leaderId !== before.leaderId && { choosesLeader: false }),
        ...(hasNewRhythm && { startsOn: todayColumn() }),
      },
    })
    await logInfo(tx, {
      action: 'accountabilityGroup.updated',
      entity: 'AccountabilityGroup',
      entityId: id,
      before: { name: before.name, leaderId: before.leaderId },
      after: { ...input },
    })
    await followLeader(tx, group, before.leaderId)
    return listed(tx, id)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateAccountabilityGroup']

const verbs = { PAUSED: 'paused', ACTIVE: 'resumed', ENDED: 'ended' } as const

const setStatus = (
  id: number,
  from: AccountabilityGroupStatus[],
  status: AccountabilityGroupStatus,
  reason: string
) =>
  inTransaction(async (tx) => {
    const group = await lockGroup(tx, id)
    if (!from.includes(group.status)) return listed(tx, id)
    await tx.accountabilityGroup.update({
      where: { id },
      data: {
        status,
        ...(status === 'ACTIVE' && { startsOn: todayColumn() }),
      },
    })
    if (status === 'ENDED') {
      await endPlaces(tx, group, {}, reason)
      await followLeader(
        tx,
        { ...group, leaderId: null },
        group.leaderId,
        reason
      )
      await endOtherCandidacies(tx, group, null)
    }
    await logInfo(tx, {
      action: `accountabilityGroup.${verbs[status]}`,
      entity: 'AccountabilityGroup',
      entityId: id,
      after: { reason },
    })
    return listed(tx, id)
  })

/** A paused group expects no check-ins. @throws NOT_FOUND */
export const pauseAccountabilityGroup = (async ({ id }) =>
  setStatus(
    id,
    ['ACTIVE'],
    'PAUSED',
    ''
  )) satisfies MutationResolvers['pauseAccountabilityGroup']

/** Check-ins are expected again, from the next whole period on. @throws NOT_FOUND */
export const resumeAccountabilityGroup = (async ({ id }) =>
  setStatus(
    id,
    ['PAUSED'],
    'ACTIVE',
    ''
  )) satisfies MutationResolvers['resumeAccountabilityGroup']

/** Ends a group for good: its people are told the reason, and its check-ins stay. @throws REASON_REQUIRED, NOT_FOUND */
export const endAccountabilityGroup = (async ({ id, reason }) =>
  setStatus(
    id,
    ['ACTIVE', 'PAUSED'],
    'ENDED',
    requireReason(reason)
  )) satisfies MutationResolvers['endAccountabilityGroup']
