import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OpenOfferFields } from 'types/graphql'

import { Link } from 'src/components/ui/control/Link'
import { Cover } from 'src/components/ui/layout/Cover'
import { PriceText } from 'src/components/ui/text/PriceText'

import { formatPeso } from '$api/src/shared/money'

type OpenOfferListProps = { offers: OpenOfferFields[] }

/** Open offers, each with its pesos a month or its price, and a link to its page. */
export const OpenOfferList = ({ offers }: OpenOfferListProps) => {
  const { t } = useTranslation('marketing.openOffers')
  return (
    <ul className="divide-base-300 divide-y">
      {offers.map(({ id, slug, headline, productName, ...offer }) => (
        <li key={id}>
          <Link
            to={`/${slug}`}
            className="hover:bg-base-200 flex items-center gap-4 px-4 py-3.5 -outline-offset-2 sm:px-6"
          >
            <Cover
              src={offer.coverUrl}
              className="aspect-video w-24! shrink-0 rounded-md sm:w-28!"
            />
            <span className="min-w-0 flex-1">
              <span className="block leading-snug font-semibold wrap-anywhere">
                {headline}
              </span>
              <span className="text-muted block text-sm wrap-anywhere">
                {productName}
              </span>
              <span className="block text-sm font-semibold">
                {offer.monthlyCentavos ? (
                  t('monthly', { amount: formatPeso(offer.monthlyCentavos) })
                ) : (
                  <PriceText centavos={offer.priceCentavos} />
                )}
              </span>
            </span>
            <ChevronRight className="text-muted size-5 shrink-0" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
