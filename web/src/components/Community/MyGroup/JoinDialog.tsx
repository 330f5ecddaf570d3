import { useAuth } from 'src/auth'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import type { Joinable } from './joinable'

const JOIN: Doc<'JoinGroupMutation'> = gql`
  mutation JoinGroupMutation($groupId: Int!, $note: String!) {
    joinGroup(groupId: $groupId, note: $note)
  }
`

type Input = { note: string }

type JoinDialogProps = { group: Joinable; onClose: () => void }

/** Joins an open group after a question, or asks the leaders of another one with a few words. */
export const JoinDialog = ({ group, onClose }: JoinDialogProps) => {
  const { reauthenticate } = useAuth()
  const { id, name, joinMode } = group
  const isOpen = joinMode === 'OPEN'
  return (
    <ActionDialog
      words="community.groups"
      name={isOpen ? 'joinNow' : 'askToJoin'}
      of={{ name }}
      entity="community.groups.offer"
      fields={isOpen ? [] : [{ name: 'note', as: 'textarea', empty: '' }]}
      does={({ note }: Input) =>
        call(
          JOIN,
          { groupId: id, note: note ?? '' },
          {
            doneOf: ({ joinGroup: isIn }) => ({
              context: isIn ? undefined : 'asked',
            }),
            onDone: ({ joinGroup: isIn }) => isIn && void reauthenticate(),
          }
        )
      }
      refetch={['MyGroupsQuery']}
      onClose={onClose}
    />
  )
}
