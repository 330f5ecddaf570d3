import type { ChallengeDay } from 'src/components/Community/staff/Challenge/challengeFields'
import { DayList } from 'src/components/Community/staff/Challenge/DayList'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'ChallengeDaysQuery'> = gql`
  query ChallengeDaysQuery($id: Int!) {
    challengeDays(id: $id) {
      ...ChallengeDayFields
    }
  }
`

type CellProps = {
  id: number
  /** How many days the challenge has. */
  days: number
  mayEdit: boolean
  onEdit: (day: number, task?: ChallengeDay) => void
}

export const beforeQuery = ({ id }: CellProps) => ({ variables: { id } })
export const Loading = RowsLoading
export const Failure = CellFailure
// Days without a task are listed too.
export const isEmpty = () => false
export const Success = ({
  challengeDays,
  days,
  mayEdit,
  onEdit,
}: PropsOf<'ChallengeDaysQuery'> & CellProps) => (
  <DayList
    tasks={challengeDays}
    days={days}
    onEdit={mayEdit ? onEdit : undefined}
  />
)
