import type { AccessLevel, Prisma } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  inTransaction,
  isMissingReference,
  isUniqueViolation,
} from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { rankOf } from 'src/lib/sessions/impersonation'
import { fromFilipino, withFilipino } from 'src/lib/translations'
import { can, functionFlags, pageFlags } from 'src/shared/access/permissions'
import type { LogAction } from 'src/shared/reports/logWords'
import { isVisible } from 'src/shared/text/plainMarks'
import { isSlug } from 'src/shared/text/slug'

import { asAccessLevel, cleanAccess, isAll } from './asAccessLevel'
import { changeStaffOfLevel } from './changeStaff'
import { isLearnerLevel, memberRights } from './learnerLevels'

export const accessLevels = (async () => {
  const levels = await db.accessLevel.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })
  const member = await memberRights(db)
  return levels.map((level) => asAccessLevel(level, member))
}) satisfies QueryResolvers['accessLevels']

export const accessLevel = (async ({ id }) => {
  const level = await db.accessLevel.findUnique({ where: { id } })
  return level && asAccessLevel(level, await memberRights(db))
}) satisfies QueryResolvers['accessLevel']

/** The levels that staff gave to a user. Purchased levels are left out, because they give no rank over others. */
export const levelsByHand = async (tx: Tx, userId: number) => {
  const held = await tx.userAccessLevel.findMany({
    where: { userId },
    include: { accessLevel: true },
  })
  return held.map(({ accessLevel }) => accessLevel)
}

/** The signed-in user's rank, from the levels that staff gave them; administrators rank above every other level. */
export const ownRank = async (tx: Tx) =>
  rankOf(await levelsByHand(tx, currentUser().id))

type Input = Parameters<
  MutationResolvers['updateAccessLevel'] & object
>[0]['input']

const dataOf = ({ rank, maySell, description, ...input }: Input) => ({
  ...fromFilipino(
    { ...input, label: input.label.trim(), description: description ?? '' },
    'label'
  ),
  rank: rank ?? undefined,
  maySell: maySell ?? undefined,
  pageAccess: cleanAccess(pageFlags, input.pageAccess),
  functionAccess: cleanAccess(functionFlags, input.functionAccess),
})

const refuseWrong = async (tx: Tx, { label, rank }: Input) =>
  refuseInput({
    label: !isVisible(label) && 'REQUIRED',
    rank:
      rank != null &&
      (rank < 0 || rank >= (await ownRank(tx))) &&
      'ACCESS_LEVEL_TOO_HIGH',
  })

type Flags = { pageAccess: unknown; functionAccess: unknown }

/** Nobody gives a level rights that they do not have. @throws RIGHTS_NOT_HELD */
const requireOwnRights = (wanted: Flags, before?: Flags) => {
  const { pageAccess, functionAccess } = currentUser()
  const isNew = (flags: readonly string[], key: keyof Flags, held: object) => {
    const [was, will] = [
      cleanAccess(flags, before?.[key]),
      cleanAccess(flags, wanted[key]),
    ]
    const own = cleanAccess(flags, held)
    return flags.some((flag) => will[flag] && !was[flag] && !own[flag])
  }
  if (
    isNew(pageFlags, 'pageAccess', pageAccess) ||
    isNew(functionFlags, 'functionAccess', functionAccess)
  )
    throw new AppError('RIGHTS_NOT_HELD')
}

/** The fields of a level that the log stores, which are enough to restore it. */
const kept = (level: Prisma.AccessLevelGetPayload<object>) => {
  const { label, labelFil, description, rank, maySell } = withFilipino(
    level,
    'label'
  )
  return {
    label,
    labelFil,
    description,
    rank,
    maySell,
    pageAccess: cleanAccess(pageFlags, level.pageAccess),
    functionAccess: cleanAccess(functionFlags, level.functionAccess),
  }
}

