import 'src/components/Marketing/Offer/offer'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

import { ClosedNotice } from './ClosedNotice'

export const QUERY: Doc<'ClosedOfferQuery'> = gql`
  query ClosedOfferQuery($funnelId: String!) {
    offer(funnelId: $funnelId) {
      ...OfferFields
    }
  }
`

export const Loading = DetailsLoading
export const Failure = CellFailure
export const Empty = () => <ClosedNotice />
export const Success = ({ offer }: PropsOf<'ClosedOfferQuery'>) => (
  <ClosedNotice offer={offer} />
)
