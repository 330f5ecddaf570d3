import { columns, filters } from 'src/components/Affiliates/Leads/lead'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { withLabels } from 'src/components/ui/resource/ResourceTable/columns'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'AffiliateLeadsPageQuery'> = gql`
  query AffiliateLeadsPageQuery(
    $affiliateId: Int!
    $page: Int
    $perPage: Int
    $sort: LeadsSort
    $q: String
    $filter: LeadsFilter
  ) {
    affiliateLeadsPage(
      affiliateId: $affiliateId
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...AffiliateLeadFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns: withLabels(columns), filters, statePrefix: 'leads' }

export const beforeQuery =
  listQuery<VariablesOf<'AffiliateLeadsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  affiliateLeadsPage,
  updating,
  affiliateId,
}: Pick<
  PropsOf<'AffiliateLeadsPageQuery'>,
  'affiliateLeadsPage' | 'updating'
> & { affiliateId: number }) => (
  <ResourceList
    entity="affiliates.lead"
    query={QUERY}
    within={{ affiliateId }}
    page={affiliateLeadsPage}
    updating={updating}
    {...list}
  />
)
