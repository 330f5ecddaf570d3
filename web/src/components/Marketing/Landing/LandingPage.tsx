import { Fragment, useMemo, type ComponentType } from 'react'

import { useTranslation } from 'react-i18next'
import type { SalesOfferFields } from 'types/graphql'

import { Metadata } from '@redwoodjs/web'

import { nobody, type Proof } from 'src/components/Marketing/Proof/proof'
import { PriceAside } from 'src/components/Marketing/SalesPage/PriceAside'

import { BuyBar } from './BuyBar'
import { landingBlocks } from './landingBlocks'
import { LiveContext, type ShownPage } from './live'

import {
  cleanContent,
  hasBlock,
} from '$api/src/shared/marketing/landing/cleanContent'
import { textOf } from '$api/src/shared/marketing/landing/landingTexts'
import { isLang } from '$api/src/shared/text/language'

type LandingPageProps = {
  page: ShownPage
  offer: SalesOfferFields | null
  proof?: Proof
  isPreview?: boolean
}

// `RichText` sanitizes what it renders, so nothing is sanitized here.
const cleaners = { html: (html: string) => html }

/** A published landing page as visitors see it, without any code of the editor. */
export const LandingPage = ({
  page,
  offer,
  proof = nobody,
  isPreview = false,
}: LandingPageProps) => {
  const { t, i18n } = useTranslation('marketing')
  const lang = isLang(i18n.language) ? i18n.language : 'en'
  const content = useMemo(
    () => cleanContent(page.content, cleaners),
    [page.content]
  )
  const { props } = content.root
  const headId = content.content.find(({ type }) => type === 'Hero')?.props.id
  const live = { lang, offer, stages: page.stages, proof, isPreview, headId }
  const title = textOf(props, 'title', lang) || page.title
  const canBuy = offer?.state === 'OPEN' && !offer.isOwned
  const card = props.priceCard === 'shown' ? offer : null
  const hasBar = canBuy && (card || hasBlock(content, 'CheckoutButton'))

  return (
    <LiveContext.Provider value={live}>
      <Metadata
        title={title}
        description={textOf(props, 'description', lang)}
        robots={props.visibility === 'hidden' ? 'noindex' : undefined}
      />
      {isPreview && (
        <p
          role="status"
          className="alert alert-info alert-soft mb-6 items-start"
        >
          {t('preview.note')}
        </p>
      )}
      <div
        className={
          card
            ? 'grid grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10'
            : 'mx-auto max-w-3xl'
        }
      >
        <div className="min-w-0 space-y-8">
          {headId === undefined && <h1 className="sr-only">{title}</h1>}
          {content.content.map((block) => {
            const Block = landingBlocks[block.type] as ComponentType<
              typeof block.props
            >
            return (
              <Fragment key={block.props.id}>
                <Block {...block.props} />
              </Fragment>
            )
          })}
        </div>
        {card && (
          <PriceAside offer={card} canBuy={canBuy} isPreview={isPreview} />
        )}
      </div>
      {hasBar && <BuyBar offer={offer} isPreview={isPreview} />}
    </LiveContext.Provider>
  )
}
