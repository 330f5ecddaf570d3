import {
  batchPath,
  columns,
} from 'src/components/Affiliates/staff/Payout/batch'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'PayoutBatchesPageQuery'> = gql`
  query PayoutBatchesPageQuery($page: Int, $perPage: Int, $sort: PayoutsSort) {
    payoutBatchesPage(page: $page, perPage: $perPage, sort: $sort) {
      rows {
        ...PayoutBatchFields
      }
      total
    }
  }
`

const list = { columns, statePrefix: 'batches' }

export const beforeQuery =
  listQuery<VariablesOf<'PayoutBatchesPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  payoutBatchesPage,
  updating,
}: Pick<
  PropsOf<'PayoutBatchesPageQuery'>,
  'payoutBatchesPage' | 'updating'
>) => (
  <ResourceList
    entity="affiliates.staff.batch"
    query={QUERY}
    page={payoutBatchesPage}
    updating={updating}
    searchable={false}
    {...list}
    rowLink={({ id }) => batchPath(id)}
  />
)
