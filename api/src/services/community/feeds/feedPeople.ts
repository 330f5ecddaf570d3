import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { escapeLike } from 'src/lib/database/paging'
import { composed, int, keysOf, nullable, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { asTyped, countSearch } from 'src/services/accounts/search/typedQuery'
import { SEARCHED } from 'src/services/accounts/users/usersQuery'
import { isSearchable } from 'src/shared/text/searchText'

import { asGroupPerson } from '../groups/asGroup'

import { READS, readerOf, readFeed } from './feedScope'

const SHOWN = 8
/** So many people of each kind of match are looked at; more letters find the rest. */
const LOOKED_AT = 100

const NAME = `lower(u."firstName" || ' ' || u."lastName")`

/** A condition: a word of the text begins with the letters $2. */
const begins = (text: string) =>
  `(${text} LIKE $2 || '%' OR ${text} LIKE '% ' || $2 || '%')`

const has = (text: string) => `${text} LIKE '%' || $2 || '%'`

/** Where the people of a feed are looked for, by an index of each place. Staff who only look in are not offered. */
const people = {
  school: 'u."isMember" AND $3::int IS NOT NULL',
  stage: `(u."stageId" = $3::int OR u.id IN (SELECT d."userId" FROM "StageStaff" d WHERE d."stageId" = $3::int))`,
  batch: 'u."batchId" = $3::int',
  group: `u.id IN (SELECT gm."userId" FROM "GroupMembership" gm WHERE gm."groupId" = $3::int AND gm."endedAt" IS NULL)`,
}

// Each kind of match has its own bound, so that names with the letters inside of a word do not displace the others.
const found = (kind: Wanted['kind']) => {
  const from = `FROM "User" u WHERE ${people[kind]} AND u."archivedAt" IS NULL AND u.id <> $1::int`
  return `(SELECT u.*, true AS begins ${from} AND ${begins(SEARCHED)} AND ${begins(NAME)} LIMIT ${LOOKED_AT})
    UNION ALL (SELECT u.*, false ${from} AND ${has(SEARCHED)} AND ${has(NAME)} AND NOT ${begins(NAME)} LIMIT ${LOOKED_AT})`
}

type Wanted = { kind: keyof typeof people; values: unknown[] }

const PEOPLE = composed(
  ({ kind, values }: Wanted) => ({
    name: `feedPeople-${kind}`,
    values,
    text: `
  SELECT u.id, u."firstName", u."lastName", u.slug, u."profileImageId", u."facebookProfile"
  FROM (${found(kind)}) u CROSS JOIN LATERAL (${readerOf('u.id')}) r
    CROSS JOIN (SELECT $4::bool AS "isSchool", $5::int AS "stageId", $6::int AS "batchId", $7::int AS "groupId") f
  WHERE ${READS} AND NOT EXISTS (SELECT FROM "Block" bl WHERE bl."userId" = $1::int AND bl."blockedId" = u.id)
  ORDER BY u.begins DESC, u."firstName", u."lastName", u.id LIMIT ${SHOWN}`,
  }),
  {
    id: int,
    firstName: text,
    lastName: text,
    slug: text,
    profileImageId: nullable(int),
    facebookProfile: nullable(text),
  },
  keysOf(people).map((kind) => ({ kind, values: [] }))
)

/**
 * People who read a feed and whose name has the typed letters, for naming them in a text; those of whom a word of the name
 * begins with the letters come first. @throws RATE_LIMITED, NOT_FOUND
 */
export const feedPeople = (async ({ feed: key, q }) => {
  const feed = await readFeed(key)
  const words = asTyped(q).toLowerCase()
  if (!isSearchable(words)) return []
  await countSearch()
  const { kind, isSchool, stageId, batchId, groupId, placeId } = feed
  const rows = await PEOPLE.all(pool, {
    kind,
    values: [
      currentUser().id,
      escapeLike(words),
      placeId,
      isSchool,
      stageId,
      batchId,
      groupId,
    ],
  })
  return rows.map((user) => asGroupPerson({ user }))
}) satisfies QueryResolvers['feedPeople']
