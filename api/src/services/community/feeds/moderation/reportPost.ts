import type { MutationResolvers } from 'types/graphql'

import { ranks } from 'src/lib/access/permissions'
import { currentUser } from 'src/lib/auth'
import { int, statement } from 'src/lib/database/sql'
import { isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { manilaToday } from 'src/shared/manilaTime'

import { MODERATES, readFeedById, readerOf, type FeedRow } from '../feedScope'
import { lockPost, requireShown } from '../posts/lockPost'
import type { PostRow } from '../posts/postSql'
import { tellOfFeed } from '../tellOfPost'
import { limited } from '../writing'

const MODERATORS = statement(
  `SELECT r.id FROM "Feed" f CROSS JOIN (
      SELECT ual."userId" AS id FROM "UserAccessLevel" ual JOIN "AccessLevel" al ON al.id = ual."accessLevelId"
        WHERE al.rank >= ${ranks['assistant-coach']} OR NOT al."isSystem"
      UNION SELECT gm."userId" FROM "GroupMembership" gm JOIN "Feed" f ON f."groupId" = gm."groupId" WHERE f.id = $1::int AND gm."endedAt" IS NULL AND gm.role <> 'MEMBER'
      UNION SELECT d."userId" FROM "StageStaff" d JOIN "Feed" f ON f."stageId" = d."stageId" WHERE f.id = $1::int
    ) staff CROSS JOIN LATERAL (${readerOf('staff.id')}) r
  WHERE f.id = $1::int AND ${MODERATES} AND r.id <> ALL($2::int[]) ORDER BY r.id`,
  { id: int }
)

/** Tells the moderators of a post's feed, but for its author, once a day that something is reported there. */
const tellModerators = async (
  tx: Tx,
  { feedId, author }: PostRow,
  feed: FeedRow
) => {
  const moderators = await MODERATORS.all(tx, [
    feedId,
    [currentUser().id, author.id],
  ])
  for (const { id } of moderators)
    await tellOfFeed(tx, id, feed, {
      change: 'reported',
      key: `feed:${feedId}:reported:${manilaToday()}`,
    })
}

/** The words of a post and of its win. */
const textOf = ({ text, win }: PostRow) =>
  [text, win?.title, win?.text].filter(Boolean).join('\n')

/**
 * Reports another person's post or comment to the moderators of its feed; each person has one open report of it,
 * and reports again what was kept only once it is changed.
 * @throws REASON_REQUIRED, TOO_LONG; REPORTED_ALREADY, POST_CHANGED, RATE_LIMITED; NOT_FOUND
 */
export const reportPost = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  await limited('reports', async (tx) => {
    const post = requireShown(await lockPost(tx, id))
    if (post.isOwn) throw new AppError('NOT_FOUND')
    const reported = { postId: id, reporterId: currentUser().id }
    const text = textOf(post)
    const kept = await tx.feedReport.count({
      where: { ...reported, text, status: 'KEPT' },
    })
    if (kept > 0) throw new AppError('REPORTED_ALREADY')
    await tx.feedReport.create({ data: { ...reported, reason, text } })
    await tellModerators(tx, post, await readFeedById(post.feedId, tx))
    await logInfo(tx, {
      action: 'feedPost.reported',
      entity: 'FeedPost',
      entityId: id,
      after: { reason },
    })
  }).catch((error) => {
    if (isUniqueViolation(error)) throw new AppError('REPORTED_ALREADY')
    throw error
  })
  return true
}) satisfies MutationResolvers['reportPost']
