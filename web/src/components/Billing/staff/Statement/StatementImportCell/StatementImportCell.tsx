import { StatementFile } from 'src/components/Billing/staff/Statement/StatementFile'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'

export const QUERY: Doc<'StatementImportQuery'> = gql`
  query StatementImportQuery($id: Int!) {
    statementImport(id: $id) {
      ...StatementImportFields
    }
  }
`

export const Loading = TableLoading
export const Failure = CellFailure
export const Empty = NotFound
export const Success = ({
  statementImport,
}: PropsOf<'StatementImportQuery'>) => <StatementFile file={statementImport} />
