import type { MyChallengeQuery } from 'types/graphql'

import 'src/components/Community/MyGroup/groupPerson'
import { MyChallenge } from 'src/components/Community/Challenge/MyChallenge'
import { NoChallenge } from 'src/components/Community/Challenge/NoChallenge'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MyChallengeQuery'> = gql`
  query MyChallengeQuery {
    myChallenge {
      id
      challengeId
      name
      days
      status
      startsOn
      lastDay
      today
      isOver
      doneCount
      tasks {
        day
        date
        title
        instructions
        link
        isFinishable
        note
        doneAt
      }
      wantsBuddy
      buddy {
        person {
          ...GroupPersonFields
        }
        today
        doneCount
      }
      group {
        id
        name
      }
    }
    challengeToJoin {
      id
      name
    }
    buddies: defaultSettingByName(name: "enable-challenge-buddies") {
      id
      value
    }
  }
`

export const beforeQuery = () => freshQuery<VariablesOf<'MyChallengeQuery'>>({})
export const Loading = () => (
  <div className="space-y-4">
    <Skeleton className="h-56 rounded-xl" />
    <Skeleton className="h-72 rounded-xl" />
  </div>
)
export const Failure = CellFailure
export const isEmpty = ({ myChallenge }: Partial<MyChallengeQuery>) =>
  !myChallenge
export const Empty = ({
  challengeToJoin,
  buddies,
}: Partial<PropsOf<'MyChallengeQuery'>>) => (
  <NoChallenge
    isOn={buddies?.value === 'true'}
    isOpen={Boolean(challengeToJoin)}
  />
)
export const Success = ({
  myChallenge,
  challengeToJoin,
}: PropsOf<'MyChallengeQuery'>) =>
  myChallenge && (
    <MyChallenge
      challenge={myChallenge}
      next={
        challengeToJoin && challengeToJoin.id !== myChallenge.challengeId
          ? challengeToJoin.name
          : undefined
      }
    />
  )
