import { useQuery } from '@redwoodjs/web'

import 'src/components/Settings/staff/Imports/importFragments'
import { isRunning } from 'src/components/Settings/staff/Imports/importRun'
import { RunView } from 'src/components/Settings/staff/Imports/Run/RunView'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'

export const QUERY: Doc<'ImportRunQuery'> = gql`
  query ImportRunQuery($id: Int!) {
    importRun(id: $id) {
      ...ImportRunFields
    }
  }
`

/** How often the page asks how far a job is; the job goes on without the page. */
const POLL_MS = 1000

export const Loading = TableLoading
export const Failure = CellFailure
export const Empty = NotFound

/** Follows the running job; the page of the import reads the same cache. */
const FollowJob = ({ id }: VariablesOf<'ImportRunQuery'>) => {
  useQuery(QUERY, { variables: { id }, pollInterval: POLL_MS })
  return null
}

export const Success = ({ importRun }: PropsOf<'ImportRunQuery'>) => (
  <>
    {isRunning(importRun) && <FollowJob id={importRun.id} />}
    <RunView run={importRun} />
  </>
)
