import type { Prisma } from '@prisma/client'
import type {
  MutationResolvers,
  QueryResolvers,
  StageInput,
} from 'types/graphql'

import { containing, pageOf } from 'src/lib/database/paging'
import {
  lockRow,
  inTransaction,
  isUniqueViolation,
} from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fromFilipino, local, withFilipino } from 'src/lib/translations'
import { isVisible } from 'src/shared/text/plainMarks'

import { asTask } from '../tasks/asTask'

const MAX_SLA_HOURS = 720
const MAX_COOL_DOWN_DAYS = 365

const withParts = {
  tasks: { orderBy: { position: 'asc' } },
  count: { select: { members: true } },
} satisfies Prisma.StageInclude

const asAnswer = ({
  tasks,
  count,
  ...stage
}: Prisma.StageGetPayload<{ include: typeof withParts }>) => ({
  ...withFilipino(stage, 'name', 'description', 'unlocks'),
  tasks: tasks.map((task) => asTask(task)),
  taskCount: tasks.length,
  memberCount: count?.members ?? 0,
})

/** The journey's active stages for everyone (spec section 7). */
export const stages = (async () => {
  const rows = await db.stage.findMany({
    where: { isActive: true },
    orderBy: { number: 'asc' },
  })
  return rows.map((stage) => ({
    id: stage.id,
    number: stage.number,
    name: local(stage, 'name'),
    description: local(stage, 'description'),
  }))
}) satisfies QueryResolvers['stages']

export const stagesPage = (async (args) => {
  const where: Prisma.StageWhereInput = { name: containing(args.q) }
  const { rows, total } = await pageOf(
    { ...args, sort: args.sort ?? 'NUMBER' },
    (window) => db.stage.findMany({ where, include: withParts, ...window }),
    () => db.stage.count({ where })
  )
  return { rows: rows.map(asAnswer), total }
}) satisfies QueryResolvers['stagesPage']

export const stage = (async ({ id }) => {
  const row = await db.stage.findUnique({ where: { id }, include: withParts })
  return row && asAnswer(row)
}) satisfies QueryResolvers['stage']

const isBetween = (low: number, high: number, value?: number | null) =>
  value == null ||
  (Number.isSafeInteger(value) && value >= low && value <= high)

const check = ({
  number,
  name,
  requiredPoints,
  slaHours,
  coolDownDays,
}: StageInput) =>
  refuseInput({
    slaHours: !isBetween(1, MAX_SLA_HOURS, slaHours) && 'INVALID',
    coolDownDays: !isBetween(0, MAX_COOL_DOWN_DAYS, coolDownDays) && 'INVALID',
    number: (!Number.isSafeInteger(number) || number < 1) && 'INVALID',
    name: !isVisible(name) && 'REQUIRED',
    requiredPoints: requiredPoints != null && requiredPoints < 0 && 'INVALID',
  })

/** Fields that are not sent stay as they are. */
const dataOf = ({
  unlocks,
  slaHours,
  reviewerRule,
  coolDownDays,
  ...input
}: StageInput) =>
  fromFilipino(
    {
      ...input,
      unlocks: unlocks ?? undefined,
      slaHours: slaHours ?? undefined,
      reviewerRule: reviewerRule ?? undefined,
      coolDownDays: coolDownDays ?? undefined,
    },
    'name',
    'description',
    'unlocks'
  )

const refuseTakenNumber = (error: unknown): never => {
  if (isUniqueViolation(error, 'number')) refuseInput({ number: 'NAME_TAKEN' })
  throw error
}

export const createStage = (async ({ input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const row = await tx.stage.create({
      data: dataOf(input),
      include: withParts,
    })
    await logInfo(tx, {
      action: 'stage.created',
      entity: 'Stage',
      entityId: row.id,
      after: { number: row.number, name: row.name },
    })
    return asAnswer(row)
  }).catch(refuseTakenNumber)
}) satisfies MutationResolvers['createStage']

export const updateStage = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.stage.findUnique({ where: { id } }))
    const row = await tx.stage.update({
      where: { id },
      data: dataOf(input),
      include: withParts,
    })
    await logInfo(tx, {
      action: 'stage.updated',
      entity: 'Stage',
      entityId: id,
      before: { number: before.number, name: before.name },
      after: { number: row.number, name: row.name },
    })
    return asAnswer(row)
  }).catch(refuseTakenNumber)
}) satisfies MutationResolvers['updateStage']

/** Deletes a stage that has no members, no tasks and no move-up requests from or to it. */
export const deleteStage = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'Stage', id)
    const row = await tx.stage.findUniqueOrThrow({
      where: { id },
      include: withParts,
    })
    const moveUps = await tx.moveUpRequest.count({
      where: { OR: [{ fromStageId: id }, { toStageId: id }] },
    })
    if ((row.count?.members ?? 0) > 0 || row.tasks.length > 0 || moveUps > 0)
      throw new AppError('IN_USE')
    await tx.stage.delete({ where: { id } })
    await logInfo(tx, {
      action: 'stage.deleted',
      entity: 'Stage',
      entityId: id,
      before: { name: row.name },
    })
    return asAnswer(row)
  })) satisfies MutationResolvers['deleteStage']
