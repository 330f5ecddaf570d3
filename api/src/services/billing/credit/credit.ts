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

const LOCK_CREDIT = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('credit', $1::int))`
)

/** What a member has paid beyond their bills or was given, and has not used: the sum of `Payment.creditCentavos` over their accounts. */
export const creditOf = async (runner: Runner, userId: number) =>
  Number((await CREDIT.one(runner, [userId])).centavos)

/**
 * Checks that a member has this much credit, which no other transaction can take until this one ends. Call it after
 * locking bills and before locking subscriptions.
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

/**
 * A member's credit, which only this transaction can take until it ends. If a merge of the account ended while this
 * waited for the lock, the lock of the surviving account is taken too.
 */
export const lockedCredit = async (tx: Tx, userId: number) => {
  let lockedId = 0
  let holderId = await survivorOf(tx, userId)
  while (holderId !== lockedId) {
    await LOCK_CREDIT.run(tx, [holderId])
    lockedId = holderId
    holderId = await survivorOf(tx, userId)
  }
  return creditOf(tx, userId)
}

export const myCreditCentavos = (async () =>
  creditOf(pool, currentUser().id)) satisfies QueryResolvers['myCreditCentavos']
