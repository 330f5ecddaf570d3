import type { Prisma } from '@prisma/client'

import { local } from 'src/lib/translations'
import { fullName } from 'src/shared/accounts/fullName'
import { batchStateOf } from 'src/shared/community/batchState'
import { dayOfDateColumn, manilaToday } from 'src/shared/manilaTime'

/** The columns of a success manager. */
export const person = {
  select: { id: true, firstName: true, lastName: true, email: true },
} as const

export const withBatchParts = {
  count: { select: { members: true } },
  levels: {
    orderBy: { accessLevel: { position: 'asc' } },
    include: { accessLevel: true },
  },
  managers: {
    where: { user: { archivedAt: null } },
    orderBy: { userId: 'asc' },
    include: { user: person },
  },
} as const satisfies Prisma.BatchInclude

export const asBatchManager = ({
  id,
  email,
  ...names
}: {
  id: number
  email: string
  firstName: string
  lastName: string
}) => ({ id, name: fullName(names), email })

export const asBatch = ({
  count,
  levels,
  managers,
  archivedAt,
  ...row
}: Prisma.BatchGetPayload<{ include: typeof withBatchParts }>) => {
  const days = {
    launchFrom: dayOfDateColumn(row.launchFrom),
    launchTo: dayOfDateColumn(row.launchTo),
  }
  return {
    ...row,
    ...days,
    state: batchStateOf(
      { ...days, isArchived: archivedAt !== null },
      manilaToday()
    ),
    memberCount: count?.members ?? 0,
    accessLevelIds: levels.map(({ accessLevelId }) => accessLevelId),
    accessLevelLabels: levels.map(({ accessLevel }) =>
      local(accessLevel, 'label')
    ),
    managerIds: managers.map(({ userId }) => userId),
    managers: managers.map(({ user }) => asBatchManager(user)),
  }
}
