import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import type { Member } from './memberColumns'
import { placeOf, placeValue, usePlaceChoices } from './places'
import { shownIn } from './shownIn'

const MOVE: Doc<'MoveGroupMembersMutation'> = gql`
  mutation MoveGroupMembersMutation($input: MoveGroupMembersInput!) {
    moveGroupMembers(input: $input)
  }
`

type Input = { place: string; reason: string }

type MoveDialogProps = { people: Member[]; onClose: () => void }

/** Moves people to another group or sub-group; a reason is needed when they leave their group. */
export const MoveDialog = ({ people, onClose }: MoveDialogProps) => {
  const { t } = useTranslation(['community.groups', 'errors'])
  const [start] = useState({ place: placeValue(people[0]) })
  const [move, { error }] = useSave(MOVE, {
    done: ({ moveGroupMembers: count }) => t('move.done', { count }),
    refetch: shownIn,
    onDone: onClose,
  })
  const fields: Field<Input>[] = [
    {
      name: 'place',
      as: 'choice',
      required: true,
      choices: usePlaceChoices(),
    },
    {
      name: 'reason',
      as: 'textarea',
      required: true,
      when: ({ place }) =>
        people.some(({ groupId }) => groupId !== placeOf(place).groupId),
      validation: (value: string) =>
        value?.trim() ? null : t('errors:REASON_REQUIRED'),
    },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        people.length === 1
          ? t('move.titleOfOne', { name: people[0].name })
          : t('move.titleOf', { count: people.length })
      }
    >
      <ResourceForm<Input>
        entity="community.groups.move"
        fields={fields}
        record={start}
        onSave={({ place, reason }) =>
          move({
            input: {
              ...placeOf(place),
              reason: reason ?? '',
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
