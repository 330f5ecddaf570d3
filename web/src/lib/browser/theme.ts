import { readStored, storageKeys, store } from './storageKeys'

import { documentTheme, type Theme } from '$api/src/shared/accounts/preferences'

export const chosenTheme = () =>
  readStored<Theme>(storageKeys.theme) ?? 'system'

/** Applies the chosen theme. Without a choice, the style sheet follows the device's setting. */
export const applyTheme = (theme: Theme = chosenTheme()) => {
  const { dataset } = document.documentElement
  const name = documentTheme(theme)
  if (name) dataset.theme = name
  else delete dataset.theme
}

export const chooseTheme = (theme: Theme) => {
  store(storageKeys.theme, theme)
  applyTheme(theme)
}
