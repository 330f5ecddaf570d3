import type { User } from '@prisma/client'

import type { Preferences } from 'src/shared/accounts/preferences'

/** The choices in a user's row; a language that was set only for the mails to staff is left out. */
export const preferencesOf = ({
  language,
  isLanguageChosen,
  theme,
  savesData,
}: Pick<
  User,
  'language' | 'isLanguageChosen' | 'theme' | 'savesData'
>): Preferences => ({
  language: isLanguageChosen ? language : null,
  theme,
  savesData,
})
