import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { notifyAll } from 'src/lib/notices'
import type { NoticeFacts } from 'src/shared/accounts/notices'

import { mayCare } from '../success/managers/mayCare'

import { asBatchManager, person } from './asBatch'

/** Choices stop at this many success managers. */
const MOST_CHOICES = 100

/** The people who may look after a batch: those with the level of success managers. */
export const batchManagerChoices = async (tx: Tx) => {
  const people = await tx.user.findMany({
    where: mayCare,
    orderBy: [{ firstName: 'asc' }, { id: 'asc' }],
    take: MOST_CHOICES,
    ...person,
  })
  return people.map(asBatchManager)
}

/** @throws INVALID by field if one of the people is no success manager */
export const requireManagers = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return
  const known = await tx.user.count({
    where: { ...mayCare, id: { in: [...ids] } },
  })
  refuseInput({ managerIds: known < ids.length && 'INVALID' })
}

type Named = { id: number; name: string }

/** Tells success managers that a batch is theirs, or no longer; nobody is told what they did themselves. */
export const tellManagers = async (
  tx: Tx,
  ids: readonly number[],
  batch: Named,
  change: NoticeFacts['BATCH']['change']
) => {
  const others = ids.filter((id) => id !== currentUser().id)
  if (others.length > 0)
    await notifyAll(tx, others, {
      kind: 'BATCH',
      facts: { batch: batch.name, change },
      path: `/batches/${batch.id}`,
    })
}
