import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { onceInTransaction } from 'src/lib/database/idempotency'
import { lockRow } from 'src/lib/database/transaction'
import { found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { readFeedById } from '../feedScope'
import { tellAuthor, tellNamed } from '../tellOfPost'
import { checkedText, countWritten, refuseBanned, withRow } from '../writing'

import { changedPost, seenPost } from './feedPost'

/**
 * Comments on a post; its author and the people named are told.
 * @throws BAD_USER_INPUT at `text`: REQUIRED, TOO_LONG, LINKS_LATER, POSTING_LIMIT; FEED_BANNED; NOT_FOUND, also for a
 * post that is deleted or hidden
 */
export const addComment = (async ({ postId, ...args }) => {
  const { feedId } = await seenPost(postId)
  const feed = await readFeedById(feedId)
  refuseBanned(feed)
  const text = checkedText(args.text, feed, { isComment: true })
  const given = { postId, ...args }
  const id = await onceInTransaction('addComment', given, async (tx) => {
    await countWritten(tx, 'comment', feed)
    await lockRow(tx, 'FeedPost', postId)
    const post = found(
      await tx.feedPost.findFirst({
        where: { id: postId, parentId: null, deletedAt: null, hiddenAt: null },
      })
    )
    const { id: commentId } = await tx.feedPost.create({
      data: { feedId, parentId: postId, authorId: currentUser().id, text },
    })
    await tx.feedPost.update({
      where: { id: postId },
      data: { commentCount: { increment: 1 } },
    })
    const stored = await withRow(tx, feed)
    const named = await tellNamed(tx, stored, { postId, text })
    const { authorId } = post
    if (!named.includes(authorId))
      await tellAuthor(tx, stored, 'commented', {
        authorId,
        postId,
        isQuestion: post.kind === 'QUESTION',
      })
    await logInfo(tx, {
      action: 'feedPost.answered',
      entity: 'FeedPost',
      entityId: commentId,
      after: { postId },
    })
    return commentId
  })
  return changedPost(id)
}) satisfies MutationResolvers['addComment']
