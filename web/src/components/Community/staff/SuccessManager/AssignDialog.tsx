import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn } from './successManager'
import { useManagerChoices } from './useManagerChoices'

const ASSIGN: Doc<'AssignSuccessManagerMutation'> = gql`
  mutation AssignSuccessManagerMutation(
    $userIds: [Int!]!
    $managerId: Int
    $reason: String
  ) {
    assignSuccessManager(
      userIds: $userIds
      managerId: $managerId
      reason: $reason
    )
  }
`

type Input = { managerId: number | null; reason: string }

type AssignDialogProps = { userIds: number[]; onClose: () => void }

/** Puts people into the care of a success manager; an empty choice takes them out of it. */
export const AssignDialog = ({ userIds, onClose }: AssignDialogProps) => {
  const { t } = useTranslation('community.success')
  const [assign, { error }] = useSave(ASSIGN, {
    done: ({ assignSuccessManager: count }) => t('assign.done', { count }),
    refetch: shownIn,
    onDone: onClose,
  })
  const fields: Field<Input>[] = [
    { name: 'managerId', as: 'choice', choices: useManagerChoices() },
    { name: 'reason', as: 'text', empty: '' },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('assign.titleOf', { count: userIds.length })}
      text={t('assign.text')}
    >
      <ResourceForm<Input>
        entity="community.success.assign"
        fields={fields}
        record={{}}
        onSave={(input) => assign({ userIds, ...input })}
        error={error}
        submitLabel={t('assign.submit')}
        guard={false}
        block
      />
    </Dialog>
  )
}
