import type { Prisma } from '@prisma/client'
import type { ChallengeParticipantsFilter, QueryResolvers } from 'types/graphql'

import { pageWithin, searchText } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { searchOf } from 'src/services/accounts/users/personSearch'
import { fullName } from 'src/shared/accounts/fullName'
import { todaysNumber } from 'src/shared/community/challenge'
import { dayOfDateColumn, manilaToday } from 'src/shared/manilaTime'

import { isIn } from '../asChallenge'
import { runOf } from '../taking/participation'

import { hasNoBuddy, participantsInReach } from './pairs'

/** The count stops at this number, and so do pages; a search finds the rest. */
const BOUND = 1000

const filters: Record<
  ChallengeParticipantsFilter,
  Prisma.ChallengeParticipantWhereInput
> = {
  NO_BUDDY: { ...isIn, ...hasNoBuddy },
  WANTS_BUDDY: { ...isIn, ...hasNoBuddy, wantsBuddy: true },
  DROPPED: { endedAt: { not: null } },
}

const openPair = {
  where: { endedAt: null },
  select: {
    a: { select: { user: { select: { firstName: true, lastName: true } } } },
    b: { select: { user: { select: { firstName: true, lastName: true } } } },
  },
} as const

const withParts = {
  challenge: { select: { days: true } },
  user: { include: { stage: { select: { number: true } } } },
  pairsA: openPair,
  pairsB: openPair,
  done: { select: { day: true } },
} as const satisfies Prisma.ChallengeParticipantInclude

const asListed = ({
  user,
  challenge,
  pairsA,
  pairsB,
  done,
  ...row
}: Prisma.ChallengeParticipantGetPayload<{ include: typeof withParts }>) => {
  const buddy = pairsA[0]?.b ?? pairsB[0]?.a
  return {
    ...row,
    name: fullName(user),
    slug: user.slug,
    email: user.email,
    startsOn: dayOfDateColumn(row.startsOn),
    today: todaysNumber(runOf({ ...row, challenge }), manilaToday()),
    doneCount: done.length,
    days: challenge.days,
    stageNumber: user.stage?.number ?? null,
    buddyName: buddy ? fullName(buddy.user) : null,
    isDropped: row.endedAt !== null,
  }
}

const participantsNamed = searchOf({
  id: 'cp.id',
  rows: `"ChallengeParticipant" cp JOIN "User" u ON u.id = cp."userId" WHERE cp."challengeId" = $1`,
  most: BOUND,
})

/** The participants of a challenge within the viewer's scope; without a filter, those who take part. */
export const challengeParticipantsPage = (async ({
  challengeId,
  q,
  filter,
  sort,
  ...place
}) => {
  const words = searchText(q)
  const where: Prisma.ChallengeParticipantWhereInput = {
    challengeId,
    ...(filter ? filters[filter] : isIn),
    ...(words && { id: { in: await participantsNamed(words, challengeId) } }),
    AND: participantsInReach(),
  }
  const { rows, ...total } = await pageWithin(
    BOUND,
    { ...place, sort: sort ?? 'REGISTERED_AT_DESC' },
    (window) =>
      db.challengeParticipant.findMany({
        where,
        include: withParts,
        ...window,
      }),
    (counted) => db.challengeParticipant.count({ where, ...counted })
  )
  return { rows: rows.map(asListed), ...total }
}) satisfies QueryResolvers['challengeParticipantsPage']
