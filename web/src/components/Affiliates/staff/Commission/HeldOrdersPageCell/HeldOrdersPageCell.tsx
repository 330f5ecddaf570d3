import { DecideHeld } from 'src/components/Affiliates/staff/Commission/DecideHeld'
import {
  columns,
  filters,
} from 'src/components/Affiliates/staff/Commission/heldOrder'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'HeldOrdersPageQuery'> = gql`
  query HeldOrdersPageQuery(
    $page: Int
    $perPage: Int
    $sort: HeldOrdersSort
    $filter: CommissionHold
  ) {
    heldOrdersPage(
      page: $page
      perPage: $perPage
      sort: $sort
      filter: $filter
    ) {
      rows {
        ...HeldOrderFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters, statePrefix: 'held' }

export const beforeQuery = listQuery<VariablesOf<'HeldOrdersPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure

/** The orders that wait for a decision; the filter shows decided ones. */
export const Success = ({
  heldOrdersPage,
  updating,
}: Pick<PropsOf<'HeldOrdersPageQuery'>, 'heldOrdersPage' | 'updating'>) => {
  const mayEdit = useAccess().can('editAffiliates')
  return (
    <ResourceList
      entity="affiliates.staff.held"
      query={QUERY}
      page={heldOrdersPage}
      updating={updating}
      searchable={false}
      {...list}
      actions={mayEdit ? (row) => <DecideHeld order={row} /> : undefined}
    />
  )
}
