// The accounts of a person, two of which may have been merged (docs/decisions/0062).
import type { Tx } from 'src/lib/db'

import { int, listOf, statement, type Runner } from './sql'
import { lockRow } from './transaction'

const PERSONS = statement(
  `SELECT COALESCE(app.persons($1), ARRAY[$1::int]) AS ids, COALESCE(app.survivor($1), $1) AS id`,
  { ids: listOf(int), id: int }
)

/** The ids of all accounts of a person: rows to which is only added are read over these. */
export const personsOf = async (on: Runner, userId: number) =>
  (await PERSONS.one(on, [userId])).ids

/** The account that holds the person's totals: the given one, unless it was merged into another. */
export const survivorOf = async (on: Runner, userId: number) =>
  (await PERSONS.one(on, [userId])).id

/** Locks the account that holds the person's totals, which a merge may have changed while the lock was waited for. */
export const lockSurvivor = async (tx: Tx, userId: number) => {
  for (;;) {
    const id = await survivorOf(tx, userId)
    await lockRow(tx, 'User', id)
    if ((await survivorOf(tx, userId)) === id) return id
  }
}
