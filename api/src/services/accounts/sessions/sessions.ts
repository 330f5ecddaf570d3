import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentSession, currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { endReportFeeds } from 'src/services/reports/saved/reportFeed'

const MAX_ROWS = 50

/** The user's own live sessions, without those of an impersonating administrator. */
const ownLive = () => ({
  userId: currentUser().id,
  actorUserId: null,
  revokedAt: null,
  idleExpiresAt: { gt: new Date() },
  absoluteExpiresAt: { gt: new Date() },
})

/** The browsers in which the user is signed in, the current one first. */
export const mySessions = (async () => {
  const current = currentSession().id
  const rows = await db.session.findMany({
    where: ownLive(),
    orderBy: { lastSeenAt: 'desc' },
    take: MAX_ROWS,
    select: {
      id: true,
      createdAt: true,
      lastSeenAt: true,
      ip: true,
      userAgent: true,
    },
  })
  const sessions = rows.map((row) => ({
    ...row,
    isCurrent: row.id === current,
  }))
  return [
    ...sessions.filter(({ isCurrent }) => isCurrent),
    ...sessions.filter(({ isCurrent }) => !isCurrent),
  ]
}) satisfies QueryResolvers['mySessions']

const revoked = () => ({
  revokedAt: new Date(),
  revokeReason: 'ENDED' as const,
})

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const endSession = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { count } = UUID.test(id)
      ? await tx.session.updateMany({
          where: { ...ownLive(), id },
          data: revoked(),
        })
      : { count: 0 }
    found(count || null)
    await logInfo(tx, {
      action: 'session.ended',
      entity: 'User',
      entityId: currentUser().id,
    })
    return true
  })) satisfies MutationResolvers['endSession']

/** Signs the user out everywhere else, and ends the addresses of their reports; returns the number of ended sessions. */
export const endOtherSessions = (async () =>
  inTransaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { ...ownLive(), id: { not: currentSession().id } },
      data: revoked(),
    })
    await endReportFeeds(tx, currentUser().id)
    await logInfo(tx, {
      action: 'session.othersEnded',
      entity: 'User',
      entityId: currentUser().id,
      after: { count },
    })
    return count
  })) satisfies MutationResolvers['endOtherSessions']
