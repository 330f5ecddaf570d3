import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { slowChoices } from 'src/shared/community/feeds'

import { asFeed } from '../asFeed'
import { requireModerator, readFeed } from '../feedScope'
import { withRow } from '../writing'

/** Limits each person to one post in this many seconds; 0 ends the limit. @throws INVALID at `seconds`; NOT_FOUND */
export const slowFeed = (async ({ feed: key, seconds }) => {
  refuseInput({
    seconds: !slowChoices.includes(seconds as never) && 'INVALID',
  })
  await inTransaction(async (tx) => {
    const feed = await withRow(tx, await requireModerator(key, tx))
    await tx.feed.update({
      where: { id: feed.id },
      data: { slowSeconds: seconds },
    })
    await logInfo(tx, {
      action: 'feed.slowed',
      entity: 'Feed',
      entityId: feed.id,
      before: { seconds: feed.slowSeconds },
      after: { seconds },
    })
  })
  return asFeed(await readFeed(key))
}) satisfies MutationResolvers['slowFeed']
