import { useTranslation } from 'react-i18next'
import type { StageProgressFields } from 'types/graphql'

import { pointsLeft } from 'src/components/Community/afterTask'

/** "65 XP to Stage 3", and what that stage is. */
export const NextStageText = ({
  progress,
}: {
  progress: StageProgressFields
}) => {
  const { t } = useTranslation('community')
  const { stage, nextStage, stageTasks, remainingTasksCount } = progress

  if (!nextStage) {
    return <p className="text-sm">{t('stageDrawer.lastStage')}</p>
  }
  if (!stage) {
    return <p className="text-sm">{t('stageDrawer.firstAhead', nextStage)}</p>
  }
  if (remainingTasksCount === 0) {
    return <p className="text-sm">{t('stageDrawer.readyForNext', nextStage)}</p>
  }
  const total = stageTasks.length
  return (
    <p className="text-sm">
      <strong className="tabular-nums">
        {t('stageDrawer.toNext', {
          ...nextStage,
          points: pointsLeft(progress),
        })}
      </strong>
      <span className="text-muted block tabular-nums">
        {t('stageDrawer.tasksDone', {
          done: total - remainingTasksCount,
          count: total,
        })}
      </span>
    </p>
  )
}
