import type { ImportRunFields } from 'types/graphql'

import { ImportRows } from 'src/components/Settings/staff/Imports/Rows/ImportRows'
import {
  filterOf,
  rowList,
} from 'src/components/Settings/staff/Imports/Rows/rowFilters'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { useTableState } from 'src/hooks/resource/useTableState'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'ImportRowsPageQuery'> = gql`
  query ImportRowsPageQuery(
    $runId: Int!
    $page: Int
    $perPage: Int
    $filter: ImportRowsFilter
  ) {
    importRowsPage(
      runId: $runId
      page: $page
      perPage: $perPage
      filter: $filter
    ) {
      rows {
        id
        sheet
        line
        cells
        isLeftOut
        result
        notes
        targetId
        outcome
        reasons
      }
      total
    }
  }
`

type Props = { run: ImportRunFields }

export const beforeQuery = function useRowsQuery({
  runId,
  run,
}: Pick<VariablesOf<'ImportRowsPageQuery'>, 'runId'> & Props) {
  const { filter, variables } = useTableState(rowList)
  const { page, perPage } = variables
  return tableQuery({ page, perPage, runId, filter: filterOf(run, filter) })
}
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  importRowsPage,
  updating,
  run,
}: Pick<PropsOf<'ImportRowsPageQuery'>, 'importRowsPage' | 'updating'> &
  Props) => <ImportRows page={importRowsPage} updating={updating} run={run} />
