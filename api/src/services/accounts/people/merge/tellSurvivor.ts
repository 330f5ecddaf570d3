import type { User } from '@prisma/client'

import { accountsMergedEmail } from 'src/emails/accountsMergedEmail'
import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'

/** Tells a person that their two accounts are one now, and which address signs in. */
export const tellSurvivor = async (
  tx: Tx,
  { id: userId, email, firstName, language }: User,
  otherEmail: string
) =>
  notify(
    tx,
    { userId, email },
    { kind: 'MERGE', facts: { name: email }, path: '/profile?tab=account' },
    accountsMergedEmail({ lang: language, firstName, email, otherEmail })
  )
