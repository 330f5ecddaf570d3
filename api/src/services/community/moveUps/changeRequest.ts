import type { MoveUpRequest, Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { nextStatuses, type MoveUpStatus } from 'src/shared/community/moveUp'
import type { LogAction } from 'src/shared/reports/logWords'

type Change = {
  to: MoveUpStatus
  action: LogAction
  data?: Prisma.MoveUpRequestUncheckedUpdateManyInput
  /** Further conditions that the stored request must meet. */
  where?: Prisma.MoveUpRequestWhereInput
  note?: string
  /** Whether the member gets no notification, because claiming and releasing only concern reviewers. */
  isSilent?: boolean
}

/**
 * Moves a request from the status in which it was read to the next one. Of two concurrent changes only one succeeds.
 * @throws MOVE_UP_DECIDED
 */
export const changeRequest = async (
  tx: Tx,
  request: Pick<MoveUpRequest, 'id' | 'status' | 'round' | 'userId'>,
  { to, action, data, where, note = '', isSilent }: Change
) => {
  const { id, status, round, userId } = request
  if (!nextStatuses[status].includes(to)) throw new AppError('MOVE_UP_DECIDED')
  const { count } = await tx.moveUpRequest.updateMany({
    where: { id, status, round, ...where },
    data: { status: to, ...data },
  })
  if (count === 0) throw new AppError('MOVE_UP_DECIDED')
  if (!isSilent)
    await tx.moveUpStep.create({
      data: {
        requestId: id,
        round,
        status: to,
        note,
        actorId: context.currentUser?.id,
      },
    })
  await logInfo(tx, {
    action,
    entity: 'MoveUpRequest',
    entityId: id,
    before: { status },
    after: { status: to, userId, ...(note && { reason: note }) },
  })
  return tx.moveUpRequest.findUniqueOrThrow({ where: { id } })
}
