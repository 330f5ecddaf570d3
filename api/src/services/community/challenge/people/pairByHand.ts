import type { MutationResolvers } from 'types/graphql'

import { usersInScope } from 'src/lib/access/scopes'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError, refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { findPeople } from 'src/services/accounts/people/findPeople'
import { isVisible } from 'src/shared/text/plainMarks'

import { endPairOf, lockedParticipant, makePairs, openPairOf } from './pairs'

/**
 * Makes two participants of a challenge buddies; both are told.
 * @throws BAD_USER_INPUT at buddy: REQUIRED, ATTENDEE_UNKNOWN, ATTENDEE_TWICE, CHALLENGE_HAS_BUDDY;
 * CHALLENGE_PAIRS_CHANGED; NOT_FOUND
 */
export const pairChallengeBuddies = (async ({ id, buddy }) => {
  refuseInput({ buddy: !isVisible(buddy) && 'REQUIRED' })
  const [person] = await findPeople([buddy], usersInScope())
  return inTransaction(async (tx) => {
    const { challengeId } = await lockedParticipant(tx, id)
    const other =
      person &&
      (await tx.challengeParticipant.findFirst({
        where: { challengeId, userId: person.id, endedAt: null },
      }))
    if (!other) {
      refuseInput({ buddy: 'ATTENDEE_UNKNOWN' })
      throw new AppError('NOT_FOUND')
    }
    refuseInput({
      buddy:
        other.id === id
          ? 'ATTENDEE_TWICE'
          : (await openPairOf(tx, other.id)) && 'CHALLENGE_HAS_BUDDY',
    })
    await makePairs(tx, challengeId, [{ aId: id, bId: other.id }])
    await logInfo(tx, {
      action: 'challengeBuddy.paired',
      entity: 'ChallengeParticipant',
      entityId: id,
      after: { buddyId: other.id },
    })
    return true
  })
}) satisfies MutationResolvers['pairChallengeBuddies']

/** Ends the pair that a participant is in; both are told the reason. @throws REASON_REQUIRED, NOT_FOUND */
export const endChallengePair = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    await lockedParticipant(tx, id)
    const pairId = await endPairOf(tx, id, reason, () => ({ reason }))
    if (pairId !== null)
      await logInfo(tx, {
        action: 'challengeBuddy.ended',
        entity: 'ChallengeBuddy',
        entityId: pairId,
        after: { reason },
      })
    return true
  })
}) satisfies MutationResolvers['endChallengePair']
