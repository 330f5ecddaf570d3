import type { ReactNode } from 'react'

import { Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StageProgressFields } from 'types/graphql'

import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'

import { NextStageText } from './NextStageText'

type StageSummaryProps = { progress: StageProgressFields; children?: ReactNode }

export const StageSummary = ({ progress, children }: StageSummaryProps) => {
  const { t, i18n } = useTranslation('community')
  const { stage, points, percentage } = progress

  return (
    <section
      aria-label={t('stageDrawer.title')}
      className="panel space-y-4 p-4 sm:p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted text-sm font-semibold">
            {stage
              ? t('stageDrawer.stageNumber', { number: stage.number })
              : t('stageDrawer.noStage')}
          </p>
          <p className="text-lg font-semibold wrap-anywhere">
            {stage?.name ?? t('stageDrawer.noStageName')}
          </p>
        </div>
        <p className="bg-accent text-accent-content flex shrink-0 items-center gap-1 rounded-full py-1.5 pr-3.5 pl-2.5 text-lg font-bold tabular-nums">
          <span className="sr-only">{t('stageDrawer.pointsLabel')}: </span>
          <Zap className="size-5 fill-current" strokeWidth={1.5} aria-hidden />
          {t('stageDrawer.points', {
            points: points.toLocaleString(i18n.language),
          })}
        </p>
      </div>
      {stage && (
        <ProgressBar
          percent={percentage}
          label={t('stageDrawer.percentage')}
          withFigure
        />
      )}
      <NextStageText progress={progress} />
      {children}
    </section>
  )
}
