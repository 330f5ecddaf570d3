import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { composed, int, keysOf, nullable, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { asTyped, countSearch } from 'src/services/accounts/search/typedQuery'
import {
  beginsNamed,
  isNamed,
  PERSON_NAMES,
} from 'src/services/accounts/users/personSearch'
import { isSearchable } from 'src/shared/text/searchText'

import { asGroupPerson } from '../groups/asGroup'

import { READS, readerOf, readFeed } from './feedScope'

const SHOWN = 8
/** At most this many people of each kind of match are read; more letters find the others. */
const LOOKED_AT = 100

/** Where the people of a feed are looked for, by an index of each place. Staff who only look in are not offered. */
const people = {
  school: 'u."isMember" AND $2::int IS NOT NULL',
  stage: `(u."stageId" = $2::int OR u.id IN (SELECT d."userId" FROM "StageStaff" d WHERE d."stageId" = $2::int))`,
  batch: 'u."batchId" = $2::int',
  group: `u.id IN (SELECT gm."userId" FROM "GroupMembership" gm WHERE gm."groupId" = $2::int AND gm."endedAt" IS NULL)`,
}

// Each kind of match has its own bound, so that names with the letters inside of a word do not displace the others. The
// text with the address has the index; the text without it decides, since members do not read each other's addresses.
const found = (
  kind: Wanted['kind'],
  words: string,
  parameter: (value: string | number) => string
) => {
  const begins = beginsNamed(words, parameter, PERSON_NAMES)
  const from = `FROM "User" u WHERE ${people[kind]} AND u."archivedAt" IS NULL AND u.id <> $1::int`
  return `(SELECT u.*, true AS begins ${from} AND ${beginsNamed(words, parameter)} AND ${begins} LIMIT ${LOOKED_AT})
    UNION ALL (SELECT u.*, false ${from} AND ${isNamed(words, parameter)} AND ${isNamed(words, parameter, PERSON_NAMES)} AND NOT (${begins}) LIMIT ${LOOKED_AT})`
}

type Wanted = {
  kind: keyof typeof people
  words: string
  /** The viewer, the place, and what the feed is of. */
  of: unknown[]
}

const PEOPLE = composed(
  ({ kind, words, of }: Wanted) => {
    const values = [...of]
    const named = found(kind, words, (value) => `$${values.push(value)}`)
    return {
      values,
      text: `
  SELECT u.id, u."firstName", u."lastName", u.slug, u."profileImageId", u."facebookProfile"
  FROM (${named}) u CROSS JOIN LATERAL (${readerOf('u.id')}) r
    CROSS JOIN (SELECT $3::bool AS "isSchool", $4::int AS "stageId", $5::int AS "batchId", $6::int AS "groupId") f
  WHERE ${READS} AND NOT EXISTS (SELECT FROM "Block" bl WHERE bl."userId" = $1::int AND bl."blockedId" = u.id)
  ORDER BY u.begins DESC, u."firstName", u."lastName", u.id LIMIT ${SHOWN}`,
    }
  },
  {
    id: int,
    firstName: text,
    lastName: text,
    slug: text,
    profileImageId: nullable(int),
    facebookProfile: nullable(text),
  },
  keysOf(people).map((kind) => ({
    kind,
    words: 'ana',
    of: [1, 1, true, 1, 1, 1],
  }))
)

/** People who read a feed and whose name has the words; names in which a word begins with the letters come first. */
export const peopleNamed = (
  feed: Awaited<ReturnType<typeof readFeed>>,
  words: string
) => {
  const { kind, isSchool, stageId, batchId, groupId, placeId } = feed
  return PEOPLE.all(pool, {
    kind,
    words,
    of: [currentUser().id, placeId, isSchool, stageId, batchId, groupId],
  })
}

/** People who may be named in a text of a feed, by the typed letters. @throws RATE_LIMITED, NOT_FOUND */
export const feedPeople = (async ({ feed: key, q }) => {
  const feed = await readFeed(key)
  const words = asTyped(q)
  if (!isSearchable(words)) return []
  await countSearch()
  const rows = await peopleNamed(feed, words)
  return rows.map((user) => asGroupPerson({ user }))
}) satisfies QueryResolvers['feedPeople']
