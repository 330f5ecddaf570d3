import type { SuccessTask } from '@prisma/client'
import type {
  MutationResolvers,
  QueryResolvers,
  SuccessTaskInput,
} from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, pool, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { handKinds } from 'src/shared/community/successRules'
import {
  addDays,
  dateColumnOf,
  dayOfDateColumn,
  isDay,
  manilaToday,
} from 'src/shared/manilaTime'
import { isVisible } from 'src/shared/text/plainMarks'

import { lockPlaybooks } from '../playbooks/runPlaybooks'
import { managersInScope } from '../successScope'

import { asSuccessTasks, withTaskParts } from './asSuccessTask'

export const TEXT_CHARACTERS = 500
const MOST_DAYS_AHEAD = 366
export const WORKLIST = 100

const closedByStaff = { in: ['DONE', 'SKIPPED'] as ('DONE' | 'SKIPPED')[] }

/**
 * The open tasks of a manager's members, the most urgent first, or those that staff have closed, the latest first; up to a
 * hundred, and by default the viewer's own.
 * @returns null for a viewer who is no success manager
 */
export const successWorklist = (async ({ managerId, isClosed }) => {
  const manager = await db.successManager.findFirst({
    where: managerId
      ? { AND: [{ id: managerId }, managersInScope()] }
      : { userId: currentUser().id },
  })
  if (!manager) return null
  const tasks = await db.successTask.findMany({
    where: {
      status: isClosed ? closedByStaff : 'OPEN',
      user: { successManagerId: manager.id, archivedAt: null },
    },
    orderBy: isClosed
      ? [{ closedAt: 'desc' }, { id: 'desc' }]
      : [{ dueOn: 'asc' }, { id: 'asc' }],
    take: WORKLIST + 1,
    include: withTaskParts,
  })
  return {
    managerId: manager.id,
    tasks: await asSuccessTasks(pool, tasks.slice(0, WORKLIST)),
    hasMore: tasks.length > WORKLIST,
  }
}) satisfies QueryResolvers['successWorklist']

export const problemOfDay = (day: string) =>
  !isDay(day)
    ? ('DATE_INVALID' as const)
    : (day < manilaToday() || day > addDays(manilaToday(), MOST_DAYS_AHEAD)) &&
      ('INVALID' as const)

const check = ({ kind, text, dueOn }: SuccessTaskInput) =>
  refuseInput({
    kind: !(handKinds as readonly string[]).includes(kind) && 'INVALID',
    text: !isVisible(text)
      ? 'REQUIRED'
      : text.trim().length > TEXT_CHARACTERS && 'TOO_LONG',
    dueOn: problemOfDay(dueOn),
  })

const answerOf = async (tx: Tx, id: number) => {
  const row = await tx.successTask.findUniqueOrThrow({
    where: { id },
    include: withTaskParts,
  })
  const [task] = await asSuccessTasks(tx, [row])
  return task
}

/** @throws INVALID, REQUIRED, TOO_LONG, DATE_INVALID by field; NOT_FOUND for a person beyond the viewer's scope */
export const createSuccessTask = (async ({ userId, input }) => {
  check(input)
  await requireReach('user', userId)
  return inTransaction(async (tx) => {
    found(await tx.user.findFirst({ where: { id: userId, archivedAt: null } }))
    const { id } = await tx.successTask.create({
      data: {
        userId,
        kind: input.kind,
        text: typedText(input.text),
        dueOn: dateColumnOf(input.dueOn),
        createdById: currentUser().id,
      },
    })
    await logInfo(tx, {
      action: 'successTask.created',
      entity: 'SuccessTask',
      entityId: id,
      after: { userId, ...input },
    })
    return answerOf(tx, id)
  })
}) satisfies MutationResolvers['createSuccessTask']

