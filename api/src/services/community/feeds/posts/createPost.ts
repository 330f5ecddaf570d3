import type { CreatePostInput, MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { onceInTransaction } from 'src/lib/database/idempotency'
import { isUniqueViolation, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { completeTasksBy } from 'src/services/community/tasks/completeTasksBy'
import { pictureExtensions, POST_PICTURES } from 'src/shared/community/feeds'

import { keyOfFeed, readFeed, type FeedRow } from '../feedScope'
import { tellNamed } from '../tellOfPost'
import {
  checkedText,
  countWritten,
  refuseBanned,
  refuseLinks,
  withRow,
} from '../writing'

import { copyOfWin } from './copyOfWin'
import { changedPost } from './feedPost'

/** The viewer's own pictures, in their order. @throws BAD_USER_INPUT at `fileIds`: PICTURE_INVALID */
const ownPictures = async (ids: readonly number[]) => {
  const fileIds = [...new Set(ids)]
  const count = await db.storedFile.count({
    where: {
      id: { in: fileIds },
      ownerId: currentUser().id,
      extension: { in: pictureExtensions },
    },
  })
  const isRefused = count < fileIds.length || fileIds.length > POST_PICTURES
  refuseInput({ fileIds: isRefused && 'PICTURE_INVALID' })
  return fileIds
}

/**
 * Only one's own win is shared, once, and only with the school; the post has a copy of it.
 * @throws BAD_USER_INPUT at `text`: LINKS_LATER; WIN_SHARED; NOT_FOUND
 */
const ownWin = async (
  tx: Tx,
  { kind, winId }: CreatePostInput,
  feed: FeedRow
) => {
  if (kind !== 'WIN') return null
  if (!feed.isSchool || !winId) throw new AppError('NOT_FOUND')
  const { feedPosts, ...win } = found(
    await tx.win.findFirst({
      where: { id: winId, userId: currentUser().id },
      include: { feedPosts: { where: { deletedAt: null } } },
    })
  )
  if (feedPosts.length > 0) throw new AppError('WIN_SHARED')
  refuseLinks(`${win.title} ${win.text}`, feed)
  return copyOfWin(win)
}

/** In a slowed feed a person's posts wait for each other, also those sent at once. @throws FEED_SLOW */
const refuseEarly = async (tx: Tx, { id }: { id: number }, key: string) => {
  await lockRow(tx, 'Feed', id)
  const { mayPostAt } = await readFeed(key, tx)
  if (mayPostAt) throw new AppError('FEED_SLOW')
}

/**
 * Writes a post, a question, or shares a win; people named in it are told, and the tasks that ask for it are finished.
 * @throws BAD_USER_INPUT by field: REQUIRED, TOO_LONG, LINKS_LATER, POSTING_LIMIT, PICTURE_INVALID; FEED_BANNED,
 * FEED_SLOW, WIN_SHARED; NOT_FOUND; IDEMPOTENCY_MISMATCH
 */
export const createPost = (async ({ input }) => {
  const feed = await readFeed(input.feed)
  refuseBanned(feed)
  const fileIds = await ownPictures(input.fileIds ?? [])
  const text = checkedText(input.text, feed, {
    mayBeEmpty: input.kind === 'WIN' || fileIds.length > 0,
  })
  const { id: authorId } = currentUser()
  // A repeated request gets its answer, whatever its first one has used up.
  const id = await onceInTransaction('createPost', input, async (tx) => {
    const win = await ownWin(tx, input, feed)
    await countWritten(tx, 'post', feed)
    const stored = await withRow(tx, feed)
    if (stored.slowSeconds > 0) await refuseEarly(tx, stored, input.feed)
    const post = await tx.feedPost.create({
      data: {
        feedId: stored.id,
        authorId,
        kind: input.kind,
        text,
        ...win,
        pictures: {
          create: fileIds.map((fileId, position) => ({ fileId, position })),
        },
      },
    })
    await tellNamed(tx, stored, { postId: post.id, text })
    for (const kind of input.kind === 'QUESTION'
      ? (['post', 'question'] as const)
      : (['post'] as const))
      await completeTasksBy(tx, { kind, id: 0, userIds: [authorId] })
    await logInfo(tx, {
      action: 'feedPost.created',
      entity: 'FeedPost',
      entityId: post.id,
      after: { feed: keyOfFeed(feed), kind: input.kind },
    })
    return post.id
  }).catch((error) => {
    if (
      isUniqueViolation(error, 'winId') ||
      isUniqueViolation(error, 'one_win')
    )
      throw new AppError('WIN_SHARED')
    throw error
  })
  return changedPost(id)
}) satisfies MutationResolvers['createPost']
