import type { AccountabilityGroup, Prisma } from '@prisma/client'
import type { MutationResolvers, NominationInput } from 'types/graphql'

import { usersInScope } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import {
  inTransaction,
  isUniqueViolation,
  lockRow,
} from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { findPeople } from 'src/services/accounts/people/findPeople'
import { isVisible } from 'src/shared/text/plainMarks'

import {
  groupsInReach,
  requireAccountabilityRunner,
} from '../accountabilityScope'
import { isPresent } from '../places'

import { isChoosing, tellOfSelection } from './candidacies'

const PITCH_CHARACTERS = 1000

/** A group that chooses a leader, locked, as far as it is in `reach`. @throws NOT_FOUND; SELECTION_CLOSED */
export const lockChoosing = async (
  tx: Tx,
  id: number,
  reach: Prisma.AccountabilityGroupWhereInput
) => {
  await lockRow(tx, 'AccountabilityGroup', id)
  const group = found(
    await tx.accountabilityGroup.findFirst({
      where: { id, AND: reach },
    })
  )
  if (!isChoosing(group)) throw new AppError('SELECTION_CLOSED')
  return group
}

/** Lets a group choose its next leader; its members are told. @throws NOT_FOUND; SELECTION_CLOSED for an ended group */
export const openLeadSelection = (async ({ groupId }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'AccountabilityGroup', groupId)
    const group = await requireAccountabilityRunner(tx, groupId)
    if (group.status === 'ENDED') throw new AppError('SELECTION_CLOSED')
    const { count } = await tx.accountabilityGroup.updateMany({
      where: { id: groupId, choosesLeader: false },
      data: { choosesLeader: true },
    })
    if (count === 0) return true
    const members = await tx.accountabilityMember.findMany({
      where: { groupId, endedAt: null },
      select: { userId: true },
    })
    for (const { userId } of members)
      await tellOfSelection(tx, userId, group, 'choosing')
    await logInfo(tx, {
      action: 'accountabilityGroup.leadOpened',
      entity: 'AccountabilityGroup',
      entityId: groupId,
    })
    return true
  })) satisfies MutationResolvers['openLeadSelection']

const check = ({ userId, person, pitch }: NominationInput) => {
  const words = pitch.trim()
  refuseInput({
    userId: userId == null && !isVisible(person ?? '') && 'REQUIRED',
    pitch: !words ? 'REQUIRED' : words.length > PITCH_CHARACTERS && 'TOO_LONG',
  })
  return words
}

/** The person whom an editor names by e-mail or tribe id. @throws BAD_USER_INPUT: ATTENDEE_UNKNOWN */
const namedPerson = async (person: string) => {
  const [named] = currentUser().pageAccess.editGroup
    ? await findPeople([person], usersInScope())
    : []
  refuseInput({ person: !named && 'ATTENDEE_UNKNOWN' })
  return named?.id as number
}

/** Refuses people who are neither members of the group nor named by an editor, and those who lead a group. */
const requireCandidate = async (
  tx: Tx,
  { id }: AccountabilityGroup,
  userId: number,
  isNamed: boolean
) => {
  const place = await tx.accountabilityMember.count({
    where: { groupId: id, userId, ...isPresent },
  })
  if (!isNamed && place === 0) throw new AppError('NOT_FOUND')
  const led = await tx.accountabilityGroup.count({
    where: { leaderId: userId, status: { not: 'ENDED' } },
  })
  refuseInput({ [isNamed ? 'person' : 'userId']: led > 0 && 'LEADS_ANOTHER' })
}

/**
 * Nominates a member of the group, or oneself, to lead it; editors may also name other people. Who is nominated by
 * others must accept. They are told.
 * @returns the id of the candidacy
 * @throws BAD_USER_INPUT by field: REQUIRED, TOO_LONG, ATTENDEE_UNKNOWN, LEADS_ANOTHER, NOMINATED_ALREADY;
 * SELECTION_CLOSED; NOT_FOUND
 */
export const nominateTeamLead = (async ({ input }) => {
  const pitch = check(input)
  const { groupId } = input
  const isNamed = !!input.person?.trim()
  const userId = isNamed
    ? await namedPerson(input.person as string)
    : (input.userId as number)
  const me = currentUser()
  const isOwn = userId === me.id
  return inTransaction(async (tx) => {
    const group = await lockChoosing(tx, groupId, groupsInReach())
    await requireCandidate(tx, group, userId, isNamed)
    const { id } = await tx.teamLeadCandidacy.create({
      data: {
        groupId,
        userId,
        nominatedById: me.id,
        pitch,
        status: isOwn ? 'ACCEPTED' : 'NOMINATED',
      },
    })
    await tellOfSelection(tx, userId, group, 'nominated', {
      about: me,
      reason: pitch,
    })
    if (isOwn)
      await tellOfSelection(tx, group.leaderId, group, 'accepted', {
        about: me,
      })
    await logInfo(tx, {
      action: 'accountabilityGroup.leadNominated',
      entity: 'AccountabilityGroup',
      entityId: groupId,
      after: { userId, pitch },
    })
    return id
  }).catch((error) => {
    if (
      isUniqueViolation(error, 'one_open') ||
      isUniqueViolation(error, 'groupId', 'userId')
    )
      refuseInput({ [isNamed ? 'person' : 'userId']: 'NOMINATED_ALREADY' })
    throw error
  })
}) satisfies MutationResolvers['nominateTeamLead']
