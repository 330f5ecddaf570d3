import { lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import { seenPost } from './feedPost'
import type { PostRow } from './postSql'

/**
 * Locks a post that the viewer sees, and before it the post that it comments on, whose count it may change.
 * @throws NOT_FOUND
 */
export const lockPost = async (tx: Tx, id: number) => {
  const { parentId } = await seenPost(id, tx)
  if (parentId !== null) await lockRow(tx, 'FeedPost', parentId)
  await lockRow(tx, 'FeedPost', id)
  return seenPost(id, tx)
}

type Counted = {
  parentId: number | null
  deletedAt: Date | null
  hiddenAt: Date | null
}

const isCounted = ({ deletedAt, hiddenAt }: Counted) => !deletedAt && !hiddenAt

/**
 * Updates the comment count of the locked post when a comment is removed or restored; a removed one is no longer the
 * answer.
 */
export const recount = async (
  tx: Tx,
  id: number,
  before: Counted,
  after: Pick<Counted, 'deletedAt' | 'hiddenAt'>
) => {
  const { parentId } = before
  const was = isCounted(before)
  const is = isCounted({ parentId, ...after })
  if (parentId === null || was === is) return
  await tx.feedPost.update({
    where: { id: parentId },
    data: { commentCount: { increment: is ? 1 : -1 } },
  })
  if (!is)
    await tx.feedPost.updateMany({
      where: { id: parentId, answerId: id },
      data: { answerId: null },
    })
}

/** @throws POST_CHANGED for a post that was deleted or hidden meanwhile */
export const requireShown = <Row extends PostRow>(post: Row) => {
  if (post.deletedAt || post.hiddenAt) throw new AppError('POST_CHANGED')
  return post
}
