import 'src/components/Community/staff/Challenge/challengeFields'
import { ChallengeView } from 'src/components/Community/staff/Challenge/ChallengeView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'ChallengeQuery'> = gql`
  query ChallengeQuery($id: Int!) {
    challenge(id: $id) {
      ...ChallengeFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'ChallengeQuery'>>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('community.challenges.challenge')
export const Success = ({ challenge }: PropsOf<'ChallengeQuery'>) => (
  <ChallengeView challenge={challenge} />
)
