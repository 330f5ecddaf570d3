import type { OfferBySlugQuery, OfferBySlugQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Marketing/Offer/offer'
import { SalesPage } from 'src/components/Marketing/SalesPage/SalesPage'
import { SalesPageLoading } from 'src/components/Marketing/SalesPage/SalesPageLoading'
import { CellFailure } from 'src/components/ui/cellStates/cellStates'
import { NotFound } from 'src/components/ui/NotFound/NotFound'

export const QUERY: TypedDocumentNode<
  OfferBySlugQuery,
  OfferBySlugQueryVariables
> = gql`
  query OfferBySlugQuery($slug: String!) {
    offer: offerBySlug(slug: $slug) {
      ...OfferFields
      headline
      body
      template
      linkedUrl
      productDescription
      courses {
        id
        title
        shortDescription
        lessonCount
      }
    }
  }
`

export const Loading = SalesPageLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ offer }: CellSuccessProps<OfferBySlugQuery>) => (
  <SalesPage offer={offer} />
)
