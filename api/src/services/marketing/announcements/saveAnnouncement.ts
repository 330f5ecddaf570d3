import type { Announcement, Prisma } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { announcementData } from './announcementInput'
import { asAnnouncement, requireOpen, withSender } from './asAnnouncement'

/** The log's copy of an announcement. */
const kept = ({
  subject,
  text,
  subjectFil,
  textFil,
  buttonLabel,
  buttonLabelFil,
  buttonUrl,
  list,
  filter,
  viewName,
}: Announcement): Prisma.InputJsonObject => ({
  subject,
  text,
  subjectFil,
  textFil,
  buttonLabel,
  buttonLabelFil,
  buttonUrl,
  list,
  filter: filter as Prisma.InputJsonObject,
  viewName,
})

/**
 * Locks an announcement in the version that its editor saw.
 * @throws NOT_FOUND, ANNOUNCEMENT_BEGUN, STALE_VERSION
 */
export const lockOpen = async (tx: Tx, id: number, version: number) => {
  await lockRow(tx, 'Announcement', id)
  const row = found(await tx.announcement.findUnique({ where: { id } }))
  requireOpen(row)
  if (row.version !== version) throw new AppError('STALE_VERSION')
  return row
}

/** @throws BAD_USER_INPUT by field (announcementInput) */
export const createAnnouncement = (async ({ input }) => {
  const data = await announcementData(input)
  return inTransaction(async (tx) => {
    const row = await tx.announcement.create({
      data: { ...data, createdById: currentUser().id },
      include: withSender,
    })
    await logInfo(tx, {
      action: 'announcement.created',
      entity: 'Announcement',
      entityId: row.id,
      after: kept(row),
    })
    return row
  }).then(asAnnouncement)
}) satisfies MutationResolvers['createAnnouncement']

/** Changes a draft, or one that is scheduled and has not begun. @throws as createAnnouncement and lockOpen */
export const updateAnnouncement = (async ({ id, version, input }) => {
  const data = await announcementData(input)
  return inTransaction(async (tx) => {
    const before = await lockOpen(tx, id, version)
    const row = await tx.announcement.update({
      where: { id },
      data: { ...data, version: { increment: 1 } },
      include: withSender,
    })
    await logInfo(tx, {
      action: 'announcement.updated',
      entity: 'Announcement',
      entityId: id,
      before: kept(before),
      after: kept(row),
    })
    return row
  }).then(asAnnouncement)
}) satisfies MutationResolvers['updateAnnouncement']

/** Deletes a draft; what is scheduled is withdrawn first. @throws NOT_FOUND, ANNOUNCEMENT_BEGUN */
export const deleteAnnouncement = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'Announcement', id)
    const row = await tx.announcement.findUniqueOrThrow({ where: { id } })
    if (row.status !== 'DRAFT') throw new AppError('ANNOUNCEMENT_BEGUN')
    await tx.announcement.delete({ where: { id } })
    await logInfo(tx, {
      action: 'announcement.deleted',
      entity: 'Announcement',
      entityId: id,
      before: kept(row),
    })
    return true
  })) satisfies MutationResolvers['deleteAnnouncement']
