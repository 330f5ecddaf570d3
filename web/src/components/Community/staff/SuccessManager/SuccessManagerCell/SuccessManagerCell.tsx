import type {
  FindSuccessManagerQuery,
  FindSuccessManagerQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Community/staff/SuccessManager/successManager'
import { SuccessManagerView } from 'src/components/Community/staff/SuccessManager/SuccessManagerView'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<
  FindSuccessManagerQuery,
  FindSuccessManagerQueryVariables
> = gql`
  query FindSuccessManagerQuery($id: Int!) {
    successManager(id: $id) {
      ...SuccessManagerFields
    }
  }
`

export const beforeQuery = freshQuery<FindSuccessManagerQueryVariables>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('community.success.manager')
export const Success = ({
  successManager,
}: CellSuccessProps<FindSuccessManagerQuery>) => (
  <SuccessManagerView manager={successManager} />
)
