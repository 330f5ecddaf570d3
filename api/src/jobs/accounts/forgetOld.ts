import { db } from 'src/lib/db'
import { KEY_HOURS } from 'src/lib/idempotency'

const HOUR_MS = 3_600_000

/** Answers of changes of money that are kept for a day, and no longer. */
const forgetOld = async () => {
  await db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(Date.now() - KEY_HOURS * HOUR_MS) } },
  })
}

export default forgetOld
