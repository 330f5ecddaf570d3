import { pool } from 'src/lib/db'
import { writeStandings } from 'src/services/billing/bills/writeStandings'

/**
 * The number of rows in which the payments desk, after its job, differs from the tables it is kept from
 * (docs/decisions/0040).
 */
export const deskDifferences = async () => {
  await writeStandings()
  const { rows } = await pool.query<{ count: number }>(`
    SELECT count(*)::int FROM (
      (TABLE app.desk_bill EXCEPT TABLE app.listed_bill) UNION ALL (TABLE app.listed_bill EXCEPT TABLE app.desk_bill)) d`)
  return rows[0].count
}
