import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { PairDialog } from './PairDialog'
import { shownIn, type Participant } from './participantColumns'

const DROP: Doc<'DropChallengeParticipantMutation'> = gql`
  mutation DropChallengeParticipantMutation($id: Int!, $reason: String!) {
    dropChallengeParticipant(id: $id, reason: $reason)
  }
`

const END: Doc<'EndChallengePairMutation'> = gql`
  mutation EndChallengePairMutation($id: Int!, $reason: String!) {
    endChallengePair(id: $id, reason: $reason)
  }
`

const RESTORE: Doc<'RestoreChallengeParticipantMutation'> = gql`
  mutation RestoreChallengeParticipantMutation($id: Int!) {
    restoreChallengeParticipant(id: $id)
  }
`

/** The actions of editors on a participant: give a buddy, end the pair, take out and let in again. */
export const ParticipantActions = ({
  participant,
}: {
  participant: Participant
}) => {
  const { id, name, buddyName, isDropped } = participant
  return (
    <Actions
      words="community.challenges"
      of={{ name, buddy: buddyName }}
      refetch={shownIn}
      size="sm"
      className="flex justify-end"
      actions={[
        isDropped && {
          name: 'restore',
          look: 'ghost',
          does: call(RESTORE, { id }),
        },
        !isDropped &&
          (buddyName
            ? {
                name: 'endPair',
                look: 'ghost',
                does: call(END, { id }),
                asks: 'reason',
                isDangerous: true,
              }
            : {
                name: 'pair',
                look: 'ghost',
                opens: (onClose) => (
                  <PairDialog participant={participant} onClose={onClose} />
                ),
              }),
        !isDropped && {
          name: 'drop',
          look: 'ghost',
          does: call(DROP, { id }),
          asks: 'reason',
          isDangerous: true,
        },
      ]}
    />
  )
}
