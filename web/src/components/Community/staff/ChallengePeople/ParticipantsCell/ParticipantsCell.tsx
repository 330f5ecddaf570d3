import { routes } from '@redwoodjs/router'

import { ParticipantActions } from 'src/components/Community/staff/ChallengePeople/ParticipantActions'
import {
  columns,
  filters,
  type Participant,
} from 'src/components/Community/staff/ChallengePeople/participantColumns'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'ChallengeParticipantsPageQuery'> = gql`
  query ChallengeParticipantsPageQuery(
    $challengeId: Int!
    $page: Int
    $perPage: Int
    $sort: ChallengeParticipantsSort
    $q: String
    $filter: ChallengeParticipantsFilter
  ) {
    challengeParticipantsPage(
      challengeId: $challengeId
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...ChallengeParticipantFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters }

type CellProps = { challengeId: number; mayEdit: boolean }

const useListQuery =
  listQuery<VariablesOf<'ChallengeParticipantsPageQuery'>>(list)

export const beforeQuery = function useParticipantsQuery({
  challengeId,
}: CellProps) {
  return useListQuery({ challengeId })
}
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  challengeParticipantsPage,
  updating,
  challengeId,
  mayEdit,
}: Pick<
  PropsOf<'ChallengeParticipantsPageQuery'>,
  'challengeParticipantsPage' | 'updating'
> &
  CellProps) => {
  const { mayOpen } = useAccess()
  return (
    <ResourceList<Participant>
      entity="community.challenges.participant"
      query={QUERY}
      within={{ challengeId }}
      page={challengeParticipantsPage}
      updating={updating}
      {...list}
      rowLink={({ userId, slug }) =>
        mayOpen('user') ? routes.user({ id: userId }) : routes.profile({ slug })
      }
      actions={
        mayEdit
          ? (participant) => <ParticipantActions participant={participant} />
          : undefined
      }
    />
  )
}
