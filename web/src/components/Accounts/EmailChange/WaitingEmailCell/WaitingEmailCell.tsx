import type {
  WaitingEmailQuery,
  WaitingEmailQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { WaitingEmail } from 'src/components/Accounts/EmailChange/WaitingEmail'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'

export const QUERY: TypedDocumentNode<
  WaitingEmailQuery,
  WaitingEmailQueryVariables
> = gql`
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

export const beforeQuery = ({ userId }: WaitingEmailQueryVariables) => ({
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
}: CellSuccessProps<WaitingEmailQuery, WaitingEmailQueryVariables> & {
  userId: number
  isOwn?: boolean
}) => <WaitingEmail change={emailChange} userId={userId} isOwn={isOwn} />
