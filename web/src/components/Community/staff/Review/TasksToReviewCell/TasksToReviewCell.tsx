import { useTranslation } from 'react-i18next'
import type { TasksToReviewQuery } from 'types/graphql'

import { TaskToReview } from 'src/components/Community/staff/Review/TaskToReview'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Pagination } from 'src/components/ui/resource/Pagination/Pagination'
import { useLostFocus } from 'src/hooks/browser/useLostFocus'
import { useTableState } from 'src/hooks/resource/useTableState'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'TasksToReviewQuery'> = gql`
  query TasksToReviewQuery($stageId: Int!, $page: Int, $perPage: Int) {
    tasksToReviewPage(stageId: $stageId, page: $page, perPage: $perPage) {
      rows {
        id
        userId
        taskId
        title
        points
        memberName
        proofKind
        proofText
        proofUrl
        proofFileUrl
        submittedAt
        isOwn
      }
      total
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'TasksToReviewQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  tasksToReviewPage: { rows, total },
  updating,
}: TasksToReviewQuery & { updating?: boolean }) => {
  const { t } = useTranslation('community.journey')
  const { page, perPage, setPage } = useTableState({ statePrefix: 'proofs' })
  // A decided task disappears with its buttons, so the panel takes the focus.
  const panel = useLostFocus<HTMLDivElement>(total)
  if (total === 0)
    return (
      <div ref={panel} tabIndex={-1} className="panel">
        <EmptyState
          drawing="done"
          title={t('review.noProofs')}
          text={t('review.noProofsHelp')}
        />
      </div>
    )
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="panel"
      aria-busy={updating || undefined}
    >
      <ul className="divide-base-300 divide-y px-4 sm:px-6">
        {rows.map((task) => (
          <TaskToReview key={task.id} task={task} />
        ))}
      </ul>
      <div className="border-base-300 border-t px-4 py-3 sm:px-6">
        <Pagination
          page={page}
          total={total}
          perPage={perPage}
          onPage={setPage}
        />
      </div>
    </div>
  )
}
