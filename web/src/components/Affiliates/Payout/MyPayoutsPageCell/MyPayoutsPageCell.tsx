import { columns } from 'src/components/Affiliates/Payout/payout'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'MyPayoutsPageQuery'> = gql`
  query MyPayoutsPageQuery($page: Int, $perPage: Int, $sort: PayoutsSort) {
    myPayoutsPage(page: $page, perPage: $perPage, sort: $sort) {
      rows {
        ...PayoutFields
      }
      total
    }
  }
`

const list = { columns }

export const beforeQuery = listQuery<VariablesOf<'MyPayoutsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  myPayoutsPage,
  updating,
}: Pick<PropsOf<'MyPayoutsPageQuery'>, 'myPayoutsPage' | 'updating'>) => (
  <ResourceList
    entity="affiliates.payout"
    query={QUERY}
    page={myPayoutsPage}
    updating={updating}
    searchable={false}
    {...list}
  />
)
