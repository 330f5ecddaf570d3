import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

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
  const { t } = useTranslation('community.groups')
  const { reauthenticate } = useAuth()
  const { id, name, joinMode } = group
  const isOpen = joinMode === 'OPEN'
  const [join, { error }] = useSave(JOIN, {
    done: ({ joinGroup: isIn }) => t(isIn ? 'offer.joined' : 'offer.asked'),
    refetch: ['MyGroupsQuery'],
    onDone: ({ joinGroup: isIn }) => {
      onClose()
      if (isIn) void reauthenticate()
    },
  })
  const fields: Field<Input>[] = isOpen
    ? []
    : [{ name: 'note', as: 'textarea', empty: '' }]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isOpen ? 'offer.openTitle' : 'offer.askTitle', { name })}
      text={t(isOpen ? 'offer.openText' : 'offer.askText')}
    >
      <ResourceForm<Input>
        entity="community.groups.offer"
        fields={fields}
        onSave={({ note }) => join({ groupId: id, note: note ?? '' })}
        error={error}
        submitLabel={t(isOpen ? 'offer.open' : 'offer.ask')}
        guard={false}
        block
      />
    </Dialog>
  )
}
