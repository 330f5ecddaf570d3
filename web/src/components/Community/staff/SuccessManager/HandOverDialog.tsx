import { useTranslation } from 'react-i18next'
import type { SuccessManagerFields } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn } from './successManager'
import { useManagerChoices } from './useManagerChoices'

const HAND_OVER: Doc<'HandOverMembersMutation'> = gql`
  mutation HandOverMembersMutation(
    $id: Int!
    $managerId: Int!
    $reason: String!
  ) {
    handOverMembers(id: $id, managerId: $managerId, reason: $reason) {
      moved
      left
    }
  }
`

type Input = { managerId: number; reason: string }

type HandOverDialogProps = {
  manager: SuccessManagerFields
  onClose: () => void
}

/** Gives all members of a manager to another one, with their open tasks. */
export const HandOverDialog = ({ manager, onClose }: HandOverDialogProps) => {
  const { t } = useTranslation('community.success')
  const [handOver, { error }] = useSave(HAND_OVER, {
    done: ({ handOverMembers: { moved, left } }) =>
      left > 0
        ? t('handOver.part', { count: moved, left })
        : t('handOver.done', { count: moved }),
    refetch: shownIn,
    onDone: onClose,
  })
  const fields: Field<Input>[] = [
    {
      name: 'managerId',
      as: 'choice',
      required: true,
      choices: useManagerChoices().filter(({ value }) => value !== manager.id),
    },
    { name: 'reason', as: 'text', required: true },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('handOver.title')}
      text={t('handOver.text', {
        count: manager.memberCount,
        name: manager.name,
      })}
    >
      <ResourceForm<Input>
        entity="community.success.assign"
        fields={fields}
        record={{}}
        onSave={(input) => handOver({ id: manager.id, ...input })}
        error={error}
        submitLabel={t('handOver.submit')}
        guard={false}
        block
      />
    </Dialog>
  )
}
