import { Suspense } from 'react'

import 'src/components/Marketing/staff/Builder/landingPageFields'
import 'src/components/Marketing/Offer/salesOffer'
import 'src/components/Marketing/Proof/proof'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { freshQuery } from 'src/lib/data/cellQueries'
import { lazy } from 'src/lib/loading/lazy'

const Builder = lazy(
  () => import('src/components/Marketing/staff/Builder/Builder')
)

export const QUERY: Doc<'BuilderQuery'> = gql`
  query BuilderQuery($funnelId: String!) {
    page: funnelLandingPage(funnelId: $funnelId) {
      ...LandingPageFields
      offer {
        ...SalesOfferFields
      }
      proof {
        ...SalesProofFields
      }
      stages {
        id
        number
        name
        description
      }
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'BuilderQuery'>>
export const Loading = PageLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ page }: PropsOf<'BuilderQuery'>) => (
  <Suspense fallback={<PageLoading />}>
    <Builder page={page} />
  </Suspense>
)
