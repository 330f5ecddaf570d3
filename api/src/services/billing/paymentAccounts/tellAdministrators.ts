import type { PaymentAccount } from '@prisma/client'

import {
  paymentAccountChangedEmail,
  type AccountChange,
} from 'src/emails/paymentAccountChangedEmail'
import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { queueMail } from 'src/lib/outbox'
import { fullName } from 'src/shared/accounts/fullName'

/** Mails every administrator, the editor included, that an account buyers pay to has changed. */
export const tellAdministrators = async (
  tx: Tx,
  kind: AccountChange,
  account: PaymentAccount
) => {
  const administrators = await tx.user.findMany({
    where: {
      archivedAt: null,
      accessLevels: {
        some: { accessLevel: { name: 'admin', isSystem: true } },
      },
    },
    select: { email: true, firstName: true, language: true },
  })
  for (const { email, firstName, language } of administrators)
    await queueMail(
      tx,
      email,
      paymentAccountChangedEmail({
        lang: language,
        firstName,
        kind,
        byName: fullName(currentUser()),
        label: account.label,
        accountName: account.accountName,
        accountNumber: account.accountNumber,
        isActive: account.isActive,
      })
    )
}
