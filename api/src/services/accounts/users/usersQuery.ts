// The list of people in one statement. Those who match are read up to a bound, and both the count and the page come
// from these, so that neither grows with the school.
import { literally } from 'src/lib/paging'

/** So many people are counted, and pages go no deeper: a search, or the order from its other end, finds the rest. */
const LIST_BOUND = 1000

/** A search that finds more wants more letters. */
const SEARCH_BOUND = 50

/** So many people of the list's beginning are searched one by one, before the index is asked. */
const WALKED = 2000

export const boundOf = (words?: string) => (words ? SEARCH_BOUND : LIST_BOUND)

const orders = {
  createdAt: 'u."createdAt", u.id',
  '-createdAt': 'u."createdAt" DESC, u.id DESC',
  email: 'u.email',
  '-email': 'u.email DESC',
}

export type UsersOrder = keyof typeof orders

export const isUsersOrder = (sort: string): sort is UsersOrder =>
  Object.hasOwn(orders, sort)

// The index User_name_search is on this very expression.
const SEARCHED = `lower(u."firstName" || ' ' || u."lastName" || ' ' || u.email)`

/** Trigrams need three letters; fewer are looked for where a word begins, which the same index finds. */
const TRIGRAM = 3

/** Who matches the parameter with the words. */
const matching = (words: string, pattern: string) =>
  words.length < TRIGRAM
    ? `(${SEARCHED} LIKE ${pattern} || '%' OR ${SEARCHED} LIKE '% ' || ${pattern} || '%')`
    : `${SEARCHED} LIKE '%' || ${pattern} || '%'`

type Wanted = {
  order: UsersOrder
  /** How many people come before the page. */
  skip: number
  /** How many people are on the page. */
  take: number
  /** What a name or an e-mail contains. */
  words?: string
  /** Only people on this stage. */
  stageId?: number
  /** Only members, or only non-members. */
  isMember?: boolean
}

// By hand and by purchase, as the person themselves is told (lib/auth.ts).
const LEVELS = `
  SELECT CASE WHEN al."isSystem" THEN al.name ELSE al.label END FROM "AccessLevel" al WHERE al.id IN (
    SELECT l."accessLevelId" FROM "UserAccessLevel" l WHERE l."userId" = u.id
    UNION
    SELECT f."accessLevelId" FROM "Subscription" s JOIN "FunnelAccessLevel" f ON f."funnelId" = s."funnelId"
    WHERE s."userId" = u.id AND app.gives_access(s)) ORDER BY 1`

const COLUMNS = 'u.id, u.email, u."createdAt"'

// The index yields all who match before the first one, and in no order: dear for a frequent name, which a short walk
// down the list finds often enough. For any other the index's first finds are taken as they come.
const searchSql = (people: string, match: string, order: string) => `
  walked AS MATERIALIZED (
    SELECT ${COLUMNS} FROM (SELECT * FROM ${people} ORDER BY ${order} LIMIT ${WALKED}) u WHERE ${match} LIMIT ${SEARCH_BOUND + 1}
  ), indexed AS MATERIALIZED (
    SELECT ${COLUMNS} FROM ${people} AND ${match} AND (SELECT count(*) FROM walked) <= ${SEARCH_BOUND} LIMIT ${SEARCH_BOUND + 1}
  ), found AS MATERIALIZED (
    SELECT * FROM (SELECT * FROM walked UNION SELECT * FROM indexed) u ORDER BY ${order} LIMIT ${SEARCH_BOUND + 1}
  )`

const listSql = (people: string, order: string) => `
  found AS MATERIALIZED (SELECT ${COLUMNS} FROM ${people} ORDER BY ${order} LIMIT ${LIST_BOUND + 1})`

/** A query of one row: how many people were counted (one more than the bound if there are more), and the page's. */
export const usersQuery = ({
  order,
  skip,
  take,
  words,
  stageId,
  isMember,
}: Wanted) => {
  const values: (string | number)[] = [skip, take]
  const parameter = (value: string | number) => `$${values.push(value)}`
  const onStage =
    stageId === undefined ? '' : `AND u."stageId" = ${parameter(stageId)}::int`
  // Said in words, so that its index is used.
  const ofKind = isMember === undefined ? '' : `AND u."isMember" = ${isMember}`
  const people = `"User" u WHERE u."archivedAt" IS NULL ${ofKind} ${onStage}`
  const match =
    words && matching(words, `lower(${parameter(literally(words))})`)
  const by = orders[order]
  return {
    // Prepared once, unless the best plan depends on what is looked for.
    name: values.length === 2 ? `users ${order} ${isMember}` : undefined,
    text: `
      WITH ${match ? searchSql(people, match, by) : listSql(people, by)}, page AS (
        SELECT u.id FROM found u ORDER BY ${by} OFFSET $1 LIMIT $2
      )
      SELECT (SELECT count(*)::int FROM found) AS counted, COALESCE((
        SELECT json_agg(json_build_object('id', u.id, 'email', u.email, 'slug', u.slug, 'tribeId', u."tribeId",
          'firstName', u."firstName", 'lastName', u."lastName", 'createdAt', u."createdAt",
          'accessLevel', ARRAY(${LEVELS}),
          'userProfile', CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'firstName', u."firstName",
            'middleName', p."middleName", 'lastName', u."lastName", 'suffix', p.suffix, 'sex', p.sex, 'birthdate', p.birthdate,
            'mobileNumber', p."mobileNumber", 'country', p.country, 'state', p.state, 'city', p.city, 'socials', p.socials) END) ORDER BY ${by})
        FROM page JOIN "User" u USING (id) LEFT JOIN "UserProfile" p ON p."userId" = u.id
      ), '[]') AS rows`,
    values,
  }
}
