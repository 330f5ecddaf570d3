import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'

import { Tabs } from 'src/components/ui/Tabs/Tabs'
import { useTableState } from 'src/hooks/useTableState'

import MoveUpRequestCell from './MoveUpRequestCell'
import MoveUpRequestsCell from './MoveUpRequestsCell'
import TasksToReviewCell from './TasksToReviewCell'

type PartProps = {
  stageId: number
  part: 'waiting' | 'returned' | 'decided' | 'ended'
}

const Requests = ({ stageId, part }: PartProps) => {
  const { page, perPage } = useTableState(part)
  return (
    <MoveUpRequestsCell
      stageId={stageId}
      filter={part}
      page={page}
      perPage={perPage}
    />
  )
}

const Proofs = ({ stageId }: { stageId: number }) => {
  const { page, perPage } = useTableState('proofs')
  return <TasksToReviewCell stageId={stageId} page={page} perPage={perPage} />
}

/** A stage's requests and handed-in tasks; `?request=7` opens one request. */
export const ReviewMoveUp = ({ stageId }: { stageId: number }) => {
  const { t } = useTranslation('journey')
  const { search } = useLocation()
  const requestId = Number(new URLSearchParams(search).get('request'))
  if (requestId > 0) return <MoveUpRequestCell id={requestId} />

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
        {
          key: 'proofs',
          title: t('review.proofs'),
          content: <Proofs stageId={stageId} />,
        },
        ...(['returned', 'decided', 'ended'] as const).map((part) => ({
          key: part,
          title: t(`review.${part}`),
          content: <Requests stageId={stageId} part={part} />,
        })),
      ]}
    />
  )
}
