import type { Tx } from 'src/lib/db'
import { endReportFeeds } from 'src/services/reports/saved/reportFeed'

/**
 * Ends the sessions of a user, but for the one that is kept, all access tokens and the addresses of reports, when the second
 * factor changes.
 */
export const endOtherAccess = async (
  tx: Tx,
  userId: number,
  keptSessionId?: string
) => {
  const now = new Date()
  await tx.session.updateMany({
    where: { userId, revokedAt: null, id: { not: keptSessionId } },
    data: { revokedAt: now, revokeReason: 'FACTOR_CHANGED' },
  })
  await tx.accessToken.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: now },
  })
  await endReportFeeds(tx, userId)
}
