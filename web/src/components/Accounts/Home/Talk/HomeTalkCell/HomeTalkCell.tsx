import type { HomeTalkQuery } from 'types/graphql'

import { HomeTalk } from 'src/components/Accounts/Home/Talk/HomeTalk'
import { TalkLoading } from 'src/components/Accounts/Home/Talk/TalkLoading'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

import 'src/components/Community/Feeds/Mine/feedsOfMine'

export const QUERY: Doc<'HomeTalkQuery'> = gql`
  query HomeTalkQuery($isChallenger: Boolean!) {
    myCheckIn {
      groupName
      dueOn
      status
      isExpected
      streak
    }
    myChallenge @include(if: $isChallenger) {
      days
      status
      today
      tasks {
        day
        title
        doneAt
      }
    }
    mySuccessManager {
      name
      email
      profileImage
      bookingUrl
      facebookProfile
    }
    myFeeds {
      ...FeedNewsFields
    }
    openQuestions {
      ...OpenQuestionFields
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'HomeTalkQuery'>>

// Those without access have neither feeds nor a group, but perhaps a challenge.
export const isEmpty = ({ myFeeds, myChallenge }: HomeTalkQuery) =>
  myFeeds.length === 0 && !myChallenge

export const Loading = TalkLoading
export const Empty = () => null
export const Failure = CellFailure

export const Success = (data: PropsOf<'HomeTalkQuery'>) => (
  <HomeTalk {...data} />
)
