import type { MoveUpRequest, Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { nextStatuses, type MoveUpStatus } from 'src/shared/community/moveUp'
import type { LogAction } from 'src/shared/logWords'

type Change = {
  to: MoveUpStatus
  action: LogAction
  data?: Prisma.MoveUpRequestUncheckedUpdateManyInput
  /** What else must still be so. */
  where?: Prisma.MoveUpRequestWhereInput
  note?: string
  /** Without a word for the member: taking and letting go is between reviewers. */
  isSilent?: boolean
}

/**
 * Leads a request from the state that it was found in to the next one, once: of two at the same time one does.
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
