import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { isCandidate } from './candidates'

/** The viewer's own request; null if they ask for nothing, or have their group. */
export const myAccountabilityWish = (async () =>
  db.accountabilityWish.findFirst({
    where: { userId: currentUser().id, metAt: null },
  })) satisfies QueryResolvers['myAccountabilityWish']

/**
 * The viewer asks to be put into a group, or changes what they ask for; they keep their turn.
 * @throws HAS_BUDDIES for people who have a group or lead one; NO_ACCESS_TODAY for people who are no members today
 */
export const askForAccountabilityGroup = (async ({ input }) => {
  const { id: userId } = currentUser()
  return inTransaction(async (tx) => {
    await lockRow(tx, 'User', userId)
    const place = await tx.accountabilityMember.count({
      where: { userId, endedAt: null },
    })
    const led = await tx.accountabilityGroup.count({
      where: { leaderId: userId, status: { not: 'ENDED' } },
    })
    if (place + led > 0) throw new AppError('HAS_BUDDIES')
    const before = await tx.accountabilityWish.findUnique({ where: { userId } })
    const data = { ...input, times: [...new Set(input.times)] }
    const wish = await tx.accountabilityWish.upsert({
      where: { userId },
      create: { userId, ...data },
      // Who asks again after a group begins a new turn.
      update: {
        ...data,
        ...(before?.metAt && { metAt: null, createdAt: new Date() }),
      },
    })
    if (!(await isCandidate(tx, userId))) throw new AppError('NO_ACCESS_TODAY')
    await logInfo(tx, {
      action: 'accountabilityWish.created',
      entity: 'User',
      entityId: userId,
      after: { ...data },
    })
    return wish
  })
}) satisfies MutationResolvers['askForAccountabilityGroup']

/** The viewer asks for no group any more. */
export const withdrawAccountabilityWish = (async () => {
  const { id: userId } = currentUser()
  return inTransaction(async (tx) => {
    const { count } = await tx.accountabilityWish.deleteMany({
      where: { userId, metAt: null },
    })
    if (count > 0)
      await logInfo(tx, {
        action: 'accountabilityWish.withdrawn',
        entity: 'User',
        entityId: userId,
      })
    return true
  })
}) satisfies MutationResolvers['withdrawAccountabilityWish']
