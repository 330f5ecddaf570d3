import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { readFeedById } from '../feedScope'
import { tellNamed } from '../tellOfPost'
import { checkedText, limited, refuseBanned, withRow } from '../writing'

import { changedPost, seenPost } from './feedPost'
import { lockPost, recount } from './lockPost'
import type { PostRow } from './postSql'

/** One's own post or comment that is neither deleted nor hidden. @throws NOT_FOUND */
const requireOwn = <Row extends PostRow>(post: Row) =>
  found(post.isOwn && !post.deletedAt && !post.hiddenAt ? post : null)

/**
 * Changes the text of one's own post or comment; the log keeps the former one, and people named for the first time are
 * told. @throws BAD_USER_INPUT at `text`: REQUIRED, TOO_LONG, LINKS_LATER; FEED_BANNED; NOT_FOUND
 */
export const updatePost = (async ({ id, ...args }) => {
  const seen = requireOwn(await seenPost(id))
  const feed = await readFeedById(seen.feedId)
  refuseBanned(feed)
  const text = checkedText(args.text, feed, {
    isComment: seen.parentId !== null,
    mayBeEmpty: seen.win !== null || seen.pictures.length > 0,
  })
  await limited('edits', async (tx) => {
    const post = requireOwn(await lockPost(tx, id))
    if (post.text === text) return
    await tx.feedPost.update({
      where: { id },
      data: { text, editedAt: new Date() },
    })
    await tellNamed(tx, await withRow(tx, feed), {
      postId: post.parentId ?? id,
      text,
      before: post.text,
    })
    await logInfo(tx, {
      action: 'feedPost.updated',
      entity: 'FeedPost',
      entityId: id,
      before: { text: post.text },
      after: { text },
    })
  })
  return changedPost(id)
}) satisfies MutationResolvers['updatePost']

/** Deletes one's own post or comment; moderators still see it. Deleted twice it stays deleted. @throws NOT_FOUND */
export const deletePost = (async ({ id }) =>
  inTransaction(async (tx) => {
    const post = requireOwn(await lockPost(tx, id))
    const deletedAt = new Date()
    await tx.feedPost.update({
      where: { id },
      data: { deletedAt, pinnedAt: null, pinnedById: null },
    })
    await recount(tx, id, post, { deletedAt, hiddenAt: null })
    await logInfo(tx, {
      action: 'feedPost.deleted',
      entity: 'FeedPost',
      entityId: id,
      before: { text: post.text },
    })
    return true
  })) satisfies MutationResolvers['deletePost']
