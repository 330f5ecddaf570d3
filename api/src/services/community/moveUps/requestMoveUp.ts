import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { int, statement } from 'src/lib/database/sql'
import {
  lockRow,
  inTransaction,
  isUniqueViolation,
} from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, optionalNote } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { slaDueAt, type Missing } from 'src/shared/community/moveUp'
import type { ErrorCode } from 'src/shared/errors'

import { loadProgress, type StageRow } from '../stages/loadProgress'

import { asMoveUpRequest } from './asMoveUpRequest'
import { moveTo } from './moveTo'
import { latestRequests, readinessOf } from './readiness'

const refusals: Partial<Record<Missing, ErrorCode>> = {
  openRequest: 'MOVE_UP_OPEN',
  coolDown: 'MOVE_UP_COOL_DOWN',
}

// A reviewer without a level that counts has no duty (src/lib/auth), and nobody else may claim what is assigned to them.
const NEXT_REVIEWER = statement(
  `
    SELECT s."userId" FROM "StageStaff" s JOIN "User" u ON u.id = s."userId" AND u."archivedAt" IS NULL
    WHERE s."stageId" = $1 AND s.duty = 'REVIEWER' AND s."userId" <> $2 AND (u.enrolment = 'ACTIVE'
      OR EXISTS (SELECT FROM "UserAccessLevel" l WHERE l."userId" = u.id AND l."accessLevelId" <> 'non-member'))
    ORDER BY (SELECT max(r."createdAt") FROM "MoveUpRequest" r WHERE r."assignedToId" = s."userId") NULLS FIRST, s."userId" LIMIT 1`,
  { userId: int }
)

/**
 * Reviewers take turns: returns the one whose last assignment is the longest ago. The stage is locked, so that
 * concurrent requests get different reviewers.
 */
const reviewerInTurn = async (tx: Tx, stageId: number, userId: number) => {
  await lockRow(tx, 'Stage', stageId)
  const next = await NEXT_REVIEWER.first(tx, [stageId, userId])
  return next?.userId ?? null
}

const assigneeOf = (tx: Tx, stage: StageRow, userId: number) =>
  stage.reviewerRule === 'ROUND_ROBIN'
    ? reviewerInTurn(tx, stage.id, userId)
    : null

/**
 * Sends the member's request to move to the next stage; a returned request is sent again as its next round. If the
 * stage has no reviewers, the member moves at once.
 * @throws MOVE_UP_NOT_READY, MOVE_UP_OPEN, MOVE_UP_COOL_DOWN
 */
export const requestMoveUp = (async ({ note }) => {
  const { id: userId } = currentUser()
  const memberNote = optionalNote(note)
  try {
    return await inTransaction(async (tx) => {
      await lockRow(tx, 'User', userId)
      const loaded = found(await loadProgress(userId, tx))
      const { missing, open } = readinessOf(
        loaded,
        await latestRequests(userId, tx)
      )
      if (missing.length > 0)
        throw new AppError(
          missing.map((each) => refusals[each]).find(Boolean) ??
            'MOVE_UP_NOT_READY'
        )

      const stage = loaded.stage as StageRow
      const toStageId = (loaded.nextStage as StageRow).id
      const now = new Date()
      const isReviewed = stage.requireReview
      const data = {
        fromStageId: stage.id,
        toStageId,
        memberNote,
        submittedAt: now,
        slaDueAt: slaDueAt(now, stage.slaHours),
        status: isReviewed ? ('REQUESTED' as const) : ('APPROVED' as const),
        ...(!isReviewed && { decidedAt: now }),
      }
      const request = open
        ? await tx.moveUpRequest.update({
            where: { id: open.id },
            data: {
              ...data,
              round: open.round + 1,
              claimedById: null,
              claimedAt: null,
            },
          })
        : await tx.moveUpRequest.create({
            data: {
              ...data,
              userId,
              assignedToId: isReviewed
                ? await assigneeOf(tx, stage, userId)
                : null,
            },
          })
      await tx.moveUpStep.create({
        data: {
          requestId: request.id,
          round: request.round,
          status: request.status,
          note: memberNote,
          actorId: userId,
        },
      })
      if (!isReviewed)
        await moveTo(tx, { userId, from: stage.id, to: toStageId })
      await logInfo(tx, {
        action: isReviewed ? 'moveUp.requested' : 'moveUp.movedUp',
        entity: 'MoveUpRequest',
        entityId: request.id,
        after: {
          userId,
          fromStageId: stage.id,
          toStageId,
          round: request.round,
        },
      })
      return asMoveUpRequest(request)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'userId')) throw new AppError('MOVE_UP_OPEN')
    throw error
  }
}) satisfies MutationResolvers['requestMoveUp']
