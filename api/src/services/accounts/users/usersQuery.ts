// The list of users as one statement. It reads matching rows up to a bound and takes both the count and the page from
// them, so its cost does not grow with the table.
import type { UsersFilter, UsersSort } from 'types/graphql'

import { inScopeSql, type PeopleScope } from 'src/lib/access/scopes'
import { keysOf } from 'src/lib/database/sql'

import {
  addressBegins,
  addressIn,
  isNamed,
  mobileBegins,
  mobileIn,
} from './personSearch'

/** Counts stop at this many users, and so do pages; a search, or the reverse order, finds the rest. */
const LIST_BOUND = 1000

/** A search stops at this many users; the viewer has to type more letters to find others. */
const SEARCH_BOUND = 50

/** A search first compares this many users from the start of the list one by one; then it uses the index. */
const WALKED = 500

export const boundOf = (words?: string) => (words ? SEARCH_BOUND : LIST_BOUND)

const orders: Record<UsersSort, string> = {
  CREATED_AT: 'u."createdAt", u.id',
  CREATED_AT_DESC: 'u."createdAt" DESC, u.id DESC',
  EMAIL: 'u.email',
  EMAIL_DESC: 'u.email DESC',
}

/** Which users a list shows; without a status those who are not archived. */
export type UsersWanted = {
  /** Only these users, archived ones too, as a PostgreSQL array such as '{1,2}'. */
  ids?: string
  /** Part of a name or an e-mail, or the beginning of a mobile number. */
  words?: string
  /** Only the people of a stage and of a group. */
  scope?: PeopleScope | null
  /** Only members, or only non-members. */
  isMember?: boolean
  status?: UsersFilter | null
  /** Only the people of a batch. */
  batchId?: number | null
  /** Only the people of a stage. */
  stageId?: number | null
}

type Wanted = UsersWanted & {
  order: UsersSort
  /** The number of users before the page. */
  skip: number
  /** The number of users on the page. */
  take: number
  /** Whether the rows say how much each user has left to pay. */
  withMoney?: boolean
}

type Parameter = (value: string | number) => string

// Literals instead of parameters, so that partial indexes are used.
const statuses: Record<UsersFilter, string> = {
  ARCHIVED: `u."archivedAt" IS NOT NULL`,
  NOT_ENROLLED: `u."archivedAt" IS NULL AND u.enrolment = 'NOT_ENROLLED'`,
  JOINED_TODAY: `u."archivedAt" IS NULL AND u."createdAt" >= date_trunc('day', now(), 'Asia/Manila')`,
  ACTIVE: `u."archivedAt" IS NULL AND u.enrolment = 'ACTIVE'`,
  INACTIVE: `u."archivedAt" IS NULL AND u.enrolment = 'INACTIVE'`,
}

/** The users `u` of a list without its search, for FROM. */
export const peopleSql = (
  { ids, isMember, status, batchId, stageId, scope }: UsersWanted,
  parameter: Parameter
) =>
  [
    `"User" u WHERE ${status ? statuses[status] : ids ? 'true' : 'u."archivedAt" IS NULL'}`,
    ids ? `u.id = ANY(${parameter(ids)}::int[])` : '',
    isMember === undefined ? '' : `u."isMember" = ${isMember}`,
    batchId ? `u."batchId" = ${parameter(batchId)}::int` : '',
    stageId ? `u."stageId" = ${parameter(stageId)}::int` : '',
    scope ? inScopeSql(scope, 'u', parameter) : '',
  ]
    .filter(Boolean)
    .join(' AND ')

const NAME = 'CASE WHEN al."isSystem" THEN al.name ELSE al.label END'

// The levels of the user `u` by purchases that meet a condition.
const bought = (condition: string) => `
  SELECT f."accessLevelId" FROM "Subscription" s JOIN "FunnelAccessLevel" f ON f."funnelId" = s."funnelId"
  WHERE s."userId" = u.id AND ${condition}`

// The levels of the user `u`, given by staff or by a purchase, as in lib/sessions/sessions.ts. A member without access
// today (expired, paused, overdue or unenrolled) keeps the name of the level that was bought, and nobody with another
// level is called a non-member (docs/decisions/0012).
const LEVELS = `
  WITH held AS (
    SELECT ${NAME} AS name FROM "AccessLevel" al WHERE al.name <> 'non-member' AND al.id IN (
      SELECT l."accessLevelId" FROM "UserAccessLevel" l WHERE l."userId" = u.id
      UNION ${bought('app.gives_access(s)')})
  ), former AS (
    SELECT ${NAME} AS name FROM "AccessLevel" al WHERE al.name <> 'non-member' AND NOT EXISTS (SELECT 1 FROM held)
      AND al.id IN (${bought(`s.status <> 'PENDING'`)})
  ), named AS (SELECT name FROM held UNION SELECT name FROM former)
  SELECT name FROM named UNION ALL SELECT 'non-member' WHERE NOT EXISTS (SELECT 1 FROM named) ORDER BY 1`

const SUBSCRIPTIONS = `COALESCE((
  SELECT json_agg(json_build_object('status', s.status, 'startsAt', s."startsAt", 'expiry', s.expiry, 'isPrimary', s."isPrimary"))
  FROM "Subscription" s WHERE s."userId" = u.id), '[]')`

// The bills of the user `u` that are open (app.desk_bill), as `owedBy` counts them.
const LEFT = `COALESCE((
  SELECT sum(d."owedCentavos") FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id
    JOIN app.desk_bill d ON d.id = e.id AND d."dueOn" IS NOT NULL
  WHERE i."userId" = u.id), 0)`

const LAST_SEEN = `(SELECT max(ss."lastSeenAt") FROM "Session" ss WHERE ss."userId" = u.id AND ss."actorUserId" IS NULL)`

