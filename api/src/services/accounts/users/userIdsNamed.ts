import { pool } from 'src/lib/db'

import { boundOf, usersQuery } from './usersQuery'

/** Who is called so, or writes from such an e-mail: as many as a search of people finds. */
export const userIdsNamed = async (words: string) => {
  const { rows } = await pool.query<{ rows: { id: number }[] }>(
    usersQuery({ order: '-createdAt', skip: 0, take: boundOf(words), words })
  )
  return rows[0].rows.map(({ id }) => id)
}
