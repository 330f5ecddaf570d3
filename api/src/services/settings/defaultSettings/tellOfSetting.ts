import { settingChangedEmail } from 'src/emails/settingChangedEmail'
import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { mailAdministrators } from 'src/services/accounts/messages/mailAdministrators'
import { fullName } from 'src/shared/accounts/fullName'

type Change = { was: string; value: string }

/** Mails every administrator, the editor included, that the limit of a second approval has changed. */
export const tellOfSetting = (tx: Tx, { was, value }: Change) =>
  mailAdministrators(tx, (administrator) =>
    settingChangedEmail({
      ...administrator,
      byName: fullName(currentUser()),
      was,
      value,
    })
  )
