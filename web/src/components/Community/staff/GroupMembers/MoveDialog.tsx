import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

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
  const { t } = useTranslation('errors')
  const [start] = useState({ place: placeValue(people[0]) })
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
        value?.trim() ? null : t('REASON_REQUIRED'),
    },
  ]
  return (
    <ActionDialog
      words="community.groups"
      name="move"
      of={{
        name: people[0].name,
        count: people.length,
        context: people.length === 1 ? 'named' : undefined,
      }}
      fields={fields}
      record={start}
      does={({ place, reason }) =>
        call(
          MOVE,
          {
            input: {
              ...placeOf(place),
              reason: reason ?? '',
              userIds: people.map(({ userId }) => userId),
            },
          },
          { doneOf: ({ moveGroupMembers: count }) => ({ count }) }
        )
      }
      refetch={shownIn}
      onClose={onClose}
    />
  )
}
