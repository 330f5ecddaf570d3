import type {
  BackupRunsPageQuery,
  BackupRunsPageQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import {
  columns,
  historyPath,
} from 'src/components/Settings/staff/Backup/backupRun'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: TypedDocumentNode<
  BackupRunsPageQuery,
  BackupRunsPageQueryVariables
> = gql`
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

export const beforeQuery = listQuery<BackupRunsPageQueryVariables>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  backupRunsPage,
  updating,
}: Pick<
  CellSuccessProps<BackupRunsPageQuery>,
  'backupRunsPage' | 'updating'
>) => (
  <ResourceList
    entity="settings.backups.run"
    query={QUERY}
    page={backupRunsPage}
    updating={updating}
    searchable={false}
    {...list}
    rowLink={({ id }) => historyPath(id)}
  />
)
