import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn, type CheckIn } from './accountabilityGroup'

const ANSWER: Doc<'AnswerCheckInMutation'> = gql`
  mutation AnswerCheckInMutation($id: Int!, $answer: String!) {
    answerCheckIn(id: $id, answer: $answer)
  }
`

type Input = { answer: string }

const fields: Field<Input>[] = [
  { name: 'answer', as: 'textarea', required: true },
]

type AnswerDialogProps = { checkIn: CheckIn; onClose: () => void }

/** The leader's answer to a member who asks for help; the member is told. */
export const AnswerDialog = ({ checkIn, onClose }: AnswerDialogProps) => {
  const { t } = useTranslation('community.accountability')
  const [answer, { error }] = useSave(ANSWER, {
    done: t('answer.done'),
    refetch: shownIn,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('answer.title', { name: checkIn.person.name })}
      text={checkIn.help}
    >
      <ResourceForm<Input>
        entity="community.accountability.answer"
        fields={fields}
        record={{ answer: checkIn.answer }}
        onSave={(input) => answer({ id: checkIn.id, answer: input.answer })}
        error={error}
        submitLabel={t('answer.submit')}
        guard={false}
        block
      />
    </Dialog>
  )
}
