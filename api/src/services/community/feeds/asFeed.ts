import { feedName, keyOfFeed, type FeedRow } from './feedScope'

const asBan = (ban: FeedRow['ban']) =>
  ban && { ...ban, until: new Date(ban.until) }

/** The head of a feed: its name, and what the viewer may do in it. */
export const asFeed = (row: FeedRow) => ({
  id: keyOfFeed(row),
  kind: row.kind,
  name: feedName(row),
  stageNumber: row.stageNumber,
  slowSeconds: row.slowSeconds,
  mayModerate: row.mayModerate,
  isNewcomer: row.isNewcomer,
  seenPostId: row.seenPostId,
  mayPostAt: row.mayPostAt,
  ban: asBan(row.ban),
})
