import { createHash } from 'node:crypto'

import { Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import { currentUser } from './auth'
import type { Tx } from './db'
import { AppError } from './errors'
import { inTransaction } from './transaction'

const KEY_PATTERN = /^[\w-]{16,64}$/

/** For so long the same key gets the same answer; then it is forgotten, and so is what it was for. */
export const KEY_HOURS = 24

type Taken = { isNew: boolean; requestHash: string; response: unknown }

// One person's key is another one's too. The second of two at once waits here for the first to end.
const takeKey = async (
  tx: Tx,
  key: string,
  operation: string,
  requestHash: string
) => {
  const [taken] = await tx.$queryRaw<Taken[]>`
    INSERT INTO "IdempotencyKey" AS k (key, "userId", operation, "requestHash")
    VALUES (${key}, ${currentUser().id}, ${operation}, ${requestHash})
    ON CONFLICT (key) DO UPDATE SET
      "requestHash" = CASE WHEN k."createdAt" < now() - make_interval(hours => ${KEY_HOURS}::int) THEN excluded."requestHash" ELSE k."requestHash" END,
      response = CASE WHEN k."createdAt" < now() - make_interval(hours => ${KEY_HOURS}::int) THEN NULL ELSE k.response END,
      "createdAt" = CASE WHEN k."createdAt" < now() - make_interval(hours => ${KEY_HOURS}::int) THEN now() ELSE k."createdAt" END
    RETURNING response IS NULL AS "isNew", "requestHash", response`
  return taken
}

/**
 * A change of money in one transaction, done once for an `Idempotency-Key` header however often it is sent: whoever
 * sends it again within a day is answered as the first time. Without the header it is a plain transaction.
 * @throws IDEMPOTENCY_MISMATCH (409) for a key that was used for something else
 */
export const onceInTransaction = <Answer>(
  operation: string,
  args: object,
  change: (tx: Tx) => Promise<Answer>
): Promise<Answer> => {
  const sent = context.visitor?.idempotencyKey
  if (!sent) return inTransaction(change)
  if (!KEY_PATTERN.test(sent)) throw new AppError('INVALID')

  const key = `${currentUser().id}:${sent}`
  const requestHash = createHash('sha256')
    .update(JSON.stringify([operation, args]))
    .digest('hex')
  return inTransaction(async (tx) => {
    const taken = await takeKey(tx, key, operation, requestHash)
    if (taken.requestHash !== requestHash)
      throw new AppError('IDEMPOTENCY_MISMATCH')
    if (!taken.isNew) return taken.response as Answer

    const answer = await change(tx)
    await tx.idempotencyKey.update({
      where: { key },
      data: { response: answer as Prisma.InputJsonValue },
    })
    return answer
  })
}
