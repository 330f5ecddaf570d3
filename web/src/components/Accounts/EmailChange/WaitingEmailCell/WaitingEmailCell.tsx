import { WaitingEmail } from 'src/components/Accounts/EmailChange/WaitingEmail'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'

export const QUERY: Doc<'WaitingEmailQuery'> = gql`
  query WaitingEmailQuery($userId: Int!) {
    emailChange(userId: $userId) {
      id
      status
      newEmail
      proposedByName
      createdAt
      confirmedAt
      agreedAt
      shortenedAt
      waitsUntil
    }
  }
`

export const beforeQuery = ({ userId }: VariablesOf<'WaitingEmailQuery'>) => ({
  variables: { userId },
  fetchPolicy: 'cache-and-network' as const,
})

export const Loading = () => null
export const Empty = () => null
export const Failure = BriefFailure

export const Success = ({
  emailChange,
  userId,
  isOwn = false,
}: PropsOf<'WaitingEmailQuery'> & {
  userId: number
  isOwn?: boolean
}) => <WaitingEmail change={emailChange} userId={userId} isOwn={isOwn} />
