import { begins } from 'src/lib/database/begins'
import {
  isNamed,
  mobileBegins,
  mobileIn,
} from 'src/services/accounts/users/personSearch'

import { HITS, PERSON_NAME, type Sources } from './searchSql'

const SURNAME_FIRST = `u."lastName" || ' ' || u."firstName"`

/** A shorter text is not searched in the middle of names: the index is one of trigrams. */
const TRIGRAM = 3

// The sum owed, from the payments desk's table, which has a row for each bill.
const OWED = `(SELECT COALESCE(sum(d."owedCentavos"), 0)::int FROM "Invoice" i
  JOIN "PaymentSchedule" e ON e."invoiceId" = i.id JOIN app.desk_bill d ON d.id = e.id
  WHERE i."userId" = u.id AND d."dueOn" IS NOT NULL)`

/** The people whose tribe id, mobile number, address or name begins as typed; then those whose name has the typed words. */
export const peopleFound = ({ typed, parameter, isReached }: Sources) => {
  const text = `app.beginning(${parameter(typed)}::text)`
  const people = (rank: number, condition: string) =>
    `(SELECT u.id, ${rank} AS rank FROM "User" u WHERE u."archivedAt" IS NULL AND ${isReached} AND ${condition} LIMIT ${HITS})`

  const found = [
    people(0, begins('app.beginning(u."tribeId")', text)),
    people(1, begins('app.beginning(u.email)', text)),
    people(2, begins(`app.beginning(${PERSON_NAME})`, text)),
    people(3, begins(`app.beginning(${SURNAME_FIRST})`, text)),
  ]
  const mobile = mobileIn(typed)
  if (mobile) found.push(people(0, mobileBegins(parameter(mobile))))
  const within =
    typed.length >= TRIGRAM
      ? `UNION ALL ${people(4, `(SELECT count(*) FROM begun) < ${HITS} AND ${isNamed(typed, parameter)}`)}`
      : ''
  return `
    begun AS MATERIALIZED (${found.join(' UNION ALL ')}),
    person AS MATERIALIZED (
      SELECT id, min(rank) AS rank FROM (SELECT * FROM begun ${within}) found GROUP BY id ORDER BY 2, 1 LIMIT ${HITS}
    )`
}

/** The hits of the people in `person`, best first. */
export const personHits = (showsOwed: boolean) => `
  SELECT 'PERSON' AS kind, u.id::text AS id, ${PERSON_NAME} AS title, u.email AS detail, NULL AS "parentId",
    '/api/uploads/' || u."profileImageId" AS "imageUrl", stage.number AS stage, ${showsOwed ? OWED : 'NULL::int'} AS "owedCentavos"
  FROM person JOIN "User" u USING (id) LEFT JOIN "Stage" stage ON stage.id = u."stageId"
  ORDER BY person.rank, title, u.id`
