import type { User } from '@prisma/client'

import { confirmAddressEmail } from 'src/emails/confirmAddressEmail'
import { newAddressProposedEmail } from 'src/emails/newAddressProposedEmail'
import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { InputError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { queueMail } from 'src/lib/outbox'
import { REFUSAL_DAYS } from 'src/shared/accounts/emailChange'

import { mailboxToken } from './mailboxToken'

/** Ends what waits for the user, whose row is locked. */
export const endWaiting = (
  tx: Tx,
  userId: number | { in: number[] },
  status: 'WITHDRAWN' | 'REFUSED'
) =>
  tx.emailChange.updateMany({
    where: { userId, status: 'WAITING' },
    data: { status },
  })

/**
 * Proposes a new address for a user, whose row is locked, and asks both mailboxes. It takes the place of an earlier
 * proposal; the same address again asks nobody twice.
 * @throws EMAIL_TAKEN by field
 */
export const proposeEmailChange = async (
  tx: Tx,
  { id: userId, email: oldEmail, firstName, language: lang }: User,
  newEmail: string
) => {
  const isTaken = await tx.user.findUnique({
    where: { email: newEmail },
    select: { id: true },
  })
  if (isTaken) throw new InputError({ email: 'EMAIL_TAKEN' })
  const waiting = await tx.emailChange.findFirst({
    where: { userId, status: 'WAITING' },
  })
  if (waiting?.newEmail === newEmail) return

  await endWaiting(tx, userId, 'WITHDRAWN')
  const { id, waitsUntil } = await tx.emailChange.create({
    data: {
      userId,
      oldEmail,
      newEmail,
      proposedById: currentUser().id,
      waitsUntil: later(new Date(), REFUSAL_DAYS, 'day'),
    },
  })
  const change = { lang, firstName, newEmail, waitsUntil }
  await queueMail(
    tx,
    newEmail,
    confirmAddressEmail({ ...change, token: mailboxToken(id, 'NEW') })
  )
  await queueMail(
    tx,
    oldEmail,
    newAddressProposedEmail({ ...change, token: mailboxToken(id, 'OLD') })
  )
  await logInfo(tx, {
    action: 'user.emailProposed',
    entity: 'User',
    entityId: userId,
    before: { email: oldEmail },
    after: { email: newEmail },
  })
}
