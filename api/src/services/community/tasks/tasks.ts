import type {
  MutationResolvers,
  QueryResolvers,
  TaskInput,
} from 'types/graphql'

import { db } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { lastPlaceOf, writeOrderOf } from 'src/lib/ordering'
import { cleanRichText } from 'src/lib/richText'
import { holdRow, inTransaction } from 'src/lib/transaction'
import { fromFilipino } from 'src/lib/translations'

import { asTask } from './asTask'

export const task = (async ({ id }) => {
  const row = await db.task.findUnique({ where: { id } })
  return row && asTask(row)
}) satisfies QueryResolvers['task']

const check = ({ title, actionLabel, points, actionUrl }: TaskInput) =>
  refuseInput({
    title: !title.trim() && 'REQUIRED',
    actionLabel: !actionLabel.trim() && 'REQUIRED',
    points:
      (!Number.isSafeInteger(points) || points < 0 || points > 10_000) &&
      'INVALID',
    actionUrl:
      Boolean(actionUrl) &&
      !/^(https:\/\/|\/(?![/\\]))\S*$/.test(actionUrl ?? '') &&
      'INVALID',
  })

const dataOf = (input: TaskInput) =>
  fromFilipino(
    {
      ...input,
      description: cleanRichText(input.description),
      descriptionFil: cleanRichText(input.descriptionFil ?? ''),
    },
    'title',
    'description',
    'actionLabel'
  )

export const createTask = (async ({ stageId, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const position = await lastPlaceOf(tx, {
      table: 'Task',
      parentId: stageId,
    })
    const row = await tx.task.create({
      data: { stageId, position, ...dataOf(input) },
    })
    await logInfo(tx, {
      action: 'task.created',
      entity: 'Task',
      entityId: row.id,
      after: { stageId, title: row.title, points: row.points },
    })
    return asTask(row)
  })
}) satisfies MutationResolvers['createTask']

/** XP that was given stays as it was given; new points count from the next time the task is finished. */
export const updateTask = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.task.findUnique({ where: { id } }))
    const row = await tx.task.update({ where: { id }, data: dataOf(input) })
    await logInfo(tx, {
      action: 'task.updated',
      entity: 'Task',
      entityId: id,
      before: { title: before.title, points: before.points },
      after: { title: row.title, points: row.points },
    })
    return asTask(row)
  })
}) satisfies MutationResolvers['updateTask']

/** A task that somebody finished is switched off instead, so that their XP keeps its reason. */
export const deleteTask = (async ({ id }) =>
  inTransaction(async (tx) => {
    await holdRow(tx, 'Task', id)
    const row = await tx.task.findUniqueOrThrow({ where: { id } })
    if ((await tx.userTask.count({ where: { taskId: id } })) > 0)
      throw new AppError('IN_USE')
    await tx.task.delete({ where: { id } })
    await logInfo(tx, {
      action: 'task.deleted',
      entity: 'Task',
      entityId: id,
      before: { title: row.title },
    })
    return asTask(row)
  })) satisfies MutationResolvers['deleteTask']

export const orderTasks = (async ({ stageId, ids }) => {
  await inTransaction(async (tx) => {
    await writeOrderOf(tx, {
      table: 'Task',
      parentId: stageId,
      ids,
    })
    await logInfo(tx, {
      action: 'tasks.ordered',
      entity: 'Stage',
      entityId: stageId,
      after: { ids },
    })
  })
  const rows = await db.task.findMany({
    where: { stageId },
    orderBy: { position: 'asc' },
  })
  return rows.map(asTask)
}) satisfies MutationResolvers['orderTasks']
