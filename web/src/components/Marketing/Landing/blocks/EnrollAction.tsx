import { OfferStateNote } from 'src/components/Marketing/Offer/OfferStateNote'
import { OwnedNote } from 'src/components/Marketing/Offer/OwnedNote'
import { WaitlistLink } from 'src/components/Marketing/Offer/WaitlistLink'
import { EnrollButton } from 'src/components/Marketing/SalesPage/EnrollButton'

import { useLive } from '../live'

/** The link to the checkout. If the offer cannot be bought now, the reason and a link to the waiting list. */
export const EnrollAction = ({ label }: { label?: string }) => {
  const { offer, isPreview } = useLive()
  if (!offer) return null
  if (offer.isOwned) return <OwnedNote />
  if (offer.state !== 'OPEN')
    return (
      <div className="space-y-4">
        <OfferStateNote offer={offer} />
        <WaitlistLink funnelId={offer.id} />
      </div>
    )
  return <EnrollButton offer={offer} isPreview={isPreview} label={label} />
}
