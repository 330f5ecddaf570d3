import { settingChangedEmail } from 'src/emails/settingChangedEmail'
import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { mailAdministrators } from 'src/services/accounts/messages/mailAdministrators'
import { fullName } from 'src/shared/accounts/fullName'
import type { SettingName } from 'src/shared/settings/catalogue'

type Change = { name: SettingName; was: string; value: string }

/** Mails every administrator, the editor included, that a guarded setting has changed. */
export const tellOfSetting = (tx: Tx, { name, was, value }: Change) =>
  mailAdministrators(tx, (administrator) =>
    settingChangedEmail({
      ...administrator,
      byName: fullName(currentUser()),
      name,
      was,
      value,
    })
  )