export const createAccessLevel = (async ({ name, input }) => {
  const { rank } = input
  refuseInput({
    name: !isSlug(name) && 'SLUG_INVALID',
    rank: rank == null && 'REQUIRED',
  })
  if (input.maySell && !can(currentUser(), 'editAccessLevels'))
    throw new AppError('FORBIDDEN')
  return inTransaction(async (tx) => {
    await refuseWrong(tx, input)
    requireOwnRights(input)
    const level = await tx.accessLevel.create({
      data: { id: name, name, ...dataOf(input), rank: rank as number },
    })
    await logInfo(tx, {
      action: 'accessLevel.created',
      entity: 'AccessLevel',
      entityId: level.id,
      after: kept(level),
    })
    return asAccessLevel(level, await memberRights(tx))
  }).catch((error) => {
    if (isUniqueViolation(error)) refuseInput({ name: 'NAME_TAKEN' })
    throw error
  })
}) satisfies MutationResolvers['createAccessLevel']

/** A funnel gives only levels that may be sold. @throws ACCESS_LEVEL_SOLD */
const requireUnsoldOrLearner = async (tx: Tx, level: AccessLevel) => {
  if (isLearnerLevel(level, await memberRights(tx))) return
  const funnels = await tx.funnelAccessLevel.count({
    where: { accessLevelId: level.id },
  })
  if (funnels > 0) throw new AppError('ACCESS_LEVEL_SOLD')
}

/** Saves a level if its version is still the one that the editor saw. */
const save = async (
  tx: Tx,
  { id, version }: { id: string; version: number },
  data: Flags & Prisma.AccessLevelUpdateInput,
  action: LogAction
) => {
  const before = found(await tx.accessLevel.findUnique({ where: { id } }))
  if (isAll(before)) throw new AppError('SYSTEM_ACCESS_LEVEL')
  requireOwnRights(data, before)
  const { count } = await tx.accessLevel.updateMany({
    where: { id, version },
    data: {
      ...data,
      ...(before.isSystem && { rank: before.rank, maySell: before.maySell }),
      version: { increment: 1 },
    } as Prisma.AccessLevelUpdateManyMutationInput,
  })
  if (count === 0) throw new AppError('STALE_VERSION')
  const after = await tx.accessLevel.findUniqueOrThrow({ where: { id } })
  await requireUnsoldOrLearner(tx, after)
  await changeStaffOfLevel(tx, before, after)
  await logInfo(tx, {
    action,
    entity: 'AccessLevel',
    entityId: id,
    before: kept(before),
    after: kept(after),
  })
  return asAccessLevel(after, await memberRights(tx))
}

export const updateAccessLevel = (async ({ id, version, input }) =>
  inTransaction(async (tx) => {
    const level = await tx.accessLevel.findUnique({ where: { id } })
    // Only levels that the school created have an editable rank.
    const isOwn = level !== null && !level.isSystem
    await refuseWrong(tx, isOwn ? input : { ...input, rank: undefined })
    return save(tx, { id, version }, dataOf(input), 'accessLevel.changed')
  })) satisfies MutationResolvers['updateAccessLevel']

/** Restores the flags that a level had before one of its changes. */
export const revertAccessLevel = (async ({ id, version, changeId }) =>
  inTransaction(async (tx) => {
    const change = found(
      await tx.infoLog.findFirst({
        where: { id: changeId, entity: 'AccessLevel', entityId: id },
      })
    )
    const was = found(change.before as ReturnType<typeof kept> | null)
    const data = {
      pageAccess: cleanAccess(pageFlags, was.pageAccess),
      functionAccess: cleanAccess(functionFlags, was.functionAccess),
    }
    return save(tx, { id, version }, data, 'accessLevel.reverted')
  })) satisfies MutationResolvers['revertAccessLevel']

export const deleteAccessLevel = (async ({ id }) =>
  inTransaction(async (tx) => {
    const level = found(await tx.accessLevel.findUnique({ where: { id } }))
    if (level.isSystem) throw new AppError('SYSTEM_ACCESS_LEVEL')
    await tx.accessLevel.delete({ where: { id } })
    await logInfo(tx, {
      action: 'accessLevel.deleted',
      entity: 'AccessLevel',
      entityId: id,
      before: kept(level),
    })
    return asAccessLevel(level, await memberRights(tx))
  }).catch((error) => {
    if (isMissingReference(error)) throw new AppError('ACCESS_LEVEL_HELD')
    throw error
  })) satisfies MutationResolvers['deleteAccessLevel']
