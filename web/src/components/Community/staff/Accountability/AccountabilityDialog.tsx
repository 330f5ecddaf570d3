import { useMemo } from 'react'

import type {
  AccountabilityGroupInput,
  AccountabilityListedFields,
  CreateAccountabilityGroupMutation,
  CreateAccountabilityGroupMutationVariables,
  UpdateAccountabilityGroupMutation,
  UpdateAccountabilityGroupMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { shownIn } from 'src/components/Community/Buddies/accountabilityGroup'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog/ResourceDialog'

import { fieldsWith, start } from './accountability'

const CREATE: TypedDocumentNode<
  CreateAccountabilityGroupMutation,
  CreateAccountabilityGroupMutationVariables
> = gql`
  mutation CreateAccountabilityGroupMutation(
    $input: AccountabilityGroupInput!
  ) {
    createAccountabilityGroup(input: $input) {
      ...AccountabilityListedFields
    }
  }
`

const UPDATE: TypedDocumentNode<
  UpdateAccountabilityGroupMutation,
  UpdateAccountabilityGroupMutationVariables
> = gql`
  mutation UpdateAccountabilityGroupMutation(
    $id: Int!
    $input: AccountabilityGroupInput!
  ) {
    updateAccountabilityGroup(id: $id, input: $input) {
      ...AccountabilityListedFields
    }
  }
`

type AccountabilityDialogProps = {
  /** The group to edit; without it the dialog makes one. */
  group?: AccountabilityListedFields
  onClose: () => void
}

export const AccountabilityDialog = ({
  group,
  onClose,
}: AccountabilityDialogProps) => {
  const fields = useMemo(() => fieldsWith(group?.meetingTime), [group])
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
      record={start}
      mutation={CREATE}
      variables={(input: AccountabilityGroupInput) => ({ input })}
    />
  )
}
