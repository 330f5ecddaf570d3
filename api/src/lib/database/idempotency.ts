import { createHash } from 'node:crypto'

import { Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import { bool, json, statement, text } from './sql'
import { inTransaction } from './transaction'

const KEY_PATTERN = /^[\w-]{16,64}$/

/** A repeated key gets the stored answer for this many hours; then the key and its answer are deleted. */
export const KEY_HOURS = 24

const CLAIM = statement(
  `
    INSERT INTO "IdempotencyKey" AS k (key, "userId", operation, "requestHash")
    VALUES ($1, $2, $3, $4)
    ON CONFLICT (key) DO UPDATE SET
      "requestHash" = CASE WHEN k."createdAt" < now() - make_interval(hours => $5::int) THEN excluded."requestHash" ELSE k."requestHash" END,
      response = CASE WHEN k."createdAt" < now() - make_interval(hours => $5::int) THEN NULL ELSE k.response END,
      "createdAt" = CASE WHEN k."createdAt" < now() - make_interval(hours => $5::int) THEN now() ELSE k."createdAt" END
    RETURNING response IS NULL AS "isNew", "requestHash", response`,
  { isNew: bool, requestHash: text, response: json<unknown>() }
)

// Keys are per user. The second of two concurrent requests waits here for the first to end.
const claimKey = async (
  tx: Tx,
  key: string,
  operation: string,
  requestHash: string
) => {
  return CLAIM.one(tx, [
    key,
    currentUser().id,
    operation,
    requestHash,
    KEY_HOURS,
  ])
}

/**
 * Runs a change that may not be made twice, such as one of money, in one transaction, once per `Idempotency-Key` header.
 * A repeated request within a day gets the first answer. A request without the header runs in a plain transaction.
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
    const taken = await claimKey(tx, key, operation, requestHash)
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
