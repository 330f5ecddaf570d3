import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { addressWaitShortenedEmail } from 'src/emails/addressWaitShortenedEmail'
import { requireReach } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import { requireHigherRank } from 'src/services/accounts/people/requireHigherRank'
import { fullName } from 'src/shared/accounts/fullName'

import { applyIfEffective, lockUser } from './applyEmailChange'
import { endWaiting } from './proposeEmailChange'

const REASON_CHARACTERS = 1000

export const emailChange = (async ({ userId }) => {
  await requireReach('editUser', userId)
  const change = await db.emailChange.findFirst({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    include: { proposedBy: { select: { firstName: true, lastName: true } } },
  })
  return change && { ...change, proposedByName: fullName(change.proposedBy) }
}) satisfies QueryResolvers['emailChange']

/** @throws NOT_FOUND, NOT_LOWER_RANK; users withdraw what is proposed for themselves */
export const withdrawEmailChange = (async ({ userId }) => {
  await requireReach('editUser', userId)
  return inTransaction(async (tx) => {
    await lockUser(tx, userId)
    if (userId !== currentUser().id) await requireHigherRank(tx, userId)
    const { count } = await endWaiting(
      tx,
      userId,
      userId === currentUser().id ? 'REFUSED' : 'WITHDRAWN'
    )
    if (count > 0)
      await logInfo(tx, {
        action: 'user.emailWithdrawn',
        entity: 'User',
        entityId: userId,
      })
    return true
  })
}) satisfies MutationResolvers['withdrawEmailChange']

/** @throws NOT_FOUND without a waiting change; NOT_LOWER_RANK; REQUIRED or TOO_LONG by field; EMAIL_TAKEN */
export const shortenEmailChange = (async ({ userId, reason: typed }) => {
  const reason = typed.trim()
  refuseInput({
    reason: !reason
      ? 'REQUIRED'
      : reason.length > REASON_CHARACTERS && 'TOO_LONG',
  })
  return inTransaction(async (tx) => {
    const user = await lockUser(tx, userId)
    await requireHigherRank(tx, userId)
    const waiting = found(
      await tx.emailChange.findFirst({ where: { userId, status: 'WAITING' } })
    )
    if (waiting.shortenedAt) return true
    const shortened = await tx.emailChange.update({
      where: { id: waiting.id },
      data: {
        shortenedAt: new Date(),
        shortenedById: currentUser().id,
        shortenReason: reason,
      },
    })
    const mail = addressWaitShortenedEmail({
      lang: user.language,
      firstName: user.firstName,
      newEmail: waiting.newEmail,
      reason,
    })
    for (const email of [waiting.oldEmail, waiting.newEmail])
      await queueMail(tx, email, mail)
    await logInfo(tx, {
      action: 'user.emailWaitShortened',
      entity: 'User',
      entityId: userId,
      after: { email: waiting.newEmail, reason },
    })
    await applyIfEffective(tx, user, shortened)
    return true
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'email')) throw new AppError('EMAIL_TAKEN')
    throw error
  })
}) satisfies MutationResolvers['shortenEmailChange']
