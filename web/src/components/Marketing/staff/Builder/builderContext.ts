import { createContext, useContext } from 'react'

import type { LandingPageFields } from 'types/graphql'

import type { PageDraft } from './usePageDraft'

import type { Lang } from '$api/src/shared/text/language'

export type BuilderState = PageDraft & {
  /** The language of the preview. */
  lang: Lang
  setLang: (lang: Lang) => void
  onRestored: (page: LandingPageFields) => void
}

export const BuilderContext = createContext<BuilderState | null>(null)

export const useBuilder = () => {
  const state = useContext(BuilderContext)
  if (!state) throw new Error('Outside of the builder')
  return state
}
