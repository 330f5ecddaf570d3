// Undo of a change of many users, shortly after it was made (docs/decisions, 56): the ordinary reversal, which the
// log names as such.
import type { InfoLog, Prisma, User } from '@prisma/client'
import type { MutationResolvers, UsersChangeKind } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { levelsByHand } from 'src/services/accounts/accessLevels/accessLevels'
import { restoreLocked } from 'src/services/accounts/people/archive/archiveUser'
import { writeLevels } from 'src/services/accounts/people/merge/choices'
import { requireHigherRank } from 'src/services/accounts/people/requireHigherRank'
import { hasFreePlace } from 'src/services/community/batches/joinBatch'
import { moveTo } from 'src/services/community/moveUps/moveTo'
import { assignMembers } from 'src/services/community/success/assigning/assignMembers'
import { UNDO_ACCEPTED_SECONDS, UNDO_REASON } from 'src/shared/constants'

import { PORTION } from './targetIds'

type Values = {
  batchId?: number | null
  stageId?: number | null
  accessLevels?: string[]
}
type Made = {
  before: Values
  after: Values
  at: Date
  /** The record that the log row is about. */
  entityId: string
}
type Undo = (tx: Tx, user: User, made: Made) => Promise<unknown>

const over = () => new AppError('UNDO_OVER')

const requireStill = (isStill: boolean) => {
  if (!isStill) throw over()
}

/** The notices of a change leave the bell with it. */
const dropNotices = (
  tx: Tx,
  where: Pick<Prisma.NoticeWhereInput, 'userId' | 'kind'>,
  change: string,
  { at }: Pick<Made, 'at'>
) =>
  tx.notice.deleteMany({
    where: {
      ...where,
      facts: { path: ['change'], equals: change },
      createdAt: { gte: new Date(+at - UNDO_ACCEPTED_SECONDS * 1000) },
    },
  })

const logUser = (tx: Tx, { id }: User, before: Values, after: Values) =>
  logInfo(tx, {
    action: 'user.changed',
    entity: 'User',
    entityId: id,
    before,
    after: { ...after, reason: UNDO_REASON },
  })

/** Takes levels away that a change has given. */
const takeLevels = async (
  tx: Tx,
  userId: number,
  isGiven: (level: { id: string; name: string }) => boolean
) => {
  const held = await levelsByHand(tx, userId)
  const kept = held.filter((level) => !isGiven(level))
  const [before, after] = [held, kept].map((levels) =>
    levels.map(({ id }) => id)
  )
  await writeLevels(tx, userId, before, after)
  return { before, after }
}

