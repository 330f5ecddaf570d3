import { AttendanceMethod, EventAnswer } from '@prisma/client'
import type { EventPeopleFilter, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { searchText, windowOf } from 'src/lib/database/paging'
import {
  composed,
  enumOf,
  int,
  keysOf,
  nullable,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { db } from 'src/lib/db'
import {
  isNamed,
  PERSON,
  PERSON_NAMES,
} from 'src/services/accounts/users/personSearch'

import { requireEventRunner } from './requireEventRunner'

const peopleFilters: Record<EventPeopleFilter, string> = {
  GOING: `answer = 'GOING'`,
  WAITING: `answer = 'WAITLISTED'`,
  ATTENDED: `"attendedAt" IS NOT NULL`,
  MISSED: `answer = 'GOING' AND "attendedAt" IS NULL`,
}

// The order by answer and name; people on the waiting list are in the order of the list.
const IN_ORDER_OF_LOOKING = `array_position(ARRAY['GOING', 'WAITLISTED', 'MAYBE', 'NO'], answer::text) NULLS LAST, "queuedAt", "firstName", "lastName", id`

type WantedPeople = {
  occurrenceId: number
  filter?: EventPeopleFilter | null
  words: string
  readsEmails: boolean
  skip: number
  take: number
}

const anyone = {
  occurrenceId: 1,
  words: '',
  readsEmails: true,
  skip: 0,
  take: 10,
}

const PEOPLE = composed(
  ({ occurrenceId, filter, words, readsEmails, skip, take }: WantedPeople) => {
    const values: (string | number | boolean)[] = [
      occurrenceId,
      take,
      skip,
      readsEmails,
    ]
    const named = words
      ? isNamed(
          words,
          (value) => `$${values.push(value)}`,
          readsEmails ? PERSON : PERSON_NAMES
        )
      : 'true'
    return {
      text: `WITH page AS (
       SELECT COALESCE(r."userId", a."userId") AS id, r.answer, r."queuedAt", a."attendedAt", a.method, u."firstName", u."lastName", u.email, u."tribeId",
         count(*) OVER ()::int AS total
       FROM (SELECT * FROM "EventRsvp" WHERE "occurrenceId" = $1) r FULL JOIN (SELECT * FROM "Attendance" WHERE "occurrenceId" = $1) a ON a."userId" = r."userId"
         CROSS JOIN LATERAL (SELECT "firstName", "lastName", email, "tribeId" FROM "User" WHERE id = COALESCE(r."userId", a."userId") OFFSET 0) u
       WHERE ${filter ? peopleFilters[filter] : 'true'} AND ${named}
       ORDER BY ${IN_ORDER_OF_LOOKING} LIMIT $2 OFFSET $3)
     SELECT id, answer, "attendedAt", method, "firstName" || ' ' || "lastName" AS name, CASE WHEN $4::boolean THEN email END AS email, "tribeId", total,
       CASE WHEN answer = 'WAITLISTED' THEN (SELECT count(*)::int FROM "EventRsvp" w WHERE w."occurrenceId" = $1 AND w.answer = 'WAITLISTED'
         AND (w."queuedAt", w."userId") <= (page."queuedAt", page.id)) END AS "waitingPlace"
     FROM page ORDER BY ${IN_ORDER_OF_LOOKING}`,
      values,
    }
  },
  {
    id: int,
    name: text,
    email: nullable(text),
    tribeId: text,
    answer: nullable(enumOf(EventAnswer)),
    waitingPlace: nullable(int),
    attendedAt: nullable(timestamp),
    method: nullable(enumOf(AttendanceMethod)),
    total: int,
  },
  [
    anyone,
    { ...anyone, words: 'ana' },
    ...keysOf(peopleFilters).map((filter) => ({ ...anyone, filter })),
  ]
)

/**
 * People who answered and people who attended, in the order in which staff look for them. Every part of the query uses
 * an index, so its cost depends only on the number of people of this date.
 */
export const eventPeoplePage = (async ({
  occurrenceId,
  filter,
  q,
  ...place
}) => {
  await requireEventRunner(occurrenceId)
  // A host without the right to edit events sees names but no addresses.
  const readsEmails = !!currentUser().pageAccess.editEvent
  const rows = await PEOPLE.all(db, {
    occurrenceId,
    filter,
    readsEmails,
    words: searchText(q),
    ...windowOf(place),
  })
  return { rows, total: rows[0]?.total ?? 0 }
}) satisfies QueryResolvers['eventPeoplePage']
