import { useTranslation } from 'react-i18next'
import type { OfferBySlugQuery } from 'types/graphql'

import { Metadata } from '@redwoodjs/web'

import { Cover } from 'src/components/ui/Cover/Cover'
import { PriceText } from 'src/components/ui/PriceText/PriceText'
import { RichText } from 'src/components/ui/RichText/RichText'

import { EnrollButton } from './EnrollButton'
import { IncludedCourses } from './IncludedCourses'
import { OfferCard } from './OfferCard'

export type SalesOffer = NonNullable<OfferBySlugQuery['offer']>

/** Template 1: what it is, what it costs and what is in it, beside one way on. */
export const SalesPage = ({ offer }: { offer: SalesOffer }) => {
  const { t } = useTranslation('marketing')
  const canBuy = offer.state === 'OPEN' && !offer.isOwned

  return (
    <div className={canBuy ? 'max-lg:pb-20' : ''}>
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
            <h1 className="mt-1 text-2xl break-words sm:text-3xl">
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
          <RichText html={offer.body} className="max-w-prose" />
        </div>
        <aside
          aria-label={t('offer.summary')}
          className="sticky top-6 max-lg:hidden"
        >
          <OfferCard offer={offer}>
            {canBuy && <EnrollButton offer={offer} />}
          </OfferCard>
        </aside>
      </div>
      {canBuy && (
        <div className="bg-base-100 border-base-300 fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden">
          <PriceText
            centavos={offer.priceCentavos}
            className="text-lg font-semibold"
          />
          <div className="min-w-0 flex-1">
            <EnrollButton offer={offer} />
          </div>
        </div>
      )}
    </div>
  )
}
