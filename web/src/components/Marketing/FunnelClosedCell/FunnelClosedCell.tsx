import type { ClosedOfferQuery, ClosedOfferQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Marketing/Offer/offer'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

import { ClosedNotice } from './ClosedNotice'

export const QUERY: TypedDocumentNode<
  ClosedOfferQuery,
  ClosedOfferQueryVariables
> = gql`
  query ClosedOfferQuery($funnelId: String!) {
    offer(funnelId: $funnelId) {
      ...OfferFields
    }
  }
`

export const Loading = DetailsLoading
export const Failure = CellFailure
export const Empty = () => <ClosedNotice />
export const Success = ({ offer }: CellSuccessProps<ClosedOfferQuery>) => (
  <ClosedNotice offer={offer} />
)
