import { useTranslation } from 'react-i18next'

import { MailboxAnswer } from 'src/components/Accounts/EmailChange/MailboxAnswer'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'MailedEmailChangeQuery'> = gql`
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

export const beforeQuery = ({
  token,
}: VariablesOf<'MailedEmailChangeQuery'>) => ({
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
    <section className="panel p-5 sm:p-8">
      <h1 className="text-2xl">{t('emailChange.unknown')}</h1>
      <p className="text-muted mt-2">{t('emailChange.unknownHelp')}</p>
    </section>
  )
}

export const Success = ({
  mailedEmailChange,
  token,
}: PropsOf<'MailedEmailChangeQuery'> & {
  token: string
}) => <MailboxAnswer change={mailedEmailChange} token={token} />
