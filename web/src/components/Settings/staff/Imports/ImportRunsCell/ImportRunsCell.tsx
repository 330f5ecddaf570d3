import { runColumns } from 'src/components/Settings/staff/Imports/importRun'
import { importsPath } from 'src/components/Settings/staff/Imports/importsPath'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'ImportRunsPageQuery'> = gql`
  query ImportRunsPageQuery(
    $kind: ImportKind
    $page: Int
    $perPage: Int
    $sort: ImportRunsSort
    $q: String
  ) {
    importRunsPage(
      kind: $kind
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
    ) {
      rows {
        id
        kind
        mode
        status
        fileName
        createdByName
        createdAt
      }
      total
    }
  }
`

const list = { columns: runColumns }

export const beforeQuery = listQuery<VariablesOf<'ImportRunsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  importRunsPage,
  updating,
  kind,
}: Pick<PropsOf<'ImportRunsPageQuery'>, 'importRunsPage' | 'updating'> &
  Pick<VariablesOf<'ImportRunsPageQuery'>, 'kind'>) => (
  <ResourceList
    entity="settings.imports.run"
    query={QUERY}
    within={{ kind }}
    page={importRunsPage}
    updating={updating}
    {...list}
    rowLink={(run) => importsPath(run.kind, run.id)}
  />
)
