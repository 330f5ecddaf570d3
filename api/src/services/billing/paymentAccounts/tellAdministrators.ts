import type { PaymentAccount } from '@prisma/client'

import {
  paymentAccountChangedEmail,
  type AccountChange,
} from 'src/emails/paymentAccountChangedEmail'
import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { mailAdministrators } from 'src/services/accounts/messages/mailAdministrators'
import { fullName } from 'src/shared/accounts/fullName'

/** Mails every administrator, the editor included, that an account buyers pay to has changed. */
export const tellAdministrators = (
  tx: Tx,
  kind: AccountChange,
  { label, accountName, accountNumber, isActive }: PaymentAccount
) =>
  mailAdministrators(tx, (administrator) =>
    paymentAccountChangedEmail({
      ...administrator,
      kind,
      byName: fullName(currentUser()),
      label,
      accountName,
      accountNumber,
      isActive,
    })
  )
