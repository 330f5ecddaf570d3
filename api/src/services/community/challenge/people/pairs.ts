// Pairs of participants. The callers lock the challenge, so that nobody comes into two pairs.
import type { Prisma } from '@prisma/client'

import { usersInScope } from 'src/lib/access/scopes'
import { lockRow } from 'src/lib/database/transaction'
import type { db, Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

import { isIn } from '../asChallenge'
import { tellOfChallenge } from '../tellOfChallenge'

const withBoth = {
  a: { include: { user: true } },
  b: { include: { user: true } },
} as const satisfies Prisma.ChallengeBuddyInclude

/** For Prisma: participants without an open pair. */
export const hasNoBuddy = {
  pairsA: { none: { endedAt: null } },
  pairsB: { none: { endedAt: null } },
} as const satisfies Prisma.ChallengeParticipantWhereInput

/** For Prisma: the participants of the viewer's scope. */
export const participantsInReach = () =>
  ({ user: usersInScope() }) satisfies Prisma.ChallengeParticipantWhereInput

export const openPairOf = (on: Tx | typeof db, participantId: number) =>
  on.challengeBuddy.findFirst({
    where: {
      endedAt: null,
      OR: [{ aId: participantId }, { bId: participantId }],
    },
  })

/**
 * A participant within the viewer's scope with their challenge, which is locked.
 * @throws NOT_FOUND, also in an ended challenge
 */
export const lockedParticipant = async (tx: Tx, id: number) => {
  const where = { id, AND: participantsInReach() }
  const { challengeId } = found(
    await tx.challengeParticipant.findFirst({ where })
  )
  await lockRow(tx, 'Challenge', challengeId)
  const row = await tx.challengeParticipant.findUniqueOrThrow({
    where: { id },
    include: { challenge: true, user: true },
  })
  if (row.challenge.status === 'ENDED') throw new AppError('NOT_FOUND')
  return row
}

/**
 * Makes pairs of a locked challenge and tells both of each.
 * @throws CHALLENGE_PAIRS_CHANGED unless all are participants within reach, without a buddy, and named once
 */
export const makePairs = async (
  tx: Tx,
  challengeId: number,
  pairs: readonly { aId: number; bId: number }[]
) => {
  const ids = pairs.flatMap(({ aId, bId }) => [aId, bId])
  const free = await tx.challengeParticipant.count({
    where: {
      id: { in: ids },
      challengeId,
      ...isIn,
      ...hasNoBuddy,
      AND: participantsInReach(),
    },
  })
  if (free !== ids.length) throw new AppError('CHALLENGE_PAIRS_CHANGED')
  await tx.challengeBuddy.createMany({
    data: pairs.map(({ aId, bId }) => ({ challengeId, aId, bId })),
  })
  const made = await tx.challengeBuddy.findMany({
    where: { aId: { in: pairs.map(({ aId }) => aId) }, endedAt: null },
    include: withBoth,
  })
  const challenge = await tx.challenge.findUniqueOrThrow({
    where: { id: challengeId },
  })
  for (const { a, b } of made)
    for (const [one, other] of [
      [a, b],
      [b, a],
    ])
      await tellOfChallenge(tx, one.userId, challenge, {
        change: 'buddy',
        buddy: other.user,
        reason: null,
      })
  // The wish is granted.
  await tx.challengeParticipant.updateMany({
    where: { id: { in: ids } },
    data: { wantsBuddy: false },
  })
}

/**
 * Ends the open pair of a participant, if there is one.
 * @param told who is told of it, and reads the reason
 */
export const endPairOf = async (
  tx: Tx,
  participantId: number,
  reason: string,
  told: (participant: { id: number }) => { reason: string | null } | null
) => {
  const pair = await openPairOf(tx, participantId)
  if (!pair) return null
  const { a, b, challengeId } = await tx.challengeBuddy.update({
    where: { id: pair.id },
    data: { endedAt: new Date(), endReason: reason },
    include: withBoth,
  })
  const challenge = await tx.challenge.findUniqueOrThrow({
    where: { id: challengeId },
  })
  for (const [one, other] of [
    [a, b],
    [b, a],
  ]) {
    const reads = told(one)
    if (reads)
      await tellOfChallenge(tx, one.userId, challenge, {
        change: 'buddyOver',
        buddy: other.user,
        ...reads,
      })
  }
  return pair.id
}
