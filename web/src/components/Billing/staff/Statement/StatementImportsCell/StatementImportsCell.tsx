import { importColumns } from 'src/components/Billing/staff/Statement/statementImport'
import { statementPath } from 'src/components/Billing/staff/Statement/statementPath'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'StatementImportsPageQuery'> = gql`
  query StatementImportsPageQuery(
    $page: Int
    $perPage: Int
    $sort: StatementImportsSort
  ) {
    statementImportsPage(page: $page, perPage: $perPage, sort: $sort) {
      rows {
        id
        platform
        fileName
        status
        createdByName
        createdAt
      }
      total
    }
  }
`

const list = { columns: importColumns }

export const beforeQuery =
  listQuery<VariablesOf<'StatementImportsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  statementImportsPage,
  updating,
}: Pick<
  PropsOf<'StatementImportsPageQuery'>,
  'statementImportsPage' | 'updating'
>) => (
  <ResourceList
    entity="billing.staff.statementImport"
    query={QUERY}
    page={statementImportsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => statementPath(id)}
  />
)
