import type { KeptDatabasesQuery } from 'types/graphql'

import { KeptDatabases } from 'src/components/Operator/staff/Backup/restore/KeptDatabases'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'KeptDatabasesQuery'> = gql`
  query KeptDatabasesQuery {
    keptDatabases {
      name
      replacedAt
      until
      size
    }
  }
`

// Most schools never have one, so nothing stands in its place.
export const Loading = () => null
export const Empty = () => null
export const Failure = CellFailure
export const Success = ({ keptDatabases }: KeptDatabasesQuery) => (
  <KeptDatabases databases={keptDatabases} />
)
