import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, InputError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'

const listed = async (stageId: number, client: Tx = db) => {
  const rows = await client.stageStaff.findMany({
    where: { stageId },
    orderBy: [{ duty: 'asc' }, { userId: 'asc' }],
    include: {
      user: { select: { firstName: true, lastName: true, email: true } },
    },
  })
  return rows.map(({ user, ...row }) => ({
    ...row,
    id: `${row.userId}-${row.duty}`,
    name: fullName(user),
    email: user.email,
  }))
}

/** The leader of a stage and the reviewers of its move-up requests. */
export const stageStaff = (async ({ stageId }) =>
  listed(stageId)) satisfies QueryResolvers['stageStaff']

/**
 * Gives a user a duty on a stage. A user leads one stage only, even after two concurrent requests.
 * @throws NOT_FOUND, BAD_USER_INPUT: EMAIL_UNKNOWN, USER_ARCHIVED, DUTY_GIVEN, STAGE_LED_ALREADY
 */
export const addStageStaff = (async ({ stageId, input }) => {
  const email = input.email.trim().toLowerCase()
  refuseInput({ email: !email && 'REQUIRED' })
  try {
    return await inTransaction(async (tx) => {
      found(await tx.stage.findUnique({ where: { id: stageId } }))
      const user = await tx.user.findUnique({ where: { email } })
      if (!user) throw new InputError({ email: 'EMAIL_UNKNOWN' })
      if (user.archivedAt) throw new InputError({ email: 'USER_ARCHIVED' })
      await tx.stageStaff.create({
        data: { stageId, userId: user.id, duty: input.duty },
      })
      await logInfo(tx, {
        action: 'stage.dutyGiven',
        entity: 'Stage',
        entityId: stageId,
        after: { userId: user.id, duty: input.duty },
      })
      return listed(stageId, tx)
    })
  } catch (error) {
    // The primary key reports a repeated duty; the partial index on leaders reports a second stage.
    if (isUniqueViolation(error, 'stageId'))
      throw new InputError({ email: 'DUTY_GIVEN' })
    if (isUniqueViolation(error))
      throw new InputError({ email: 'STAGE_LED_ALREADY' })
    throw error
  }
}) satisfies MutationResolvers['addStageStaff']

/** Removes a duty; requests assigned to this reviewer become unassigned. @throws NOT_FOUND */
export const removeStageStaff = (async ({ stageId, userId, duty }) =>
  inTransaction(async (tx) => {
    const { count } = await tx.stageStaff.deleteMany({
      where: { stageId, userId, duty },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    if (duty === 'REVIEWER')
      await tx.moveUpRequest.updateMany({
        where: {
          fromStageId: stageId,
          assignedToId: userId,
          status: { in: ['REQUESTED', 'RETURNED'] },
        },
        data: { assignedToId: null },
      })
    await logInfo(tx, {
      action: 'stage.dutyTaken',
      entity: 'Stage',
      entityId: stageId,
      before: { userId, duty },
    })
    return listed(stageId, tx)
  })) satisfies MutationResolvers['removeStageStaff']
