import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { ADDRESS, relations, type Emptied } from '../personData'

/** A value in SQL; $1 is the user. */
const valueOf = (value: Emptied[string]) => {
  if (value === null) return 'NULL'
  if (value === ADDRESS)
    return `'anonymised-' || $1::int || '@archived.invalid'`
  return typeof value === 'string' ? `'${value}'` : `'${JSON.stringify(value)}'`
}

const emptying = (column: string, value: Emptied[string]) =>
  `"${column}" = CASE WHEN "${column}" IS NULL THEN "${column}" ELSE ${valueOf(value)} END`

const FORGET = relations.flatMap(({ table, column, forget }) => {
  if (forget === 'keep' || forget === 'rule') return []
  const where = `WHERE "${column}" = $1::int`
  return [
    command(
      forget === 'delete'
        ? `DELETE FROM "${table}" ${where}`
        : `UPDATE "${table}" SET ${Object.entries(forget)
            .map(([name, value]) => emptying(name, value))
            .join(', ')} ${where}`
    ),
  ]
})

/** Deletes the rows about a user alone, and empties their words in the rows that others or the books need. */
export const forgetRows = async (tx: Tx, userId: number) => {
  for (const forget of FORGET) await forget.run(tx, [userId])
}