const undoes: Record<UsersChangeKind, Undo> = {
  LEVEL: async (tx, { id }, made) => {
    const had = made.before.accessLevels ?? []
    const given = (made.after.accessLevels ?? []).filter(
      (each) => !had.includes(each)
    )
    const { before, after } = await takeLevels(tx, id, (level) =>
      given.includes(level.id)
    )
    requireStill(after.length < before.length)
    await logInfo(tx, {
      action: 'user.accessLevelsAssigned',
      entity: 'User',
      entityId: id,
      before: { accessLevels: before },
      after: { accessLevels: after, reason: UNDO_REASON },
    })
  },
  BATCH: async (tx, user, made) => {
    const { batchId, accessLevels: had = [] } = made.before
    requireStill(user.batchId === made.after.batchId)
    // Another person may have got the place that was left.
    if (batchId) requireStill(await hasFreePlace(tx, batchId))
    await tx.user.update({
      where: { id: user.id },
      data: { batchId: batchId ?? null },
    })
    const ofBatch = made.after.accessLevels ?? []
    await takeLevels(
      tx,
      user.id,
      ({ id, name }) => ofBatch.includes(name) && !had.includes(id)
    )
    await dropNotices(tx, { userId: user.id, kind: 'BATCH' }, 'joined', made)
    await logUser(tx, user, { batchId: user.batchId }, { batchId })
  },
  STAGE: async (tx, user, made) => {
    const { stageId } = made.before
    requireStill(user.stageId === made.after.stageId)
    if (stageId)
      await moveTo(tx, { userId: user.id, from: user.stageId, to: stageId })
    else await tx.user.update({ where: { id: user.id }, data: { stageId } })
    await logUser(tx, user, { stageId: user.stageId }, { stageId })
  },
  SUCCESS: async (tx, user, made) => {
    const [last, former] = await tx.successAssignment.findMany({
      where: { userId: user.id },
      orderBy: { id: 'desc' },
      take: 2,
    })
    // The viewer chose last, and the manager is still the chosen one.
    requireStill(
      !!last?.managerId &&
        last.managerId === user.successManagerId &&
        String(last.managerId) === made.entityId &&
        last.byId === currentUser().id
    )
    const managerId = former?.managerId ?? null
    await assignMembers(tx, {
      userIds: [user.id],
      managerId,
      reason: UNDO_REASON,
      byId: currentUser().id,
      isPart: true,
    })
    await dropNotices(tx, { userId: user.id, kind: 'SUCCESS' }, 'manager', made)
    const manager = await tx.successManager.findUniqueOrThrow({
      where: { id: user.successManagerId ?? 0 },
    })
    await dropNotices(
      tx,
      { userId: manager.userId, kind: 'SUCCESS' },
      'members',
      made
    )
    await logInfo(tx, {
      action: 'successManager.assigned',
      entity: 'SuccessManager',
      entityId: managerId ?? 0,
      before: { managerId: user.successManagerId },
      after: { userIds: [user.id], reason: UNDO_REASON },
    })
  },
  ARCHIVE: async (tx, { id, archivedAt }) => {
    requireStill(archivedAt !== null)
    await restoreLocked(tx, id, UNDO_REASON)
  },
}

const ACTIONS: Record<UsersChangeKind, string> = {
  LEVEL: 'user.accessLevelsAssigned',
  BATCH: 'user.changed',
  STAGE: 'user.changed',
  SUCCESS: 'successManager.assigned',
  ARCHIVE: 'user.archived',
}

const madeBy = (
  rows: InfoLog[],
  kind: UsersChangeKind,
  userId: number
): Made => {
  const row = rows.find(({ entityId, after }) =>
    kind === 'SUCCESS'
      ? (after as { userIds?: number[] } | null)?.userIds?.includes(userId)
      : entityId === String(userId)
  )
  const after = row?.after as Values & { reason?: string }
  // The last change counts: what was undone, or changed again, is not undone a second time.
  if (!row || after?.reason === UNDO_REASON) throw over()
  return {
    before: (row.before ?? {}) as Values,
    after,
    at: row.createdAt,
    entityId: row.entityId,
  }
}

/**
 * Takes back what the viewer's own change gave these users, for all of them in one transaction or for none.
 * @throws UNDO_OVER if a change is too old, or a user was changed since; NOT_LOWER_RANK; TOO_MANY_PEOPLE
 */
export const undoUsersChange = (async ({ userIds, kind }) => {
  refuseInput({ userIds: userIds.length === 0 && 'REQUIRED' })
  if (userIds.length > PORTION) throw new AppError('TOO_MANY_PEOPLE')
  const { id: ownId, originalUserId } = currentUser()
  const ids = [...new Set(userIds)].sort((a, b) => a - b)
  await inTransaction(async (tx) => {
    const rows = await tx.infoLog.findMany({
      where: {
        actorUserId: originalUserId ?? ownId,
        action: ACTIONS[kind],
        createdAt: {
          gte: new Date(Date.now() - UNDO_ACCEPTED_SECONDS * 1000),
        },
      },
      orderBy: { id: 'desc' },
      take: 2 * PORTION,
    })
    for (const id of ids) {
      const made = madeBy(rows, kind, id)
      await lockRow(tx, 'User', id)
      const user = await tx.user.findUniqueOrThrow({ where: { id } })
      await requireHigherRank(tx, id)
      await undoes[kind](tx, user, made)
    }
  })
  return true
}) satisfies MutationResolvers['undoUsersChange']
