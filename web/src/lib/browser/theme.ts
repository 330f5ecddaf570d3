import { readStored, storageKeys, store } from './storageKeys'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export const chosenTheme = () =>
  readStored<Theme>(storageKeys.theme) ?? 'system'

/** Applies the chosen theme. Without a choice, the style sheet follows the device's setting. */
export const applyTheme = (theme: Theme = chosenTheme()) => {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme === 'dark' ? 'sulong-dark' : 'sulong'
}

export const chooseTheme = (theme: Theme) => {
  store(storageKeys.theme, theme)
  applyTheme(theme)
}
