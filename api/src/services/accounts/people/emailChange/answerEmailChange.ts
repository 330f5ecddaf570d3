import type { EmailChange } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import { maskEmail } from 'src/shared/accounts/emailChange'

import { applyIfEffective, lockUser } from './applyEmailChange'
import { readMailboxToken, type Mailbox } from './mailboxToken'

const requireAllowance = async () => {
  if (
    !(await withinLimit(
      'address-answers-per-hour',
      senderOf(context.visitor?.ip)
    ))
  )
    throw new AppError('RATE_LIMITED')
}

const answeredIn = { OLD: 'agreedAt', NEW: 'confirmedAt' } as const

const asMailed = (change: EmailChange, mailbox: Mailbox) => ({
  mailbox,
  status: change.status,
  oldEmail: mailbox === 'OLD' ? change.oldEmail : maskEmail(change.oldEmail),
  newEmail: mailbox === 'NEW' ? change.newEmail : maskEmail(change.newEmail),
  isAnswered: change[answeredIn[mailbox]] !== null,
  waitsUntil: change.waitsUntil,
})

export const mailedEmailChange = (async ({ token }) => {
  await requireAllowance()
  const link = readMailboxToken(token)
  const change =
    link && (await db.emailChange.findUnique({ where: { id: link.id } }))
  return change ? asMailed(change, link.mailbox) : null
}) satisfies QueryResolvers['mailedEmailChange']

/**
 * Takes the answer of a mailbox and gives the user the address if it takes effect with it.
 * @throws NOT_FOUND for a link that is not genuine, EMAIL_TAKEN if another account has the address meanwhile,
 * RATE_LIMITED
 */
export const answerEmailChange = (async ({ token, isAccepted }) => {
  await requireAllowance()
  const { id, mailbox } = found(readMailboxToken(token))
  const { userId } = found(await db.emailChange.findUnique({ where: { id } }))
  const change = await inTransaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const waiting = found(await tx.emailChange.findUnique({ where: { id } }))
    const answer = answeredIn[mailbox]
    const isAnswered = isAccepted && waiting[answer] !== null
    if (waiting.status !== 'WAITING' || isAnswered) return waiting

    const answered = await tx.emailChange.update({
      where: { id },
      data: isAccepted ? { [answer]: new Date() } : { status: 'REFUSED' },
    })
    if (!isAccepted)
      await logInfo(tx, {
        action: 'user.emailRefused',
        entity: 'User',
        entityId: userId,
        userId,
        after: { email: waiting.newEmail, mailbox },
      })
    return applyIfEffective(tx, user, answered)
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'email')) throw new AppError('EMAIL_TAKEN')
    throw error
  })
  return asMailed(change, mailbox)
}) satisfies MutationResolvers['answerEmailChange']
