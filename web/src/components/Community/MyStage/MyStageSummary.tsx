import { Flame, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyStageFields } from 'types/graphql'

import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { Why } from 'src/components/ui/text/Why'

const pointWords = {
  TASK: 'tasks',
  LESSON: 'lessons',
  IMPORT: 'imports',
  REVERSAL: 'reversals',
} as const

/** The member's stage, points, progress and streak, with an explanation. */
export const MyStageSummary = ({ mine }: { mine: MyStageFields }) => {
  const { t, i18n } = useTranslation(['community.journey', 'community'])
  const { stage, points, percentage, finishedCount, taskCount, streak } = mine
  const figure = (value: number) => value.toLocaleString(i18n.language)

  return (
    <section aria-label={t('my.title')} className="panel space-y-4 p-4 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted text-sm font-semibold">
            {t('community:stageDrawer.stageNumber', {
              number: stage?.number ?? 0,
            })}
          </p>
          <p className="text-xl font-semibold wrap-anywhere">
            {stage?.name ?? t('community:stageDrawer.noStageName')}
          </p>
        </div>
        <p className="bg-accent text-accent-content flex shrink-0 items-center gap-1 rounded-full py-1.5 pr-3.5 pl-2.5 text-lg font-bold tabular-nums">
          <span className="sr-only">
            {t('community:stageDrawer.pointsLabel')}:{' '}
          </span>
          <Zap className="size-5 fill-current" strokeWidth={1.5} aria-hidden />
          {t('community:stageDrawer.points', { points: figure(points) })}
        </p>
      </div>
      {stage && (
        <ProgressBar
          percent={percentage}
          label={t('community:stageDrawer.percentage')}
          withFigure
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {stage && (
          <StatusBadge tone="neutral">
            {t('my.tasksDone', { done: finishedCount, count: taskCount })}
          </StatusBadge>
        )}
        {streak.days > 0 && (
          <StatusBadge tone="progress" icon={Flame}>
            {t('my.streak', { count: streak.days })}
          </StatusBadge>
        )}
        {streak.days > 0 && !streak.isTodayDone && (
          <span className="text-muted text-sm">{t('my.streakToday')}</span>
        )}
      </div>
      {stage && (
        <Why
          label={t('why.percentage')}
          lines={[
            {
              text: t('why.finishedShare', {
                done: finishedCount,
                count: taskCount,
              }),
              value: `${percentage}%`,
            },
            { text: t('why.roundedDown') },
          ]}
        />
      )}
      <Why
        label={t('why.points')}
        lines={[
          ...mine.pointSources.map(({ source, count, points: sum }) => ({
            text: t(`why.${pointWords[source]}`, { count }),
            value: t('my.xp', { points: figure(sum) }),
          })),
          {
            text: t('why.total'),
            value: t('my.xp', { points: figure(points) }),
          },
        ]}
      />
    </section>
  )
}
