// A group's leader answers a check-in's question for help, and excuses missed ones.
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError, found, refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify } from 'src/lib/notices'
import { periodOn } from 'src/shared/community/checkIns'
import {
  addDays,
  dateColumnOf,
  dayOfDateColumn,
  isDay,
  manilaToday,
} from 'src/shared/manilaTime'

import { requireAccountabilityRunner } from '../accountabilityScope'
import { BUDDIES_PATH } from '../places'

const ANSWER_CHARACTERS = 2000

/** Answers a question for help; the member is told. @throws REQUIRED, TOO_LONG by field; NOT_FOUND */
export const answerCheckIn = (async ({ id, ...args }) => {
  const answer = args.answer.trim()
  refuseInput({
    answer: !answer
      ? 'REQUIRED'
      : answer.length > ANSWER_CHARACTERS && 'TOO_LONG',
  })
  return inTransaction(async (tx) => {
    const asked = found(
      await tx.checkIn.findFirst({ where: { id, help: { not: '' } } })
    )
    const group = await requireAccountabilityRunner(tx, asked.groupId)
    const { count } = await tx.checkIn.updateMany({
      where: { id, answer: { not: answer } },
      data: {
        answer,
        answeredById: currentUser().id,
        answeredAt: new Date(),
      },
    })
    // The member already has this answer, so nobody is told again.
    if (count === 0) return true
    await logInfo(tx, {
      action: 'checkIn.answered',
      entity: 'CheckIn',
      entityId: id,
      after: { userId: asked.userId },
    })
    if (asked.userId !== currentUser().id)
      await notify(tx, asked.userId, {
        kind: 'CHECK_IN',
        facts: {
          group: group.name,
          change: 'answered',
          day: dayOfDateColumn(asked.dueOn),
          reason: answer,
        },
        path: BUDDIES_PATH,
      })
    return true
  })
}) satisfies MutationResolvers['answerCheckIn']

/** How far back and ahead a check-in can be excused. */
const EXCUSED_DAYS = 31

/**
 * Excuses a member's check-in, missed or to come, with a reason; the member is told.
 * @throws REASON_REQUIRED; CHECK_IN_SENT; CHECK_IN_CLOSED for a day on which none is due, or too far away; NOT_FOUND
 */
export const excuseCheckIn = (async ({
  groupId,
  userId,
  dueOn: day,
  ...args
}) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const group = await requireAccountabilityRunner(tx, groupId)
    await lockRow(tx, 'AccountabilityGroup', groupId)
    const today = manilaToday()
    const isDue =
      isDay(day) &&
      periodOn(group, day).dueOn === day &&
      day >= addDays(today, -EXCUSED_DAYS) &&
      day <= addDays(today, EXCUSED_DAYS)
    if (!isDue) throw new AppError('CHECK_IN_CLOSED')
    const dueOn = dateColumnOf(day)
    const key = { userId_groupId_dueOn: { userId, groupId, dueOn } }
    const known = await tx.checkIn.findUnique({ where: key })
    if (known?.sentAt) throw new AppError('CHECK_IN_SENT')
    if (!known)
      found(
        await tx.accountabilityMember.findFirst({
          where: { userId, groupId, endedAt: null },
        })
      )
    const excused = {
      status: 'EXCUSED',
      excuse: reason,
      excusedById: currentUser().id,
    } as const
    const { id } = known
      ? await tx.checkIn.update({ where: key, data: excused })
      : await tx.checkIn.create({
          data: { ...excused, userId, groupId, dueOn },
        })
    await logInfo(tx, {
      action: 'checkIn.excused',
      entity: 'CheckIn',
      entityId: id,
      before: { status: known?.status ?? null },
      after: { userId, day, reason },
    })
    if (userId !== currentUser().id)
      await notify(tx, userId, {
        kind: 'CHECK_IN',
        facts: { group: group.name, change: 'excused', day, reason },
        path: BUDDIES_PATH,
      })
    return true
  })
}) satisfies MutationResolvers['excuseCheckIn']
