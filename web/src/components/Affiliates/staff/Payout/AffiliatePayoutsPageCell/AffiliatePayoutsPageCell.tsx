import { columns } from 'src/components/Affiliates/Payout/payout'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'AffiliatePayoutsPageQuery'> = gql`
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

export const beforeQuery =
  listQuery<VariablesOf<'AffiliatePayoutsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  affiliatePayoutsPage,
  updating,
  affiliateId,
}: Pick<
  PropsOf<'AffiliatePayoutsPageQuery'>,
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
