// The person's choices of language, theme and data saver. The account has them for all devices; a device keeps its own
// copy, which a page reads before anything else and visitors use.
import { rememberLanguage } from './languageCookie'
import { readStored, storageKeys, store } from './storageKeys'

import type { Preferences } from '$api/src/shared/accounts/preferences'

const asText = (userId: number, preferences: Preferences) =>
  JSON.stringify([userId, preferences])

/** Takes over what the account has, at a sign-in. */
export const applyPreferences = (userId: number, preferences: Preferences) => {
  const { language, theme, savesData } = preferences
  if (language) rememberLanguage(language)
  if (theme) store(storageKeys.theme, theme)
  if (savesData !== null) store(storageKeys.saveData, savesData)
  store(storageKeys.takenPreferences, asText(userId, preferences))
}

/**
 * Takes over what has changed on the account, at a page load. So a choice that could not be saved stays on its device,
 * and an older page that opens offline changes nothing.
 */
export const applyNewPreferences = (
  userId: number,
  preferences: Preferences
) => {
  const taken = readStored<string>(storageKeys.takenPreferences)
  if (taken !== asText(userId, preferences))
    applyPreferences(userId, preferences)
}
