import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'

/** Saves what the user chose for all their devices; the language is also that of their mails. */
export const savePreferences = (async ({ input }) => {
  const { language, theme, savesData } = input
  const { hidesSocialReminder, hidesMissingSocialReminder } = input
  await db.user.update({
    where: { id: currentUser().id },
    data: {
      ...(language && { language, isLanguageChosen: true }),
      theme: theme ?? undefined,
      savesData: savesData ?? undefined,
      hidesSocialReminder: hidesSocialReminder ?? undefined,
      hidesMissingSocialReminder: hidesMissingSocialReminder ?? undefined,
    },
  })
  return true
}) satisfies MutationResolvers['savePreferences']
