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

const IS_USED = statement(
  `SELECT ${using.map((table) => `EXISTS (SELECT FROM "${table}" WHERE "batchId" = $1::int)`).join(' OR ')}
    OR EXISTS (SELECT FROM "FeedPost" p JOIN "Feed" f ON f.id = p."feedId" WHERE f."batchId" = $1::int) AS "isUsed"`,
  { isUsed: bool }
)

/** Whether anything refers to a batch, so that it cannot be deleted. */
export const isBatchUsed = async (on: Runner, batchId: number) =>
  (await IS_USED.one(on, [batchId])).isUsed
