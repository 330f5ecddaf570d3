import type { MutationResolvers, TaskInput } from 'types/graphql'

import { lastPlaceOf, writeOrderOf } from 'src/lib/database/ordering'
import { lockRow, inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { addJob } from 'src/lib/jobs/jobs'
import { cleanRichText } from 'src/lib/protection/richText'
import { fromFilipino } from 'src/lib/translations'
import { namesTarget, needsTarget } from 'src/shared/community/autoKinds'
import { isPlace } from 'src/shared/text/place'
import { isVisible } from 'src/shared/text/plainMarks'

import { asTask } from './asTask'

const check = ({
  title,
  actionLabel,
  points,
  actionUrl,
  verification,
  autoKind,
  autoTargetId,
}: TaskInput) =>
  refuseInput({
    autoKind: verification === 'AUTO' && !autoKind && 'TASK_AUTO_RULE',
    autoTargetId:
      verification === 'AUTO' &&
      needsTarget(autoKind) &&
      !autoTargetId &&
      'TASK_AUTO_RULE',
    title: !isVisible(title) && 'REQUIRED',
    actionLabel: !isVisible(actionLabel) && 'REQUIRED',
    points:
      (!Number.isSafeInteger(points) || points < 0 || points > 10_000) &&
      'INVALID',
    actionUrl: !!actionUrl && !isPlace(actionUrl) && 'INVALID',
  })

/**
 * The columns of a task. Only automatic tasks store a rule, and only reviewed tasks store a kind of proof. A retired
 * task stores when it was retired.
 */
const dataOf = (
  { isRetired, autoKind, autoTargetId, proofKind, ...input }: TaskInput,
  retiredAt: Date | null = null
) =>
  fromFilipino(
    {
      ...input,
      autoKind: input.verification === 'AUTO' ? autoKind : null,
      autoTargetId:
        input.verification === 'AUTO' && namesTarget(autoKind)
          ? autoTargetId
          : null,
      proofKind:
        input.verification === 'REVIEW' ? (proofKind ?? 'NONE') : 'NONE',
      retiredAt: isRetired ? (retiredAt ?? new Date()) : null,
      description: cleanRichText(input.description),
      descriptionFil: cleanRichText(input.descriptionFil ?? ''),
    },
    'title',
    'description',
    'actionLabel'
  )

/** The lesson or form that an automatic task names has to exist. */
const refuseUnknownTarget = async (
  tx: Tx,
  { verification, autoKind, autoTargetId }: TaskInput
) => {
  if (verification !== 'AUTO' || !namesTarget(autoKind) || !autoTargetId) return
  const where = { id: autoTargetId }
  const isThere =
    autoKind === 'FORM'
      ? await tx.form.count({ where })
      : await tx.lesson.count({ where })
  refuseInput({ autoTargetId: isThere === 0 && 'TASK_AUTO_RULE' })
}

export const createTask = (async ({ stageId, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const position = await lastPlaceOf(tx, {
      table: 'Task',
      parentId: stageId,
    })
    await refuseUnknownTarget(tx, input)
    const row = await tx.task.create({
      data: { stageId, position, ...dataOf(input) },
    })
    if (row.autoKind) await addJob(tx, 'completeTask', { taskId: row.id })
    await logInfo(tx, {
      action: 'task.created',
      entity: 'Task',
      entityId: row.id,
      after: { stageId, title: row.title, points: row.points },
    })
    return asTask(row)
  })
}) satisfies MutationResolvers['createTask']

/** New points count for later completions; the XP that members already have does not change. */
export const updateTask = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.task.findUnique({ where: { id } }))
    await refuseUnknownTarget(tx, input)
    const row = await tx.task.update({
      where: { id },
      data: dataOf(input, before.retiredAt),
    })
    if (row.autoKind) await addJob(tx, 'completeTask', { taskId: row.id })
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

/**
 * Deletes a task that nobody has worked on.
 * @throws IN_USE for any other task, which staff can only retire, so that XP keeps its source
 */
export const deleteTask = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'Task', id)
    const row = await tx.task.findUniqueOrThrow({ where: { id } })
    const isUsed = await tx.userTask.count({
      where: { taskId: id, status: { not: 'OPEN' } },
    })
    if (isUsed > 0) throw new AppError('IN_USE')
    // Nobody has worked on the task; remembered triggers are deleted with it.
    await tx.userTask.deleteMany({ where: { taskId: id } })
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
  return rows.map((row) => asTask(row))
}) satisfies MutationResolvers['orderTasks']
