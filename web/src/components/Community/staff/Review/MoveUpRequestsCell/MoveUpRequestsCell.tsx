import { routes } from '@redwoodjs/router'

import { moveUpColumns } from 'src/components/Community/staff/Review/moveUpColumns'
import { reviewParts } from 'src/components/Community/staff/Review/reviewParts'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { listQuery } from 'src/hooks/resource/listQuery'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

import { wordOf } from '$api/src/shared/text/enumWords'

export const QUERY: Doc<'MoveUpRequestsQuery'> = gql`
  query MoveUpRequestsQuery(
    $stageId: Int!
    $filter: MoveUpRequestsFilter
    $page: Int
    $perPage: Int
  ) {
    moveUpRequestsPage(
      stageId: $stageId
      filter: $filter
      page: $page
      perPage: $perPage
    ) {
      rows {
        id
        userId
        memberName
        status
        round
        submittedAt
        slaDueAt
        isOverdue
        assignedToName
        claimedByName
      }
      total
    }
  }
`

const listOf = ({
  filter,
}: Pick<VariablesOf<'MoveUpRequestsQuery'>, 'filter'>) => ({
  columns: moveUpColumns,
  statePrefix: wordOf(reviewParts, filter),
})

export const beforeQuery = listQuery<VariablesOf<'MoveUpRequestsQuery'>>(listOf)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  moveUpRequestsPage: { rows, total },
  updating,
  stageId,
  filter,
}: PropsOf<'MoveUpRequestsQuery'> & VariablesOf<'MoveUpRequestsQuery'>) => {
  const words = useEntityWords('community.journey.request')
  return (
    <ResourceTable
      entity="community.journey.request"
      rows={rows}
      total={total}
      updating={updating}
      primaryKey="id"
      {...listOf({ filter })}
      rowLink={({ id }) => routes.reviewMoveUp({ id: stageId, request: id })}
      empty={
        <EmptyState
          drawing="done"
          title={words.text('empty')}
          text={words.text('emptyHelp')}
        />
      }
    />
  )
}
