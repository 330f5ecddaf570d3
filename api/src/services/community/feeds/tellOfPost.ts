// The people who are told of a post: those who read the feed, except those who blocked its author.
import { Language } from '@prisma/client'

import { feedEmail, type MailedFeedChange } from 'src/emails/feedEmail'
import { currentUser } from 'src/lib/auth'
import { bool, enumOf, int, statement, text } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { notify, type Named } from 'src/lib/notices'
import { withinLimit } from 'src/lib/protection/rateLimit'
import type { FeedChange } from 'src/shared/accounts/notices'
import { feedPath, namedIn } from 'src/shared/community/feeds'
import { manilaToday } from 'src/shared/manilaTime'
import { textIn } from 'src/shared/text/language'

import { keyOfFeed, READS, readerOf, type FeedRow } from './feedScope'

// Who has not looked at an earlier notice of the post gets no further mail about it on that day.
const HEARERS = statement(
  `SELECT r.id, u.email, u."firstName", u.language, NOT EXISTS (
      SELECT FROM "Notice" n WHERE n."userId" = r.id AND n."readAt" IS NULL AND n.kind = 'FEED' AND n.path = $5
        AND n."createdAt" > now() - interval '1 day') AS "isMailed"
  FROM "User" u CROSS JOIN LATERAL (${readerOf('u.id')}) r, "Feed" f
  WHERE (u.id = ANY($1::int[]) OR u.slug = ANY($2::text[])) AND f.id = $3::int AND r.id <> $4::int AND ${READS}
    AND NOT EXISTS (SELECT FROM "Block" bl WHERE bl."userId" = r.id AND bl."blockedId" = $4::int)
  ORDER BY r.id`,
  {
    id: int,
    email: text,
    firstName: text,
    language: enumOf(Language),
    isMailed: bool,
  }
)

type Place = FeedRow & { id: number }

type Hearers = { ids?: number[]; slugs?: string[] }

const hearersOf = (
  tx: Tx,
  feed: Place,
  postId: number,
  { ids = [], slugs = [] }: Hearers
) =>
  HEARERS.all(tx, [ids, slugs, feed.id, currentUser().id, pathOf(feed, postId)])

type Hearer = Awaited<ReturnType<typeof hearersOf>>[number]

type Told = {
  change: FeedChange
  postId?: number
  /** The writer. */
  by?: Named
  reason?: string | null
  until?: string | null
  key?: string
}

const pathOf = (feed: FeedRow, postId?: number) =>
  feedPath(keyOfFeed(feed), postId)

const noticeOf = (
  feed: FeedRow,
  { change, postId, by, reason = null, until = null, key }: Told
) => ({
  kind: 'FEED' as const,
  facts: {
    feed: feed.name,
    feedFil: feed.name && textIn(feed, 'name', 'fil'),
    change,
    reason,
    until,
  },
  about: by ? [by] : [],
  path: pathOf(feed, postId),
  key,
})

/** Tells a user something about a feed. */
export const tellOfFeed = (tx: Tx, userId: number, feed: FeedRow, told: Told) =>
  notify(tx, userId, noticeOf(feed, told))

/** Tells a reader what the current user did in a thread, by notice and mail, once a day. */
const tellHearer = (
  tx: Tx,
  { id, email, firstName, language: lang, isMailed }: Hearer,
  feed: Place,
  {
    change,
    postId,
    isQuestion,
  }: { change: MailedFeedChange; postId: number; isQuestion?: boolean }
) => {
  const me = currentUser()
  return notify(
    tx,
    { userId: id, email },
    noticeOf(feed, {
      change,
      postId,
      by: me,
      key: `feed:${postId}:${change}:${me.id}:${manilaToday()}`,
    }),
    isMailed
      ? feedEmail({
          lang,
          firstName,
          change,
          isQuestion,
          feed: feed.name && textIn(feed, 'name', lang),
          path: pathOf(feed, postId),
        })
      : undefined
  )
}

type Written = { postId: number; text: string; before?: string }

/**
 * Tells the people whom a text names, each once a day of a person in a thread; after an edit only those named for the first
 * time. Their notices hold no words of the text, which may change or be hidden. Beyond the limit of the writer nobody is
 * told. @returns their ids
 */
export const tellNamed = async (
  tx: Tx,
  feed: Place,
  { postId, text: written, before = '' }: Written
) => {
  const known = new Set(namedIn(before))
  const slugs = namedIn(written).filter((slug) => !known.has(slug))
  if (slugs.length === 0) return []
  const hearers = await hearersOf(tx, feed, postId, { slugs })
  for (const hearer of hearers)
    if (await withinLimit('mentions-per-hour', currentUser().id, tx))
      await tellHearer(tx, hearer, feed, { change: 'mentioned', postId })
  return hearers.map(({ id }) => id)
}

/** Tells an author of a comment on their post, or that their comment answered it; once a day of each person. */
export const tellAuthor = async (
  tx: Tx,
  feed: Place,
  change: 'commented' | 'answered',
  {
    authorId,
    postId,
    isQuestion,
  }: { authorId: number; postId: number; isQuestion?: boolean }
) => {
  const [hearer] = await hearersOf(tx, feed, postId, { ids: [authorId] })
  if (hearer) await tellHearer(tx, hearer, feed, { change, postId, isQuestion })
}
