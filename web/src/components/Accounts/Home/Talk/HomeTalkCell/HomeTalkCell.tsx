import type { HomeTalkQuery } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { HomeTalk } from 'src/components/Accounts/Home/Talk/HomeTalk'
import { TalkLoading } from 'src/components/Accounts/Home/Talk/TalkLoading'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

import 'src/components/Community/Feeds/Mine/feedsOfMine'

export const QUERY: TypedDocumentNode<HomeTalkQuery> = gql`
  query HomeTalkQuery {
    myCheckIn {
      groupName
      dueOn
      status
      isExpected
      streak
    }
    myFeeds {
      ...FeedNewsFields
    }
    openQuestions {
      ...OpenQuestionFields
    }
  }
`

export const beforeQuery = tableQuery

// Those without access have neither feeds nor a group.
export const isEmpty = ({ myFeeds }: HomeTalkQuery) => myFeeds.length === 0

export const Loading = TalkLoading
export const Empty = () => null
export const Failure = CellFailure

export const Success = (data: CellSuccessProps<HomeTalkQuery>) => (
  <HomeTalk {...data} />
)
