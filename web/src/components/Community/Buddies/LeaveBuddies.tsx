import { useAuth } from 'src/auth'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { shownIn, type Buddies } from './accountabilityGroup'

const LEAVE: Doc<'LeaveAccountabilityGroupMutation'> = gql`
  mutation LeaveAccountabilityGroupMutation($reason: String!) {
    leaveAccountabilityGroup(reason: $reason)
  }
`

type LeaveBuddiesProps = Pick<Buddies, 'name' | 'leader'>

/** A member leaves with a reason, which the leader reads; in a group without one, staff do. */
export const LeaveBuddies = ({ name, leader }: LeaveBuddiesProps) => {
  const { reauthenticate } = useAuth()
  return (
    <Actions
      words="community.accountability"
      of={{ name }}
      refetch={shownIn}
      actions={[
        {
          name: 'leave',
          look: 'ghost',
          of: !leader && { context: 'noLeader' },
          does: call(LEAVE, {}, { onDone: () => void reauthenticate() }),
          asks: 'reason',
          isDangerous: true,
        },
      ]}
    />
  )
}
