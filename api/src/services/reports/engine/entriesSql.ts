// The activities that a number of a report counts, one by one. What counts, when and how much is what app.activity_of says
// (db/rules/activity.sql), as for the sums.
import type { DayMeasure } from 'src/shared/reports/engine/measures'

import { isOver } from './reportSql'

/** The first entries are listed, latest first. */
export const MOST_ENTRIES = 1000

/** At most this many rows of a table are read for them: more for a filter, which few rows may meet. */
const WALKED = { all: 5_000, filtered: 20_000 }

type EntryTable = {
  measures: readonly DayMeasure[]
  table: string
  /** The column of the day; each has an index. */
  at: string
  person: string
  /** The subject of the entry `e`, such as the name of a lesson. */
  about: string
}

const stageName = (id: string) =>
  `(SELECT number || '. ' || name FROM "Stage" WHERE id = ${id})`
const productName = (id: string) =>
  `(SELECT name FROM "Product" WHERE id = ${id})`

/** The tables of the activities; on a user's own row, the first membership has a day column of its own. */
export const entryTables = {
  people: {
    measures: ['signup', 'active', 'inactive', 'notEnrolled'],
    table: '"User"',
    at: '"createdAt"',
    person: 'id',
    about: stageName('(e.entry)."stageId"'),
  },
  newcomers: {
    measures: ['joined'],
    table: '"User"',
    at: '"memberSince"',
    person: 'id',
    about: stageName('(e.entry)."stageId"'),
  },
  ends: {
    measures: ['endOpen', 'endLeft', 'endRenewed'],
    table: '"Subscription"',
    at: 'expiry',
    person: '"userId"',
    about: productName('(e.entry)."productId"'),
  },
  sales: {
    measures: ['purchase', 'sales'],
    table: '"Invoice"',
    at: '"issuedAt"',
    person: '"userId"',
    about: `(SELECT ${productName('s."productId"')} FROM "Subscription" s WHERE s.id = (e.entry)."subscriptionId")`,
  },
  payments: {
    measures: ['revenue', 'refund'],
    table: '"Payment"',
    at: '"paidAt"',
    person: '"userId"',
    about: '(e.entry)."receiptNumber"',
  },
  lessons: {
    measures: ['lesson'],
    table: '"LessonProgress"',
    at: '"completedAt"',
    person: '"userId"',
    about: '(SELECT name FROM "Lesson" WHERE id = (e.entry)."lessonId")',
  },
  certificates: {
    measures: ['certificate'],
    table: '"Certificate"',
    at: '"issuedAt"',
    person: '"userId"',
    about: '(e.entry)."courseTitle"',
  },
  tasks: {
    measures: ['task'],
    table: '"UserTask"',
    at: '"completedAt"',
    person: '"userId"',
    about: '(SELECT title FROM "Task" WHERE id = (e.entry)."taskId")',
  },
  moveUps: {
    measures: ['moveUp'],
    table: '"MoveUpRequest"',
    at: '"decidedAt"',
    person: '"userId"',
    about: stageName('(e.entry)."toStageId"'),
  },
  attendance: {
    measures: ['attendance'],
    table: '"Attendance"',
    at: '"attendedAt"',
    person: '"userId"',
    about:
      '(SELECT v.title FROM "EventOccurrence" o JOIN "Event" v ON v.id = o."eventId" WHERE o.id = (e.entry)."occurrenceId")',
  },
  checkIns: {
    measures: ['checkIn'],
    table: '"CheckIn"',
    at: '"sentAt"',
    person: '"userId"',
    about:
      '(SELECT name FROM "AccountabilityGroup" WHERE id = (e.entry)."groupId")',
  },
  posts: {
    measures: ['post'],
    table: '"FeedPost"',
    at: '"createdAt"',
    person: '"authorId"',
    // Its words are for the people of its feed.
    about: 'NULL',
  },
} as const satisfies Record<string, EntryTable>

export type EntryTableName = keyof typeof entryTables

const ofPerson = (condition: string) =>
  `EXISTS (SELECT FROM "User" u WHERE u.id = a.person AND ${condition})`

