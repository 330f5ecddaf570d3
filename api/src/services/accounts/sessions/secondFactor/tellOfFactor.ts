import type { User } from '@prisma/client'

import {
  secondFactorEmail,
  type FactorEvent,
} from 'src/emails/secondFactorEmail'
import type { Tx } from 'src/lib/db'
import { queueMail } from 'src/lib/outbox'

type Owner = Pick<User, 'id' | 'email' | 'firstName' | 'language'>

/** Mails the owner of a second factor what happened to it. */
export const tellOfFactor = (
  tx: Tx,
  { email, firstName, language: lang }: Owner,
  event: FactorEvent
) => queueMail(tx, email, secondFactorEmail({ lang, firstName, ...event }))

/** Mails that a recovery code was used, and how many are left. */
export const tellOfRecovery = async (tx: Tx, user: Owner) => {
  const left = await tx.recoveryCode.count({
    where: { userId: user.id, usedAt: null },
  })
  await tellOfFactor(tx, user, { kind: 'recovered', left })
}
