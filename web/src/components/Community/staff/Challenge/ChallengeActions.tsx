import { routes } from '@redwoodjs/router'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { useAccess } from 'src/hooks/access/useAccess'

import { ChallengeDialog } from './ChallengeDialog'
import { shownIn, type Challenge } from './challengeFields'

const OPEN: Doc<'OpenChallengeMutation'> = gql`
  mutation OpenChallengeMutation($id: Int!) {
    openChallenge(id: $id) {
      ...ChallengeFields
    }
  }
`

const END: Doc<'EndChallengeMutation'> = gql`
  mutation EndChallengeMutation($id: Int!, $reason: String!) {
    endChallenge(id: $id, reason: $reason) {
      ...ChallengeFields
    }
  }
`

const DELETE: Doc<'DeleteChallengeMutation'> = gql`
  mutation DeleteChallengeMutation($id: Int!) {
    deleteChallenge(id: $id) {
      id
    }
  }
`

/** The actions of editors on a challenge: edit it, open or delete a draft, and end it. */
export const ChallengeActions = ({ challenge }: { challenge: Challenge }) => {
  const mayEdit = useAccess().mayOpen('editGroup')
  const { id, name, status, participantCount, taskCount, days } = challenge
  if (!mayEdit || status === 'ENDED') return null
  const isDraft = status === 'DRAFT'
  return (
    <Actions
      words="community.challenges"
      of={{ name }}
      refetch={shownIn}
      actions={[
        {
          name: 'edit',
          opens: (onClose) => (
            <ChallengeDialog challenge={challenge} onClose={onClose} />
          ),
        },
        isDraft && {
          name: 'remove',
          look: 'ghost',
          does: call(DELETE, { id }, { goTo: routes.challengeGroups() }),
          asks: 'confirm',
          isDangerous: true,
        },
        isDraft &&
          (taskCount === days
            ? { name: 'open', look: 'primary', does: call(OPEN, { id }) }
            : {
                name: 'write',
                look: 'primary',
                of: { count: days - taskCount },
                to: routes.challengeGroups({ challengeId: id, tab: 'days' }),
              }),
        !isDraft && {
          name: 'end',
          look: 'ghost',
          of: { count: participantCount },
          does: call(END, { id }),
          asks: 'reason',
          isDangerous: true,
        },
      ]}
    />
  )
}
