import { useTranslation } from 'react-i18next'

import { StagePanel } from 'src/components/Community/StagePanel/StagePanel'
import { STAGE_PROGRESS } from 'src/components/Community/stageProgressQuery'
import {
  CellEmpty,
  CellFailure,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const QUERY = STAGE_PROGRESS

export const Loading = () => {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className="space-y-6">
      <Skeleton className="h-36 w-full rounded-xl" />
      {[1, 2, 3].map((task) => (
        <SkeletonLines key={task} lines={3} />
      ))}
    </div>
  )
}

export const Empty = CellEmpty

export const Failure = CellFailure

export const Success = ({
  userStageProgress,
  userId,
}: PropsOf<'StageProgressQuery'> & VariablesOf<'StageProgressQuery'>) =>
  userStageProgress && (
    <StagePanel userId={userId} progress={userStageProgress} />
  )
