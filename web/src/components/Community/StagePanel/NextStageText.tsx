import { useTranslation } from 'react-i18next'
import type { StageProgressFields } from 'types/graphql'

/** "65 XP to Stage 3", and the name of that stage. */
const Ahead = ({ progress }: { progress: StageProgressFields }) => {
  const { t } = useTranslation('community')
  const { stage, nextStage, stageTasks, remainingTasksCount, pointsToNext } =
    progress

  if (!nextStage) return t('stageDrawer.lastStage')
  if (!stage) return t('stageDrawer.firstAhead', nextStage)
  if (remainingTasksCount === 0) return t('stageDrawer.readyForNext', nextStage)
  const total = stageTasks.length
  return (
    <>
      <strong className="tabular-nums">
        {pointsToNext > 0
          ? t('stageDrawer.toNext', { ...nextStage, points: pointsToNext })
          : t('stageDrawer.next', nextStage)}
      </strong>
      <span className="text-muted block tabular-nums">
        {t('stageDrawer.tasksDone', {
          done: total - remainingTasksCount,
          count: total,
        })}
      </span>
    </>
  )
}

/** The steps that are left for the next stage, and what that stage unlocks. */
export const NextStageText = ({
  progress,
}: {
  progress: StageProgressFields
}) => {
  const { t } = useTranslation('community')
  const { nextUnlocks } = progress
  return (
    <div className="space-y-2 text-sm">
      <p>
        <Ahead progress={progress} />
      </p>
      {nextUnlocks && (
        <p>
          <strong>{t('stageDrawer.unlocks')}</strong> {nextUnlocks}
        </p>
      )}
    </div>
  )
}
