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
  const { stage, nextStage, remainingTasksCount } = progress

  if (!nextStage) {
    return <p className="text-sm">{t('stageDrawer.lastStage')}</p>
  }
  if (!stage) {
    return <p className="text-sm">{t('stageDrawer.firstAhead', nextStage)}</p>
  }
  if (remainingTasksCount === 0) {
    return <p className="text-sm">{t('stageDrawer.readyForNext', nextStage)}</p>
  }
  return (
    <p className="text-sm">
      <strong className="tabular-nums">
        {t('stageDrawer.toNext', {
          points: pointsLeft(progress),
          number: nextStage.number,
        })}
      </strong>
      <span className="text-muted block">{nextStage.name}</span>
    </p>
  )
}
