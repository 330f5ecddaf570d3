import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Community/staff/Challenge/challengeFields'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'ChallengesPageQuery'> = gql`
  query ChallengesPageQuery(
    $page: Int
    $perPage: Int
    $sort: ChallengesSort
    $q: String
    $filter: ChallengeStatus
  ) {
    challengesPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...ChallengeFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<VariablesOf<'ChallengesPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  challengesPage,
  updating,
}: Pick<PropsOf<'ChallengesPageQuery'>, 'challengesPage' | 'updating'>) => (
  <ResourceList
    entity="community.challenges.challenge"
    query={QUERY}
    page={challengesPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.challengeGroups({ challengeId: id })}
  />
)
