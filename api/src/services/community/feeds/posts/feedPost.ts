import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import type { Runner } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { FEED_ROWS } from 'src/shared/community/feeds'

import { asFeed } from '../asFeed'
import { readFeedById } from '../feedScope'

import { feedPostsOf } from './asFeedPost'
import { COMMENTS, POST } from './postSql'

/** A post or comment that the viewer sees. @throws NOT_FOUND */
export const seenPost = async (id: number, on: Runner = pool) =>
  found(await POST.first(on, [currentUser().id, id]))

/** A post as its reader sees it after a change. */
export const changedPost = async (id: number) => {
  const post = await seenPost(id)
  return (await feedPostsOf([post]))(post)
}

/**
 * A post with a page of its comments, the oldest first; the first page begins with the one that answered it. Null for a
 * post that the viewer does not see.
 */
export const feedPost = (async ({ id, after }) => {
  const { id: userId } = currentUser()
  const post = await POST.first(pool, [userId, id])
  if (!post || post.parentId !== null) return null
  const isFirst = !after
  const [feed, rows, answer] = await Promise.all([
    readFeedById(post.feedId),
    COMMENTS.all(pool, [userId, post.feedId, id, after ?? 0]),
    isFirst && post.answerId
      ? POST.first(pool, [userId, post.answerId])
      : undefined,
  ])
  const page = rows.slice(0, FEED_ROWS)
  const asFeedPost = await feedPostsOf([
    post,
    ...page,
    ...(answer ? [answer] : []),
  ])
  return {
    feed: asFeed(feed),
    post: asFeedPost(post),
    answer: answer && asFeedPost(answer),
    comments: page.filter((each) => each.id !== post.answerId).map(asFeedPost),
    lastId: page.at(-1)?.id ?? null,
    hasMore: rows.length > FEED_ROWS,
  }
}) satisfies QueryResolvers['feedPost']
