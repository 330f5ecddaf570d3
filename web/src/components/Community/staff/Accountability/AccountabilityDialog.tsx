import { useMemo } from 'react'

import type {
  AccountabilityGroupInput,
  AccountabilityListedFields,
  ChallengeChoicesQuery,
} from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { shownIn } from 'src/components/Community/Buddies/accountabilityGroup'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

import { fieldsWith, start } from './accountability'

const CREATE: Doc<'CreateAccountabilityGroupMutation'> = gql`
  mutation CreateAccountabilityGroupMutation(
    $input: AccountabilityGroupInput!
  ) {
    createAccountabilityGroup(input: $input) {
      ...AccountabilityListedFields
    }
  }
`

const UPDATE: Doc<'UpdateAccountabilityGroupMutation'> = gql`
  mutation UpdateAccountabilityGroupMutation(
    $id: Int!
    $input: AccountabilityGroupInput!
  ) {
    updateAccountabilityGroup(id: $id, input: $input) {
      ...AccountabilityListedFields
    }
  }
`

const CHALLENGES: Doc<'ChallengeChoicesQuery'> = gql`
  query ChallengeChoicesQuery {
    challengeChoices {
      id
      name
    }
  }
`

/** The challenges that a group may belong to, and the one it belongs to. */
const choicesOf = (
  known: ChallengeChoicesQuery['challengeChoices'],
  group?: AccountabilityListedFields
) => {
  const choices = known.map(({ id, name }) => ({ value: id, label: name }))
  const own = group?.challengeId
  return own == null || known.some(({ id }) => id === own)
    ? choices
    : [{ value: own, label: group?.challengeName ?? '' }, ...choices]
}

type AccountabilityDialogProps = {
  /** The group to edit; without it the dialog makes one. */
  group?: AccountabilityListedFields
  /** The challenge of a new group. */
  challengeId?: number
  onClose: () => void
}

export const AccountabilityDialog = ({
  group,
  challengeId,
  onClose,
}: AccountabilityDialogProps) => {
  const { data, error } = useQuery(CHALLENGES)
  const fields = useMemo(
    () =>
      fieldsWith(
        group?.meetingTime,
        choicesOf(data?.challengeChoices ?? [], group)
      ),
    [group, data]
  )
  // A form without the choice would take a group out of its challenge.
  if (!data && !error) return null
  const common = {
    entity: 'community.accountability.group',
    fields,
    refetch: shownIn,
    onClose,
  } as const
  return group ? (
    <ResourceDialog
      {...common}
      record={{ ...group, leader: group.leaderEmail }}
      name={group.name}
      mutation={UPDATE}
      variables={(input: AccountabilityGroupInput) => ({ id: group.id, input })}
    />
  ) : (
    <ResourceDialog
      {...common}
      record={{ ...start, challengeId }}
      mutation={CREATE}
      variables={(input: AccountabilityGroupInput) => ({ input })}
    />
  )
}
