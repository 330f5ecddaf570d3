import type { SalesOfferFields } from 'types/graphql'

import { MonthlyPrice } from 'src/components/Marketing/Offer/MonthlyPrice'
import { OfferPrice } from 'src/components/Marketing/Offer/OfferPrice'
import { EnrollButton } from 'src/components/Marketing/SalesPage/EnrollButton'

type BuyBarProps = { offer: SalesOfferFields; isPreview?: boolean }

/** On phones, the price and the button to buy, always within reach. The page leaves room for it (styles.css). */
export const BuyBar = ({ offer, isPreview }: BuyBarProps) => (
  <div className="buy-bar bg-base-100 border-base-300 fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden">
    <div>
      <OfferPrice offer={offer} className="text-lg font-semibold" isBrief />
      <MonthlyPrice offer={offer} className="text-xs" />
    </div>
    <div className="min-w-0 flex-1">
      <EnrollButton offer={offer} isPreview={isPreview} />
    </div>
  </div>
)
