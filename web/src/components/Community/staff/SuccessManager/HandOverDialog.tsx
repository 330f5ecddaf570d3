import type { SuccessManagerFields } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

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
  const choices = useManagerChoices().filter(
    ({ value }) => value !== manager.id
  )
  return (
    <ActionDialog
      words="community.success"
      name="handOver"
      of={{ count: manager.memberCount, name: manager.name }}
      entity="community.success.assign"
      fields={[
        { name: 'managerId', as: 'choice', required: true, choices },
        { name: 'reason', as: 'text', required: true },
      ]}
      does={(input: Input) =>
        call(
          HAND_OVER,
          { id: manager.id, ...input },
          {
            doneOf: ({ handOverMembers: { moved, left } }) => ({
              count: moved,
              left,
              context: left > 0 ? 'part' : undefined,
            }),
          }
        )
      }
      refetch={shownIn}
      onClose={onClose}
    />
  )
}
