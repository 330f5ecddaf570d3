import type { ImportRunFields } from 'types/graphql'

import { ImportRows } from 'src/components/Settings/staff/Imports/Rows/ImportRows'
import { rowFilters } from 'src/components/Settings/staff/Imports/Rows/rowFilters'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { listQuery } from 'src/hooks/resource/listQuery'

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

export const beforeQuery = listQuery<
  VariablesOf<'ImportRowsPageQuery'> & Props
>(() => ({ filters: rowFilters }))
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  importRowsPage,
  updating,
  run,
}: Pick<PropsOf<'ImportRowsPageQuery'>, 'importRowsPage' | 'updating'> &
  Props) => <ImportRows page={importRowsPage} updating={updating} run={run} />
