import { KEY_HOURS } from 'src/lib/database/idempotency'
import { db } from 'src/lib/db'
import { deleteExpiredParts } from 'src/lib/files/storage/parts'

const HOUR_MS = 3_600_000

/** Deletes idempotency keys after a day, and parts of abandoned uploads. */
const forgetOld = async () => {
  await db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(Date.now() - KEY_HOURS * HOUR_MS) } },
  })
  await deleteExpiredParts()
}

export default forgetOld
