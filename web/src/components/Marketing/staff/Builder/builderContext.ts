import { createContext, useContext } from 'react'

import type { LandingPageFields } from 'types/graphql'

import type { Proof } from 'src/components/Marketing/Proof/proof'

import type { PageDraft } from './usePageDraft'

import type { Lang } from '$api/src/shared/text/language'

/** A win with the fields that pages show. */
export type ChosenWin = Omit<Proof['wins'][number], '__typename'>

export type BuilderState = PageDraft & {
  /** The language of the preview. */
  lang: Lang
  setLang: (lang: Lang) => void
  onRestored: (page: LandingPageFields) => void
  /** Tells screen readers about a change. */
  announce: (text: string) => void
  /** Adds a win to those that blocks show, or takes it off. */
  showWins: (win: ChosenWin, isShown: boolean) => void
}

export const BuilderContext = createContext<BuilderState | null>(null)

export const useBuilder = () => {
  const state = useContext(BuilderContext)
  if (!state) throw new Error('Outside of the builder')
  return state
}
