import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

type Counts = { table: string; count: number }[]

const named = {
  select: { id: true, firstName: true, lastName: true, email: true },
}

const LATEST = 50

/** Lists the newest merges, with what stayed when one was undone. */
export const userMerges = (async () => {
  const merges = await db.userMerge.findMany({
    orderBy: { id: 'desc' },
    take: LATEST,
    include: {
      survivor: named,
      merged: named,
      mergedBy: named,
      undoneBy: named,
    },
  })
  return merges.map(
    ({ survivor, merged, mergedBy, undoneBy, moved, stayed, ...merge }) => ({
      ...merge,
      survivor: {
        id: survivor.id,
        name: fullName(survivor),
        email: survivor.email,
      },
      merged: { id: merged.id, name: fullName(merged), email: merged.email },
      mergedByName: fullName(mergedBy),
      undoneByName: undoneBy && fullName(undoneBy),
      moved: countsOf(moved),
      stayed: countsOf(stayed),
      mayUndo: merge.status === 'APPLIED' && merge.undoUntil > new Date(),
    })
  )
}) satisfies QueryResolvers['userMerges']

const countsOf = (stored: Prisma.JsonValue) =>
  Array.isArray(stored) ? (stored as Counts) : []
