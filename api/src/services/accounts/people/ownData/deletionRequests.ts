import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { deletionAnsweredEmail } from 'src/emails/deletionAnsweredEmail'
import { capsOf } from 'src/lib/access/permissions'
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { dailyKey, notify, notifyAll, type Named } from 'src/lib/notices'
import { roleIds } from 'src/shared/access/permissions'
import { fullName } from 'src/shared/accounts/fullName'

const SHOWN = 20
const MAX_TEXT_CHARACTERS = 1000
const LIST_PATH = '/community/archivedUsers'
const ACCOUNT_PATH = '/profile?tab=account'

const archivingRoles = roleIds.filter((role) =>
  capsOf([role]).includes('archiveUsers')
)

const tellStaff = async (tx: Tx, person: Named) => {
  const staff = await tx.user.findMany({
    where: {
      archivedAt: null,
      accessLevels: {
        some: { accessLevel: { name: { in: archivingRoles }, isSystem: true } },
      },
    },
    select: { id: true },
  })
  await notifyAll(
    tx,
    staff.map(({ id }) => id),
    {
      kind: 'DELETION_REQUESTED',
      facts: {},
      about: [person],
      path: LIST_PATH,
      key: dailyKey('DELETION_REQUESTED', person.id),
    }
  )
}

export const myDeletionRequest = (async () =>
  db.deletionRequest.findFirst({
    where: { userId: currentUser().id },
    orderBy: { id: 'desc' },
  })) satisfies QueryResolvers['myDeletionRequest']

/**
 * Asks staff to delete the viewer's account. A request that waits already stays the only one.
 * @throws TOO_LONG by field
 */
export const askForDeletion = (async (args) => {
  const text = typedText(args.text ?? '')
  refuseInput({ text: text.length > MAX_TEXT_CHARACTERS && 'TOO_LONG' })
  const viewer = currentUser()
  return inTransaction(async (tx) => {
    const { count } = await tx.deletionRequest.createMany({
      data: { userId: viewer.id, text },
      skipDuplicates: true,
    })
    if (count > 0) {
      await tellStaff(tx, viewer)
      await logInfo(tx, {
        action: 'user.deletionRequested',
        entity: 'User',
        entityId: viewer.id,
      })
    }
    return tx.deletionRequest.findFirstOrThrow({
      where: { userId: viewer.id, status: 'WAITING' },
    })
  })
}) satisfies MutationResolvers['askForDeletion']

/** Takes the viewer's request back; without one that waits nothing changes. */
export const withdrawDeletion = (async () => {
  const { id } = currentUser()
  return inTransaction(async (tx) => {
    const { count } = await tx.deletionRequest.updateMany({
      where: { userId: id, status: 'WAITING' },
      data: { status: 'WITHDRAWN', decidedAt: new Date() },
    })
    if (count > 0)
      await logInfo(tx, {
        action: 'user.deletionWithdrawn',
        entity: 'User',
        entityId: id,
      })
    return true
  })
}) satisfies MutationResolvers['withdrawDeletion']

/** The requests that wait, oldest first. */
export const waitingDeletions = (async () => {
  const rows = await db.deletionRequest.findMany({
    where: { status: 'WAITING' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: SHOWN + 1,
    include: { user: true },
  })
  return {
    rows: rows.slice(0, SHOWN).map(({ user, ...request }) => ({
      ...request,
      name: fullName(user),
      email: user.email,
      isArchived: user.archivedAt !== null,
    })),
    hasMore: rows.length > SHOWN,
  }
}) satisfies QueryResolvers['waitingDeletions']

/**
 * Refuses a request; the member is told why.
 * @throws REASON_REQUIRED, DELETION_DECIDED, NOT_FOUND
 */
export const refuseDeletion = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const { user } = found(
      await tx.deletionRequest.findUnique({
        where: { id },
        include: { user: true },
      })
    )
    const { count } = await tx.deletionRequest.updateMany({
      where: { id, status: 'WAITING' },
      data: {
        status: 'REFUSED',
        answer: reason,
        decidedById: currentUser().id,
        decidedAt: new Date(),
      },
    })
    if (count === 0) throw new AppError('DELETION_DECIDED')
    const { firstName, language: lang } = user
    await notify(
      tx,
      { userId: user.id, email: user.email },
      { kind: 'DELETION_ANSWERED', facts: { reason }, path: ACCOUNT_PATH },
      deletionAnsweredEmail({ lang, firstName, reason })
    )
    await logInfo(tx, {
      action: 'user.deletionRefused',
      entity: 'User',
      entityId: user.id,
      after: { reason },
    })
    return true
  })
}) satisfies MutationResolvers['refuseDeletion']
