import type { StatementImportFields } from 'types/graphql'

import 'src/components/Billing/staff/Statement/statementFragments'
import { StatementLines } from 'src/components/Billing/staff/Statement/Lines/StatementLines'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'StatementLinesPageQuery'> = gql`
  query StatementLinesPageQuery(
    $importId: Int!
    $page: Int
    $perPage: Int
    $filter: StatementLineStatus
  ) {
    statementLinesPage(
      importId: $importId
      page: $page
      perPage: $perPage
      filter: $filter
    ) {
      rows {
        ...StatementLineFields
      }
      total
    }
  }
`

type Counts = { counts: StatementImportFields['counts'] }

export const beforeQuery = listQuery(
  ({ counts }: VariablesOf<'StatementLinesPageQuery'> & Counts) => ({
    filters: counts.map(({ status }) => status),
  })
)
export const Loading = TableLoading
export const Failure = CellFailure

type SuccessProps = Pick<
  PropsOf<'StatementLinesPageQuery'>,
  'statementLinesPage' | 'updating'
> &
  Counts & { importId: number; isUsable: boolean }

export const Success = ({
  statementLinesPage,
  updating,
  importId,
  isUsable,
  counts,
}: SuccessProps) => (
  <StatementLines
    lines={statementLinesPage}
    updating={updating}
    importId={importId}
    isUsable={isUsable}
    counts={counts}
  />
)
