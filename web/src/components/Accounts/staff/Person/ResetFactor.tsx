import { ShieldOff } from 'lucide-react'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

const RESET: Doc<'ResetSecondFactorMutation'> = gql`
  mutation ResetSecondFactorMutation($id: Int!, $reason: String!) {
    resetSecondFactor(id: $id, reason: $reason)
  }
`

/** Removes the second factor of a person who has lost it. */
export const ResetFactor = ({ id, name }: { id: number; name: string }) => (
  <Actions
    words="accounts.factor"
    of={{ name }}
    refetch={['FindUserDetailQuery']}
    actions={[
      {
        name: 'reset',
        icon: ShieldOff,
        look: 'ghost',
        does: call(RESET, { id }),
        asks: 'reason',
        isDangerous: true,
      },
    ]}
  />
)