const COLUMNS = 'u.id, u.email, u."createdAt"'

// The index returns all matches at once and in no order, which is expensive for a common name. A common name has enough
// matches among the first users of the list, so these are compared first. For rarer names the index's matches are
// added. The beginning of an e-mail address consists of trigrams that everyone has, so those whose
// address begins so are looked up first, and those whose mobile number does. The search goes on if there are none.
const searchSql = (
  people: string,
  match: string,
  order: string,
  isReached: string | undefined
) => `
  reached AS MATERIALIZED (
    SELECT ${COLUMNS} FROM ${people} AND ${isReached ? `${isReached} LIMIT ${SEARCH_BOUND + 1}` : 'false'}
  ), walked AS MATERIALIZED (
    SELECT ${COLUMNS} FROM (
      SELECT * FROM ${people} AND NOT EXISTS (SELECT 1 FROM reached) ORDER BY ${order} LIMIT ${WALKED}
    ) u WHERE ${match} LIMIT ${SEARCH_BOUND + 1}
  ), indexed AS MATERIALIZED (
    SELECT ${COLUMNS} FROM ${people} AND ${match} AND NOT EXISTS (SELECT 1 FROM reached)
      AND (SELECT count(*) FROM walked) <= ${SEARCH_BOUND} LIMIT ${SEARCH_BOUND + 1}
  ), found AS MATERIALIZED (
    SELECT * FROM (SELECT * FROM reached UNION SELECT * FROM walked UNION SELECT * FROM indexed) u
    ORDER BY ${order} LIMIT ${SEARCH_BOUND + 1}
  )`

const listSql = (people: string, order: string) => `
  found AS MATERIALIZED (SELECT ${COLUMNS} FROM ${people} ORDER BY ${order} LIMIT ${LIST_BOUND + 1})`

/** A condition: an address or a mobile number begins as typed; undefined if neither was typed. */
const reachedBy = (words: string, parameter: Parameter) => {
  const address = addressIn(words)
  if (address) return addressBegins(parameter(address))
  const mobile = mobileIn(words)
  return mobile && mobileBegins(parameter(mobile))
}

/** A query with one row: the number of users counted (the bound plus one if there are more) and the page itself. */
export const usersQuery = ({
  order,
  skip,
  take,
  words,
  withMoney = false,
  ...wanted
}: Wanted) => {
  const values: (string | number)[] = [skip, take]
  const parameter = (value: string | number) => `$${values.push(value)}`
  const people = peopleSql(wanted, parameter)
  const match = words && isNamed(words, parameter)
  const isReached = words && reachedBy(words, parameter)
  const by = orders[order]
  return {
    // The statement is prepared, unless the best plan depends on a search text or a scope.
    name:
      values.length === 2 && !words
        ? `users ${order} ${wanted.isMember} ${wanted.status} ${withMoney}`
        : undefined,
    text: `
      WITH ${match ? searchSql(people, match, by, isReached) : listSql(people, by)}, page AS (
        SELECT u.id FROM found u ORDER BY ${by} OFFSET $1 LIMIT $2
      )
      SELECT (SELECT count(*)::int FROM found) AS counted, COALESCE((
        SELECT json_agg(json_build_object('id', u.id, 'email', u.email, 'slug', u.slug, 'tribeId', u."tribeId",
          'firstName', u."firstName", 'lastName', u."lastName", 'createdAt', u."createdAt",
          'archivedAt', u."archivedAt", 'accessLevel', ARRAY(${LEVELS}), 'batchName', b.name, 'groupName', g.name,
          'stage', CASE WHEN st.id IS NOT NULL THEN json_build_object('name', st.name, 'translations', st.translations) END,
          'subscriptions', ${SUBSCRIPTIONS}, 'lastSeenAt', ${LAST_SEEN}, 'leftCentavos', ${withMoney ? LEFT : 'NULL'},
          'userProfile', CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'firstName', u."firstName",
            'middleName', p."middleName", 'lastName', u."lastName", 'suffix', p.suffix, 'sex', p.sex, 'birthdate', p.birthdate,
            'mobileNumber', p."mobileNumber", 'country', p.country, 'state', p.state, 'city', p.city, 'socials', p.socials) END) ORDER BY ${by})
        FROM page JOIN "User" u USING (id) LEFT JOIN "UserProfile" p ON p."userId" = u.id
          LEFT JOIN "Batch" b ON b.id = u."batchId" LEFT JOIN "Stage" st ON st.id = u."stageId"
          LEFT JOIN "GroupMembership" gm ON gm."userId" = u.id AND gm."endedAt" IS NULL LEFT JOIN "Group" g ON g.id = gm."groupId"
      ), '[]') AS rows`,
    values,
  }
}

const page = { order: 'CREATED_AT_DESC' as const, skip: 0, take: 10 }

/** Arguments for each form of the statement. */
export const usersSamples: Wanted[] = [
  ...keysOf(orders).map((order) => ({ ...page, order })),
  { ...page, isMember: true, scope: { stageId: 1, groupId: 0 } },
  { ...page, scope: { stageId: 1, groupId: 1 } },
  { ...page, words: 'ana' },
  { ...page, words: 'ana dela cruz' },
  { ...page, words: 'ana@example.com' },
  { ...page, words: '0917 123' },
  { ...page, words: 'a', isMember: false },
  { ...page, batchId: 1, isMember: true },
  { ...page, batchId: 1, order: 'EMAIL', words: 'ana' },
  ...keysOf(statuses).map((status) => ({ ...page, status, isMember: true })),
  { ...page, stageId: 1, isMember: true, status: 'ACTIVE' },
  { ...page, ids: '{1}' },
  { ...page, withMoney: true },
]
