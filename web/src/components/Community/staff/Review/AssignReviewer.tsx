import { useTranslation } from 'react-i18next'
import type { MoveUpEvidenceFields } from 'types/graphql'

import { useSave } from 'src/hooks/data/useSave'

const ASSIGN: Doc<'AssignMoveUpMutation'> = gql`
  mutation AssignMoveUpMutation($id: Int!, $reviewerId: Int) {
    assignMoveUpRequest(id: $id, reviewerId: $reviewerId) {
      id
    }
  }
`

type AssignReviewerProps = {
  request: MoveUpEvidenceFields
  /** The queries to repeat after a change. */
  refetch: string[]
}

/** Assigns a request to a reviewer, for stages whose requests are assigned. */
export const AssignReviewer = ({ request, refetch }: AssignReviewerProps) => {
  const { t } = useTranslation('community.journey')
  const [assign, { loading }] = useSave(ASSIGN, {
    done: t('review.assigned'),
    refetch,
  })
  const { id, status, reviewerRule, reviewers, assignedToId } = request
  if (status !== 'REQUESTED' || reviewerRule === 'ANY_STAGE_REVIEWER')
    return null
  return (
    <label className="block max-w-md">
      <span className="mb-1.5 block text-sm font-semibold">
        {t('review.assignTo')}
      </span>
      <select
        className="select w-full"
        value={assignedToId ?? ''}
        disabled={loading}
        onChange={({ target }) =>
          assign({ id, reviewerId: target.value ? Number(target.value) : null })
        }
      >
        <option value="">{t('review.nobody')}</option>
        {reviewers.map((reviewer) => (
          <option key={reviewer.id} value={reviewer.id}>
            {reviewer.name}
          </option>
        ))}
      </select>
    </label>
  )
}
