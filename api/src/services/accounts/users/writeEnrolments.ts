import { int, statement } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

const AT_ONCE = 1000

const WRITE = statement('SELECT app.write_enrolments($1) AS written', {
  written: int,
})

/** Writes the enrolment of users for whom a purchase has begun or ended by its dates since the last run. */
export const writeEnrolments = async () => {
  let written = AT_ONCE
  while (written === AT_ONCE)
    written = (await WRITE.one(pool, [AT_ONCE])).written
}
