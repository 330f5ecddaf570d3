import { Redirect, routes } from '@redwoodjs/router'

import { Checkout } from 'src/components/Marketing/Checkout/Checkout'
import { CheckoutLoading } from 'src/components/Marketing/Checkout/CheckoutLoading'
import 'src/components/Marketing/Offer/offer'
import { OwnedNote } from 'src/components/Marketing/Offer/OwnedNote'
import { useCarriedCodes } from 'src/components/Marketing/Offer/useCarriedCodes'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'

export const QUERY: Doc<'CheckoutOfferQuery'> = gql`
  query CheckoutOfferQuery($funnelId: String!) {
    offer(funnelId: $funnelId) {
      ...OfferFields
    }
  }
`

export const Loading = CheckoutLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ offer }: PropsOf<'CheckoutOfferQuery'>) => {
  const carried = useCarriedCodes()
  if (offer.isOwned) {
    return (
      <section className="panel mx-auto max-w-xl p-5 sm:p-8">
        <h1 className="mb-4 text-2xl">{offer.productName}</h1>
        <OwnedNote />
      </section>
    )
  }
  if (offer.state !== 'OPEN') {
    const closed = routes.funnelClosed({ funnel: offer.id, ...carried })
    return <Redirect to={closed} options={{ replace: true }} />
  }
  return <Checkout offer={offer} />
}
