// Pins, and the comments that answered questions.
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { PINNED_POSTS } from 'src/shared/community/feeds'

import { readFeedById } from '../feedScope'
import { tellAuthor } from '../tellOfPost'
import { refuseBanned, withRow } from '../writing'

import { changedPost, seenPost } from './feedPost'
import { requireShown } from './lockPost'

/** Pins a post to the top of its feed, or unpins it; for moderators. @throws PINS_FULL, POST_CHANGED, FEED_BANNED; NOT_FOUND */
export const pinPost = (async ({ id, isPinned }) => {
  await inTransaction(async (tx) => {
    const { feedId } = await seenPost(id, tx)
    await lockRow(tx, 'Feed', feedId)
    await lockRow(tx, 'FeedPost', id)
    const post = await seenPost(id, tx)
    if (!post.mayModerate || post.parentId !== null)
      throw new AppError('NOT_FOUND')
    refuseBanned(await readFeedById(feedId, tx))
    if (isPinned) requireShown(post)
    if ((post.pinnedAt !== null) === isPinned) return
    const pinned = await tx.feedPost.count({
      where: { feedId, pinnedAt: { not: null } },
    })
    if (isPinned && pinned >= PINNED_POSTS) throw new AppError('PINS_FULL')
    await tx.feedPost.update({
      where: { id },
      data: {
        pinnedAt: isPinned ? new Date() : null,
        pinnedById: isPinned ? currentUser().id : null,
      },
    })
    await logInfo(tx, {
      action: isPinned ? 'feedPost.pinned' : 'feedPost.unpinned',
      entity: 'FeedPost',
      entityId: id,
    })
  })
  return changedPost(id)
}) satisfies MutationResolvers['pinPost']

/**
 * Marks the comment that answered a question, or none (null); for the author of the question and moderators. The author
 * of the comment is told. @throws FEED_BANNED; POST_CHANGED; NOT_FOUND
 */
export const chooseAnswer = (async ({ postId, commentId = null }) => {
  await inTransaction(async (tx) => {
    const { feedId } = await seenPost(postId, tx)
    const feed = await readFeedById(feedId, tx)
    refuseBanned(feed)
    await lockRow(tx, 'FeedPost', postId)
    const post = requireShown(await seenPost(postId, tx))
    if (post.kind !== 'QUESTION' || !(post.isOwn || post.mayModerate))
      throw new AppError('NOT_FOUND')
    if (post.answerId === commentId) return
    const comment =
      commentId === null ? null : requireShown(await seenPost(commentId, tx))
    if (comment && comment.parentId !== postId) throw new AppError('NOT_FOUND')
    await tx.feedPost.update({
      where: { id: postId },
      data: { answerId: commentId },
    })
    if (comment)
      await tellAuthor(tx, await withRow(tx, feed), 'answered', {
        authorId: found(comment.author).id,
        postId,
      })
    await logInfo(tx, {
      action: 'feedPost.answerChosen',
      entity: 'FeedPost',
      entityId: postId,
      before: { commentId: post.answerId },
      after: { commentId },
    })
  })
  return changedPost(postId)
}) satisfies MutationResolvers['chooseAnswer']
