// Rules for everybody who writes in a feed.
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { withinLimit } from 'src/lib/protection/rateLimit'
import {
  COMMENT_CHARACTERS,
  hasLink,
  POST_CHARACTERS,
} from 'src/shared/community/feeds'
import { isVisible } from 'src/shared/text/plainMarks'

import type { FeedRow } from './feedScope'

/** The limits of newcomers and of all others. */
const POSTS = {
  newcomer: ['newcomer-posts-per-hour', 'newcomer-posts-per-day'],
  known: ['posts-per-day'],
} as const
const COMMENTS = {
  newcomer: ['newcomer-comments-per-hour'],
  known: ['comments-per-hour'],
} as const

/** @throws FEED_BANNED */
export const refuseBanned = ({ ban }: FeedRow) => {
  if (ban) throw new AppError('FEED_BANNED')
}

/** Newcomers write no links. @throws BAD_USER_INPUT at `text`: LINKS_LATER */
export const refuseLinks = (text: string, { isNewcomer }: FeedRow) =>
  refuseInput({ text: isNewcomer && hasLink(text) && 'LINKS_LATER' })

/** The text as it is stored. @throws BAD_USER_INPUT at `text`: REQUIRED, TOO_LONG, LINKS_LATER */
export const checkedText = (
  typed: string,
  feed: FeedRow,
  { isComment = false, mayBeEmpty = false } = {}
) => {
  const text = typedText(typed)
  const most = isComment ? COMMENT_CHARACTERS : POST_CHARACTERS
  refuseInput({
    text:
      (!isVisible(text) && !mayBeEmpty && 'REQUIRED') ||
      (text.length > most && 'TOO_LONG'),
  })
  refuseLinks(text, feed)
  return text
}

/** Counts a post or comment of the viewer. @throws BAD_USER_INPUT at `text`: POSTING_LIMIT */
export const countWritten = async (
  tx: Tx,
  what: 'post' | 'comment',
  { isNewcomer }: FeedRow
) => {
  const limits = what === 'post' ? POSTS : COMMENTS
  for (const limit of limits[isNewcomer ? 'newcomer' : 'known'])
    refuseInput({
      text:
        !(await withinLimit(limit, currentUser().id, tx)) && 'POSTING_LIMIT',
    })
}

/** The feed with its row, which the first writer creates. */
export const withRow = async (tx: Tx, feed: FeedRow) => {
  if (feed.id !== null) return { ...feed, id: feed.id }
  const { isSchool, stageId, batchId, groupId } = feed
  const place = { isSchool, stageId, batchId, groupId }
  await tx.feed.createMany({ data: place, skipDuplicates: true })
  const { id } = await tx.feed.findFirstOrThrow({
    where: place,
    select: { id: true },
  })
  return { ...feed, id }
}

export type Change<Result> = (tx: Tx) => Promise<Result>

/** Runs a change that few people may repeat quickly. @throws RATE_LIMITED */
export const limited = async <Result>(
  limit: 'edits' | 'reactions' | 'reports' | 'blocks',
  change: Change<Result>
) => {
  if (!(await withinLimit(`${limit}-per-hour`, currentUser().id)))
    throw new AppError('RATE_LIMITED')
  return inTransaction(change)
}