/** The conditions that limit entries: `a` is the activity; $6 is the key, $7 are people. */
const limits = {
  all: 'true',
  stage: ofPerson(`COALESCE(u."stageId", 0)::text = $6`),
  batch: ofPerson(`COALESCE(u."batchId", 0)::text = $6`),
  manager: ofPerson(`COALESCE(u."successManagerId", 0)::text = $6`),
  product: `EXISTS (SELECT FROM "Subscription" s WHERE s.id = a.purchase AND s."productId"::text = $6)`,
  funnel: `EXISTS (SELECT FROM "Subscription" s WHERE s.id = a.purchase AND s."funnelId" = $6)`,
  people: 'a.person = ANY($7::int[])',
  stageAndPeople: ofPerson(
    `(COALESCE(u."stageId", 0)::text = $6 OR u.id = ANY($7::int[]))`
  ),
} as const

export type EntryLimit = keyof typeof limits

export const entryLimits = Object.keys(limits) as EntryLimit[]

/** Whether the user `t` has the stage, batch or manager $6; an index serves each. 0 stands for none. */
const ownColumn = (column: string) =>
  `(t."${column}" = CASE WHEN $6 ~ '^[1-9][0-9]{0,8}$' THEN $6::int END OR $6 = '0' AND t."${column}" IS NULL)`

/** The limits that rows of users meet already when they are walked. */
const ofUsers: Partial<Record<EntryLimit, string>> = {
  stage: ownColumn('stageId'),
  batch: ownColumn('batchId'),
  manager: ownColumn('successManagerId'),
  stageAndPeople: `(${ownColumn('stageId')} OR t.id = ANY($7::int[]))`,
}

/**
 * $1 and $2 are the instants between which the activities lie; without them, all time counts. $3 are measures, $4 those
 * that are subtracted, $5 is the last day whose open memberships count as left. $8 and $9 are OFFSET and LIMIT.
 */
export const entriesSql = (name: EntryTableName, limit: EntryLimit) => {
  const { table, at, person, about } = entryTables[name]
  const own = table === '"User"' && ofUsers[limit]
  const only =
    limit === 'people' ? `t.${person} = ANY($7::int[])` : own || 'true'
  const most = limit === 'all' ? WALKED.all : WALKED.filtered
  const walked = (columns: string) => `
    SELECT ${columns} FROM ${table} t WHERE t.${at} >= $1::timestamptz AND t.${at} < $2::timestamptz AND ${only}
    ORDER BY t.${at} DESC LIMIT ${most}`
  // An index alone gives the ids of a stage's users in order. Their rows follow one by one until enough are found.
  const rows = own
    ? `(${walked(`t.id, t.${at} AS at`)}) w JOIN ${table} t USING (id), LATERAL (SELECT t.ctid) place (tid)`
    : `(${walked(`t, t.ctid AS tid, t.${at} AS at`)}) w`
  return `
  WITH found AS MATERIALIZED (
    SELECT t AS entry, tid, w.at, a.person, CASE WHEN a.measure = ANY($4::text[]) THEN -a.amount ELSE a.amount END AS amount
    FROM ${rows}, app.activity_of(t) a
    WHERE a.measure = ANY($3::text[]) AND ${isOver('$5')} AND ${own ? 'true' : limits[limit]}
      AND ($6::text, $7::int[]) IS NOT NULL
    ORDER BY w.at DESC, tid DESC LIMIT ${MOST_ENTRIES} + 1
  ), page AS (
    SELECT *, row_number() OVER (ORDER BY at DESC, tid DESC)::int AS place FROM found
    ORDER BY at DESC, tid DESC OFFSET $8::int LIMIT $9::int
  )
  SELECT (SELECT count(*)::int FROM found) AS counted,
    CASE WHEN (SELECT count(*) FROM found) <= ${MOST_ENTRIES} THEN (SELECT count(*) = ${most} FROM (${walked('')}) rows) ELSE true END AS "isPartly",
    COALESCE((SELECT json_agg(json_build_object('id', e.place, 'at', e.at::timestamptz, 'userId', u.id, 'memberName', u."firstName" || ' ' || u."lastName",
      'email', u.email, 'about', ${about}, 'amount', e.amount) ORDER BY e.place) FROM page e JOIN "User" u ON u.id = e.person), '[]') AS entries`
}
