import { columns, filters } from 'src/components/Affiliates/Leads/lead'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'MyAffiliateLeadsPageQuery'> = gql`
  query MyAffiliateLeadsPageQuery(
    $page: Int
    $perPage: Int
    $sort: LeadsSort
    $q: String
    $filter: LeadsFilter
  ) {
    myAffiliateLeadsPage(
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

const list = { columns, filters }

export const beforeQuery =
  listQuery<VariablesOf<'MyAffiliateLeadsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  myAffiliateLeadsPage,
  updating,
}: Pick<
  PropsOf<'MyAffiliateLeadsPageQuery'>,
  'myAffiliateLeadsPage' | 'updating'
>) => (
  <ResourceList
    entity="affiliates.lead"
    query={QUERY}
    page={myAffiliateLeadsPage}
    updating={updating}
    {...list}
  />
)
