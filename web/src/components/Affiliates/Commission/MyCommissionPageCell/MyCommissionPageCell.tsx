import { columns, filters } from 'src/components/Affiliates/Commission/line'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'MyCommissionPageQuery'> = gql`
  query MyCommissionPageQuery(
    $page: Int
    $perPage: Int
    $sort: CommissionSort
    $filter: CommissionStatus
  ) {
    myCommissionPage(
      page: $page
      perPage: $perPage
      sort: $sort
      filter: $filter
    ) {
      rows {
        ...CommissionLineFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<VariablesOf<'MyCommissionPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  myCommissionPage,
  updating,
}: Pick<PropsOf<'MyCommissionPageQuery'>, 'myCommissionPage' | 'updating'>) => (
  <ResourceList
    entity="affiliates.commission"
    query={QUERY}
    page={myCommissionPage}
    updating={updating}
    searchable={false}
    {...list}
  />
)
