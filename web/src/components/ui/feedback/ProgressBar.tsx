import { useTranslation } from 'react-i18next'

type ProgressBarProps = {
  percent: number
  /** The accessible name. */
  label?: string
  /** Shows the percentage beside the bar. */
  withFigure?: boolean
}

export const ProgressBar = ({
  percent,
  label,
  withFigure,
}: ProgressBarProps) => {
  const { t } = useTranslation()
  const shown = Math.min(100, Math.max(0, Math.floor(percent)))
  return (
    <span className="flex items-center gap-3">
      <span
        role="progressbar"
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={label ?? t('progress.label', { percent: shown })}
        className="bg-base-300 block h-2.5 w-full overflow-hidden rounded-full"
      >
        <span
          className="bg-accent block h-full rounded-full transition-[width] duration-500"
          style={{ width: `${shown}%` }}
        />
      </span>
      {withFigure && (
        <span className="min-w-10 text-right text-sm font-semibold tabular-nums">
          {shown}%
        </span>
      )}
    </span>
  )
}
