import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { command } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { addJob } from 'src/lib/jobs/jobs'
import { DAY_MS } from 'src/shared/manilaTime'

import { asAnnouncement, withSender } from './asAnnouncement'
import { lockOpen } from './saveAnnouncement'

/** Dates further away are mistakes. */
const MOST_DAYS = 366

const problemOf = (sendAt: Date, now: Date) =>
  sendAt <= now
    ? ('ANNOUNCEMENT_PAST' as const)
    : sendAt.getTime() > now.getTime() + MOST_DAYS * DAY_MS &&
      ('DATE_INVALID' as const)

/**
 * Sends an announcement now, or at a moment. Sending begins in the job, which resolves the audience once; pressing twice
 * is refused as stale or begun.
 * @throws ANNOUNCEMENT_PAST and DATE_INVALID of `sendAt`; NOT_FOUND, ANNOUNCEMENT_BEGUN, STALE_VERSION
 */
export const scheduleAnnouncement = (async ({ id, version, sendAt }) => {
  const now = new Date()
  const at = sendAt ? new Date(sendAt) : now
  refuseInput({ sendAt: sendAt ? problemOf(at, now) : false })
  return inTransaction(async (tx) => {
    const before = await lockOpen(tx, id, version)
    const row = await tx.announcement.update({
      where: { id },
      data: {
        status: 'SCHEDULED',
        sendAt: at,
        scheduledById: currentUser().id,
        version: { increment: 1 },
      },
      include: withSender,
    })
    await addJob(tx, 'sendAnnouncements', {}, { runAt: at })
    await logInfo(tx, {
      action: 'announcement.scheduled',
      entity: 'Announcement',
      entityId: id,
      before: { sendAt: before.sendAt?.toISOString() ?? null },
      after: { sendAt: at.toISOString() },
    })
    return row
  }).then(asAnnouncement)
}) satisfies MutationResolvers['scheduleAnnouncement']

/** Makes a scheduled announcement a draft again. @throws NOT_FOUND, ANNOUNCEMENT_BEGUN, STALE_VERSION */
export const withdrawAnnouncement = (async ({ id, version }) =>
  inTransaction(async (tx) => {
    const before = await lockOpen(tx, id, version)
    const row = await tx.announcement.update({
      where: { id },
      data: { status: 'DRAFT', sendAt: null, version: { increment: 1 } },
      include: withSender,
    })
    await logInfo(tx, {
      action: 'announcement.withdrawn',
      entity: 'Announcement',
      entityId: id,
      before: { sendAt: before.sendAt?.toISOString() ?? null },
    })
    return row
  }).then(asAnnouncement)) satisfies MutationResolvers['withdrawAnnouncement']

const SKIP_WAITING = command(`
  WITH skipped AS (
    UPDATE "AnnouncementRecipient" SET state = 'SKIPPED', reason = 'STOPPED', at = now()
    WHERE "announcementId" = $1 AND state = 'WAITING' RETURNING "userId"
  )
  UPDATE "Announcement" SET "waitingCount" = 0, "skippedCount" = "skippedCount" + (SELECT count(*) FROM skipped) WHERE id = $1`)

/**
 * Ends sending: people whose mail is not in the outbox yet get none. Stopping again changes nothing.
 * @throws NOT_FOUND; ANNOUNCEMENT_ENDED unless it is being sent
 */
export const stopAnnouncement = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'Announcement', id)
    const { status } = await tx.announcement.findUniqueOrThrow({
      where: { id },
    })
    if (status !== 'SENDING' && status !== 'STOPPED')
      throw new AppError('ANNOUNCEMENT_ENDED')
    if (status === 'SENDING') {
      await SKIP_WAITING.run(tx, [id])
      await tx.announcement.update({
        where: { id },
        data: {
          status: 'STOPPED',
          endedAt: new Date(),
          version: { increment: 1 },
        },
      })
      await logInfo(tx, {
        action: 'announcement.stopped',
        entity: 'Announcement',
        entityId: id,
      })
    }
    return tx.announcement.findUniqueOrThrow({
      where: { id },
      include: withSender,
    })
  }).then(asAnnouncement)) satisfies MutationResolvers['stopAnnouncement']
