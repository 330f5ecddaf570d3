import type { ChallengeInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

import { fields, shownIn, start, type Challenge } from './challengeFields'

const CREATE: Doc<'CreateChallengeMutation'> = gql`
  mutation CreateChallengeMutation($input: ChallengeInput!) {
    createChallenge(input: $input) {
      ...ChallengeFields
    }
  }
`

const UPDATE: Doc<'UpdateChallengeMutation'> = gql`
  mutation UpdateChallengeMutation($id: Int!, $input: ChallengeInput!) {
    updateChallenge(id: $id, input: $input) {
      ...ChallengeFields
    }
  }
`

const refetch = [...shownIn, 'ChallengeDaysQuery']

type ChallengeDialogProps = {
  /** The challenge to edit; without it the dialog makes one. */
  challenge?: Challenge
  onClose: () => void
}

export const ChallengeDialog = ({
  challenge,
  onClose,
}: ChallengeDialogProps) => {
  const common = {
    entity: 'community.challenges.challenge',
    fields,
    refetch,
    onClose,
  } as const
  return challenge ? (
    <ResourceDialog
      {...common}
      record={challenge}
      name={challenge.name}
      mutation={UPDATE}
      variables={(input: ChallengeInput) => ({ id: challenge.id, input })}
    />
  ) : (
    <ResourceDialog
      {...common}
      record={start}
      mutation={CREATE}
      // The next page is for the challenge's days.
      goTo={({ createChallenge: { id } }) =>
        routes.challengeGroups({ challengeId: id, tab: 'days' })
      }
      variables={(input: ChallengeInput) => ({ input })}
    />
  )
}
