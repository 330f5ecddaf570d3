import type { Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import type { LogAction, LogEntity } from 'src/shared/reports/logWords'

import type { Tx } from './db'

type Change = {
  action: LogAction
  entity: LogEntity
  entityId: number | string
  before?: Prisma.InputJsonValue
  after?: Prisma.InputJsonValue
  /** The acting user, if nobody is signed in yet. */
  userId?: number
}

// A change's input may contain secrets, at any depth, which must not be stored (docs/security.md S-71).
const SECRET =
  /password|passphrase|secret|token|otp$|^otp|salt|pepper|cookie|session|credential|api_?key/i

const withoutSecrets = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(withoutSecrets) as Value
  if (value === null || typeof value !== 'object' || value instanceof Date)
    return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET.test(key))
      .map(([key, part]) => [key, withoutSecrets(part)])
  ) as Value
}

/**
 * Writes the log row of a change, in the change's own transaction: the real actor (the administrator during an
 * impersonation), the effective user, and the data before and after.
 */
export const logInfo = (
  tx: Tx,
  { action, entity, entityId, before, after, userId }: Change
) => {
  const { currentUser, visitor } = context
  return tx.infoLog.createMany({
    data: {
      action,
      entity,
      entityId: String(entityId),
      before: withoutSecrets(before),
      after: withoutSecrets(after),
      actorUserId: currentUser?.originalUserId ?? currentUser?.id ?? userId,
      effectiveUserId: currentUser?.id ?? userId,
      requestId: visitor?.requestId,
      ip: visitor?.ip,
    },
  })
}
