import type { Prisma, User } from '@prisma/client'
import type {
  ArchiveUserInput,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import {
  inTransaction,
  isUniqueViolation,
  lockRow,
} from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { ADMIN, otherAdmins } from '../../accessLevels/assignAccessLevels'
import { requireHigherRank } from '../requireHigherRank'

import { dutiesOf, requireNoDuties } from './duties'
import { giveUp } from './giveUp'
import { lockArchived } from './lockArchived'
import type { Snapshot } from './snapshot'

const MAX_NOTE_CHARACTERS = 1000

/** The address of an account whose own one is free for another account. */
const releasedAddress = (userId: number) =>
  `archived-${userId}@archived.invalid`

const requireOtherAdmin = async (tx: Tx, userId: number) => {
  const isAdmin = await tx.userAccessLevel.count({
    where: { userId, accessLevelId: ADMIN },
  })
  if (isAdmin > 0 && (await otherAdmins(tx, userId)) === 0)
    throw new AppError('LAST_ADMIN')
}

/** @throws TOO_LONG by field; REQUIRED for the note of another reason */
export const archiveInput = ({
  reason,
  emailPolicy,
  ...input
}: ArchiveUserInput) => {
  const note = typedText(input.note ?? '')
  refuseInput({
    note:
      reason === 'OTHER' && !note
        ? 'REASON_REQUIRED'
        : note.length > MAX_NOTE_CHARACTERS && 'TOO_LONG',
  })
  return { reason, note, emailPolicy: emailPolicy ?? 'RESERVE' }
}

/**
 * Archives a locked user, whose rank the caller has checked: sessions end, mails stop, seats and places are free again.
 * Their payments, progress and texts stay.
 * @throws USER_HAS_DUTIES, LAST_ADMIN
 */
export const archiveLocked = async (
  tx: Tx,
  user: User,
  input: ReturnType<typeof archiveInput>
) => {
  await requireOtherAdmin(tx, user.id)
  await requireNoDuties(tx, user.id)
  const gaveUp = await giveUp(tx, user)
  const snapshot: Snapshot = { email: user.email, gaveUp }
  const archivedAt = new Date()
  await tx.userArchive.create({
    data: {
      userId: user.id,
      ...input,
      snapshot: snapshot as Prisma.InputJsonValue,
      archivedById: currentUser().id,
      archivedAt,
    },
  })
  await tx.user.update({
    where: { id: user.id },
    data: {
      archivedAt,
      ...(input.emailPolicy === 'RELEASE' && {
        email: releasedAddress(user.id),
      }),
    },
  })
  await logInfo(tx, {
    action: 'user.archived',
    entity: 'User',
    entityId: user.id,
    before: { gaveUp },
    after: input,
  })
}

/**
 * Archives an account. An account that is archived already stays as it is.
 * @throws USER_ARCHIVED, USER_HAS_DUTIES, LAST_ADMIN, NOT_LOWER_RANK, NOT_FOUND; REASON_REQUIRED, TOO_LONG by field
 */
export const archiveUser = (async ({ id, input }) => {
  const checked = archiveInput(input)
  await requireReach('user', id)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'User', id)
    const user = await tx.user.findUniqueOrThrow({ where: { id } })
    if (user.archivedAt) throw new AppError('USER_ARCHIVED')
    await requireHigherRank(tx, id)
    await archiveLocked(tx, user, checked)
    return true
  })
}) satisfies MutationResolvers['archiveUser']

export const userDuties = (async ({ id }) => {
  await requireReach('user', id)
  return dutiesOf(db, id)
}) satisfies QueryResolvers['userDuties']

/**
 * Opens a locked archived account again.
 * @throws USER_NOT_ARCHIVED, USER_ANONYMISED, USER_MERGED, NOT_LOWER_RANK, NOT_FOUND; EMAIL_TAKEN if the address has
 * another account
 */
export const restoreLocked = async (tx: Tx, id: number, reason?: string) => {
  const { user, archive, snapshot } = await lockArchived(tx, id)
  if (archive.anonymisedAt) throw new AppError('USER_ANONYMISED')
  if (user.mergedIntoId) throw new AppError('USER_MERGED')
  await requireHigherRank(tx, id)
  await tx.userArchive.update({
    where: { id: archive.id },
    data: { restoredAt: new Date(), restoredById: currentUser().id },
  })
  const email = snapshot.email ?? user.email
  await tx.user.update({ where: { id }, data: { archivedAt: null, email } })
  await logInfo(tx, {
    action: 'user.restored',
    entity: 'User',
    entityId: id,
    before: { reason: archive.reason },
    ...(reason && { after: { reason } }),
  })
}

/** Opens an archived account again, with its address. What it gave up stays given up. @throws what `restoreLocked` throws */
export const restoreUser = (async ({ id }) =>
  inTransaction(async (tx) => {
    await restoreLocked(tx, id)
    return true
  }).catch((error) => {
    if (isUniqueViolation(error, 'email')) throw new AppError('EMAIL_TAKEN')
    throw error
  })) satisfies MutationResolvers['restoreUser']
