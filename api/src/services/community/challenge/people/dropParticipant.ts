import type { MutationResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { setTag } from 'src/services/accounts/people/personTags'

import { placeOf } from '../taking/participation'
import { tellOfChallenge } from '../tellOfChallenge'

import { endPairOf, lockedParticipant } from './pairs'

/** `isChallenger` of the current user (spec section 3): the mark of a person with a place in a challenge. */
const writeIsChallenger = async (tx: Tx, userId: number) => {
  const places = await tx.challengeParticipant.count({
    where: { userId, endedAt: null },
  })
  await setTag(tx, userId, 'CHALLENGER', places > 0)
}

/**
 * Takes a person out of a challenge; they are told the reason, and their buddy that the pair is over. What they finished
 * stays.
 * @throws REASON_REQUIRED, NOT_FOUND
 */
export const dropChallengeParticipant = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const { userId, challenge, endedAt } = await lockedParticipant(tx, id)
    if (endedAt) return true
    await tx.challengeParticipant.update({
      where: { id },
      data: { endedAt: new Date(), endReason: reason, wantsBuddy: false },
    })
    await endPairOf(tx, id, reason, (one) =>
      one.id === id ? null : { reason: null }
    )
    await writeIsChallenger(tx, userId)
    await logInfo(tx, {
      action: 'challenge.dropped',
      entity: 'ChallengeParticipant',
      entityId: id,
      after: { reason },
    })
    await tellOfChallenge(tx, userId, challenge, { change: 'dropped', reason })
    return true
  })
}) satisfies MutationResolvers['dropChallengeParticipant']

/** Lets a person in again, with the days of before; they are told. @throws CHALLENGE_ELSEWHERE; NOT_FOUND */
export const restoreChallengeParticipant = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { userId, challenge, endedAt } = await lockedParticipant(tx, id)
    if (!endedAt) return true
    await lockRow(tx, 'User', userId)
    if (await placeOf(userId, new Date(), tx))
      throw new AppError('CHALLENGE_ELSEWHERE')
    await tx.challengeParticipant.update({
      where: { id },
      data: { endedAt: null, endReason: '' },
    })
    await writeIsChallenger(tx, userId)
    await logInfo(tx, {
      action: 'challenge.restored',
      entity: 'ChallengeParticipant',
      entityId: id,
    })
    await tellOfChallenge(tx, userId, challenge, {
      change: 'restored',
      reason: null,
    })
    return true
  })) satisfies MutationResolvers['restoreChallengeParticipant']
