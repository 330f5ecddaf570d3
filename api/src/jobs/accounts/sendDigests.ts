import { digestEmail, type DigestItem } from 'src/emails/digestEmail'
import { int, json, prepared } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { pool } from 'src/lib/db'
import { queueMail } from 'src/lib/outbox'

const AT_ONCE = 200

const WAITING = prepared(
  'waitingUsers',
  `SELECT DISTINCT "userId" FROM "Notice" WHERE "waitingMail" IS NOT NULL AND "userId" > $1 ORDER BY "userId" LIMIT ${AT_ONCE}`,
  { userId: int }
)

type WaitingMail = DigestItem & { notAfter: string | null }

// A second run waits for the row locks of the first one and then finds nothing.
const TAKE = prepared(
  'takeWaitingMails',
  `WITH waiting AS (
    SELECT id, "waitingMail" FROM "Notice" WHERE "userId" = $1 AND "waitingMail" IS NOT NULL ORDER BY id FOR UPDATE
  )
  UPDATE "Notice" n SET "waitingMail" = NULL FROM waiting w WHERE n.id = w.id RETURNING n.id, w."waitingMail" AS mail`,
  { id: int, mail: json<WaitingMail>() }
)

/** Mails a user what waits, and marks it as sent in the same transaction. */
const sendDigest = (userId: number) =>
  inTransaction(async (tx) => {
    const taken = await TAKE.all(tx, [userId])
    const items = taken
      .sort((a, b) => a.id - b.id)
      .map(({ mail }) => mail)
      .filter(({ notAfter }) => !notAfter || new Date(notAfter) > new Date())
    const { email, firstName, language, archivedAt } =
      await tx.user.findUniqueOrThrow({ where: { id: userId } })
    if (items.length === 0 || archivedAt) return
    const mail = digestEmail({ lang: language, firstName, items })
    await queueMail(tx, email, mail, { quietUserId: userId })
  })

/** Mails each user their notices that wait for the daily digest. Reads nothing but what waits. */
const sendDigests = async () => {
  for (let last = 0; ; ) {
    const users = await WAITING.all(pool, [last])
    for (const { userId } of users) await sendDigest(userId)
    if (users.length < AT_ONCE) return
    last = users[users.length - 1].userId
  }
}

export default sendDigests
