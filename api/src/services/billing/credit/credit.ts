import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { survivorOf } from 'src/lib/database/persons'
import { bigInt, command, statement, type Runner } from 'src/lib/database/sql'
import { pool, type Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

const CREDIT = statement(
  `SELECT COALESCE(sum("creditCentavos"), 0)::bigint AS centavos FROM "Payment" WHERE "userId" = ANY(app.persons($1)) AND "creditCentavos" <> 0`,
  { centavos: bigInt }
)

/** The lock of `lockMoney`, as an SQL expression, for a statement that has more to ask. */
export const moneyLock = (holder: string) =>
  `pg_advisory_xact_lock(hashtextextended('credit', ${holder}::int))`

const LOCK_MONEY = command(`SELECT ${moneyLock('$1')}`)

/**
 * Locks the money of members until the transaction ends: the first lock of all that touches it, before bills, invoices and
 * subscriptions (docs/decisions/0082). `holders` reads the accounts that hold it; it is asked again after the locks,
 * because a merge may have ended meanwhile.
 */
export const lockMoney = async (
  tx: Tx,
  holders: () => Promise<readonly number[]>
) => {
  const locked = new Set<number>()
  for (;;) {
    const more = (await holders()).filter((id) => !locked.has(id))
    if (more.length === 0) return
    for (const id of more.sort((one, other) => one - other)) {
      await LOCK_MONEY.run(tx, [id])
      locked.add(id)
    }
  }
}

/** A member's unused credit, paid beyond their bills or given: the sum of `Payment.creditCentavos` over their accounts. */
export const creditOf = async (runner: Runner, userId: number) =>
  Number((await CREDIT.one(runner, [userId])).centavos)

/**
 * Checks that a member has this much credit, which no other transaction can take until this one ends.
 * @throws CREDIT_TOO_LOW
 */
export const takeCredit = async (
  tx: Tx,
  userId: number,
  amountCentavos: number
) => {
  if ((await lockedCredit(tx, userId)) < amountCentavos)
    throw new AppError('CREDIT_TOO_LOW')
}

/** A member's credit, which only this transaction can take until it ends. */
export const lockedCredit = async (tx: Tx, userId: number) => {
  await lockMoney(tx, async () => [await survivorOf(tx, userId)])
  return creditOf(tx, userId)
}

export const myCreditCentavos = (async () =>
  creditOf(pool, currentUser().id)) satisfies QueryResolvers['myCreditCentavos']
