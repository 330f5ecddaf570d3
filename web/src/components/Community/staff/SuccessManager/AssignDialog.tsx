import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import { shownIn } from './successManager'
import { useManagerChoices } from './useManagerChoices'

const ASSIGN: Doc<'AssignSuccessManagerMutation'> = gql`
  mutation AssignSuccessManagerMutation(
    $userIds: [Int!]!
    $managerId: Int
    $reason: String
  ) {
    assignSuccessManager(
      userIds: $userIds
      managerId: $managerId
      reason: $reason
    )
  }
`

type Input = { managerId: number | null; reason: string }

type AssignDialogProps = { userIds: number[]; onClose: () => void }

/** Puts people into the care of a success manager; an empty choice takes them out of it. */
export const AssignDialog = ({ userIds, onClose }: AssignDialogProps) => {
  const choices = useManagerChoices()
  return (
    <ActionDialog
      words="community.success"
      name="assign"
      of={{ count: userIds.length }}
      fields={[
        { name: 'managerId', as: 'choice', choices },
        { name: 'reason', as: 'text', empty: '' },
      ]}
      does={(input: Input) =>
        call(
          ASSIGN,
          { userIds, ...input },
          { doneOf: ({ assignSuccessManager: count }) => ({ count }) }
        )
      }
      refetch={shownIn}
      onClose={onClose}
    />
  )
}
