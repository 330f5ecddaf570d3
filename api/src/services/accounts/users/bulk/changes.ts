// Changes for many users at once. Each change checks its right and its input once, and then runs for one
// locked user; it returns whether anything is different.
import type { ArchiveUserInput, UsersChange } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, InputError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { rankOf } from 'src/lib/sessions/impersonation'
import { joinBatch } from 'src/services/community/batches/joinBatch'
import { tellOfBatch } from 'src/services/community/batches/tellOfBatch'
import { moveTo } from 'src/services/community/moveUps/moveTo'
import {
  assignMembers,
  tellManager,
} from 'src/services/community/success/assigning/assignMembers'
import { mayCare } from 'src/services/community/success/managers/mayCare'
import { can } from 'src/shared/access/permissions'

import { levelsByHand, ownRank } from '../../accessLevels/accessLevels'
import { grantLevels } from '../../accessLevels/grantLevels'
import { archiveInput, archiveLocked } from '../../people/archive/archiveUser'
import { requireStageRight } from '../../people/savePerson'

import type { Change } from './change'
import { mailByStaff } from './mailByStaff'

const requireRight = (isHeld: boolean | undefined) => {
  if (!isHeld) throw new AppError('FORBIDDEN')
}

const giveLevel = async (accessLevelId: string): Promise<Change> => {
  requireRight(can(currentUser(), 'editAccessLevels'))
  const level = await db.accessLevel.findUnique({
    where: { id: accessLevelId },
  })
  if (!level) throw new InputError({ accessLevelId: 'ACCESS_LEVEL_UNKNOWN' })
  const isAdmin = currentUser().roles.includes('admin')
  if (!isAdmin && rankOf([level]) >= (await ownRank(db)))
    throw new AppError('ACCESS_LEVEL_TOO_HIGH')
  return async (tx, { id }) => {
    const held = await levelsByHand(tx, id)
    if (held.some((each) => each.id === level.id)) return false
    await grantLevels(tx, id, [level.name])
    const before = held.map((each) => each.id)
    await logInfo(tx, {
      action: 'user.accessLevelsAssigned',
      entity: 'User',
      entityId: id,
      before: { accessLevels: before },
      after: { accessLevels: [...before, level.id] },
    })
    return true
  }
}

const putInBatch = async (batchId: number): Promise<Change> => {
  requireRight(currentUser().pageAccess.enrollUser)
  const batch = await db.batch.findFirst({
    where: { id: batchId, archivedAt: null },
  })
  if (!batch) throw new InputError({ batchId: 'BATCH_REQUIRED' })
  return async (tx, { id }) => {
    const held = await levelsByHand(tx, id)
    const { formerId, levelNames } = await joinBatch(tx, id, batchId)
    if (formerId === batchId) return false
    await tellOfBatch(tx, id, batchId, 'joined')
    await logInfo(tx, {
      action: 'user.changed',
      entity: 'User',
      entityId: id,
      before: { batchId: formerId, accessLevels: held.map((each) => each.id) },
      after: { batchId, accessLevels: levelNames },
    })
    return true
  }
}

const putOnStage = async (stageId: number): Promise<Change> => {
  requireStageRight()
  const stage = await db.stage.findFirst({
    where: { id: stageId, isActive: true },
  })
  if (!stage) throw new InputError({ stageId: 'INVALID' })
  return async (tx, { id, stageId: from }) => {
    if (from === stageId) return false
    await moveTo(tx, { userId: id, from, to: stageId })
    await logInfo(tx, {
      action: 'user.changed',
      entity: 'User',
      entityId: id,
      before: { stageId: from },
      after: { stageId },
    })
    return true
  }
}

const putInCare = async (managerId: number): Promise<Change> => {
  requireRight(can(currentUser(), 'editSuccessManagers'))
  const manager = await db.successManager.findFirst({
    where: { id: managerId, isActive: true, user: mayCare },
  })
  if (!manager) throw new InputError({ successManagerId: 'INVALID' })
  return async (tx, { id }) => {
    const changed = await assignMembers(tx, {
      userIds: [id],
      managerId,
      reason: '',
      byId: currentUser().id,
      isPart: true,
    })
    if (changed.length === 0) return false
    await logInfo(tx, {
      action: 'successManager.assigned',
      entity: 'SuccessManager',
      entityId: managerId,
      after: { userIds: changed },
    })
    return true
  }
}

const archive = async (input: ArchiveUserInput): Promise<Change> => {
  requireRight(can(currentUser(), 'archiveUsers'))
  const checked = archiveInput(input)
  return async (tx, user) => {
    await archiveLocked(tx, user, checked)
    return true
  }
}

/** @throws FORBIDDEN; BAD_USER_INPUT by field; ACCESS_LEVEL_TOO_HIGH */
export const changeOf = async (input: UsersChange): Promise<Change> => {
  if (input.accessLevelId) return giveLevel(input.accessLevelId)
  if (input.batchId) return putInBatch(input.batchId)
  if (input.stageId) return putOnStage(input.stageId)
  if (input.successManagerId) return putInCare(input.successManagerId)
  if (input.mail) return mailByStaff(input.mail)
  if (input.archive) return archive(input.archive)
  throw new InputError({ change: 'INVALID' })
}

/** Tells the success manager how many people a portion of changes brought. */
export const tellOfChanges = async (
  { successManagerId }: UsersChange,
  changed: number
) => {
  if (successManagerId && changed > 0)
    await inTransaction((tx) =>
      tellManager(tx, successManagerId, changed, currentUser().id)
    )
}
