import { JoinChallenge } from 'src/components/Community/Challenge/JoinChallenge'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'ChallengeToJoinQuery'> = gql`
  query ChallengeToJoinQuery {
    challengeToJoin {
      id
      name
      description
      days
      firstDay
      isFixed
    }
    thankYouLink: defaultSettingByName(name: "challenge-thank-you-link") {
      id
      value
    }
  }
`

export const Loading = () => (
  <Skeleton className="mx-auto h-72 max-w-xl rounded-xl" />
)
// Without an open challenge, participants of a running challenge still get a link to it.
export const isEmpty = () => false
export const Failure = CellFailure
export const Success = ({
  challengeToJoin,
  thankYouLink,
}: PropsOf<'ChallengeToJoinQuery'>) => (
  <JoinChallenge
    challenge={challengeToJoin ?? null}
    thankYouLink={thankYouLink?.value ?? ''}
  />
)
