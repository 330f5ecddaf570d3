import type { FeedReportsQuery } from 'types/graphql'

import { ReportQueue } from 'src/components/Community/Feeds/moderation/ReportQueue'

export const QUERY: Doc<'FeedReportsQuery'> = gql`
  query FeedReportsQuery {
    feedReports {
      id
      reason
      createdAt
      reporterName
      reportCount
      authorName
      text
      feedName
      path
    }
  }
`

export const beforeQuery = () => ({
  fetchPolicy: 'cache-and-network' as const,
})

// Most people moderate nothing, so that nothing shows until there is something to decide.
export const Loading = () => null
export const Failure = () => null
export const isEmpty = ({ feedReports }: FeedReportsQuery) =>
  feedReports.length === 0
export const Empty = () => null

export const Success = ({ feedReports }: FeedReportsQuery) => (
  <ReportQueue reports={feedReports} />
)
