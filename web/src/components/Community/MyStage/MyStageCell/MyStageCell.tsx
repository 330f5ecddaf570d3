import { useNewNotice } from 'src/components/Accounts/Notices/live/useNewNotice'
import { MyStage } from 'src/components/Community/MyStage/MyStage'
import { Busy } from 'src/components/ui/feedback/cellStates/Busy'
import {
  CellEmpty,
  CellFailure,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'

import 'src/components/Community/MyStage/myStageFields'

export const QUERY: Doc<'MyStageQuery'> = gql`
  query MyStageQuery {
    myStage {
      ...MyStageFields
    }
  }
`

export const beforeQuery = () => ({
  fetchPolicy: 'cache-and-network' as const,
})

export const Loading = () => (
  <Busy className="space-y-6">
    <Skeleton className="h-36 w-full rounded-xl" />
    <Skeleton className="h-36 w-full rounded-xl" />
    <SkeletonLines lines={6} />
  </Busy>
)

export const Empty = CellEmpty
export const Failure = CellFailure
export const Success = ({ myStage, queryResult }: PropsOf<'MyStageQuery'>) => {
  // A reviewer has answered a task or a request.
  useNewNotice(() => queryResult?.refetch?.().catch(() => undefined))
  return <MyStage mine={myStage} />
}
