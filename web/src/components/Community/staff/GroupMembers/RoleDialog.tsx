import type { GroupRole } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import type { Member } from './memberColumns'
import { shownIn } from './shownIn'

const SET_ROLE: Doc<'SetGroupRoleMutation'> = gql`
  mutation SetGroupRoleMutation(
    $groupId: Int!
    $userIds: [Int!]!
    $role: GroupRole!
  ) {
    setGroupRole(groupId: $groupId, userIds: $userIds, role: $role)
  }
`

type Input = { role: GroupRole }

const fields: Field<Input>[] = [
  {
    name: 'role',
    as: 'choice',
    required: true,
    choices: [{ value: 'LEADER' }, { value: 'ASSISTANT' }, { value: 'MEMBER' }],
  },
]

type RoleDialogProps = { people: Member[]; onClose: () => void }

/** Gives people another role in the group of the first of them. */
export const RoleDialog = ({ people, onClose }: RoleDialogProps) => {
  const [{ groupId, groupName, name, role }] = people
  return (
    <ActionDialog
      words="community.groups"
      name="role"
      of={{
        name,
        groupName,
        count: people.length,
        context: people.length === 1 ? 'named' : undefined,
      }}
      entity="community.groups.member"
      fields={fields}
      record={{ role }}
      does={(input) =>
        call(SET_ROLE, {
          groupId,
          userIds: people.map(({ userId }) => userId),
          ...input,
        })
      }
      refetch={shownIn}
      onClose={onClose}
    />
  )
}
