// Who hears of what is written. Only people who read the feed do, and nobody of those whom they blocked.
import { currentUser } from 'src/lib/auth'
import { int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { notify, type Named } from 'src/lib/notices'
import { withinLimit } from 'src/lib/protection/rateLimit'
import type { FeedChange } from 'src/shared/accounts/notices'
import { feedPath, namedIn } from 'src/shared/community/feeds'
import { manilaToday } from 'src/shared/manilaTime'

import { feedName, keyOfFeed, READS, readerOf, type FeedRow } from './feedScope'

const HEARERS = statement(
  `SELECT r.id FROM "User" u CROSS JOIN LATERAL (${readerOf('u.id')}) r, "Feed" f
  WHERE (u.id = ANY($1::int[]) OR u.slug = ANY($2::text[])) AND f.id = $3::int AND r.id <> $4::int AND ${READS}
    AND NOT EXISTS (SELECT FROM "Block" bl WHERE bl."userId" = r.id AND bl."blockedId" = $4::int)
  ORDER BY r.id`,
  { id: int }
)

type Hearers = { ids?: number[]; slugs?: string[] }

const hearersOf = async (
  tx: Tx,
  feedId: number,
  { ids = [], slugs = [] }: Hearers
) => {
  const rows = await HEARERS.all(tx, [ids, slugs, feedId, currentUser().id])
  return rows.map(({ id }) => id)
}

type Told = {
  change: FeedChange
  postId?: number
  /** The writer. */
  by?: Named
  reason?: string | null
  until?: string | null
  key?: string
}

/** Tells a user something about a feed. */
export const tellOfFeed = (
  tx: Tx,
  userId: number,
  feed: FeedRow,
  { change, postId, by, reason = null, until = null, key }: Told
) =>
  notify(tx, userId, {
    kind: 'FEED',
    facts: { feed: feedName(feed), change, reason, until },
    about: by ? [by] : [],
    path: feedPath(keyOfFeed(feed), postId),
    key,
  })

type Written = { postId: number; text: string; before?: string }

/**
 * Tells the people whom a text names, each once a day of a person in a thread; after an edit only those named for the first
 * time. Their notices hold no words of the text, which may change or be hidden. Beyond the limit of the writer nobody is
 * told. @returns their ids
 */
export const tellNamed = async (
  tx: Tx,
  feed: FeedRow & { id: number },
  { postId, text, before = '' }: Written
) => {
  const known = new Set(namedIn(before))
  const slugs = namedIn(text).filter((slug) => !known.has(slug))
  if (slugs.length === 0) return []
  const hearers = await hearersOf(tx, feed.id, { slugs })
  const me = currentUser()
  for (const userId of hearers)
    if (await withinLimit('mentions-per-hour', me.id, tx))
      await tellOfFeed(tx, userId, feed, {
        change: 'mentioned',
        postId,
        by: me,
        key: `feed:${postId}:mentioned:${me.id}:${manilaToday()}`,
      })
  return hearers
}

/** Tells an author of a comment on their post, or that their comment answered it; once a day of each person. */
export const tellAuthor = async (
  tx: Tx,
  feed: FeedRow & { id: number },
  change: 'commented' | 'answered',
  { authorId, postId }: { authorId: number; postId: number }
) => {
  const me = currentUser()
  const [userId] = await hearersOf(tx, feed.id, { ids: [authorId] })
  if (userId)
    await tellOfFeed(tx, userId, feed, {
      change,
      postId,
      by: me,
      key: `feed:${postId}:${change}:${me.id}:${manilaToday()}`,
    })
}
