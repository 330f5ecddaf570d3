import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { currentSession, currentUser } from 'src/lib/auth'
import { bool, command, prepared } from 'src/lib/database/sql'
import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { pool } from 'src/lib/db'
import { AppError, InputError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { statusOfMail } from 'src/lib/outbox'
import { uncountTry, withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import { moveLead } from 'src/services/affiliates/leads/moveLead'
import { isEmail, normalizeEmail } from 'src/shared/text/email'

import { lockUser } from './applyEmailChange'
import { endWaiting } from './proposeEmailChange'

/** The session $1 of the user $2 made the account if it began with it. */
const MAY_CORRECT = prepared(
  'mayCorrectEmail',
  `
  SELECT EXISTS (
    SELECT FROM "User" u JOIN "Session" s ON s."userId" = u.id
    WHERE u.id = $2 AND s.id = $1::uuid AND s."actorUserId" IS NULL AND s."createdAt" < u."createdAt" + interval '1 minute'
      AND u."emailConfirmedAt" IS NULL AND NOT EXISTS (SELECT FROM "Payment" p WHERE p."userId" = u.id)
  ) AS may`,
  { may: bool }
)

const mayCorrect = async (client: Parameters<typeof MAY_CORRECT.one>[0]) =>
  (await MAY_CORRECT.one(client, [currentSession().id, currentUser().id])).may

/** Whether the viewer may replace their address at once (docs/decisions/0047). */
export const mayCorrectMyEmail = (() =>
  mayCorrect(pool)) satisfies QueryResolvers['mayCorrectMyEmail']

const KEEP_SESSION = command(
  `UPDATE "Session" s SET "authVersion" = u."authVersion" FROM "User" u WHERE u.id = s."userId" AND s.id = $1::uuid`
)

// The account's mails that have not been sent yet do not go to the old address any more.
const HOLD_BACK = command(
  `UPDATE "OutboxEmail" SET status = 'KEPT', "updatedAt" = now() WHERE "to" = $1 AND "recipientId" = $2 AND status = 'QUEUED'`
)

/**
 * The mails of the account to the old address go to the new one, without codes and passwords. Another account may have had
 * the address before, and other people may have entered it: their mails stay where they are.
 */
const SEND_AGAIN = command(`
  WITH mail AS (
    INSERT INTO "OutboxEmail" (id, "to", template, subject, text, html, "quietUserId", "recipientId", "updatedAt", status)
    SELECT gen_random_uuid(), $3, template, subject, text, html, "quietUserId", "recipientId", now(), ${statusOfMail('$3')}
    FROM "OutboxEmail" WHERE "to" = $1 AND "recipientId" = $2 AND NOT "isSealed" AND "notAfter" IS NULL AND "unsubscribeUrl" IS NULL
    ORDER BY "createdAt" LIMIT 5
    RETURNING id, status
  )
  SELECT graphile_worker.add_job('sendMail', json_build_object('id', id), max_attempts => 12) FROM mail WHERE status = 'QUEUED'`)

/** A correction claims a new address, as a sign-up does, and may learn as little about the accounts of others. */
const limits = [
  'sign-ups-per-hour',
  'taken-addresses-per-hour',
  'taken-addresses-per-day',
] as const

/**
 * Replaces the address of the viewer at once, if no mailbox has confirmed it, nothing was paid, and this session made the
 * account. The old address is told nothing, its links and codes end, and the new one gets the mails.
 * @throws FORBIDDEN, TOO_MANY_ATTEMPTS, EMAIL_INVALID and EMAIL_TAKEN by field
 */
export const correctMyEmail = (async ({ input }) => {
  const email = normalizeEmail(input.email)
  refuseInput({ email: !isEmail(email) && 'EMAIL_INVALID' })
  const { id: userId, email: oldEmail } = currentUser()
  if (email === oldEmail) return email
  if (!(await mayCorrect(pool))) throw new AppError('FORBIDDEN')
  const sender = senderOf(context.visitor?.ip)
  for (const name of limits)
    if (!(await withinLimit(name, sender)))
      throw new AppError('TOO_MANY_ATTEMPTS')
  // Each correction mails another address, which may belong to a stranger.
  if (!(await withinLimit('address-corrections-per-day', userId)))
    throw new AppError('TOO_MANY_ATTEMPTS')
  try {
    await inTransaction(async (tx) => {
      await lockUser(tx, userId)
      if (!(await mayCorrect(tx))) throw new AppError('FORBIDDEN')
      await endWaiting(tx, userId, 'WITHDRAWN')
      await tx.user.update({ where: { id: userId }, data: { email } })
      await moveLead(tx, userId, oldEmail, email)
      await KEEP_SESSION.run(tx, [currentSession().id])
      await HOLD_BACK.run(tx, [oldEmail, userId])
      await SEND_AGAIN.run(tx, [oldEmail, userId, email])
      await logInfo(tx, {
        action: 'user.emailChanged',
        entity: 'User',
        entityId: userId,
        userId,
        before: { email: oldEmail },
        after: { email },
      })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'email'))
      throw new InputError({ email: 'EMAIL_TAKEN' })
    throw error
  }
  for (const name of limits.slice(1)) await uncountTry(name, sender)
  return email
}) satisfies MutationResolvers['correctMyEmail']
