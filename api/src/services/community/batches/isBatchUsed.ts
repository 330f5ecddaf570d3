import { bool, statement, type Runner } from 'src/lib/database/sql'

const using = [
  'User',
  'Subscription',
  'CourseBatch',
  'Track',
  'OpeningOverride',
  'EventBatch',
  'ResourceFileBatch',
  'Group',
]

/** Whether anything refers to the batch $1. */
export const IS_BATCH_USED = `(${using.map((table) => `EXISTS (SELECT FROM "${table}" WHERE "batchId" = $1::int)`).join(' OR ')}
  OR EXISTS (SELECT FROM "FeedPost" p JOIN "Feed" f ON f.id = p."feedId" WHERE f."batchId" = $1::int))`

const IS_USED = statement(`SELECT ${IS_BATCH_USED} AS "isUsed"`, {
  isUsed: bool,
})

/** Whether anything refers to a batch, so that it cannot be deleted. */
export const isBatchUsed = async (on: Runner, batchId: number) =>
  (await IS_USED.one(on, [batchId])).isUsed
