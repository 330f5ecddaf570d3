import type { FindAccessLevelQuery } from 'types/graphql'

import { AccessLevelView } from 'src/components/Accounts/staff/AccessLevel/AccessLevelView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FindAccessLevelQuery'> = gql`
  query FindAccessLevelQuery($id: String!) {
    accessLevel(id: $id) {
      ...AccessLevelFields
    }
    accessLevels {
      ...AccessLevelFields
    }
    accessLevelHistory(id: $id) {
      id
      at
      by
      gained
      lost
      isRevertible
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FindAccessLevelQuery'>>
export const isEmpty = ({ accessLevel }: FindAccessLevelQuery) => !accessLevel
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('accounts.staff.accessLevel')
export const Success = ({
  accessLevel,
  accessLevels,
  accessLevelHistory,
}: PropsOf<'FindAccessLevelQuery'>) => (
  <>
    {accessLevel && (
      <AccessLevelView
        level={accessLevel}
        levels={accessLevels}
        history={accessLevelHistory}
      />
    )}
  </>
)
