import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  MoveGroupMembersInput,
  MoveGroupMembersMutation,
  MoveGroupMembersMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { useGroupsWithParts } from './groupSelects'
import type { Member } from './memberColumns'
import { shownIn } from './shownIn'

const MOVE: TypedDocumentNode<
  MoveGroupMembersMutation,
  MoveGroupMembersMutationVariables
> = gql`
  mutation MoveGroupMembersMutation($input: MoveGroupMembersInput!) {
    moveGroupMembers(input: $input)
  }
`

type Input = Omit<MoveGroupMembersInput, 'userIds'>

type MoveDialogProps = { people: Member[]; onClose: () => void }

/** Moves people to another group or sub-group; a reason is needed when they leave their group. */
export const MoveDialog = ({ people, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('community.groups')
  const groups = useGroupsWithParts()
  const [start] = useState<Partial<Input>>({ groupId: people[0].groupId })
  const [move, { error }] = useSave(MOVE, {
    done: ({ moveGroupMembers: count }) => t('move.done', { count }),
    refetch: shownIn,
    onDone: onClose,
  })
  const leavesGroup = ({ groupId }: Input) =>
    people.some((person) => person.groupId !== groupId)
  const named = ({ id, name }: { id: number; name: string }) => ({
    value: id,
    label: name,
  })
  const fields: Field<Input>[] = [
    {
      name: 'groupId',
      as: 'choice',
      required: true,
      choices: groups.map(named),
    },
    {
      name: 'subGroupId',
      as: 'choice',
      choices: groups.flatMap(({ name, subGroups }) =>
        subGroups.map((each) => ({
          value: each.id,
          label: groups.length > 1 ? `${name} · ${each.name}` : each.name,
        }))
      ),
    },
    { name: 'reason', as: 'textarea', empty: '', when: leavesGroup },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('move.titleOf', { count: people.length, name: people[0].name })}
    >
      <ResourceForm<Input>
        entity="community.groups.move"
        fields={fields}
        record={start}
        onSave={(input) =>
          move({
            input: {
              ...input,
              reason: input.reason ?? '',
              userIds: people.map(({ userId }) => userId),
            },
          })
        }
        error={error}
        submitLabel={t('move.title')}
        guard={false}
        block
      />
    </Dialog>
  )
}
