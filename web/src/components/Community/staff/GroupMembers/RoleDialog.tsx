import { useTranslation } from 'react-i18next'
import type { GroupRole } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

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
  const { t } = useTranslation('community.groups')
  const [{ groupId, groupName, name, role }] = people
  const [save, { error }] = useSave(SET_ROLE, {
    done: t('role.done'),
    refetch: shownIn,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        people.length === 1
          ? t('role.titleOfOne', { name, groupName })
          : t('role.titleOf', { count: people.length, groupName })
      }
    >
      <ResourceForm<Input>
        entity="community.groups.member"
        fields={fields}
        record={{ role }}
        onSave={(input) =>
          save({
            groupId,
            userIds: people.map(({ userId }) => userId),
            ...input,
          })
        }
        error={error}
        guard={false}
        block
      />
    </Dialog>
  )
}
