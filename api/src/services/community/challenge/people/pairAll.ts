// Pairs everybody who has no buddy: first a preview that says why, then all pairs or none.
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import { pairKey, proposePairs } from 'src/shared/community/challengePairs'
import { dayOfDateColumn } from 'src/shared/manilaTime'

import { isIn } from '../asChallenge'

import { hasNoBuddy, makePairs, participantsInReach } from './pairs'

/** One preview pairs this many people; those who registered first come first. */
const AT_ONCE = 400

const formerPairs = async (on: Tx | typeof db, challengeId: number) => {
  const rows = await on.challengeBuddy.findMany({
    where: { challengeId, endedAt: { not: null } },
    select: { aId: true, bId: true },
  })
  return new Set(rows.map(({ aId, bId }) => pairKey(aId, bId)))
}

export const challengePairs = (async ({ challengeId }) => {
  const rows = await db.challengeParticipant.findMany({
    where: { challengeId, ...isIn, ...hasNoBuddy, AND: participantsInReach() },
    orderBy: [{ registeredAt: 'asc' }, { id: 'asc' }],
    take: AT_ONCE + 1,
    include: {
      user: {
        select: {
          firstName: true,
          lastName: true,
          stage: { select: { number: true } },
        },
      },
    },
  })
  const people = rows.slice(0, AT_ONCE).map((row) => ({
    id: row.id,
    name: fullName(row.user),
    startsOn: dayOfDateColumn(row.startsOn),
    stageNumber: row.user.stage?.number ?? null,
    wantsBuddy: row.wantsBuddy,
  }))
  const byId = new Map(people.map((each) => [each.id, each]))
  const shown = (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const { pairs, alone } = proposePairs(
    people.map(({ stageNumber, ...each }) => ({ ...each, stage: stageNumber })),
    await formerPairs(db, challengeId)
  )
  return {
    pairs: pairs.map(({ aId, bId, ...reason }) => {
      const [a, b] = shown([aId, bId])
      return { a, b, ...reason }
    }),
    alone: shown(alone),
    isCapped: rows.length > AT_ONCE,
  }
}) satisfies QueryResolvers['challengePairs']

/**
 * Makes the pairs of a preview, all or none.
 * @throws CHALLENGE_PAIRS_CHANGED if one of them cannot be made (any more), was a pair before, or names a person twice;
 * NOT_FOUND
 */
export const applyChallengePairs = (async ({ challengeId, pairs }) => {
  if (pairs.length > AT_ONCE / 2) throw new AppError('CHALLENGE_PAIRS_CHANGED')
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Challenge', challengeId)
    const { status } = await tx.challenge.findUniqueOrThrow({
      where: { id: challengeId },
    })
    if (status === 'ENDED') throw new AppError('NOT_FOUND')
    const former = await formerPairs(tx, challengeId)
    if (pairs.some(({ aId, bId }) => former.has(pairKey(aId, bId))))
      throw new AppError('CHALLENGE_PAIRS_CHANGED')
    if (pairs.length === 0) return 0
    await makePairs(tx, challengeId, pairs)
    await logInfo(tx, {
      action: 'challengeBuddy.paired',
      entity: 'Challenge',
      entityId: challengeId,
      after: { pairs: pairs.map(({ aId, bId }) => ({ aId, bId })) },
    })
    return pairs.length
  })
}) satisfies MutationResolvers['applyChallengePairs']
