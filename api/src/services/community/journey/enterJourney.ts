import type { Tx } from 'src/lib/db'

import { moveTo } from '../moveUps/moveTo'

/**
 * Puts a member without a stage on the first one; later stages need a review. A member of a batch that requires the
 * journey form has to send it first (docs/decisions/0008).
 * @returns the number of the stage, or null if the member stays where they are
 */
export const enterJourney = async (tx: Tx, userId: number) => {
  const waits = await tx.user.count({
    where: {
      id: userId,
      journeyFormSentAt: null,
      batch: { requiresJourneyForm: true },
    },
  })
  if (waits > 0) return null
  const first = await tx.stage.findFirst({
    where: { isActive: true },
    orderBy: { number: 'asc' },
    select: { id: true, number: true },
  })
  const isMoved =
    first !== null && (await moveTo(tx, { userId, from: null, to: first.id }))
  return isMoved ? first.number : null
}
