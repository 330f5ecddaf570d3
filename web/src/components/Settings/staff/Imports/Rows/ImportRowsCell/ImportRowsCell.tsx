import type {
  ImportRowsPageQuery,
  ImportRowsPageQueryVariables,
  ImportRunFields,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { ImportRows } from 'src/components/Settings/staff/Imports/Rows/ImportRows'
import { rowFilters } from 'src/components/Settings/staff/Imports/Rows/rowFilters'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: TypedDocumentNode<
  ImportRowsPageQuery,
  ImportRowsPageQueryVariables
> = gql`
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

export const beforeQuery = listQuery<ImportRowsPageQueryVariables & Props>(
  () => ({ filters: rowFilters })
)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  importRowsPage,
  updating,
  run,
}: Pick<CellSuccessProps<ImportRowsPageQuery>, 'importRowsPage' | 'updating'> &
  Props) => <ImportRows page={importRowsPage} updating={updating} run={run} />
