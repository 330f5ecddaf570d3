import { FiguresLoading } from 'src/components/Accounts/Home/staff/Staff/HomeFigures'
import 'src/components/Community/staff/Group/group'
import { ManageGroup } from 'src/components/Community/staff/ManageGroup/ManageGroup'
import { NoManagedGroup } from 'src/components/Community/staff/ManageGroup/NoManagedGroup'
import 'src/components/Community/staff/SubGroup/subGroup'
import { Busy } from 'src/components/ui/feedback/cellStates/Busy'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'ManagedGroupQuery'> = gql`
  query ManagedGroupQuery {
    managedGroup {
      group {
        ...GroupFields
        subGroups {
          ...SubGroupFields
        }
      }
      isLeader
      nextMeetingAt
      requests {
        ...GroupRequestFields
      }
      stuckCount
      moveUps {
        id
        number
        name
        count
      }
    }
  }
`

export const Loading = () => (
  <Busy>
    <FiguresLoading count={4} />
  </Busy>
)

export const Empty = NoManagedGroup
export const Failure = CellFailure
export const Success = ({ managedGroup }: PropsOf<'ManagedGroupQuery'>) => (
  <ManageGroup managed={managedGroup} />
)
