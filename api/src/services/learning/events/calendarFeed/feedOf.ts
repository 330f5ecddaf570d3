import { db } from 'src/lib/db'
import { earlier, later } from 'src/lib/instants'
import { hashOfToken } from 'src/lib/protection/secrets'
import { loadMyDates } from 'src/services/learning/events/myEvents/loadMyEvents'

import { calendarText } from './calendarText'

const MAX_DATES = 1000

/** The calendar for a token, with the dates that are open to its owner today; null for an unknown or revoked token. */
export const feedOf = async (token: string, now = new Date()) => {
  const feed = await db.calendarFeed.findUnique({
    where: { tokenHash: hashOfToken(token) },
    select: {
      userId: true,
      user: { select: { language: true, archivedAt: true } },
    },
  })
  if (!feed || feed.user.archivedAt) return null
  const dates = await loadMyDates(feed.userId, {
    from: earlier(now, 60, 'day'),
    to: later(now, 366, 'day'),
    limit: MAX_DATES,
    skipsRefused: true,
  })
  return calendarText(dates, feed.user.language)
}
