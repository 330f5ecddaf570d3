import { useQuery } from '@redwoodjs/web'

import { isRunning } from 'src/components/Operator/staff/Backup/backupRun'
import { BackupRunView } from 'src/components/Operator/staff/Backup/BackupRunView'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'

export const QUERY: Doc<'BackupRunQuery'> = gql`
  query BackupRunQuery($id: Int!) {
    backupRun(id: $id) {
      ...BackupRunFields
      rowCounts {
        table
        rows
      }
    }
  }
`

/** How often the page asks how far the backup is; the job goes on without the page. */
const POLL_MS = 2000

export const Loading = DetailsLoading
export const Failure = CellFailure
export const Empty = NotFound

/** Follows the running job; the page of the backup reads the same cache. */
const FollowJob = ({ id }: VariablesOf<'BackupRunQuery'>) => {
  useQuery(QUERY, { variables: { id }, pollInterval: POLL_MS })
  return null
}

export const Success = ({ backupRun }: PropsOf<'BackupRunQuery'>) => (
  <>
    {isRunning(backupRun) && <FollowJob id={backupRun.id} />}
    <BackupRunView run={backupRun} />
  </>
)
