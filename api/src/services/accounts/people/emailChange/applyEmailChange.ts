import type { EmailChange, User } from '@prisma/client'

import { addressChangedEmail } from 'src/emails/addressChangedEmail'
import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import { moveLead } from 'src/services/affiliates/leads/moveLead'
import { isEffective } from 'src/shared/accounts/emailChange'

const LOCK = command('SELECT id FROM "User" WHERE id = $1 FOR UPDATE')

/** Locks a user, so that proposals and answers about their address follow one another. */
export const lockUser = async (tx: Tx, userId: number) => {
  await LOCK.run(tx, [userId])
  return found(
    await tx.user.findFirst({ where: { id: userId, archivedAt: null } })
  )
}

/**
 * Gives the user the proposed address if it takes effect now. Its owner has the mailbox, so the address is confirmed;
 * sessions, codes and the calendar address end with the old one (the database's app.end_access). The user is locked.
 */
export const applyIfEffective = async (
  tx: Tx,
  { id: userId, firstName, language: lang }: User,
  change: EmailChange
) => {
  const now = new Date()
  if (change.status !== 'WAITING' || !isEffective(change, now)) return change
  const { oldEmail, newEmail } = change
  await tx.user.update({
    where: { id: userId },
    data: { email: newEmail, emailConfirmedAt: now },
  })
  await moveLead(tx, userId, oldEmail, newEmail)
  const mail = addressChangedEmail({ lang, firstName, oldEmail, newEmail })
  for (const email of [oldEmail, newEmail]) await queueMail(tx, email, mail)
  await logInfo(tx, {
    action: 'user.emailChanged',
    entity: 'User',
    entityId: userId,
    userId,
    before: { email: oldEmail },
    after: { email: newEmail, proposedById: change.proposedById },
  })
  return tx.emailChange.update({
    where: { id: change.id },
    data: { status: 'APPLIED' },
  })
}
