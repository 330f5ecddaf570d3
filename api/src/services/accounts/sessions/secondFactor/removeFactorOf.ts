import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { normalizeEmail } from 'src/shared/text/email'

import { resetFactorTries } from './codes'
import { endOtherAccess } from './endOtherAccess'
import { tellOfFactor } from './tellOfFactor'

type Reset = { byName: string; reason: string }

/** Deletes the second factor of a user, signs them out everywhere and mails them. @returns whether there was one */
export const deleteFactor = async (tx: Tx, userId: number, reset: Reset) => {
  const { count } = await tx.secondFactor.deleteMany({
    where: { userId, confirmedAt: { not: null } },
  })
  if (count === 0) return false
  await endOtherAccess(tx, userId)
  await logInfo(tx, {
    action: 'user.factorReset',
    entity: 'User',
    entityId: userId,
    after: { reason: reset.reason },
  })
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  await tellOfFactor(tx, user, { kind: 'reset', ...reset })
  return true
}

/** By command on the server, for an administrator who has lost it and has nobody above them (docs/deploy.md). */
export const removeFactorOf = async (address: string) => {
  const user = await db.user.findUnique({
    where: { email: normalizeEmail(address) },
  })
  if (!user) return false
  const reset = { byName: 'yarn sulong', reason: 'remove-factor' }
  const isRemoved = await inTransaction((tx) =>
    deleteFactor(tx, user.id, reset)
  )
  if (isRemoved) await resetFactorTries(user.id)
  return isRemoved
}
