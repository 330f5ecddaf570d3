import type { Challenge, ChallengeDay, Prisma } from '@prisma/client'

import { withFilipino } from 'src/lib/translations'
import {
  takesRegistrations,
  type Registration,
} from 'src/shared/community/challenge'
import { dayOfDateColumn } from 'src/shared/manilaTime'

/** Participants of today; those whom staff took out do not count. */
export const isIn = {
  endedAt: null,
  user: { archivedAt: null },
} as const satisfies Prisma.ChallengeParticipantWhereInput

export const withCounts = {
  _count: { select: { tasks: true, participants: { where: isIn } } },
} as const satisfies Prisma.ChallengeInclude

/** The fields of a challenge that the rules need. */
export const registrationOf = (row: Challenge): Registration => ({
  ...row,
  startsOn: row.startsOn && dayOfDateColumn(row.startsOn),
})

export const asChallenge = ({
  _count,
  ...row
}: Prisma.ChallengeGetPayload<{ include: typeof withCounts }>) => ({
  ...withFilipino(row, 'name', 'description'),
  startsOn: row.startsOn && dayOfDateColumn(row.startsOn),
  takesRegistrations: takesRegistrations(registrationOf(row), new Date()),
  taskCount: _count.tasks,
  participantCount: _count.participants,
})

export const asChallengeDay = (row: ChallengeDay) =>
  withFilipino(row, 'title', 'instructions')
