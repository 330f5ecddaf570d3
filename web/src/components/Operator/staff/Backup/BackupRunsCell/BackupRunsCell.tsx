import {
  columns,
  historyPath,
} from 'src/components/Operator/staff/Backup/backupRun'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'BackupRunsPageQuery'> = gql`
  query BackupRunsPageQuery($page: Int, $perPage: Int, $sort: BackupRunsSort) {
    backupRunsPage(page: $page, perPage: $perPage, sort: $sort) {
      rows {
        ...BackupRunFields
      }
      total
    }
  }
`

const list = { columns }

export const beforeQuery = listQuery<VariablesOf<'BackupRunsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  backupRunsPage,
  updating,
}: Pick<PropsOf<'BackupRunsPageQuery'>, 'backupRunsPage' | 'updating'>) => (
  <ResourceList
    entity="operator.backups.run"
    query={QUERY}
    page={backupRunsPage}
    updating={updating}
    searchable={false}
    {...list}
    rowLink={({ id }) => historyPath(id)}
  />
)
