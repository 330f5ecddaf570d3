import { db, type Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { earlier } from 'src/lib/instants'

/** How long a generated password is valid. */
export const TEMPORARY_HOURS = 72

const MAILABLE_MINUTES = 15
const DRAWN = 'user.passwordDrawn'

/** Logs that the caller generated a password for the user; the password itself is not stored. */
export const logPasswordCreated = (tx: Tx, userId: number) =>
  logInfo(tx, { action: DRAWN, entity: 'User', entityId: userId })

export const hasCreatedPasswordFor = async (
  actorId: number,
  userId: number
) => {
  const drawn = await db.infoLog.findFirst({
    where: {
      entity: 'User',
      entityId: String(userId),
      action: DRAWN,
      effectiveUserId: actorId,
      createdAt: { gt: earlier(new Date(), MAILABLE_MINUTES, 'minute') },
    },
    select: { id: true },
  })
  return drawn !== null
}
