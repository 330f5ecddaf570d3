import { useTranslation } from 'react-i18next'
import type {
  AccountabilityGroupsPageQuery,
  AccountabilityGroupsPageQueryVariables,
} from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import {
  shownIn,
  type Buddies,
} from 'src/components/Community/Buddies/accountabilityGroup'
import { QUERY } from 'src/components/Community/staff/Accountability/AccountabilityGroupsCell/AccountabilityGroupsCell'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

const MOVE: Doc<'MoveAccountabilityMemberMutation'> = gql`
  mutation MoveAccountabilityMemberMutation(
    $userId: Int!
    $groupId: Int!
    $reason: String!
  ) {
    moveAccountabilityMember(
      userId: $userId
      groupId: $groupId
      reason: $reason
    )
  }
`

const REMOVE: Doc<'RemoveAccountabilityMemberMutation'> = gql`
  mutation RemoveAccountabilityMemberMutation(
    $groupId: Int!
    $userId: Int!
    $reason: String!
  ) {
    removeAccountabilityMember(
      groupId: $groupId
      userId: $userId
      reason: $reason
    )
  }
`

/** The most groups that the dialog offers. */
const OFFERED = 100

/** The choice of leaving without another group. */
const NOWHERE = 0

type Input = { userId: number; to: number; reason: string }

type MoveOrRemoveProps = { group: Buddies; onClose: () => void }

/** Moves a member to another group, or takes them out, with a reason that they are told. */
export const MoveOrRemove = ({ group, onClose }: MoveOrRemoveProps) => {
  const { t } = useTranslation('community.accountability')
  const { data } = useQuery<
    AccountabilityGroupsPageQuery,
    AccountabilityGroupsPageQueryVariables
  >(QUERY, { variables: { perPage: OFFERED } })
  const others = (data?.accountabilityGroupsPage.rows ?? []).filter(
    ({ id }) => id !== group.id
  )
  const fields: Field<Input>[] = [
    {
      name: 'userId',
      as: 'choice',
      required: true,
      choices: group.members.map(({ person }) => ({
        value: person.id,
        label: person.name,
      })),
    },
    {
      name: 'to',
      as: 'choice',
      required: true,
      choices: [
        { value: NOWHERE, label: t('change.nowhere') },
        ...others.map(({ id, name, memberCount, maxSize }) => ({
          value: id,
          label: `${name} (${memberCount} / ${maxSize})`,
        })),
      ],
    },
    { name: 'reason', as: 'textarea', required: true },
  ]
  return (
    <ActionDialog
      words="community.accountability"
      name="change"
      fields={fields}
      does={({ userId, to, reason }) =>
        to === NOWHERE
          ? call(REMOVE, { groupId: group.id, userId, reason })
          : call(MOVE, { userId, groupId: to, reason })
      }
      refetch={shownIn}
      onClose={onClose}
    />
  )
}
