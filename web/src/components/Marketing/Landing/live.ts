import { createContext, useContext } from 'react'

import { useTranslation } from 'react-i18next'
import type { LandingPageBySlugQuery, SalesOfferFields } from 'types/graphql'

import { nobody, type Proof } from 'src/components/Marketing/Proof/proof'

import { textOf } from '$api/src/shared/marketing/landing/landingTexts'
import type { Lang } from '$api/src/shared/text/language'

export type ShownPage = NonNullable<LandingPageBySlugQuery['landingPage']>

/** The data that no page stores: the current offer, the stages, and how the page is viewed. */
export type Live = {
  lang: Lang
  offer: SalesOfferFields | null
  stages: ShownPage['stages']
  /** The people who agree to be shown. */
  proof: Proof
  /** In a preview nothing can be bought or sent. */
  isPreview: boolean
  /** The block whose title is the page's main heading. */
  headId?: string
}

export const LiveContext = createContext<Live>({
  lang: 'en',
  offer: null,
  stages: [],
  proof: nobody,
  isPreview: false,
})

export const useLive = () => useContext(LiveContext)

/** Our own texts in the language of the page, which in the builder may differ from the editor's. */
export const useBlockWords = () => {
  const { lang } = useLive()
  return useTranslation('marketing', { lng: lang }).t
}

/** Returns the block's own texts in the language of the page. */
export const useTexts = () => {
  const { lang } = useLive()
  return <Name extends string>(
    props: Record<Name | `${Name}Fil`, string>,
    name: Name
  ) => textOf(props, name, lang)
}
