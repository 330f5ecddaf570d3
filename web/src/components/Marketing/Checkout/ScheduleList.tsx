import { useTranslation } from 'react-i18next'

import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

import type { Quote } from './useQuote'

type ScheduleListProps = { instalments: Quote['instalments'] }

/** Every payment with its date, so that buyers see all they agree to. */
export const ScheduleList = ({ instalments }: ScheduleListProps) => {
  const { t } = useTranslation('marketing')
  const last = instalments.at(-1)

  if (!last) {
    return (
      <p className="bg-base-200 rounded-lg px-4 py-3 text-sm">
        {t('checkout.nothingToPay')}
      </p>
    )
  }
  return (
    <div>
      <h3 className="text-sm font-semibold">{t('checkout.schedule')}</h3>
      <ol className="divide-base-300 border-base-300 mt-2 divide-y rounded-lg border">
        {instalments.map(({ seq, priceCentavos, scheduleDate }) => (
          <li
            key={seq}
            className="flex items-baseline justify-between gap-3 px-3 py-2 text-sm"
          >
            <span className="flex min-w-0 items-baseline gap-2.5">
              <span className="text-muted w-4 text-right tabular-nums">
                {seq}
              </span>
              <DateText date={scheduleDate} />
            </span>
            <PesoText centavos={priceCentavos} className="font-medium" />
          </li>
        ))}
      </ol>
      {instalments.length > 1 && (
        <p className="text-muted mt-2 text-sm">
          {t('checkout.lastPayment')} <DateText date={last.scheduleDate} />
        </p>
      )}
    </div>
  )
}
