import { KEY_HOURS } from 'src/lib/database/idempotency'
import { db } from 'src/lib/db'
import { deleteExpiredParts } from 'src/lib/files/storage/parts'
import { earlier } from 'src/lib/instants'

/** Deletes idempotency keys that are older than a day, and the parts of abandoned uploads. */
const forgetOld = async () => {
  await db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: earlier(new Date(), KEY_HOURS, 'hour') } },
  })
  await deleteExpiredParts()
}

export default forgetOld
