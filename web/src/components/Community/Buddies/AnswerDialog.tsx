import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

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
export const AnswerDialog = ({ checkIn, onClose }: AnswerDialogProps) => (
  <ActionDialog
    words="community.accountability"
    name="answer"
    of={{ name: checkIn.person.name }}
    text={checkIn.help}
    fields={fields}
    record={{ answer: checkIn.answer }}
    does={({ answer }) => call(ANSWER, { id: checkIn.id, answer })}
    refetch={shownIn}
    onClose={onClose}
  />
)
