import type { Lang } from '../text/language'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** A person's choices for all their devices; null while they have not chosen, so that each device keeps its own. */
export type Preferences = {
  language: Lang | null
  theme: Theme | null
  savesData: boolean | null
}

/** The `data-theme` of the document; undefined leaves the theme to the device. */
export const documentTheme = (theme: Theme) =>
  theme === 'system' ? undefined : theme === 'dark' ? 'sulong-dark' : 'sulong'
