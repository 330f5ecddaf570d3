import { useTranslation } from 'react-i18next'
import type {
  GroupRole,
  SetGroupRoleMutation,
  SetGroupRoleMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import type { Member } from './memberColumns'
import { shownIn } from './shownIn'

const SET_ROLE: TypedDocumentNode<
  SetGroupRoleMutation,
  SetGroupRoleMutationVariables
> = gql`
  mutation SetGroupRoleMutation($userId: Int!, $role: GroupRole!) {
    setGroupRole(userId: $userId, role: $role)
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

type RoleDialogProps = { person: Member; onClose: () => void }

/** Gives a person another role in their group. */
export const RoleDialog = ({ person, onClose }: RoleDialogProps) => {
  const { t } = useTranslation('community.groups')
  const { userId, name, role, groupName } = person
  const [save, { error }] = useSave(SET_ROLE, {
    done: t('role.done'),
    refetch: shownIn,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('role.titleOf', { name, groupName })}
    >
      <ResourceForm<Input>
        entity="community.groups.member"
        fields={fields}
        record={{ role }}
        onSave={(input) => save({ userId, ...input })}
        error={error}
        guard={false}
        block
      />
    </Dialog>
  )
}
