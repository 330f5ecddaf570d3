import type { CheckInInput, MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { notify } from 'src/lib/notices'
import { isExpected, periodOn, statusOn } from 'src/shared/community/checkIns'
import {
  dateColumnOf,
  dayOfDateColumn,
  isDay,
  manilaToday,
} from 'src/shared/manilaTime'
import { isVisible } from 'src/shared/text/plainMarks'

import { BUDDIES_PATH } from '../places'

const CHARACTERS = 2000
const texts = ['done', 'goals', 'blockers', 'help'] as const

const check = (input: CheckInInput) => {
  const tooLong = (field: (typeof texts)[number]) =>
    input[field].trim().length > CHARACTERS && ('TOO_LONG' as const)
  refuseInput({
    done: !isVisible(input.done) ? ('REQUIRED' as const) : tooLong('done'),
    goals: !isVisible(input.goals) ? ('REQUIRED' as const) : tooLong('goals'),
    blockers: tooLong('blockers'),
    help: tooLong('help'),
    mood:
      input.mood != null &&
      !(input.mood >= 1 && input.mood <= 5) &&
      ('INVALID' as const),
  })
}

/**
 * Sends the viewer's check-in, or changes it while its time lasts; sent on time, it stays so. The leader is told of a
 * question for help.
 * @throws BAD_USER_INPUT by field: REQUIRED, TOO_LONG, INVALID; CHECK_IN_CLOSED before and after its time and in a paused
 * group; NOT_FOUND without a group
 */
export const sendCheckIn = (async ({ input }) => {
  check(input)
  const {
    id: userId,
    accountabilityGroupId,
    firstName,
    lastName,
  } = currentUser()
  // People without a group, or without one until they renew, have nothing to send.
  const groupId = found(accountabilityGroupId)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'AccountabilityGroup', groupId)
    const { group, startsOn } = found(
      await tx.accountabilityMember.findFirst({
        where: { userId, groupId, endedAt: null },
        include: { group: true },
      })
    )
    const period = isDay(input.dueOn) && periodOn(group, input.dueOn)
    const status =
      period &&
      period.dueOn === input.dueOn &&
      group.status === 'ACTIVE' &&
      statusOn(period, manilaToday())
    // A late check-in is accepted only if it was expected.
    const isOwed = [startsOn, group.startsOn].every(
      (day) => period && isExpected(period, dayOfDateColumn(day))
    )
    if (!status || (status === 'LATE' && !isOwed))
      throw new AppError('CHECK_IN_CLOSED')
    const dueOn = dateColumnOf(input.dueOn)
    const known = await tx.checkIn.findUnique({
      where: { userId_groupId_dueOn: { userId, groupId, dueOn } },
    })
    if (known?.status === 'MISSED') throw new AppError('CHECK_IN_CLOSED')
    const [done, goals, blockers, help] = texts.map((field) =>
      input[field].trim()
    )
    const data = {
      done,
      goals,
      blockers,
      help,
      mood: input.mood ?? null,
      excuse: '',
      excusedById: null,
      // A changed question has no answer yet.
      ...(help !== (known?.help ?? '') && {
        answer: '',
        answeredById: null,
        answeredAt: null,
      }),
    }
    const isSent = known?.sentAt != null
    const row = known
      ? await tx.checkIn.update({
          where: { id: known.id },
          data: { ...data, ...(!isSent && { status, sentAt: new Date() }) },
        })
      : await tx.checkIn.create({
          data: { ...data, userId, groupId, dueOn, status, sentAt: new Date() },
        })
    // The log holds none of the words, which are for the group.
    await logInfo(tx, {
      action: 'checkIn.submitted',
      entity: 'CheckIn',
      entityId: row.id,
      after: { groupId, dueOn: input.dueOn, status: row.status },
    })
    if (
      help &&
      help !== known?.help &&
      group.leaderId &&
      group.leaderId !== userId
    )
      await notify(tx, group.leaderId, {
        kind: 'CHECK_IN_TO_LEADER',
        facts: {
          group: group.name,
          change: 'help',
          reason: help,
        },
        about: [{ id: userId, firstName, lastName }],
        path: BUDDIES_PATH,
      })
    return row.id
  })
}) satisfies MutationResolvers['sendCheckIn']
