import { useTranslation } from 'react-i18next'

import { NoticesText } from 'src/components/Marketing/Announcement/NoticesText'
import { Unsubscribing } from 'src/components/Marketing/Announcement/Unsubscribing'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MailedUnsubscribingQuery'> = gql`
  query MailedUnsubscribingQuery($token: String!) {
    mailedUnsubscribing(token: $token) {
      email
      isMailed
    }
  }
`

export const beforeQuery = ({
  token,
}: VariablesOf<'MailedUnsubscribingQuery'>) => freshQuery({ token })

export const Loading = () => (
  <div className="panel p-6">
    <SkeletonLines />
  </div>
)

export const Failure = CellFailure

export const Empty = () => {
  const { t } = useTranslation('marketing.announcements')
  return (
    <section className="panel p-5 sm:p-8">
      <h1 className="text-2xl">{t('unsubscribe.unknown')}</h1>
      <p className="text-muted mt-2">
        <NoticesText name="unknownHelp" />
      </p>
    </section>
  )
}

export const Success = ({
  mailedUnsubscribing,
  token,
}: PropsOf<'MailedUnsubscribingQuery'> & { token: string }) => (
  <Unsubscribing mailed={mailedUnsubscribing} token={token} />
)
