import type {
  AccountabilityGroup,
  CandidacyStatus,
  TeamLeadCandidacy,
} from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import type { Named } from 'src/lib/notices'
import { fullName } from 'src/shared/accounts/fullName'
import type { LeadSelectionChange } from 'src/shared/accounts/notices'

import { refuseUnsavable } from '../accountabilityInput'
import { followLeader } from '../changeLeader'

import {
  mayDecide,
  openStatuses,
  selectionsInReach,
  tellOfSelection,
} from './candidacies'
import { lockChoosing } from './nominate'

const isMine = ({ userId }: TeamLeadCandidacy) => userId === currentUser().id

/** A candidacy with its locked group. @throws NOT_FOUND; SELECTION_CLOSED */
const lockCandidacy = async (tx: Tx, id: number) => {
  const { groupId } = found(
    await tx.teamLeadCandidacy.findUnique({
      where: { id },
      select: { groupId: true },
    })
  )
  const group = await lockChoosing(tx, groupId, selectionsInReach())
  const candidacy = await tx.teamLeadCandidacy.findUniqueOrThrow({
    where: { id },
    include: { user: true },
  })
  return { group, candidacy, name: fullName(candidacy.user) }
}

/** Changes the status of a candidacy. @throws CANDIDACY_CHANGED if it has another one than expected by now */
const move = async (
  tx: Tx,
  { id, groupId, userId, status: before }: TeamLeadCandidacy,
  from: readonly CandidacyStatus[],
  status: CandidacyStatus,
  reason = ''
) => {
  if (!from.includes(before)) throw new AppError('CANDIDACY_CHANGED')
  await tx.teamLeadCandidacy.update({
    where: { id },
    data: { status, ...(reason && { reason }) },
  })
  await logInfo(tx, {
    action: 'accountabilityGroup.candidacyChanged',
    entity: 'AccountabilityGroup',
    entityId: groupId,
    before: { userId, status: before },
    after: { status, reason },
  })
}

/** Tells who nominated a candidate why they declined or withdrew, and the present leader that they did. */
const tellOthers = async (
  tx: Tx,
  group: AccountabilityGroup,
  { userId, nominatedById }: TeamLeadCandidacy,
  {
    change,
    about,
    reason,
  }: { change: LeadSelectionChange; about: Named; reason: string | null }
) => {
  for (const told of new Set([nominatedById, group.leaderId]))
    if (told !== userId)
      await tellOfSelection(tx, told, group, change, {
        about,
        reason: told === nominatedById ? reason : null,
      })
}

/** @throws NOT_FOUND unless the viewer decides in the group */
const requireDecisionRight = async (tx: Tx, groupId: number) => {
  if (!(await mayDecide(tx, groupId))) throw new AppError('NOT_FOUND')
}

/**
 * A nominated person accepts, or declines with a reason; their nominator and the group's leader are told.
 * @throws REQUIRED by field; CANDIDACY_CHANGED, SELECTION_CLOSED; NOT_FOUND for others
 */
export const answerNomination = (async ({ id, isAccepted, ...args }) => {
  const reason = args.reason?.trim() ?? ''
  refuseInput({ reason: !isAccepted && !reason && 'REQUIRED' })
  return inTransaction(async (tx) => {
    const { group, candidacy } = await lockCandidacy(tx, id)
    if (!isMine(candidacy)) throw new AppError('NOT_FOUND')
    await move(
      tx,
      candidacy,
      ['NOMINATED'],
      isAccepted ? 'ACCEPTED' : 'DECLINED',
      isAccepted ? '' : requireReason(reason)
    )
    await tellOthers(tx, group, candidacy, {
      change: isAccepted ? 'accepted' : 'declined',
      about: candidacy.user,
      reason: isAccepted ? null : reason,
    })
    return true
  })
}) satisfies MutationResolvers['answerNomination']

/**
 * Ends a candidacy with a reason: the candidate withdraws, or an editor ends it. The others concerned are told.
 * @throws REASON_REQUIRED, TOO_LONG; CANDIDACY_CHANGED, SELECTION_CLOSED; NOT_FOUND
 */
export const withdrawCandidacy = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const { group, candidacy } = await lockCandidacy(tx, id)
    if (!isMine(candidacy)) await requireDecisionRight(tx, group.id)
    await move(tx, candidacy, openStatuses, 'ENDED', reason)
    await tellOfSelection(tx, candidacy.userId, group, 'notChosen', { reason })
    await tellOthers(tx, group, candidacy, {
      change: 'withdrawn',
      about: candidacy.user,
      reason,
    })
    return true
  })
}) satisfies MutationResolvers['withdrawCandidacy']

/**
 * Puts a candidate who stands on the shortlist, or takes them off it; they are told.
 * @throws CANDIDACY_CHANGED, SELECTION_CLOSED; NOT_FOUND
 */
export const shortlistCandidate = (async ({ id, isShortlisted }) =>
  inTransaction(async (tx) => {
    const { group, candidacy } = await lockCandidacy(tx, id)
    await requireDecisionRight(tx, group.id)
    const [from, to] = isShortlisted
      ? (['ACCEPTED', 'SHORTLISTED'] as const)
      : (['SHORTLISTED', 'ACCEPTED'] as const)
    await move(tx, candidacy, [from], to)
    await tellOfSelection(
      tx,
      candidacy.userId,
      group,
      isShortlisted ? 'shortlisted' : 'notShortlisted'
    )
    return true
  })) satisfies MutationResolvers['shortlistCandidate']

/**
 * Makes a candidate who stands the leader of the group, whose members are told. The other candidacies end.
 * @throws BAD_USER_INPUT: LEADS_ANOTHER; CANDIDACY_CHANGED, SELECTION_CLOSED; NOT_FOUND
 */
export const appointTeamLead = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { group, candidacy } = await lockCandidacy(tx, id)
    await requireDecisionRight(tx, group.id)
    const { userId } = candidacy
    if (candidacy.user.archivedAt) throw new AppError('CANDIDACY_CHANGED')
    await move(tx, candidacy, ['ACCEPTED', 'SHORTLISTED'], 'APPOINTED')
    const led = await tx.accountabilityGroup.update({
      where: { id: group.id },
      data: { leaderId: userId, choosesLeader: false },
    })
    await followLeader(tx, led, group.leaderId)
    return true
  }).catch(refuseUnsavable)) satisfies MutationResolvers['appointTeamLead']
