import { useTranslation } from 'react-i18next'
import type { SalesOfferFields } from 'types/graphql'

import { Metadata } from '@redwoodjs/web'

import { BuyBar } from 'src/components/Marketing/Landing/BuyBar'
import { Coaches } from 'src/components/Marketing/Proof/Coaches'
import { nobody, type Proof } from 'src/components/Marketing/Proof/proof'
import { Wins } from 'src/components/Marketing/Proof/Wins'
import { Cover } from 'src/components/ui/layout/Cover'
import { RichText } from 'src/components/ui/text/RichText/RichText'

import { IncludedCourses } from './IncludedCourses'
import { OfferCard } from './OfferCard'
import { OfferQuestions } from './OfferQuestions'
import { PriceAside } from './PriceAside'

type SalesPageProps = {
  offer: SalesOfferFields
  proof?: Proof
  /** Shown to staff as visitors would see it; nothing can be bought. */
  isPreview?: boolean
}

/** Template 1: the product, its price, its contents and the people behind it, with one button to buy. */
export const SalesPage = ({
  offer,
  proof = nobody,
  isPreview = false,
}: SalesPageProps) => {
  const { t } = useTranslation('marketing')
  const canBuy = offer.state === 'OPEN' && !offer.isOwned

  return (
    <>
      {isPreview && (
        <p
          role="status"
          className="alert alert-info alert-soft mb-6 items-start"
        >
          {t('preview.note')}
        </p>
      )}
      <Metadata
        title={offer.headline || offer.name}
        description={offer.productName}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="min-w-0 space-y-6 lg:space-y-8">
          <div>
            <Cover
              src={offer.coverUrl}
              eager
              className="aspect-video rounded-xl lg:aspect-[21/9]"
            />
            <p className="text-primary mt-6 text-sm font-semibold">
              {offer.productName}
            </p>
            <h1 className="mt-1 text-2xl wrap-anywhere sm:text-3xl">
              {offer.headline || offer.name}
            </h1>
            <RichText
              html={offer.productDescription}
              className="text-muted mt-3 sm:text-lg"
            />
          </div>
          <div className="lg:hidden">
            <OfferCard offer={offer} />
          </div>
          <IncludedCourses courses={offer.courses} />
          <Coaches coaches={proof.coaches.filter(({ isAuthor }) => isAuthor)} />
          <Wins wins={proof.wins} />
          <RichText html={offer.body} className="max-w-prose" />
          <OfferQuestions offer={offer} />
        </div>
        <PriceAside offer={offer} canBuy={canBuy} isPreview={isPreview} />
      </div>
      {canBuy && <BuyBar offer={offer} isPreview={isPreview} />}
    </>
  )
}
