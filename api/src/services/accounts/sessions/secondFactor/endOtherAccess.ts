import type { Tx } from 'src/lib/db'

/** Ends the sessions of a user, but for the one that is kept, and all access tokens, when the second factor changes. */
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
}
