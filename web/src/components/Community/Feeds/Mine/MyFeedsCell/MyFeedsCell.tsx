import { useTranslation } from 'react-i18next'
import type { MyFeedsQuery } from 'types/graphql'

import { FeedLinks } from 'src/components/Community/Feeds/Mine/FeedLinks'
import 'src/components/Community/Feeds/Mine/feedsOfMine'
import { OpenQuestions } from 'src/components/Community/Feeds/Mine/OpenQuestions'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { Busy } from 'src/components/ui/feedback/cellStates/Busy'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { Card } from 'src/components/ui/layout/Card'

export const QUERY: Doc<'MyFeedsQuery'> = gql`
  query MyFeedsQuery {
    myFeeds {
      ...FeedNewsFields
    }
    openQuestions {
      ...OpenQuestionFields
    }
  }
`

export const beforeQuery = (_: { current?: string }) => ({
  fetchPolicy: 'cache-and-network' as const,
})

export const Loading = () => (
  <Card>
    <Busy>
      <SkeletonLines lines={3} />
    </Busy>
  </Card>
)

export const Failure = ({
  error,
  queryResult,
}: {
  error?: Error
  queryResult?: { refetch?: () => Promise<unknown> }
}) => (
  <Card>
    <BriefFailure error={error as never} refetch={queryResult?.refetch} />
  </Card>
)

export const isEmpty = ({ myFeeds }: MyFeedsQuery) => myFeeds.length === 0
export const Empty = () => null

/** Where the viewer talks with others, with what is new and who waits for an answer. */
export const Success = ({
  myFeeds,
  openQuestions,
  current,
}: PropsOf<'MyFeedsQuery'> & { current?: string }) => {
  const { t } = useTranslation('community.feeds')
  return (
    <Card title={t('talk.title')}>
      <p className="text-muted mb-2">{t('talk.lead')}</p>
      <FeedLinks feeds={myFeeds} current={current} />
      <OpenQuestions questions={openQuestions} />
    </Card>
  )
}
