// A user gives these up with the account: seats, places, requests and mails. Money, progress and what they wrote stay.
import type { User } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { endPairOf } from 'src/services/community/challenge/people/pairs'
import { changeRequest } from 'src/services/community/moveUps/changeRequest'
import { fillSeats } from 'src/services/learning/events/events/fillSeats'
import { openStatuses } from 'src/shared/community/moveUp'

import { endWaiting } from '../emailChange/proposeEmailChange'

/** Seats of later dates go to the people who wait for them. @returns the titles of the events */
const giveUpSeats = async (tx: Tx, userId: number) => {
  const answers = await tx.eventRsvp.findMany({
    where: {
      userId,
      answer: { not: 'NO' },
      occurrence: { startsAt: { gt: new Date() } },
    },
    orderBy: { occurrenceId: 'asc' },
    select: {
      occurrenceId: true,
      occurrence: { select: { event: { select: { title: true } } } },
    },
  })
  const ids = answers.map(({ occurrenceId }) => occurrenceId)
  for (const id of ids) await lockRow(tx, 'EventOccurrence', id)
  await tx.eventRsvp.deleteMany({
    where: { userId, occurrenceId: { in: ids } },
  })
  await fillSeats(tx, ids)
  return [...new Set(answers.map(({ occurrence }) => occurrence.event.title))]
}

const leaveGroups = async (tx: Tx, userId: number) => {
  const endedAt = new Date()
  const open = { userId, endedAt: null }
  const places = await tx.groupMembership.findMany({
    where: open,
    select: { group: { select: { name: true } } },
  })
  await tx.groupMembership.updateMany({
    where: open,
    data: { endedAt, endedById: currentUser().id, hasLeft: true },
  })
  await tx.groupRequest.updateMany({
    where: { userId, status: 'WAITING' },
    data: { status: 'WITHDRAWN', decidedAt: endedAt },
  })
  const circles = await tx.accountabilityMember.findMany({
    where: open,
    select: { group: { select: { name: true } } },
  })
  await tx.accountabilityMember.updateMany({ where: open, data: { endedAt } })
  await tx.teamLeadCandidacy.updateMany({
    where: {
      userId,
      status: { in: ['NOMINATED', 'ACCEPTED', 'SHORTLISTED'] },
    },
    data: { status: 'ENDED' },
  })
  await tx.accountabilityWish.deleteMany({ where: { userId, metAt: null } })
  return [...places, ...circles].map(({ group }) => group.name)
}

/** Their buddies are free for another one, and hear that the pair is over. */
const leavePairs = async (tx: Tx, userId: number) => {
  const places = await tx.challengeParticipant.findMany({
    where: { userId, endedAt: null, challenge: { status: { not: 'ENDED' } } },
    orderBy: { challengeId: 'asc' },
    select: { id: true, challengeId: true },
  })
  for (const { id, challengeId } of places) {
    await lockRow(tx, 'Challenge', challengeId)
    await endPairOf(tx, id, '', (one) =>
      one.id === id ? null : { reason: null }
    )
  }
  await tx.challengeParticipant.updateMany({
    where: { userId },
    data: { wantsBuddy: false },
  })
}

const withdrawMoveUps = async (tx: Tx, userId: number) => {
  const requests = await tx.moveUpRequest.findMany({
    where: { userId, status: { in: openStatuses } },
  })
  for (const request of requests)
    await changeRequest(tx, request, {
      to: 'WITHDRAWN',
      action: 'moveUp.withdrawn',
      data: { decidedAt: new Date() },
    })
  await tx.moveUpRequest.updateMany({
    where: { assignedToId: userId, status: { in: openStatuses } },
    data: { assignedToId: null },
  })
}

/** Mails that have not left yet. */
const stopMails = async (tx: Tx, { id: userId, email }: User) => {
  await tx.outboxEmail.updateMany({
    where: { to: email, status: 'QUEUED' },
    data: { status: 'EXPIRED' },
  })
  await tx.formWatcher.deleteMany({ where: { userId } })
}

/** @returns the names of the groups and events that the user gave up */
export const giveUp = async (tx: Tx, user: User) => {
  const { id } = user
  await endWaiting(tx, id, 'WITHDRAWN')
  const events = await giveUpSeats(tx, id)
  const groups = await leaveGroups(tx, id)
  await leavePairs(tx, id)
  await withdrawMoveUps(tx, id)
  await stopMails(tx, user)
  return [...groups, ...events]
}
