import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import { shownIn, type Participant } from './participantColumns'

const PAIR: Doc<'PairChallengeBuddiesMutation'> = gql`
  mutation PairChallengeBuddiesMutation($id: Int!, $buddy: String!) {
    pairChallengeBuddies(id: $id, buddy: $buddy)
  }
`

type Input = { buddy: string }

const fields: Field<Input>[] = [{ name: 'buddy', as: 'text', required: true }]

type PairDialogProps = { participant: Participant; onClose: () => void }

/** Gives a participant a buddy by hand; both are told. */
export const PairDialog = ({
  participant: { id, name },
  onClose,
}: PairDialogProps) => (
  <ActionDialog
    words="community.challenges"
    name="pair"
    of={{ name }}
    fields={fields}
    does={({ buddy }) => call(PAIR, { id, buddy })}
    refetch={shownIn}
    onClose={onClose}
  />
)
