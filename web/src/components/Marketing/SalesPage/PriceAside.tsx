import { useTranslation } from 'react-i18next'
import type { SalesOfferFields } from 'types/graphql'

import { EnrollButton } from './EnrollButton'
import { OfferCard } from './OfferCard'

type PriceAsideProps = {
  offer: SalesOfferFields
  canBuy: boolean
  isPreview?: boolean
}

/** The card with the price that stays in view beside a sales page; phones have the bar below instead. */
export const PriceAside = ({ offer, canBuy, isPreview }: PriceAsideProps) => {
  const { t } = useTranslation('marketing')
  return (
    <aside
      aria-label={t('offer.summary')}
      className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto max-lg:hidden"
    >
      <OfferCard offer={offer}>
        {canBuy && <EnrollButton offer={offer} isPreview={isPreview} />}
      </OfferCard>
    </aside>
  )
}
