import { useTranslation } from 'react-i18next'
import type {
  MailedUnsubscribingQuery,
  MailedUnsubscribingQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { NoticesText } from 'src/components/Marketing/Announcement/NoticesText'
import { Unsubscribing } from 'src/components/Marketing/Announcement/Unsubscribing'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton/Skeleton'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<
  MailedUnsubscribingQuery,
  MailedUnsubscribingQueryVariables
> = gql`
  query MailedUnsubscribingQuery($token: String!) {
    mailedUnsubscribing(token: $token) {
      email
      isMailed
    }
  }
`

export const beforeQuery = ({ token }: MailedUnsubscribingQueryVariables) =>
  freshQuery({ token })

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
}: CellSuccessProps<
  MailedUnsubscribingQuery,
  MailedUnsubscribingQueryVariables
> & { token: string }) => (
  <Unsubscribing mailed={mailedUnsubscribing} token={token} />
)
