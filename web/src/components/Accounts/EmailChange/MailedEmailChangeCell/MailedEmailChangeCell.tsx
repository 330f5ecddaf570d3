import { useTranslation } from 'react-i18next'
import type {
  MailedEmailChangeQuery,
  MailedEmailChangeQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { MailboxAnswer } from 'src/components/Accounts/EmailChange/MailboxAnswer'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton/Skeleton'

export const QUERY: TypedDocumentNode<
  MailedEmailChangeQuery,
  MailedEmailChangeQueryVariables
> = gql`
  query MailedEmailChangeQuery($token: String!) {
    mailedEmailChange(token: $token) {
      mailbox
      status
      oldEmail
      newEmail
      isAnswered
      waitsUntil
    }
  }
`

export const beforeQuery = ({ token }: MailedEmailChangeQueryVariables) => ({
  variables: { token },
  fetchPolicy: 'network-only' as const,
})

export const Loading = () => (
  <div className="panel p-6">
    <SkeletonLines />
  </div>
)

export const Failure = CellFailure

export const Empty = () => {
  const { t } = useTranslation('accounts.profile')
  return (
    <div className="panel">
      <EmptyState
        title={t('emailChange.unknown')}
        text={t('emailChange.unknownHelp')}
      />
    </div>
  )
}

export const Success = ({
  mailedEmailChange,
  token,
}: CellSuccessProps<MailedEmailChangeQuery, MailedEmailChangeQueryVariables> & {
  token: string
}) => <MailboxAnswer change={mailedEmailChange} token={token} />
