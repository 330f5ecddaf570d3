import { currentSession } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { isVisible } from 'src/shared/text/plainMarks'

import { countFactorTry, resetFactorTries, useFactorCode } from './codes'
import { tellOfRecovery } from './tellOfFactor'

/** Counts a try to enter a code in this session. @throws RATE_LIMITED; BAD_USER_INPUT at `code`: REQUIRED */
export const requireTry = async (userId: number, code: string) => {
  refuseInput({ code: !isVisible(code) && 'REQUIRED' })
  if ((await countFactorTry(userId, currentSession().id)) > 0)
    throw new AppError('RATE_LIMITED')
}

/**
 * Uses a code of a user's second factor together with a change that it allows.
 * @throws RATE_LIMITED; BAD_USER_INPUT at `code`: REQUIRED, SECOND_FACTOR_WRONG
 */
export const withCode = async <Result>(
  userId: number,
  code: string,
  change: (tx: Tx) => Promise<Result>
) => {
  await requireTry(userId, code)
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
  const result = await inTransaction(async (tx) => {
    const kind = await useFactorCode(tx, userId, code)
    refuseInput({ code: kind === null && 'SECOND_FACTOR_WRONG' })
    if (kind === 'recovery') await tellOfRecovery(tx, user)
    return change(tx)
  })
  await resetFactorTries(userId, currentSession().id)
  return result
}
