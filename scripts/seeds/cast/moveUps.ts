// Requests of the cast to move up, one in each state that a screen shows.
import type { MoveUpStatus } from '@prisma/client'
import { db } from 'api/src/lib/db'
import { slaDueAt } from 'api/src/shared/community/moveUp'
import { addDays, dateColumnOf, manilaToday } from 'api/src/shared/manilaTime'

import { daysAgo } from './time'

type CastRequest = {
  email: string
  from: number
  /** The coach who takes the steps after the submission. */
  reviewer: string
  submittedDaysAgo: number
  memberNote?: string
  /** The step after the submission, with its reason. */
  then?: { status: MoveUpStatus; note?: string; daysAgo: number }
}

const COOL_DOWN_DAYS = 7

// prettier-ignore
const requests: CastRequest[] = [
  { email: 'marco@example.com', from: 2, reviewer: 'head-coach@example.com', submittedDaysAgo: 5, memberNote: 'My practice files are in the community post of Monday.' },
  { email: 'bea@example.com', from: 2, reviewer: 'head-coach@example.com', submittedDaysAgo: 1, then: { status: 'IN_REVIEW', daysAgo: 0 } },
  { email: 'pia@example.com', from: 1, reviewer: 'coach@example.com', submittedDaysAgo: 4, then: { status: 'RETURNED', note: 'Your weekly hours overlap with your shift. Please plan them again, then ask once more.', daysAgo: 3 } },
  { email: 'nina@example.com', from: 1, reviewer: 'coach@example.com', submittedDaysAgo: 6, then: { status: 'APPROVED', note: 'Clear reason, honest hours. Well done.', daysAgo: 5 } },
  { email: 'oscar@example.com', from: 3, reviewer: 'head-coach@example.com', submittedDaysAgo: 3, then: { status: 'DECLINED', note: 'The portfolio shows work of somebody else. Build two pieces of your own first.', daysAgo: 2 } },
]

/** Only where nobody has asked yet. */
export const seedMoveUps = async () => {
  if ((await db.moveUpRequest.count()) > 0) return 0
  const [users, stages] = await Promise.all([
    db.user.findMany({
      where: {
        email: {
          in: requests.flatMap(({ email, reviewer }) => [email, reviewer]),
        },
      },
      select: { id: true, email: true },
    }),
    db.stage.findMany({ select: { id: true, number: true, slaHours: true } }),
  ])
  const idOf = (email: string) => users.find((one) => one.email === email)?.id
  const stageOf = (number: number) =>
    stages.find((stage) => stage.number === number)

  let added = 0
  for (const request of requests) {
    const userId = idOf(request.email)
    const from = stageOf(request.from)
    const to = stageOf(request.from + 1)
    if (!userId || !from || !to) continue
    await db.moveUpRequest.create({
      data: {
        userId,
        fromStageId: from.id,
        toStageId: to.id,
        memberNote: request.memberNote,
        submittedAt: daysAgo(request.submittedDaysAgo),
        createdAt: daysAgo(request.submittedDaysAgo),
        slaDueAt: slaDueAt(daysAgo(request.submittedDaysAgo), from.slaHours),
        ...answerOf(request, idOf(request.reviewer)),
        steps: { create: stepsOf(request, userId, idOf(request.reviewer)) },
      },
    })
    added++
  }
  return added
}

const answerOf = ({ then }: CastRequest, reviewerId?: number) => {
  if (!then) return {}
  const { status, note = '', daysAgo: days } = then
  if (status === 'IN_REVIEW')
    return { status, claimedById: reviewerId, claimedAt: new Date() }
  return {
    status,
    reviewerNote: note,
    decidedById: reviewerId,
    decidedAt: daysAgo(days),
    ...(status === 'DECLINED' && {
      coolDownUntil: dateColumnOf(
        addDays(manilaToday(), COOL_DOWN_DAYS - days)
      ),
    }),
  }
}

const stepsOf = (
  { memberNote, submittedDaysAgo, then }: CastRequest,
  userId: number,
  reviewerId?: number
) => [
  {
    round: 1,
    status: 'REQUESTED' as const,
    note: memberNote,
    actorId: userId,
    createdAt: daysAgo(submittedDaysAgo),
  },
  ...(then && then.status !== 'IN_REVIEW'
    ? [
        {
          round: 1,
          status: then.status,
          note: then.note,
          actorId: reviewerId,
          createdAt: daysAgo(then.daysAgo),
        },
      ]
    : []),
]
