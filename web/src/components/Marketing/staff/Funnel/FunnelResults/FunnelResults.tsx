import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'
import type { FunnelResultsQuery } from 'types/graphql'

import { PesoText } from 'src/components/ui/text/PesoText'

import { formatShownDay } from '$api/src/shared/manilaTime'

type Results = FunnelResultsQuery['funnelResults']

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="mt-1 text-xl font-semibold wrap-anywhere tabular-nums">
      {children}
    </dd>
  </div>
)

const heightOf = (visitors: number, most: number) =>
  `${Math.max(visitors > 0 ? 4 : 1, (visitors / most) * 100)}%`

/** The conversion of a period's visitors, and the visits per day. */
export const FunnelResults = ({ results }: { results: Results }) => {
  const { t, i18n } = useTranslation('marketing.staff')
  const { visitors, orders, conversion, revenueCentavos, byDay } = results
  const most = Math.max(1, ...byDay.map((day) => day.visitors))
  const count = (number: number) => number.toLocaleString('en-PH')
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
        <Figure name={t('results.visitors')}>{count(visitors)}</Figure>
        <Figure name={t('results.orders')}>{count(orders)}</Figure>
        <Figure name={t('results.conversion')}>
          {conversion == null ? '–' : `${conversion}%`}
        </Figure>
        <Figure name={t('results.revenue')}>
          <PesoText centavos={Number(revenueCentavos)} />
        </Figure>
      </dl>
      <div
        role="img"
        aria-label={t('results.chart', { visitors: count(visitors) })}
        className="mt-6 flex h-20 items-end gap-0.5"
      >
        {byDay.map((day) => (
          <span
            key={day.day}
            title={`${formatShownDay(day.day, i18n.language)}: ${count(day.visitors)}`}
            className="bg-primary/70 min-w-0 flex-1 rounded-t-sm"
            style={{ height: heightOf(day.visitors, most) }}
          />
        ))}
      </div>
      <p className="text-muted mt-1 flex justify-between text-xs">
        <span>{formatShownDay(results.from, i18n.language)}</span>
        <span>{formatShownDay(results.to, i18n.language)}</span>
      </p>
      <p className="text-muted mt-4 text-sm">{t('results.help')}</p>
    </>
  )
}
