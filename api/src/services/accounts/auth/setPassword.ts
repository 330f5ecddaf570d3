import type { Tx } from 'src/lib/db'
import { later } from 'src/lib/instants'
import type { hashPassword } from 'src/lib/protection/passwords'

type Hashed = Awaited<ReturnType<typeof hashPassword>>

type Kind = {
  /** For a generated password, which the user has to change: the hours until it expires. */
  temporaryHours?: number
  /** When users change their own password, the id of the session that does not end. */
  keepSessionId?: string
}

/**
 * Stores a user's new password and ends their sessions, except `keepSessionId`, in the same transaction. Without
 * `keepSessionId` someone else may have known the old password, so the calendar address ends too.
 */
export const setPassword = async (
  tx: Tx,
  userId: number,
  hashed: Hashed,
  { temporaryHours, keepSessionId }: Kind = {}
) => {
  const user = await tx.user.update({
    where: { id: userId },
    data: {
      ...hashed,
      passwordChangedAt: new Date(),
      mustChangePassword: temporaryHours !== undefined,
      tempPasswordExpiresAt:
        temporaryHours === undefined
          ? null
          : later(new Date(), temporaryHours, 'hour'),
      authVersion: { increment: 1 },
    },
    select: { language: true, authVersion: true },
  })
  if (keepSessionId) {
    await tx.session.update({
      where: { id: keepSessionId },
      data: { authVersion: user.authVersion },
    })
  } else {
    await tx.calendarFeed.deleteMany({ where: { userId } })
  }
  await tx.session.updateMany({
    where: { userId, revokedAt: null, id: { not: keepSessionId } },
    data: { revokedAt: new Date(), revokeReason: 'PASSWORD_CHANGED' },
  })
  return user
}
