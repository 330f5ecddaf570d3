import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Community/staff/Accountability/accountability'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'ChallengeGroupsQuery'> = gql`
  query ChallengeGroupsQuery(
    $challengeId: Int
    $ofChallenges: Boolean
    $page: Int
    $perPage: Int
    $sort: AccountabilityGroupsSort
    $q: String
    $filter: AccountabilityGroupStatus
  ) {
    accountabilityGroupsPage(
      challengeId: $challengeId
      ofChallenges: $ofChallenges
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...AccountabilityListedFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters }

/** The groups of one challenge, or those of all challenges that the viewer reaches. */
type CellProps = Pick<
  VariablesOf<'ChallengeGroupsQuery'>,
  'challengeId' | 'ofChallenges'
>

export const beforeQuery = listQuery<VariablesOf<'ChallengeGroupsQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  accountabilityGroupsPage,
  updating,
  challengeId,
  ofChallenges,
}: Pick<
  PropsOf<'ChallengeGroupsQuery'>,
  'accountabilityGroupsPage' | 'updating'
> &
  CellProps) => (
  <ResourceList
    entity="community.accountability.group"
    query={QUERY}
    within={{ challengeId, ofChallenges }}
    page={accountabilityGroupsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.accountabilityGroups({ groupId: id })}
  />
)
