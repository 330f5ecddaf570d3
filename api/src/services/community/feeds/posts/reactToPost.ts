import type { FeedReactionKind } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { lockRow } from 'src/lib/database/transaction'

import { readFeedById } from '../feedScope'
import { limited, refuseBanned } from '../writing'

import { changedPost, seenPost } from './feedPost'
import { requireShown } from './lockPost'

const countOf = (kind: FeedReactionKind) =>
  `${kind.toLowerCase() as Lowercase<typeof kind>}Count` as const

/**
 * Reacts to a post or comment, or takes one's reaction back (null). A person has one reaction on each, whatever is sent
 * at once. @throws FEED_BANNED; POST_CHANGED; NOT_FOUND
 */
export const reactToPost = (async ({ id, kind = null }) => {
  const { feedId } = await seenPost(id)
  refuseBanned(await readFeedById(feedId))
  const { id: userId } = currentUser()
  await limited('reactions', async (tx) => {
    await lockRow(tx, 'FeedPost', id)
    const { myReaction: before } = requireShown(await seenPost(id, tx))
    if (before === kind) return
    const key = { postId_userId: { postId: id, userId } }
    if (kind === null) await tx.feedReaction.delete({ where: key })
    else
      await tx.feedReaction.upsert({
        where: key,
        create: { postId: id, userId, kind },
        update: { kind },
      })
    await tx.feedPost.update({
      where: { id },
      data: {
        ...(before && { [countOf(before)]: { decrement: 1 } }),
        ...(kind && { [countOf(kind)]: { increment: 1 } }),
      },
    })
  })
  return changedPost(id)
}) satisfies MutationResolvers['reactToPost']
