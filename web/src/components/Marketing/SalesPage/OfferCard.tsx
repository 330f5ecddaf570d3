import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'
import type { SalesOfferFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { MonthlyPrice } from 'src/components/Marketing/Offer/MonthlyPrice'
import { OfferFacts } from 'src/components/Marketing/Offer/OfferFacts'
import { OfferPrice } from 'src/components/Marketing/Offer/OfferPrice'
import { OfferStateNote } from 'src/components/Marketing/Offer/OfferStateNote'
import { WaitlistLink } from 'src/components/Marketing/Offer/WaitlistLink'
import { RefundLine } from 'src/components/Marketing/Proof/RefundLine'
import { Link } from 'src/components/ui/control/Link'

import { OwnedNote } from '../Offer/OwnedNote'

type OfferCardProps = { offer: SalesOfferFields; children?: ReactNode }

/** The price and its conditions. The button is part of the card or, on phones, in a bar below. */
export const OfferCard = ({ offer, children }: OfferCardProps) => {
  const { t } = useTranslation('marketing')

  return (
    <div className="panel space-y-5 p-4 sm:p-6">
      <div>
        <OfferPrice offer={offer} className="text-3xl font-bold" />
        <MonthlyPrice offer={offer} className="mt-1 text-sm" />
      </div>
      {offer.isOwned ? (
        <OwnedNote />
      ) : (
        offer.state !== 'OPEN' && (
          <div className="bg-base-200 rounded-lg p-4">
            <OfferStateNote offer={offer} />
            <div className="mt-4">
              <WaitlistLink funnelId={offer.id} />
            </div>
          </div>
        )
      )}
      {children}
      <OfferFacts offer={offer} />
      {offer.refundLine && (
        <div className="text-sm">
          <RefundLine line={offer.refundLine} />
        </div>
      )}
      <p className="border-base-300 text-muted border-t pt-4 text-sm">
        {offer.priceCentavos > 0 && <>{t('offer.howToPay')} </>}
        <Link to={routes.refundPolicy()} className="link">
          {t('offer.refundPolicy')}
        </Link>
        {offer.askLink && (
          <>
            {' · '}
            <a href={offer.askLink} className="link">
              {t('offer.ask')}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
