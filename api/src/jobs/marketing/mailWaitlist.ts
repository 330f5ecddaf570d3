import { Language } from '@prisma/client'

import { waitlistOpenEmail } from 'src/emails/waitlistOpenEmail'
import { statement, text, enumOf } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { queueMail } from 'src/lib/outbox'

const MAILS_AT_ONCE = 100

const MARK_NEXT = statement(
  `
      UPDATE "WaitlistEntry" SET "notifiedAt" = now() WHERE id IN (
        SELECT id FROM "WaitlistEntry" WHERE "funnelId" = $1 AND "notifiedAt" IS NULL
        ORDER BY "createdAt" LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING email, name, language`,
  { email: text, name: text, language: enumOf(Language) }
)

// Marks and mails in one transaction, so that every marked address has a mail and every unmarked one is still to be
// mailed.
const mailNext = (funnel: { id: string; slug: string; name: string }) =>
  inTransaction(async (tx) => {
    const entries = await MARK_NEXT.all(tx, [funnel.id, MAILS_AT_ONCE])
    for (const { email, name, language } of entries)
      await queueMail(
        tx,
        email,
        waitlistOpenEmail({ lang: language, name, funnel }),
        { isToAddress: true }
      )
    return entries.length
  })

/**
 * Mails everyone on a funnel's waiting list that the funnel is open. Each address gets one mail; a hundred are sent at
 * a time.
 */
const mailWaitlist = async (payload: unknown) => {
  const { funnelId } = payload as { funnelId: string }
  const funnel = await db.funnel.findUnique({
    where: { id: funnelId, status: 'PUBLISHED' },
    select: { id: true, slug: true, name: true },
  })
  if (!funnel) return
  while ((await mailNext(funnel)) > 0);
}

export default mailWaitlist
