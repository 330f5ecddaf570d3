import { db } from 'src/lib/db'
import { hashOfToken } from 'src/lib/secrets'

import { loadMyDates } from '../myEvents/loadMyEvents'

import { calendarText } from './calendarText'

const DAY_MS = 86_400_000
const MAX_DATES = 1000

/** The calendar for a token: the dates open to its owner today; null for an unknown or revoked token. */
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
    from: new Date(now.getTime() - 60 * DAY_MS),
    to: new Date(now.getTime() + 366 * DAY_MS),
    limit: MAX_DATES,
    skipsRefused: true,
  })
  return calendarText(dates, feed.user.language)
}
