import type { Announcement } from '@prisma/client'

import { holdersOf } from 'src/lib/access/permissions'
import { command } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { logger } from 'src/lib/logger'

import { RESOLVE, wantedOf } from '../audience'

import { noticeOf } from './noticeOf'
import { tellRefused, tellSent } from './tellSender'

const RESOLVE_MS = 120_000
// A school of a million is written in one statement, so that everybody is resolved at the same moment.
const MORE_TIME = command(`SET LOCAL statement_timeout = ${RESOLVE_MS}`)

/** Whether the person who scheduled it may still send announcements. */
const mayStillSend = async (tx: Tx, { scheduledById }: Announcement) =>
  scheduledById !== null &&
  (await tx.user.count({
    where: {
      id: scheduledById,
      archivedAt: null,
      accessLevels: {
        some: {
          accessLevel: {
            isSystem: true,
            name: { in: [...holdersOf('sendAnnouncements')] },
          },
        },
      },
    },
  })) > 0

const refuse = async (tx: Tx, row: Announcement) => {
  const { id, scheduledById } = row
  await tx.announcement.update({
    where: { id },
    data: { status: 'STOPPED', endedAt: new Date() },
  })
  await logInfo(tx, {
    action: 'announcement.stopped',
    entity: 'Announcement',
    entityId: id,
    after: { scheduledById, isAllowed: false },
  })
  await tellRefused(tx, row)
}

/** Writes the recipients of an announcement that is due, once. */
const begin = (id: number, now: Date) =>
  inTransaction(
    async (tx) => {
      await lockRow(tx, 'Announcement', id)
      const row = await tx.announcement.findUniqueOrThrow({ where: { id } })
      const isDue =
        row.status === 'SCHEDULED' && row.sendAt !== null && row.sendAt <= now
      if (!isDue) return
      if (!(await mayStillSend(tx, row))) return refuse(tx, row)
      await MORE_TIME.run(tx, [])
      const { waiting, unsubscribed, skipped } = await RESOLVE.one(tx, {
        announcementId: id,
        // Only roles that reach everyone may send, so that no scope is lost here.
        wanted: wantedOf(row),
        ...noticeOf(row),
      })
      await tx.announcement.update({
        where: { id },
        data: {
          status: waiting > 0 ? 'SENDING' : 'SENT',
          startedAt: now,
          endedAt: waiting > 0 ? null : now,
          waitingCount: waiting,
          unsubscribedCount: unsubscribed,
          skippedCount: skipped,
          version: { increment: 1 },
        },
      })
      if (waiting === 0) await tellSent(tx, row)
    },
    { timeout: RESOLVE_MS }
  )

/** Begins all announcements whose moment has come; one that fails does not stop the others, and is tried again. */
export const beginDue = async (now: Date) => {
  const due = await db.announcement.findMany({
    where: { status: 'SCHEDULED', sendAt: { lte: now } },
    orderBy: [{ sendAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  for (const { id } of due)
    await begin(id, now).catch((error) =>
      logger.error({ error, announcementId: id }, 'announcement not begun')
    )
}
