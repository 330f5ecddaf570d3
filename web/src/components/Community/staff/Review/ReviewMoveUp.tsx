import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { Tabs } from 'src/components/ui/control/Tabs'
import { useAccess } from 'src/hooks/access/useAccess'
import { int } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'
import { useTableState } from 'src/hooks/resource/useTableState'

import MoveUpRequestCell from './MoveUpRequestCell'
import MoveUpRequestsCell from './MoveUpRequestsCell'
import { reviewParts } from './reviewParts'
import TasksToReviewCell from './TasksToReviewCell'

import { enumValueOf } from '$api/src/shared/text/enumWords'

type PartProps = {
  stageId: number
  part: (typeof reviewParts)[number]
}

const Requests = ({ stageId, part }: PartProps) => (
  <MoveUpRequestsCell stageId={stageId} filter={enumValueOf(part)} />
)

const Proofs = ({ stageId }: { stageId: number }) => {
  const { page, perPage } = useTableState({ statePrefix: 'proofs' })
  return <TasksToReviewCell stageId={stageId} page={page} perPage={perPage} />
}

/**
 * Whether the viewer reviews the stage's requests. A lead who is not a reviewer may only look at them and assign them.
 */
const useReviews = (stageId: number) => {
  const { currentUser } = useAuth()
  const { can } = useAccess()
  const stages = currentUser?.stagesAsReviewer as { id: number }[] | undefined
  return can('reviewMoveUp') || stages?.some(({ id }) => id === stageId)
}

/** A stage's requests and submitted tasks; `?request=7` opens one request. */
export const ReviewMoveUp = ({ stageId }: { stageId: number }) => {
  const { t } = useTranslation('community.journey')
  const reviews = useReviews(stageId)
  const { request } = useUrlValues({ request: int })
  if (request) return <MoveUpRequestCell id={request} />

  return (
    <Tabs
      label={t('review.title')}
      param="part"
      tabs={[
        {
          key: 'waiting',
          title: t('review.waiting'),
          content: <Requests stageId={stageId} part="waiting" />,
        },
        ...(reviews
          ? [
              {
                key: 'proofs',
                title: t('review.proofs'),
                content: <Proofs stageId={stageId} />,
              },
            ]
          : []),
        ...reviewParts.slice(1).map((part) => ({
          key: part,
          title: t(`review.${part}`),
          content: <Requests stageId={stageId} part={part} />,
        })),
      ]}
    />
  )
}
