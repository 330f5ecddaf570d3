import { useState } from 'react'

import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  AddGroupMembersInput,
  AddGroupMembersMutation,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { AddedLines } from './AddedLines'
import { placeOf, placeValue, usePlaceChoices } from './places'
import { shownIn } from './shownIn'

const ADD: Doc<'AddGroupMembersMutation'> = gql`
  mutation AddGroupMembersMutation(
    $groupId: Int!
    $input: AddGroupMembersInput!
  ) {
    addGroupMembers(groupId: $groupId, input: $input) {
      line
      value
      name
      code
    }
  }
`

type Input = Pick<AddGroupMembersInput, 'people' | 'role'> & { place: string }

type AddMembersProps = { groupId?: number; subGroupId?: number }

/** Adds people by e-mail or tribe id to a group; lines that add nobody stay in view with the reason. */
export const AddMembers = ({ groupId, subGroupId }: AddMembersProps) => {
  const { t } = useTranslation(['community.groups', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const [refused, setRefused] =
    useState<AddGroupMembersMutation['addGroupMembers']>()
  const close = () => {
    setIsOpen(false)
    setRefused(undefined)
  }
  const [add, { error }] = useSave(ADD, {
    done: ({ addGroupMembers: lines }) =>
      t('add.done', { count: lines.filter(({ code }) => !code).length }),
    refetch: shownIn,
    onDone: ({ addGroupMembers: lines }) => {
      const failed = lines.filter(({ code }) => code)
      if (failed.length === 0) close()
      else setRefused(failed)
    },
  })
  const fields: Field<Input>[] = [
    { name: 'people', as: 'textarea', required: true },
    {
      name: 'place',
      as: 'choice',
      required: true,
      choices: usePlaceChoices(),
    },
    {
      name: 'role',
      as: 'choice',
      required: true,
      choices: [
        { value: 'MEMBER' },
        { value: 'ASSISTANT' },
        { value: 'LEADER' },
      ],
    },
  ]
  return (
    <>
      <Button look="primary" icon={UserPlus} onClick={() => setIsOpen(true)}>
        {t('add.title')}
      </Button>
      {/* Another dialog for the result: that one has nothing to lose. */}
      <Dialog
        key={refused ? 'result' : 'form'}
        isOpen={isOpen}
        onClose={close}
        title={t('add.title')}
      >
        {refused ? (
          <AddedLines lines={refused} onClose={close} />
        ) : (
          <ResourceForm<Input>
            entity="community.groups.add"
            fields={fields}
            record={{
              place: groupId && placeValue({ groupId, subGroupId }),
              role: 'MEMBER',
            }}
            onSave={({ place, ...input }) => {
              const { groupId: chosen, subGroupId: circle } = placeOf(place)
              return add({
                groupId: chosen,
                input: { ...input, subGroupId: circle },
              })
            }}
            error={error}
            submitLabel={t('add.submit')}
            guard={false}
            block
          />
        )}
      </Dialog>
    </>
  )
}
