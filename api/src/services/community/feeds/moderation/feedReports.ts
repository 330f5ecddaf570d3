import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  int,
  json,
  nullable,
  prepared,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db, pool } from 'src/lib/db'
import { AppError, found, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import { feedPath } from 'src/shared/community/feeds'

import { feedName, MODERATES, readerOf } from '../feedScope'

import { decideReports, hideLocked, lockModerated } from './hidePost'

const SHOWN = 50

type Person = { firstName: string; lastName: string }

const personSql = (id: string) =>
  `(SELECT json_build_object('firstName', u."firstName", 'lastName', u."lastName") FROM "User" u WHERE u.id = ${id})`

// A post that several people report is one row, with the oldest report first.
const QUEUE = prepared(
  'feedReports',
  `WITH r AS MATERIALIZED (${readerOf('$1::int')})
  SELECT rep.id, rep.reason, rep."createdAt", p.id AS "postId", COALESCE(p."parentId", p.id) AS "threadId", rep.text,
    (SELECT count(*)::int FROM "FeedReport" every WHERE every."postId" = p.id AND every.status = 'OPEN') AS "reportCount",
    ${personSql('p."authorId"')} AS author, ${personSql('rep."reporterId"')} AS reporter,
    COALESCE('stage-' || f."stageId", 'batch-' || f."batchId", 'group-' || f."groupId", 'school') AS feed,
    COALESCE(st.name, b.name, g.name, '') AS name, st.translations
  FROM r CROSS JOIN "FeedReport" rep JOIN "FeedPost" p ON p.id = rep."postId" JOIN "Feed" f ON f.id = p."feedId"
    LEFT JOIN "Stage" st ON st.id = f."stageId" LEFT JOIN "Batch" b ON b.id = f."batchId" LEFT JOIN "Group" g ON g.id = f."groupId"
  WHERE rep.status = 'OPEN' AND p."authorId" <> r.id AND ${MODERATES}
    AND NOT EXISTS (SELECT FROM "FeedReport" older WHERE older."postId" = p.id AND older.status = 'OPEN' AND older.id < rep.id)
  ORDER BY rep.id LIMIT ${SHOWN}`,
  {
    id: int,
    reason: text,
    createdAt: timestamp,
    postId: int,
    threadId: int,
    text,
    reportCount: int,
    author: json<Person>(),
    reporter: json<Person>(),
    feed: text,
    name: text,
    translations: nullable(json<Record<string, never>>()),
  }
)

/**
 * Open reports in the feeds that the viewer moderates, as the posts were then, the oldest first; nothing of their own.
 * Empty for everybody else.
 */
export const feedReports = (async () => {
  const rows = await QUEUE.all(pool, [currentUser().id])
  return rows.map(({ author, reporter, threadId, ...row }) => ({
    ...row,
    feedName: feedName(row),
    authorName: fullName(author),
    reporterName: fullName(reporter),
    path: feedPath(row.feed, threadId),
  }))
}) satisfies QueryResolvers['feedReports']

/**
 * Hides what is reported, with a reason, or keeps it. All open reports of it end.
 * @throws REASON_REQUIRED, TOO_LONG; REPORT_DECIDED; FEED_BANNED; NOT_FOUND for those who do not moderate
 * its feed, and for its author
 */
export const decideFeedReport = (async ({ id, isHidden, ...args }) => {
  const reason = isHidden ? requireReason(args.reason ?? '') : ''
  const { postId } = found(
    await db.feedReport.findUnique({
      where: { id },
      select: { postId: true },
    })
  )
  return inTransaction(async (tx) => {
    const post = await lockModerated(tx, postId)
    const open = await tx.feedReport.count({ where: { id, status: 'OPEN' } })
    if (open === 0) throw new AppError('REPORT_DECIDED')
    if (isHidden && !post.hiddenAt) await hideLocked(tx, post, reason)
    else {
      await decideReports(tx, postId, isHidden ? 'HIDDEN' : 'KEPT')
      if (!isHidden)
        await logInfo(tx, {
          action: 'feedPost.kept',
          entity: 'FeedPost',
          entityId: postId,
        })
    }
    return true
  })
}) satisfies MutationResolvers['decideFeedReport']
