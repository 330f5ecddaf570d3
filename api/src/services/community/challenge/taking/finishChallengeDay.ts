import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { isFinishable } from 'src/shared/community/challenge'
import { manilaToday } from 'src/shared/manilaTime'

import { newestPlaceOf, runOf } from './participation'

const NOTE_CHARACTERS = 2000

/** The viewer's newest place. @throws NOT_FOUND without one */
const ownPlace = async () => found(await newestPlaceOf(currentUser().id))

/**
 * Finishes today's or an earlier day, or changes the note of a finished day.
 * @throws TOO_LONG at note; CHALLENGE_DAY_CLOSED for days to come, others, and those of an ended challenge; NOT_FOUND
 */
export const finishChallengeDay = (async ({ day, ...args }) => {
  const note = args.note.trim()
  refuseInput({ note: note.length > NOTE_CHARACTERS && 'TOO_LONG' })
  const { id: participantId } = await ownPlace()
  return inTransaction(async (tx) => {
    await lockRow(tx, 'ChallengeParticipant', participantId)
    const place = await tx.challengeParticipant.findUniqueOrThrow({
      where: { id: participantId },
      include: { challenge: true },
    })
    if (place.endedAt) throw new AppError('NOT_FOUND')
    if (
      place.challenge.status !== 'OPEN' ||
      !isFinishable(runOf(place), day, manilaToday())
    )
      throw new AppError('CHALLENGE_DAY_CLOSED')
    const where = { participantId_day: { participantId, day } }
    const known = await tx.challengeTaskDone.findUnique({ where })
    await tx.challengeTaskDone.upsert({
      where,
      create: { participantId, day, note },
      update: { note },
    })
    if (!known)
      await logInfo(tx, {
        action: 'challengeDay.finished',
        entity: 'ChallengeParticipant',
        entityId: participantId,
        after: { day },
      })
    return true
  })
}) satisfies MutationResolvers['finishChallengeDay']

/** Asks for a buddy, or takes the wish back; staff see it and pair people. @throws NOT_FOUND without a challenge */
export const askForChallengeBuddy = (async ({ wants }) => {
  const { id } = await ownPlace()
  return inTransaction(async (tx) => {
    await lockRow(tx, 'ChallengeParticipant', id)
    const { count } = await tx.challengeParticipant.updateMany({
      where: { id, endedAt: null, wantsBuddy: !wants },
      data: { wantsBuddy: wants },
    })
    if (count > 0)
      await logInfo(tx, {
        action: wants ? 'challengeBuddy.requested' : 'challengeBuddy.withdrawn',
        entity: 'ChallengeParticipant',
        entityId: id,
      })
    return true
  })
}) satisfies MutationResolvers['askForChallengeBuddy']
