// The list of people in one statement. Those who match are read in their order up to a bound, and both the count and
// the page come from these, so that neither grows with the school.

/** People are counted up to here, and pages go no deeper: a search, or the order from its other end, finds the rest. */
export const USERS_BOUND = 1000

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

const asPattern = (words: string) => words.replace(/[\\%_]/g, '\\$&')

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
}

/** A query of one row: how many people were counted (one more than the bound if there are more), and the page's. */
export const usersQuery = ({ order, skip, take, words, stageId }: Wanted) => {
  const values: (string | number)[] = [skip, take]
  const parameter = (value: string | number) => `$${values.push(value)}`
  const conditions = ['u."archivedAt" IS NULL']
  if (stageId !== undefined)
    conditions.push(`u."stageId" = ${parameter(stageId)}::int`)
  if (words) {
    const pattern = `lower(${parameter(asPattern(words))})`
    conditions.push(
      words.length < TRIGRAM
        ? `(${SEARCHED} LIKE ${pattern} || '%' OR ${SEARCHED} LIKE '% ' || ${pattern} || '%')`
        : `${SEARCHED} LIKE '%' || ${pattern} || '%'`
    )
  }
  return {
    // Prepared once, unless the best plan depends on what is looked for: a rare name is found by the trigrams, a
    // frequent one by walking down the list.
    name: conditions.length === 1 ? `users ${order}` : undefined,
    text: `
      WITH found AS MATERIALIZED (
        SELECT u.id, u.email, u."createdAt" FROM "User" u WHERE ${conditions.join(' AND ')}
        ORDER BY ${orders[order]} LIMIT ${USERS_BOUND + 1}
      ), page AS (
        SELECT u.id FROM found u ORDER BY ${orders[order]} OFFSET $1 LIMIT $2
      )
      SELECT (SELECT count(*)::int FROM found) AS counted, COALESCE((
        SELECT json_agg(json_build_object('id', u.id, 'email', u.email, 'slug', u.slug, 'tribeId', u."tribeId",
          'firstName', u."firstName", 'lastName', u."lastName", 'createdAt', u."createdAt",
          'accessLevel', ARRAY(SELECT l."accessLevelId" FROM "UserAccessLevel" l WHERE l."userId" = u.id ORDER BY 1),
          'userProfile', CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'middleName', p."middleName",
            'suffix', p.suffix, 'mobileNumber', p."mobileNumber") END) ORDER BY ${orders[order]})
        FROM page JOIN "User" u USING (id) LEFT JOIN "UserProfile" p ON p."userId" = u.id
      ), '[]') AS rows`,
    values,
  }
}
