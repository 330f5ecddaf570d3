import { useTranslation } from 'react-i18next'
import type { HomeFinanceQuery } from 'types/graphql'

type MonthLinesProps = { days: HomeFinanceQuery['financeHome']['collected'] }

const WIDTH = 310
const HEIGHT = 96

/**
 * Two running totals: this month's until today, and the last month's, dashed. The sums above say the same in words, so
 * the picture needs no numbers.
 */
export const MonthLines = ({ days }: MonthLinesProps) => {
  const { t } = useTranslation('accounts.staff')
  const most = Math.max(
    1,
    ...days.flatMap(({ totalCentavos, beforeCentavos }) => [
      Number(totalCentavos ?? 0),
      Number(beforeCentavos),
    ])
  )
  const pointsOf = (totals: (string | null | undefined)[]) =>
    totals
      .flatMap((total, index) =>
        total == null
          ? []
          : [
              `${(index / (totals.length - 1)) * WIDTH},${HEIGHT - (Math.max(0, Number(total)) / most) * (HEIGHT - 4) - 2}`,
            ]
      )
      .join(' ')
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
        aria-hidden
      >
        <polyline
          points={pointsOf(days.map(({ beforeCentavos }) => beforeCentavos))}
          className="stroke-control fill-none stroke-2"
          strokeDasharray="5 5"
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          points={pointsOf(days.map(({ totalCentavos }) => totalCentavos))}
          className="stroke-primary fill-none stroke-[3]"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="text-muted mt-1 flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{t('finance.lines')}</span>
        <span>1–31</span>
      </figcaption>
    </figure>
  )
}
