import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { readFeedById } from '../feedScope'
import { changedPost } from '../posts/feedPost'
import { lockPost, recount } from '../posts/lockPost'
import type { PostRow } from '../posts/postSql'
import { tellOfFeed } from '../tellOfPost'
import { refuseBanned } from '../writing'

/** Another person's post or comment that the viewer moderates, locked. @throws FEED_BANNED, NOT_FOUND */
export const lockModerated = async (tx: Tx, id: number) => {
  const post = await lockPost(tx, id)
  if (!post.mayModerate || post.isOwn) throw new AppError('NOT_FOUND')
  refuseBanned(await readFeedById(post.feedId, tx))
  return post
}

/** Ends the open reports of a post. @returns how many there were */
export const decideReports = async (
  tx: Tx,
  postId: number,
  status: 'KEPT' | 'HIDDEN'
) => {
  const { count } = await tx.feedReport.updateMany({
    where: { postId, status: 'OPEN' },
    data: { status, decidedById: currentUser().id, decidedAt: new Date() },
  })
  return count
}

type Locked = Pick<
  PostRow,
  'id' | 'parentId' | 'feedId' | 'deletedAt' | 'hiddenAt'
> & { author: { id: number } }

/** Hides a locked post; its author is told why, and its reports end. */
export const hideLocked = async (tx: Tx, post: Locked, reason: string) => {
  const { id, parentId, deletedAt } = post
  const hiddenAt = new Date()
  await tx.feedPost.update({
    where: { id },
    data: {
      hiddenAt,
      hiddenById: currentUser().id,
      hideReason: reason,
      pinnedAt: null,
      pinnedById: null,
    },
  })
  await recount(tx, id, post, { deletedAt, hiddenAt })
  await decideReports(tx, id, 'HIDDEN')
  await tellOfFeed(tx, post.author.id, await readFeedById(post.feedId, tx), {
    change: 'hidden',
    postId: parentId ?? id,
    reason,
  })
  await logInfo(tx, {
    action: 'feedPost.hidden',
    entity: 'FeedPost',
    entityId: id,
    after: { reason },
  })
}

/**
 * Hides a post or comment with a reason; its author still sees it, with the reason.
 * @throws REASON_REQUIRED, TOO_LONG; POST_CHANGED if it is hidden or deleted; NOT_FOUND
 */
export const hidePost = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  await inTransaction(async (tx) => {
    const post = await lockModerated(tx, id)
    if (post.hiddenAt || post.deletedAt) throw new AppError('POST_CHANGED')
    await hideLocked(tx, post, reason)
  })
  return changedPost(id)
}) satisfies MutationResolvers['hidePost']

/** Shows a hidden post or comment again; twice it changes nothing. @throws NOT_FOUND */
export const showPost = (async ({ id }) => {
  await inTransaction(async (tx) => {
    const post = await lockModerated(tx, id)
    if (!post.hiddenAt) return
    await tx.feedPost.update({
      where: { id },
      data: { hiddenAt: null, hiddenById: null, hideReason: '' },
    })
    await recount(tx, id, post, { deletedAt: post.deletedAt, hiddenAt: null })
    await logInfo(tx, {
      action: 'feedPost.shown',
      entity: 'FeedPost',
      entityId: id,
      before: { reason: post.hideReason },
    })
  })
  return changedPost(id)
}) satisfies MutationResolvers['showPost']
