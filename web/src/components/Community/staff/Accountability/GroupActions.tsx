import type { AccountabilityListedFields } from 'types/graphql'

import { shownIn } from 'src/components/Community/Buddies/accountabilityGroup'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { AccountabilityDialog } from './AccountabilityDialog'

const END: Doc<'EndAccountabilityGroupMutation'> = gql`
  mutation EndAccountabilityGroupMutation($id: Int!, $reason: String!) {
    endAccountabilityGroup(id: $id, reason: $reason) {
      ...AccountabilityListedFields
    }
  }
`

const PAUSE: Doc<'PauseAccountabilityGroupMutation'> = gql`
  mutation PauseAccountabilityGroupMutation($id: Int!) {
    pauseAccountabilityGroup(id: $id) {
      ...AccountabilityListedFields
    }
  }
`

const RESUME: Doc<'ResumeAccountabilityGroupMutation'> = gql`
  mutation ResumeAccountabilityGroupMutation($id: Int!) {
    resumeAccountabilityGroup(id: $id) {
      ...AccountabilityListedFields
    }
  }
`

type GroupActionsProps = { group: AccountabilityListedFields }

/** The actions of editors on a group in the list: edit it, let it pause or go on, and end it. */
export const GroupActions = ({ group }: GroupActionsProps) => {
  const { id, name, status, memberCount } = group
  if (status === 'ENDED') return null
  return (
    <Actions
      words="community.accountability"
      of={{ name, count: memberCount }}
      refetch={shownIn}
      size="sm"
      className="flex justify-end"
      actions={[
        {
          name: 'edit',
          look: 'ghost',
          opens: (onClose) => (
            <AccountabilityDialog group={group} onClose={onClose} />
          ),
        },
        status === 'PAUSED'
          ? { name: 'resume', look: 'ghost', does: call(RESUME, { id }) }
          : { name: 'pause', look: 'ghost', does: call(PAUSE, { id }) },
        {
          name: 'end',
          look: 'ghost',
          does: call(END, { id }),
          asks: 'reason',
          isDangerous: true,
        },
      ]}
    />
  )
}
