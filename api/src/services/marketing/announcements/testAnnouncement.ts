import type { MutationResolvers } from 'types/graphql'

import { testSubject } from 'src/emails/announcementEmail'
import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { queueMail } from 'src/lib/outbox'
import { withinLimit } from 'src/lib/protection/rateLimit'

import { mailsFor } from './mailsFor'

/** Mails an announcement to the viewer alone, in each language that is written. @throws NOT_FOUND, RATE_LIMITED */
export const testAnnouncement = (async ({ id }) => {
  const viewerId = currentUser().id
  const row = found(await db.announcement.findUnique({ where: { id } }))
  if (!(await withinLimit('announcement-tests-per-hour', viewerId)))
    throw new AppError('RATE_LIMITED')
  const { email, firstName } = await db.user.findUniqueOrThrow({
    where: { id: viewerId },
  })
  const mails = mailsFor(row, { userId: viewerId, firstName })
  await inTransaction(async (tx) => {
    for (const { lang, ...mail } of mails)
      await queueMail(tx, email, {
        ...mail,
        subject: testSubject(lang, mail.subject),
      })
  })
  return email
}) satisfies MutationResolvers['testAnnouncement']
