import type {
  AffiliatePayoutsPageQuery,
  AffiliatePayoutsPageQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Affiliates/Payout/payout'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: TypedDocumentNode<
  AffiliatePayoutsPageQuery,
  AffiliatePayoutsPageQueryVariables
> = gql`
  query AffiliatePayoutsPageQuery(
    $affiliateId: Int!
    $page: Int
    $perPage: Int
    $sort: PayoutsSort
  ) {
    affiliatePayoutsPage(
      affiliateId: $affiliateId
      page: $page
      perPage: $perPage
      sort: $sort
    ) {
      rows {
        ...PayoutFields
      }
      total
    }
  }
`

const list = { columns, statePrefix: 'payouts' }

export const beforeQuery = listQuery<AffiliatePayoutsPageQueryVariables>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  affiliatePayoutsPage,
  updating,
  affiliateId,
}: Pick<
  CellSuccessProps<AffiliatePayoutsPageQuery>,
  'affiliatePayoutsPage' | 'updating'
> & { affiliateId: number }) => (
  <ResourceList
    entity="affiliates.payout"
    query={QUERY}
    within={{ affiliateId }}
    page={affiliatePayoutsPage}
    updating={updating}
    searchable={false}
    {...list}
  />
)
