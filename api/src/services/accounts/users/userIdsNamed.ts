import { staffPool } from 'src/lib/database/replica/staffPool'
import { composed, json } from 'src/lib/database/sql'

import { boundOf, usersQuery, usersSamples } from './usersQuery'

const NAMED = composed(
  usersQuery,
  { rows: json<{ id: number }[]>() },
  usersSamples
)

/** The ids of users whose name or e-mail matches, at most as many as a search of people finds. */
export const userIdsNamed = async (words: string) => {
  const { rows } = await NAMED.one(staffPool, {
    order: 'CREATED_AT_DESC',
    skip: 0,
    take: boundOf(words),
    words,
  })
  return rows.map(({ id }) => id)
}
