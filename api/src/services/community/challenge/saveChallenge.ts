import type { MutationResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { asChallenge, asChallengeDay, isIn, withCounts } from './asChallenge'
import {
  challengeDataOf,
  challengeDayDataOf,
  checkChallenge,
  checkChallengeDay,
  refuseUnsavableChallenge,
} from './challengeInput'
import { tellAllOfChallenge } from './tellOfChallenge'

const read = (tx: Tx, id: number) =>
  tx.challenge.findUniqueOrThrow({ where: { id }, include: withCounts })

/** The challenge, locked. @throws NOT_FOUND; an ended one stays as it is */
const lockChallenge = async (tx: Tx, id: number) => {
  await lockRow(tx, 'Challenge', id)
  const row = await read(tx, id)
  if (row.status === 'ENDED') throw new AppError('NOT_FOUND')
  return row
}

/** Makes a draft. @throws BAD_USER_INPUT by field: REQUIRED, TOO_LONG, INVALID, SLUG_TAKEN */
export const createChallenge = (async ({ input }) => {
  checkChallenge(input)
  return inTransaction(async (tx) => {
    const { id } = await tx.challenge.create({ data: challengeDataOf(input) })
    await logInfo(tx, {
      action: 'challenge.created',
      entity: 'Challenge',
      entityId: id,
      after: { ...input },
    })
    return asChallenge(await read(tx, id))
  }).catch(refuseUnsavableChallenge)
}) satisfies MutationResolvers['createChallenge']

/**
 * Once people are registered, their days stay: the number of days, and when they begin.
 * @throws as createChallenge; CHALLENGE_HAS_PEOPLE by field; CHALLENGE_OPEN_ALREADY; NOT_FOUND for an ended one
 */
export const updateChallenge = (async ({ id, input }) => {
  checkChallenge(input)
  return inTransaction(async (tx) => {
    const before = await lockChallenge(tx, id)
    const data = challengeDataOf(input)
    const hasPeople =
      (await tx.challengeParticipant.count({ where: { challengeId: id } })) > 0
    refuseInput({
      days: hasPeople && data.days !== before.days && 'CHALLENGE_HAS_PEOPLE',
      startMode:
        hasPeople &&
        data.startMode !== before.startMode &&
        'CHALLENGE_HAS_PEOPLE',
      startsOn:
        hasPeople &&
        data.startsOn?.getTime() !== before.startsOn?.getTime() &&
        'CHALLENGE_HAS_PEOPLE',
    })
    // An open challenge keeps a task for every day.
    if (before.status === 'OPEN' && data.days > before.days)
      throw new AppError('CHALLENGE_DAYS_MISSING')
    await tx.challenge.update({ where: { id }, data })
    await tx.challengeDay.deleteMany({
      where: { challengeId: id, day: { gt: data.days } },
    })
    await logInfo(tx, {
      action: 'challenge.updated',
      entity: 'Challenge',
      entityId: id,
      before: { name: before.name, days: before.days },
      after: { ...input },
    })
    return asChallenge(await read(tx, id))
  }).catch(refuseUnsavableChallenge)
}) satisfies MutationResolvers['updateChallenge']

/** Writes the task of one day. @throws BAD_USER_INPUT by field; NOT_FOUND for a day that the challenge does not have */
export const saveChallengeDay = (async ({ challengeId, day, input }) => {
  checkChallengeDay(input)
  return inTransaction(async (tx) => {
    const { days } = await lockChallenge(tx, challengeId)
    if (!(day >= 1 && day <= days)) throw new AppError('NOT_FOUND')
    const data = challengeDayDataOf(input)
    const row = await tx.challengeDay.upsert({
      where: { challengeId_day: { challengeId, day } },
      create: { ...data, challengeId, day },
      update: data,
    })
    await logInfo(tx, {
      action: 'challengeDay.updated',
      entity: 'ChallengeDay',
      entityId: row.id,
      after: { challengeId, day, title: row.title },
    })
    return asChallengeDay(row)
  })
}) satisfies MutationResolvers['saveChallengeDay']

/**
 * Lets people register, once.
 * @throws CHALLENGE_DAYS_MISSING; CHALLENGE_OPEN_ALREADY while another one takes registrations at a same time
 */
export const openChallenge = (async ({ id }) =>
  inTransaction(async (tx) => {
    const before = await lockChallenge(tx, id)
    if (before.status === 'OPEN') return asChallenge(before)
    if (before._count.tasks < before.days)
      throw new AppError('CHALLENGE_DAYS_MISSING')
    await tx.challenge.update({ where: { id }, data: { status: 'OPEN' } })
    await logInfo(tx, {
      action: 'challenge.opened',
      entity: 'Challenge',
      entityId: id,
    })
    return asChallenge(await read(tx, id))
  }).catch(
    refuseUnsavableChallenge
  )) satisfies MutationResolvers['openChallenge']

/** Deletes a draft with its days; nobody has taken part in one. @throws NOT_FOUND, also for any other challenge */
export const deleteChallenge = (async ({ id }) =>
  inTransaction(async (tx) => {
    const challenge = await lockChallenge(tx, id)
    if (challenge.status !== 'DRAFT') throw new AppError('NOT_FOUND')
    await tx.challenge.delete({ where: { id } })
    await logInfo(tx, {
      action: 'challenge.deleted',
      entity: 'Challenge',
      entityId: id,
      before: { name: challenge.name, slug: challenge.slug },
    })
    return asChallenge(challenge)
  })) satisfies MutationResolvers['deleteChallenge']

/** Ends a challenge for good: its participants are told the reason, and read on. @throws REASON_REQUIRED, NOT_FOUND */
export const endChallenge = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Challenge', id)
    const before = await read(tx, id)
    if (before.status === 'ENDED') return asChallenge(before)
    await tx.challenge.update({ where: { id }, data: { status: 'ENDED' } })
    await logInfo(tx, {
      action: 'challenge.ended',
      entity: 'Challenge',
      entityId: id,
      after: { reason },
    })
    const people = await tx.challengeParticipant.findMany({
      where: { challengeId: id, ...isIn },
      select: { userId: true },
    })
    await tellAllOfChallenge(
      tx,
      people.map(({ userId }) => userId),
      before,
      { change: 'ended', reason }
    )
    return asChallenge(await read(tx, id))
  })
}) satisfies MutationResolvers['endChallenge']
