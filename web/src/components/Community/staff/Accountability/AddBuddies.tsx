import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { AddAccountabilityMembersMutation } from 'types/graphql'

import { shownIn } from 'src/components/Community/Buddies/accountabilityGroup'
import { AddedLines } from 'src/components/Community/staff/GroupMembers/AddedLines'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

const ADD: Doc<'AddAccountabilityMembersMutation'> = gql`
  mutation AddAccountabilityMembersMutation($groupId: Int!, $people: String!) {
    addAccountabilityMembers(groupId: $groupId, people: $people) {
      line
      value
      name
      code
    }
  }
`

type Input = { people: string }

const fields: Field<Input>[] = [
  { name: 'people', as: 'textarea', required: true },
]

type AddBuddiesProps = { groupId: number; onClose: () => void }

/** Adds people by e-mail or tribe id; lines that add nobody stay in view with the reason. */
export const AddBuddies = ({ groupId, onClose }: AddBuddiesProps) => {
  const { t } = useTranslation(['community.accountability', 'community.groups'])
  const [refused, setRefused] =
    useState<AddAccountabilityMembersMutation['addAccountabilityMembers']>()
  const [add, { error }] = useSave(ADD, {
    done: ({ addAccountabilityMembers: lines }) =>
      t('community.groups:add.done', {
        count: lines.filter(({ code }) => !code).length,
      }),
    refetch: shownIn,
    onDone: ({ addAccountabilityMembers: lines }) => {
      const failed = lines.filter(({ code }) => code)
      if (failed.length === 0) onClose()
      else setRefused(failed)
    },
  })
  return (
    <Dialog
      key={refused ? 'result' : 'form'}
      isOpen
      onClose={onClose}
      title={t('add.title')}
    >
      {refused ? (
        <AddedLines lines={refused} onClose={onClose} />
      ) : (
        <ResourceForm<Input>
          entity="community.accountability.add"
          fields={fields}
          onSave={({ people }) => add({ groupId, people })}
          error={error}
          submitLabel={t('add.title')}
          guard={false}
          block
        />
      )}
    </Dialog>
  )
}
