import type { MoveUpRequest } from '@prisma/client'

import { db, type Tx } from 'src/lib/db'
import { moveUpReadiness } from 'src/shared/community/moveUp'
import { dayOfDateColumn, manilaToday } from 'src/shared/manilaTime'

import type { LoadedProgress } from '../stages/loadProgress'

/**
 * The number of a member's latest requests that are read, newest first. The member sees them, and the newest open and
 * declined ones decide whether a new request is allowed.
 */
const LATEST = 10

export const latestRequests = (userId: number, tx: Tx = db) =>
  tx.moveUpRequest.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LATEST,
  })

const isOpen = ({ status }: Pick<MoveUpRequest, 'status'>) =>
  status === 'REQUESTED' || status === 'IN_REVIEW' || status === 'RETURNED'

type Known = Pick<
  MoveUpRequest,
  'status' | 'fromStageId' | 'coolDownUntil' | 'id' | 'round'
>

/** Whether a member may request to move up now, and if not, why. */
export const readinessOf = <Request extends Known>(
  { stage, nextStage, progress }: LoadedProgress,
  requests: Request[]
) => {
  const open = requests.find(isOpen) ?? null
  const declined = requests.find(
    ({ status, fromStageId }) =>
      status === 'DECLINED' && fromStageId === stage?.id
  )
  const readiness = moveUpReadiness(
    {
      stageNumber: stage?.number ?? null,
      nextStageNumber: nextStage?.number ?? null,
      remainingRequired: progress.remainingTasks.filter(
        ({ isRequired }) => isRequired
      ).length,
      points: progress.points,
      requiredPoints: stage?.requiredPoints ?? null,
      openStatus: open?.status ?? null,
      coolDownUntil: declined?.coolDownUntil
        ? dayOfDateColumn(declined.coolDownUntil)
        : null,
    },
    manilaToday()
  )
  return { ...readiness, open }
}
