import 'src/components/Community/staff/SuccessManager/successManager'
import { SuccessManagerView } from 'src/components/Community/staff/SuccessManager/SuccessManagerView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FindSuccessManagerQuery'> = gql`
  query FindSuccessManagerQuery($id: Int!) {
    successManager(id: $id) {
      ...SuccessManagerFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FindSuccessManagerQuery'>>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('community.success.manager')
export const Success = ({
  successManager,
}: PropsOf<'FindSuccessManagerQuery'>) => (
  <SuccessManagerView manager={successManager} />
)
