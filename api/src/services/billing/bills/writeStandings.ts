import { int, statement } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

const AT_ONCE = 2000

const WRITE = statement('SELECT app.write_standings($1) AS written', {
  written: int,
})

/**
 * Writes the standings of bills whose membership has begun or ended since the last run (docs/decisions/0040). Lists are
 * exact without it; it keeps the rows that they must compare few.
 */
export const writeStandings = async () => {
  let written = AT_ONCE
  while (written === AT_ONCE)
    written = (await WRITE.one(pool, [AT_ONCE])).written
}
