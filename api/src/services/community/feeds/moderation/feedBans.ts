import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { ranks } from 'src/lib/access/permissions'
import { currentUser } from 'src/lib/auth'
import { bool, prepared } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { fullName } from 'src/shared/accounts/fullName'
import { banChoices } from 'src/shared/community/feeds'
import { dayOf } from 'src/shared/manilaTime'

import { asGroupPerson, withPerson } from '../../groups/asGroup'
import {
  MODERATES,
  requireModerator,
  readerOf,
  readFeed,
  readFeedById,
} from '../feedScope'
import { tellOfFeed } from '../tellOfPost'

import { lockModerated } from './hidePost'

const SHOWN = 100

/**
 * The bans of today in a feed, for its moderators; bans from all feeds only for moderators of the school's feed, who
 * lift them.
 * @throws NOT_FOUND
 */
export const feedBans = (async ({ feed: key }) => {
  const { id } = await requireModerator(key)
  const { mayModerate: isOfSchool } = await readFeed('school')
  const rows = await db.feedBan.findMany({
    where: {
      endedAt: null,
      until: { gt: new Date() },
      OR: [{ feedId: id ?? -1 }, ...(isOfSchool ? [{ feedId: null }] : [])],
    },
    orderBy: { id: 'desc' },
    take: SHOWN,
    include: { ...withPerson, by: true },
  })
  return rows.map(({ by, user, ...row }) => ({
    ...row,
    person: asGroupPerson({ user }),
    byName: by && fullName(by),
    isEverywhere: row.feedId === null,
  }))
}) satisfies QueryResolvers['feedBans']

// Whether a user moderates the feed, or the school's feed.
const IS_MODERATOR = prepared(
  'isFeedModerator',
  `WITH r AS MATERIALIZED (${readerOf('$1::int')})
  SELECT (${MODERATES} OR r.rank >= ${ranks.coach}) AS "isModerator" FROM r CROSS JOIN "Feed" f WHERE f.id = $2::int`,
  { isModerator: bool }
)

/** Refuses the viewer and people who moderate the feed or the school’s feed. @throws BAN_STAFF */
const requireBannable = async (tx: Tx, userId: number, feedId: number) => {
  const row = await IS_MODERATOR.first(tx, [userId, feedId])
  if (userId === currentUser().id || row?.isModerator)
    throw new AppError('BAN_STAFF')
}

/** @throws NOT_FOUND for those who do not moderate the school's feed */
const requireSchoolModerator = async (tx: Tx) => {
  const { mayModerate } = await readFeed('school', tx)
  if (!mayModerate) throw new AppError('NOT_FOUND')
}

/**
 * Bans the author of a post or comment from its feed for some days, or from all feeds; a new ban takes the place of one
 * that stands. The person is told why and until when, and still reads.
 * @throws REASON_REQUIRED, TOO_LONG; INVALID at `days`; BAN_STAFF; NOT_FOUND
 */
export const banFromFeed = (async ({ input }) => {
  const { postId, days, isEverywhere } = input
  const reason = requireReason(input.reason)
  refuseInput({ days: !banChoices.includes(days as never) && 'INVALID' })
  return inTransaction(async (tx) => {
    const post = await lockModerated(tx, postId)
    const { id: userId } = post.author
    if (isEverywhere) await requireSchoolModerator(tx)
    await requireBannable(tx, userId, post.feedId)
    await lockRow(tx, 'User', userId)
    const feedId = isEverywhere ? null : post.feedId
    const now = new Date()
    const until = later(now, days, 'day')
    await tx.feedBan.updateMany({
      where: { userId, feedId, endedAt: null, until: { gt: now } },
      data: { endedAt: now },
    })
    const { id } = await tx.feedBan.create({
      data: { userId, feedId, until, reason, byId: currentUser().id },
    })
    await tellOfFeed(tx, userId, await readFeedById(post.feedId, tx), {
      change: isEverywhere ? 'bannedEverywhere' : 'banned',
      reason,
      until: dayOf(until),
    })
    await logInfo(tx, {
      action: 'feedBan.created',
      entity: 'FeedBan',
      entityId: id,
      after: { userId, feedId, until: until.toISOString(), reason, postId },
    })
    return true
  })
}) satisfies MutationResolvers['banFromFeed']

/** Lifts a ban before its time; twice it changes nothing. @throws NOT_FOUND */
export const endFeedBan = (async ({ id }) =>
  inTransaction(async (tx) => {
    const ban = found(await tx.feedBan.findUnique({ where: { id } }))
    if (ban.feedId === null) await requireSchoolModerator(tx)
    else if (!(await readFeedById(ban.feedId, tx)).mayModerate)
      throw new AppError('NOT_FOUND')
    const { count } = await tx.feedBan.updateMany({
      where: { id, endedAt: null },
      data: { endedAt: new Date() },
    })
    if (count > 0)
      await logInfo(tx, {
        action: 'feedBan.ended',
        entity: 'FeedBan',
        entityId: id,
        before: { userId: ban.userId },
      })
    return true
  })) satisfies MutationResolvers['endFeedBan']
