import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { PesoText } from 'src/components/ui/text/PesoText'
import { PriceText } from 'src/components/ui/text/PriceText'

import type { Quote } from './useQuote'

type LineProps = { label: string; children: ReactNode }

const Line = ({ label, children }: LineProps) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

export const PriceLines = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('marketing')
  const { baseCentavos, discountCentavos, surchargeCentavos } = quote
  const isPlain = discountCentavos === 0 && surchargeCentavos === 0

  return (
    <dl className="space-y-2">
      {!isPlain && (
        <Line label={t('checkout.price')}>
          <PesoText centavos={baseCentavos} />
        </Line>
      )}
      {discountCentavos > 0 && (
        <Line label={t('checkout.discount')}>
          <PesoText
            centavos={-discountCentavos}
            className="text-success font-medium"
          />
        </Line>
      )}
      {surchargeCentavos > 0 && (
        <Line label={t('checkout.surcharge')}>
          <PesoText centavos={surchargeCentavos} />
        </Line>
      )}
      <div
        className={`flex items-baseline justify-between gap-4 ${isPlain ? '' : 'border-base-300 border-t pt-3'}`}
      >
        <dt className="font-semibold">{t('checkout.total')}</dt>
        <dd aria-live="polite">
          <PriceText
            centavos={quote.totalCentavos}
            className="text-xl font-bold"
          />
        </dd>
      </div>
    </dl>
  )
}
