import { SuccessCare } from 'src/components/Community/staff/SuccessCare/SuccessCare'
import 'src/components/Community/staff/SuccessCare/successTask'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'SuccessCareQuery'> = gql`
  query SuccessCareQuery($userId: Int!) {
    successCare(userId: $userId) {
      userId
      managerId
      managerName
      since
      reason
      tasks {
        ...SuccessTaskFields
      }
      notes {
        id
        text
        result
        visibility
        authorName
        isOwn
        createdAt
      }
    }
  }
`

export const Loading = RowsLoading
export const Failure = CellFailure
export const Success = ({ successCare }: PropsOf<'SuccessCareQuery'>) => (
  <SuccessCare care={successCare} />
)
