import { createContext, useContext } from 'react'

import { useTranslation } from 'react-i18next'
import type { LandingPageBySlugQuery } from 'types/graphql'

import type { SalesOffer } from 'src/components/Marketing/SalesPage/SalesPage'

import type { Lang } from '$api/src/shared/language'
import { textOf } from '$api/src/shared/marketing/landing/landingTexts'

export type ShownPage = NonNullable<LandingPageBySlugQuery['landingPage']>

/** What no page stores: the offer as it is now, the stages, and who is looking how. */
export type Live = {
  lang: Lang
  offer: SalesOffer | null
  stages: ShownPage['stages']
  /** Nothing is bought or sent. */
  isPreview: boolean
  /** The block whose title is the page's. */
  headId?: string
}

export const LiveContext = createContext<Live>({
  lang: 'en',
  offer: null,
  stages: [],
  isPreview: false,
})

export const useLive = () => useContext(LiveContext)

/** Our words in the language of the page, which in the builder need not be the editor's. */
export const useBlockWords = () => {
  const { lang } = useLive()
  return useTranslation('marketing', { lng: lang }).t
}

/** Reads the block's own texts in that language. */
export const useTexts = () => {
  const { lang } = useLive()
  return <Name extends string>(
    props: Record<Name | `${Name}Fil`, string>,
    name: Name
  ) => textOf(props, name, lang)
}
