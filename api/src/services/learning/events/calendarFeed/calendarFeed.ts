import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { siteUrl } from 'src/emails/layout'
import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { createToken, hashOfToken } from 'src/lib/protection/secrets'
import { lockSession } from 'src/services/accounts/sessions/lockSession'

/** The creation date of the user's calendar address, if any. The address itself is shown only when it is created. */
export const myCalendarFeed = (async () =>
  db.calendarFeed.findUnique({
    where: { userId: currentUser().id },
    select: { createdAt: true },
  })) satisfies QueryResolvers['myCalendarFeed']

/** Creates a new calendar address and revokes the previous one. */
export const drawCalendarFeed = (async () => {
  const userId = currentUser().id
  const token = createToken()
  const tokenHash = hashOfToken(token)
  const { createdAt } = await inTransaction(async (tx) => {
    await lockSession(tx)
    const row = await tx.calendarFeed.upsert({
      where: { userId },
      create: { userId, tokenHash },
      update: { tokenHash, createdAt: new Date() },
    })
    await logInfo(tx, {
      action: 'calendarFeed.drawn',
      entity: 'CalendarFeed',
      entityId: userId,
    })
    return row
  })
  return { createdAt, url: siteUrl(`/api/events.ics?token=${token}`) }
}) satisfies MutationResolvers['drawCalendarFeed']

/** Revokes the calendar address; calendar apps that read it get no more dates. */
export const revokeCalendarFeed = (async () => {
  const userId = currentUser().id
  return inTransaction(async (tx) => {
    const { count } = await tx.calendarFeed.deleteMany({ where: { userId } })
    if (count === 0) throw new AppError('NOT_FOUND')
    await logInfo(tx, {
      action: 'calendarFeed.deleted',
      entity: 'CalendarFeed',
      entityId: userId,
    })
    return true
  })
}) satisfies MutationResolvers['revokeCalendarFeed']
