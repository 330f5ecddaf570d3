import type { ReactNode } from 'react'

import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StageName } from 'types/graphql'

import { RichText } from 'src/components/ui/text/RichText/RichText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

type StageRowProps = {
  stage: Pick<StageName, 'number' | 'name' | 'description'>
  current: number
  /** Shown below the stage's text. */
  children?: ReactNode
}

/** One stage of the path, with a line to the next. */
export const StageRow = ({ stage, current, children }: StageRowProps) => {
  const { t } = useTranslation('community')
  const { number, name, description } = stage
  const isPassed = number < current
  const isHere = number === current
  const mark = isPassed
    ? 'bg-success text-success-content'
    : isHere
      ? 'bg-accent text-accent-content'
      : 'bg-base-200 border border-base-300'

  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className="before:bg-base-300 relative flex gap-4 pb-5 before:absolute before:top-9 before:bottom-0 before:left-[1.1rem] before:w-0.5 last:pb-0 last:before:hidden"
    >
      <span
        className={`grid size-9 shrink-0 place-items-center rounded-full text-sm font-bold ${mark}`}
      >
        {isPassed ? <Check className="size-5" aria-hidden /> : number}
        {isPassed && <span className="sr-only">{t('stagesList.passed')}</span>}
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="sr-only">
            {t('stageDrawer.stageNumber', { number })}
          </span>
          {name}
          {isHere && (
            <StatusBadge tone="progress">{t('stagesList.here')}</StatusBadge>
          )}
        </p>
        <RichText html={description} className="text-muted text-sm" />
        {children}
      </div>
    </li>
  )
}
