import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { survivorOf } from 'src/lib/database/persons'
import { command, int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import { maskEmail } from 'src/shared/accounts/emailChange'

import { readUnsubscribeToken } from './unsubscribeToken'

const requireAllowance = async (ip = context.visitor?.ip) => {
  if (!(await withinLimit('unsubscribes-per-hour', senderOf(ip))))
    throw new AppError('RATE_LIMITED')
}

/** The account that a token is for: the one that stayed, if it was merged. */
const userOf = async (token: string) => {
  const link = readUnsubscribeToken(token)
  if (!link) return null
  const user = await db.user.findUnique({
    where: { id: await survivorOf(db, link.userId) },
    select: { id: true, email: true },
  })
  return user && { ...user, link }
}

const isMailed = async (tx: Tx, userId: number) =>
  (await tx.noticeSetting.count({
    where: { userId, kind: 'ANNOUNCEMENT', isMailed: false },
  })) === 0

export const mailedUnsubscribing = (async ({ token }) => {
  await requireAllowance()
  const user = await userOf(token)
  if (!user) return null
  const { id, email } = user
  return { email: maskEmail(email), isMailed: await isMailed(db, id) }
}) satisfies QueryResolvers['mailedUnsubscribing']

const CHOOSE = statement(
  `INSERT INTO "NoticeSetting" ("userId", kind, "isMailed") VALUES ($1, 'ANNOUNCEMENT', $2)
   ON CONFLICT ("userId", kind) DO UPDATE SET "isMailed" = excluded."isMailed"
   WHERE "NoticeSetting"."isMailed" <> excluded."isMailed" RETURNING "userId"`,
  { userId: int }
)

// Counted once for each announcement.
const MARK_LEFT = command(`
  WITH marked AS (
    UPDATE "AnnouncementRecipient" SET "leftAt" = now()
    WHERE "announcementId" = $1 AND "userId" = $2 AND "leftAt" IS NULL RETURNING "announcementId"
  )
  UPDATE "Announcement" a SET "leftCount" = "leftCount" + 1 FROM marked WHERE a.id = marked."announcementId"`)

const choose = async (token: string, isWanted: boolean) => {
  const { id: userId, email, link } = found(await userOf(token))
  await inTransaction(async (tx) => {
    // Without a row the person gets announcements, so subscribing changes nothing.
    if (isWanted === (await isMailed(tx, userId))) return
    if ((await CHOOSE.count(tx, [userId, isWanted])) === 0) return
    if (!isWanted) await MARK_LEFT.run(tx, [link.announcementId, userId])
    await logInfo(tx, {
      action: isWanted ? 'user.subscribedAgain' : 'user.unsubscribed',
      entity: 'User',
      entityId: userId,
      userId,
      after: { announcementId: link.announcementId },
    })
  })
  return { email: maskEmail(email), isMailed: isWanted }
}

/**
 * Takes a person's answer by the link in a mail: no more announcements by mail, or again. A second answer of the same
 * kind changes nothing.
 * @throws NOT_FOUND for a link that is not genuine, RATE_LIMITED
 */
export const answerUnsubscribing = (async ({ token, isMailed: isWanted }) => {
  await requireAllowance()
  return choose(token, isWanted)
}) satisfies MutationResolvers['answerUnsubscribing']

/** Unsubscribes for a mail program, at one click (RFC 8058). @throws as answerUnsubscribing */
export const unsubscribeAtOnce = async (token: string, ip: string) => {
  await requireAllowance(ip)
  await choose(token, false)
}
