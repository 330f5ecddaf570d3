import { credentialsEmail } from 'src/emails/credentialsEmail'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { queueMail } from 'src/lib/outbox'
import { hashPassword } from 'src/lib/protection/passwords'
import { createPassword } from 'src/services/accounts/passwords/createPassword'
import { TEMPORARY_HOURS } from 'src/services/accounts/passwords/temporaryPasswords'

/** Gives a new user a temporary password by mail, unless they have one by now. */
const mailOne = async (rowId: number, userId: number, actorId: number) => {
  const password = createPassword()
  const hashed = await hashPassword(password)
  await inTransaction(async (tx) => {
    const { count } = await tx.importRow.updateMany({
      where: { id: rowId, mailedAt: null, outcome: null },
      data: { mailedAt: new Date() },
    })
    if (count === 0) return
    const untilAt = later(new Date(), TEMPORARY_HOURS, 'hour')
    const isGiven = await tx.user.updateMany({
      where: { id: userId, passwordChangedAt: null, archivedAt: null },
      data: {
        ...hashed,
        passwordChangedAt: new Date(),
        mustChangePassword: true,
        tempPasswordExpiresAt: untilAt,
      },
    })
    if (isGiven.count === 0) return
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } })
    const mail = credentialsEmail({
      lang: user.language,
      name: user.firstName,
      email: user.email,
      password,
    })
    await queueMail(tx, user.email, mail, { notAfter: untilAt })
    await logInfo(tx, {
      action: 'user.passwordDrawn',
      entity: 'User',
      entityId: userId,
      userId: actorId,
    })
  })
}

/**
 * Mails temporary passwords to the new users of an applied import, one at a time: hashing a password keeps a core busy.
 * A killed job's successor goes on with the next one.
 */
export const mailCredentials = async (runId: number) => {
  for (;;) {
    const run = await db.importRun.findFirst({
      where: { id: runId, status: 'DONE', mailsCredentials: true },
    })
    const row = await db.importRow.findFirst({
      where: {
        runId,
        sheet: 'Members',
        result: 'NEW',
        isLeftOut: false,
        mailedAt: null,
        outcome: null,
      },
      orderBy: { id: 'asc' },
    })
    if (!run || !row) return
    await mailOne(row.id, row.targetId ?? 0, run.appliedById as number)
  }
}
