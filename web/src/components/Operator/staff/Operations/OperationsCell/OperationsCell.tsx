import { OperationsView } from 'src/components/Operator/staff/Operations/OperationsView'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'OperationsStateQuery'> = gql`
  query OperationsStateQuery {
    operationsState {
      asOf
      product
      node
      postgres
      startedAt
      appliedMigrations
      pendingMigrations
      countedUpTo
      jobs {
        task
        waiting
        running
        failed
      }
      failedJobs {
        id
        task
        attempts
        failedAt
        error
      }
      workers
      sessions
      isMailSet
      mailsWaiting
      mailsFailed
      fileStore
      diskSize
      diskFree
      databaseSize
      slowState
      slowStatements {
        text
        calls
        meanMs
        totalMs
      }
      tables {
        name
        bytes
        rows
      }
      lastBackup {
        id
        status
        createdAt
        verifiedAt
      }
    }
  }
`

export const beforeQuery = freshQuery
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Success = ({
  operationsState,
}: PropsOf<'OperationsStateQuery'>) => (
  <OperationsView state={operationsState} />
)