/** Locks an open task of a person within reach. @throws NOT_FOUND; SUCCESS_TASK_CLOSED */
export const openTask = async (tx: Tx, id: number) => {
  await lockRow(tx, 'SuccessTask', id)
  const task = found(await tx.successTask.findUnique({ where: { id } }))
  await requireReach('user', task.userId)
  if (task.status !== 'OPEN') throw new AppError('SUCCESS_TASK_CLOSED')
  return task
}

/**
 * Closes a task as done or skipped, with what came of it. Its playbook does not make it again for the same reason.
 * @throws TOO_LONG by field; REQUIRED for a skipped task without a reason; NOT_FOUND; SUCCESS_TASK_CLOSED
 */
export const closeSuccessTask = (async ({ id, isDone, outcome }) => {
  const text = typedText(outcome)
  refuseInput({
    outcome:
      !isDone && !text
        ? 'REQUIRED'
        : text.length > TEXT_CHARACTERS && 'TOO_LONG',
  })
  return inTransaction(async (tx) => {
    const task = await openTask(tx, id)
    await tx.successTask.update({
      where: { id },
      data: {
        status: isDone ? 'DONE' : 'SKIPPED',
        outcome: text,
        closedById: currentUser().id,
        closedAt: new Date(),
      },
    })
    await logInfo(tx, {
      action: 'successTask.closed',
      entity: 'SuccessTask',
      entityId: id,
      after: { userId: task.userId, isDone, outcome: text },
    })
    return answerOf(tx, id)
  })
}) satisfies MutationResolvers['closeSuccessTask']

/** A member has one open task of a playbook's kind. @throws SUCCESS_TASK_OPEN */
const requireOnlyOne = async (tx: Tx, { userId, kind, key }: SuccessTask) => {
  if (key === null) return
  const open = await tx.successTask.count({
    where: { userId, kind, status: 'OPEN' },
  })
  if (open > 0) throw new AppError('SUCCESS_TASK_OPEN')
}

/**
 * Opens a task again that somebody has done or skipped. A task that is open already stays as it is.
 * @throws NOT_FOUND; SUCCESS_TASK_EXPIRED for one whose reason is gone; SUCCESS_TASK_OPEN if a playbook has made another one
 */
export const reopenSuccessTask = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockPlaybooks(tx)
    await lockRow(tx, 'SuccessTask', id)
    const task = found(await tx.successTask.findUnique({ where: { id } }))
    await requireReach('user', task.userId)
    if (task.status === 'EXPIRED') throw new AppError('SUCCESS_TASK_EXPIRED')
    if (task.status !== 'OPEN') {
      await requireOnlyOne(tx, task)
      await tx.successTask.update({
        where: { id },
        data: {
          status: 'OPEN',
          outcome: '',
          result: null,
          closedById: null,
          closedAt: null,
        },
      })
      await logInfo(tx, {
        action: 'successTask.opened',
        entity: 'SuccessTask',
        entityId: id,
        before: { isDone: task.status === 'DONE', outcome: task.outcome },
        after: { userId: task.userId },
      })
    }
    return answerOf(tx, id)
  })) satisfies MutationResolvers['reopenSuccessTask']

/** Moves an open task to another day. @throws DATE_INVALID, INVALID by field; NOT_FOUND; SUCCESS_TASK_CLOSED */
export const moveSuccessTask = (async ({ id, dueOn }) => {
  refuseInput({ dueOn: problemOfDay(dueOn) })
  return inTransaction(async (tx) => {
    const task = await openTask(tx, id)
    await tx.successTask.update({
      where: { id },
      data: { dueOn: dateColumnOf(dueOn) },
    })
    await logInfo(tx, {
      action: 'successTask.updated',
      entity: 'SuccessTask',
      entityId: id,
      before: { dueOn: dayOfDateColumn(task.dueOn) },
      after: { userId: task.userId, dueOn },
    })
    return answerOf(tx, id)
  })
}) satisfies MutationResolvers['moveSuccessTask']
