// Moves the rows of a merged account to the survivor, with a journal from which undoing puts them back.
import {
  command,
  int,
  MANILA_TODAY,
  statement,
  text,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { relations, type MoveOnce } from '../personData'

/** The relations whose rows move, with what makes a row one of a kind. */
const moves = relations.flatMap(({ table, column, merge }) =>
  merge === 'stays' || merge === 'ends' || merge === 'rule'
    ? []
    : [{ table, column, once: merge === 'moves' ? undefined : merge }]
)

/** The parties of a merge: its own id, the merged account and the survivor, as the statements number them. */
export type Parties = { mergeId: number; mergedId: number; survivorId: number }

const valuesOf = ({ mergeId, mergedId, survivorId }: Parties) => [
  mergeId,
  mergedId,
  survivorId,
]

// A row as the journal keeps it: without secrets, and without the time that every change writes.
const asJson = (row: string) =>
  `to_jsonb(${row}) - '{hashedPassword,salt,keyHash,updatedAt}'::text[]`

// The columns of primary keys that are not `id`.
const keyColumns: Record<string, string[]> = {
  AccountabilityWish: ['userId'],
  AnnouncementRecipient: ['announcementId', 'userId'],
  Attendance: ['occurrenceId', 'userId'],
  Block: ['userId', 'blockedId'],
  CourseProgress: ['userId', 'courseId'],
  EventRsvp: ['occurrenceId', 'userId'],
  FeedReaction: ['postId', 'userId'],
  FeedVisit: ['userId', 'feedId'],
  LessonFileDownload: ['userId', 'lessonFileId'],
  LessonProgress: ['userId', 'lessonId'],
  NoticeSetting: ['userId', 'kind'],
  StaffMail: ['key', 'userId'],
  UserTask: ['userId', 'taskId'],
}
const keyOf = (table: string) => keyColumns[table] ?? ['id']

const every = () => 'true'

const keyJson = (table: string, row: string) =>
  `jsonb_build_object(${keyOf(table)
    .map((column) => `'${column}', ${row} -> '${column}'`)
    .join(', ')})`

const isSame = ({ keys, open = every }: MoveOnce) =>
  [
    ...keys.map((key) => `one."${key}" IS NOT DISTINCT FROM other."${key}"`),
    ...(keys.includes('key') ? ['one.key IS NOT NULL'] : []),
    open('one'),
    open('other'),
  ].join(' AND ')

// $1 the merge, $2 the merged account, $3 the survivor.
const writing = (table: string, old: string, set: string) => `
  WITH old AS MATERIALIZED (${old}), changed AS (
    UPDATE "${table}" one SET ${set} FROM old WHERE one.ctid = old.place
    RETURNING old.before, ${asJson('one')} AS after
  )
  INSERT INTO "UserMergeRow" ("mergeId", "table", pk, before, after)
  SELECT $1::int, '${table}', ${keyJson(table, 'after')}, before, after FROM changed`

const moving = ({ table, column, once }: (typeof moves)[number]) => {
  const conflict =
    once &&
    `AND NOT EXISTS (SELECT FROM "${table}" other WHERE other."${column}" = $3::int AND ${isSame(once)})`
  const isNotOwn =
    table === 'Block' ? `AND one."${once?.keys[0]}" <> $3::int` : ''
  return command(
    writing(
      table,
      `SELECT one.ctid AS place, ${asJson('one')} AS before FROM "${table}" one
       WHERE one."${column}" = $2::int AND ${(once?.only ?? every)('one')} ${isNotOwn} ${conflict ?? ''} FOR UPDATE`,
      `"${column}" = $3::int`
    )
  )
}

const taking = ({ table, column, once }: (typeof moves)[number]) => {
  if (!once?.take || !once.further) return []
  const { take, further, only = every } = once
  return [
    command(
      writing(
        table,
        `SELECT one.ctid AS place, ${asJson('one')} AS before, other AS taken
         FROM "${table}" one JOIN "${table}" other ON other."${column}" = $2::int AND ${only('other')} AND ${isSame(once)}
         WHERE one."${column}" = $3::int AND ${further('other')} > ${further('one')} FOR UPDATE OF one`,
        take.map((each) => `"${each}" = (old.taken)."${each}"`).join(', ')
      )
    ),
  ]
}

const gives = (row: string) => `${row}.status IN ('ACTIVE', 'PAUSED')`
const later = (row: string) =>
  `(app.gives_access(${row}), COALESCE(${row}.expiry, 'infinity'), ${row}."userId" = $3::int, ${row}.id)`

// If both bought a funnel, a purchase that gives access today stays before one that does not, else the one that ends later.
const SUPERSEDE = command(
  writing(
    'Subscription',
    `SELECT one.ctid AS place, ${asJson('one')} AS before FROM "Subscription" one
     JOIN "Subscription" other ON other."funnelId" = one."funnelId" AND other.id <> one.id AND other."userId" IN ($2::int, $3::int)
     WHERE one."userId" IN ($2::int, $3::int) AND one."userId" <> other."userId" AND ${gives('one')} AND ${gives('other')}
       AND ${later('one')} < ${later('other')} FOR UPDATE OF one`,
    `status = 'SUPERSEDED', source = 'MERGE', "isPrimary" = false, "supersededOn" = ${MANILA_TODAY}`
  )
)

const ONE_PRIMARY = command(
  writing(
    'Subscription',
    `SELECT one.ctid AS place, ${asJson('one')} AS before FROM "Subscription" one WHERE one."userId" = $2::int AND one."isPrimary"
       AND EXISTS (SELECT FROM "Subscription" other WHERE other."userId" = $3::int AND other."isPrimary") FOR UPDATE`,
    '"isPrimary" = false'
  )
)

// Both accounts ask for deletion: staff answer the survivor's request.
const WITHDRAW_SECOND = command(
  writing(
    'DeletionRequest',
    `SELECT one.ctid AS place, ${asJson('one')} AS before FROM "DeletionRequest" one WHERE one."userId" = $2::int AND one.status = 'WAITING'
       AND EXISTS (SELECT FROM "DeletionRequest" own WHERE own."userId" = $3::int AND own.status = 'WAITING') FOR UPDATE`,
    `status = 'WITHDRAWN', "decidedAt" = now()`
  )
)

const changes = [
  SUPERSEDE,
  ONE_PRIMARY,
  ...moves.flatMap((move) => [...taking(move), moving(move)]),
  WITHDRAW_SECOND,
]

/** Moves all rows that may move, except those for which the survivor has one already. */
export const moveRows = async (tx: Tx, parties: Parties) => {
  for (const change of changes) await change.run(tx, valuesOf(parties))
}

const COUNTS = statement(
  `${moves
    .map(
      ({ table, column, once }) =>
        `SELECT '${table}' AS "table", count(*)::int AS count FROM "${table}" one WHERE "${column}" = $1 AND ${(once?.only ?? every)('one')}`
    )
    .join(' UNION ALL ')}`,
  { table: text, count: int }
)

/** How many rows of an account a merge is about, by table. */
export const countRows = async (tx: Tx, userId: number) => {
  const counts = new Map<string, number>()
  for (const { table, count } of await COUNTS.all(tx, [userId]))
    if (count > 0) counts.set(table, (counts.get(table) ?? 0) + count)
  return [...counts].map(([table, count]) => ({ table, count }))
}

// The columns that a merge changes besides the one that names the account.
const furtherColumns: Record<string, string[]> = {
  ...Object.fromEntries(
    moves.map(({ table, once }) => [table, once?.take ?? []])
  ),
  DeletionRequest: ['status', 'decidedAt'],
  Subscription: ['status', 'source', 'isPrimary', 'supersededOn'],
}

// Nothing was bought, booked or enrolled in the funnel since; its purchases and bills go back together.
const isFunnelUntouched = (subscription: string) => `NOT EXISTS (
  SELECT FROM "Subscription" own JOIN "Subscription" near ON near."userId" = own."userId" AND near."funnelId" = own."funnelId"
  WHERE own.id = ${subscription} AND (near."createdAt" > merge."createdAt" OR EXISTS (
    SELECT FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id JOIN "PaymentAllocation" a ON a."scheduleId" = e.id
    WHERE i."subscriptionId" = near.id AND a."createdAt" > merge."createdAt")))`

// The bills that a proof is for go back, and nothing of it was booked since: it follows its bills.
const isOfBillsThatGoBack = (proof: string) => `NOT EXISTS (
  SELECT FROM "PaymentProofSchedule" link JOIN "PaymentSchedule" part ON part.id = link."scheduleId" JOIN "Invoice" bill ON bill.id = part."invoiceId"
  WHERE link."proofId" = ${proof} AND NOT ${isFunnelUntouched('bill."subscriptionId"')})
  AND NOT EXISTS (SELECT FROM "Payment" p WHERE p."proofId" = ${proof} AND p."createdAt" > merge."createdAt")`

/**
 * Conditions under which a row goes back although the survivor, a job or staff changed it since; otherwise it must be
 * as the merge left it.
 */
const goesBack: Record<string, string> = {
  Subscription: isFunnelUntouched('now.id'),
  Invoice: isFunnelUntouched('now."subscriptionId"'),
  PaymentProof: `CASE WHEN EXISTS (SELECT FROM "PaymentProofSchedule" link WHERE link."proofId" = now.id)
    THEN ${isOfBillsThatGoBack('now.id')} ELSE ${asJson('now')} = journal.after END`,
  // An account that was merged into the merged one before goes back even if it has changed otherwise.
  User: `now."mergedIntoId" = (journal.after ->> 'mergedIntoId')::int`,
}

const JOURNAL = (table: string) => `
  journal AS (
    SELECT pk, (array_agg(before ORDER BY id))[1] AS before, (array_agg(after ORDER BY id DESC))[1] AS after
    FROM "UserMergeRow" WHERE "mergeId" = $1::int AND "table" = '${table}' AND NOT "hasStayed" GROUP BY pk
  )`
const isRow = (table: string, row: string, pk: string) => {
  const key = `jsonb_populate_record(NULL::"${table}", ${pk})`
  return keyOf(table)
    .map((column) => `${row}."${column}" = (${key})."${column}"`)
    .join(' AND ')
}

const restoring = (table: string, columns: string[]) =>
  columns.map((column) =>
    command(`
    WITH ${JOURNAL(table)}
    UPDATE "${table}" now SET "${column}" = (jsonb_populate_record(NULL::"${table}", journal.before))."${column}" FROM journal
    WHERE ${isRow(table, 'now', 'journal.pk')} AND journal.before -> '${column}' <> journal.after -> '${column}'
      AND to_jsonb(now) -> '${column}' = journal.after -> '${column}'`)
  )

const undoing = [...new Set(moves.map(({ table }) => table))]
  .reverse()
  .map((table) => ({
    mark: command(`
    WITH ${JOURNAL(table)}, merge AS (SELECT "createdAt" FROM "UserMerge" WHERE id = $1::int), kept AS (
      SELECT journal.pk FROM journal CROSS JOIN merge LEFT JOIN "${table}" now ON ${isRow(table, 'now', 'journal.pk')}
      WHERE (${goesBack[table] ?? `${asJson('now')} = journal.after`}) IS NOT TRUE
    )
    UPDATE "UserMergeRow" r SET "hasStayed" = true FROM kept WHERE r."mergeId" = $1::int AND r."table" = '${table}' AND r.pk = kept.pk`),
    // Rows go back before their other columns: of two active purchases of a funnel one leaves first.
    back: [...restoring(table, furtherColumns[table] ?? []).reverse()],
    leave: restoring(
      table,
      moves.filter((move) => move.table === table).map(({ column }) => column)
    ),
  }))

/** Puts back all rows that are as the merge left them; the others stay with the survivor, and are marked. */
export const putBackRows = async (tx: Tx, mergeId: number) => {
  for (const { mark } of undoing) await mark.run(tx, [mergeId])
  for (const { leave, back } of undoing)
    for (const step of [...leave, ...back]) await step.run(tx, [mergeId])
}

const STAYED = statement(
  `SELECT "table", count(DISTINCT pk)::int AS count FROM "UserMergeRow" WHERE "mergeId" = $1 AND "hasStayed" = $2 GROUP BY 1 ORDER BY 1`,
  { table: text, count: int }
)

/** The rows of a merge by table: those that moved, or after an undo those that stayed with the survivor. */
export const journaled = (tx: Tx, mergeId: number, hasStayed = false) =>
  STAYED.all(tx, [mergeId, hasStayed])
