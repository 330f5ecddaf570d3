import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db, pool } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { asGroupPerson, withPerson } from '../../groups/asGroup'
import { POST_OF_ANYBODY } from '../posts/postSql'
import { limited } from '../writing'

const SHOWN = 200

/** The people whom the viewer has blocked. */
export const myBlocks = (async () => {
  const rows = await db.block.findMany({
    where: { userId: currentUser().id },
    orderBy: { createdAt: 'desc' },
    take: SHOWN,
    include: { blocked: withPerson.user },
  })
  return rows.map(({ blocked }) => asGroupPerson({ user: blocked }))
}) satisfies QueryResolvers['myBlocks']

/**
 * Blocks the author of a post or comment: the viewer no longer sees what they write, and hears nothing of it. Twice it
 * changes nothing. @throws NOT_FOUND, also for one's own posts
 */
export const blockAuthor = (async ({ postId }) => {
  const { id: userId } = currentUser()
  const { author, isOwn } = found(
    await POST_OF_ANYBODY.first(pool, [userId, postId])
  )
  if (isOwn) throw new AppError('NOT_FOUND')
  return limited('blocks', async (tx) => {
    const { count } = await tx.block.createMany({
      data: { userId, blockedId: author.id },
      skipDuplicates: true,
    })
    if (count > 0)
      await logInfo(tx, {
        action: 'user.blocked',
        entity: 'User',
        entityId: author.id,
      })
    return true
  })
}) satisfies MutationResolvers['blockAuthor']

/** Ends one of the viewer's blocks. @throws NOT_FOUND */
export const unblockPerson = (async ({ id }) =>
  limited('blocks', async (tx) => {
    const { count } = await tx.block.deleteMany({
      where: { userId: currentUser().id, blockedId: id },
    })
    found(count === 0 ? null : count)
    await logInfo(tx, {
      action: 'user.unblocked',
      entity: 'User',
      entityId: id,
    })
    return true
  })) satisfies MutationResolvers['unblockPerson']
