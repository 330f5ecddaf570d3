// A page of the log as one statement. The log only grows, so the statement reads rows from its end up to a bound, and
// takes both the count and the page from these rows.
import {
  addressBegins,
  addressIn,
  isNamed,
} from 'src/services/accounts/users/personSearch'
import type { LogEntity } from 'src/shared/reports/logWords'

/** Counts stop at this many rows, and so do pages; a filter or other days find the rest. */
const LIST_BOUND = 1000

/** The bound of a search for one person, whose rows two indexes find. */
const PERSON_BOUND = 200

/** At most this many people with a similar name are considered. */
const PEOPLE = 20

export const boundOf = (person?: string) => (person ? PERSON_BOUND : LIST_BOUND)

type Wanted = {
  skip: number
  take: number
  isOldestFirst: boolean
  /** Part of a name or an e-mail. */
  person?: string
  entity?: string
  since?: Date
  before?: Date
}

// The beginning of an address is looked up first: many addresses share its trigrams.
const peopleSql = (person: string, parameter: (value: unknown) => string) => {
  const address = addressIn(person)
  return `
  addressed AS MATERIALIZED (
    SELECT u.id FROM "User" u WHERE ${address ? addressBegins(parameter(address)) : 'false'} LIMIT ${PEOPLE}
  ), people AS MATERIALIZED (
    SELECT id FROM addressed UNION ALL
    (SELECT u.id FROM "User" u WHERE NOT EXISTS (SELECT FROM addressed)
      AND ${isNamed(person, parameter)} LIMIT ${PEOPLE})
  )`
}

const personSql = (id: string, name: string) => `
  (SELECT json_build_object('id', p.id, 'name', p."firstName" || ' ' || p."lastName", 'email', p.email)
  FROM "User" p WHERE p.id = ${id}) AS "${name}"`

/**
 * For each entity, the SQL expression of a row's name; the table has the entity's name. Bug reports show their number,
 * subscriptions their funnel.
 */
const NAMES: Partial<Record<LogEntity, string>> = {
  AccessLevel: 'label',
  BugReport: 'id::text',
  ChangelogEntry: 'title',
  Course: 'title',
  Funnel: 'name',
  Lesson: 'name',
  PaymentTerm: 'label',
  Product: 'name',
  Stage: 'name',
  Subscription: `(SELECT f.name FROM "Funnel" f WHERE f.id = "funnelId")`,
  Task: 'title',
  Unit: 'name',
  User: `"firstName" || ' ' || "lastName"`,
  Win: 'title',
}

const textIds: LogEntity[] = ['AccessLevel', 'Funnel', 'PaymentTerm']

// Ids that are not numbers give NULL instead of an error, so that the page always loads.
const NUMBER = `CASE WHEN l."entityId" ~ '^[0-9]{1,9}$' THEN l."entityId"::int END`

const NAME_SQL = `CASE l.entity ${Object.entries(NAMES)
  .map(
    ([entity, name]) =>
      `WHEN '${entity}' THEN (SELECT ${name} FROM "${entity}" WHERE id = ${textIds.includes(entity as LogEntity) ? 'l."entityId"' : NUMBER})`
  )
  .join(' ')} END AS "entityName"`

/** A query with one row: the number of rows counted (the bound plus one if there are more) and the page itself. */
export const infoLogsQuery = ({
  skip,
  take,
  isOldestFirst,
  person,
  entity,
  since,
  before,
}: Wanted) => {
  const values: unknown[] = [skip, take]
  const parameter = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    entity && `l.entity = ${parameter(entity)}`,
    since && `l."createdAt" >= ${parameter(since)}::timestamptz`,
    before && `l."createdAt" < ${parameter(before)}::timestamptz`,
  ].filter(Boolean)
  const direction = isOldestFirst ? 'ASC' : 'DESC'
  const order = `"createdAt" ${direction}, id ${direction}`
  const logs = (...more: string[]) => `
    SELECT l.id, l."createdAt" FROM "InfoLog" l WHERE ${[...more, ...conditions, 'true'].join(' AND ')}
    ORDER BY ${order} LIMIT ${boundOf(person) + 1}`
  const logsOf = (column: string) =>
    `SELECT of_one.* FROM people CROSS JOIN LATERAL (${logs(`l."${column}" = people.id`)}) of_one`

  return {
    text: `
      WITH ${person ? `${peopleSql(person, parameter)},` : ''} found AS MATERIALIZED (
        ${person ? `SELECT * FROM (${logsOf('actorUserId')} UNION ${logsOf('effectiveUserId')}) either ORDER BY ${order} LIMIT ${boundOf(person) + 1}` : logs()}
      ), page AS (
        SELECT id FROM found ORDER BY ${order} OFFSET $1 LIMIT $2
      )
      SELECT (SELECT count(*)::int FROM found) AS counted, COALESCE((SELECT json_agg(line ORDER BY ${order}) FROM (
        SELECT l.id, l.action, l.entity, l."entityId", ${NAME_SQL}, l.before, l.after, l.ip, l."createdAt", ${personSql('l."actorUserId"', 'actor')},
          ${personSql(`NULLIF(l."effectiveUserId", l."actorUserId")`, 'actedAs')}
        FROM page JOIN "InfoLog" l USING (id)
      ) line), '[]') AS rows`,
    values,
  }
}

/** The entities that occur in the log. The statement jumps from each entity to the next in the index. */
export const ENTITIES_SQL = `
  WITH RECURSIVE entities AS (
    (SELECT entity FROM "InfoLog" ORDER BY entity LIMIT 1)
    UNION ALL
    SELECT (SELECT l.entity FROM "InfoLog" l WHERE l.entity > entities.entity ORDER BY l.entity LIMIT 1)
    FROM entities WHERE entities.entity IS NOT NULL
  )
  SELECT entity FROM entities WHERE entity IS NOT NULL`
