import { pool } from 'src/lib/db'

import { boundOf, usersQuery } from './usersQuery'

/** The ids of users whose name or e-mail matches, at most as many as a search of people finds. */
export const userIdsNamed = async (words: string) => {
  const { rows } = await pool.query<{ rows: { id: number }[] }>(
    usersQuery({ order: '-createdAt', skip: 0, take: boundOf(words), words })
  )
  return rows[0].rows.map(({ id }) => id)
}
