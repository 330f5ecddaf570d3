import type { User } from '@prisma/client'

import { accountsMergedEmail } from 'src/emails/accountsMergedEmail'
import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { queueMail } from 'src/lib/outbox'

/**
 * Tells a person that their two accounts are one now, and which address signs in; the other mailbox as well, where somebody
 * else may read it.
 */
export const tellSurvivor = async (
  tx: Tx,
  { id: userId, email, firstName, language }: User,
  otherEmail: string
) => {
  const mail = accountsMergedEmail({
    lang: language,
    firstName,
    email,
    otherEmail,
  })
  await notify(
    tx,
    { userId, email },
    { kind: 'MERGE', facts: { name: email }, path: '/profile?tab=account' },
    mail
  )
  await queueMail(tx, otherEmail, { ...mail, isWarning: true })
}
