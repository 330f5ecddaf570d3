import { StageStaff } from 'src/components/Community/staff/Stage/StageStaff'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'StageStaffQuery'> = gql`
  query StageStaffQuery($stageId: Int!) {
    stageStaff(stageId: $stageId) {
      id
      userId
      duty
      name
      email
    }
  }
`

export const Loading = () => <SkeletonLines lines={3} />
// A stage without staff still shows the form to add some.
export const isEmpty = () => false
export const Failure = CellFailure
export const Success = ({
  stageStaff,
  stageId,
}: PropsOf<'StageStaffQuery'> & VariablesOf<'StageStaffQuery'>) => (
  <StageStaff stageId={stageId} staff={stageStaff} />
)
