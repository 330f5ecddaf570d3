import { HelpCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PesoText } from 'src/components/ui/PesoText/PesoText'
import { PriceText } from 'src/components/ui/PriceText/PriceText'

import { wordsOfStep, type TraceStep } from './traceWords'

type PriceTraceProps = {
  steps: TraceStep[]
  /** How many payments the total was split into. */
  instalments?: number
}

/** "Bakit?": every rule that made the price, with what went in and what came out. */
export const PriceTrace = ({ steps, instalments = 1 }: PriceTraceProps) => {
  const { t } = useTranslation('billing')

  return (
    <details className="group text-sm">
      <summary className="text-primary flex w-fit cursor-pointer items-center gap-1.5 rounded font-medium">
        <HelpCircle className="size-4" aria-hidden />
        {t('trace.why')}
      </summary>
      <ol className="bg-base-200 mt-2 space-y-2 rounded-lg p-3">
        {steps.map((step) => {
          const { key, values, centavos } = wordsOfStep(step)
          return (
            <li key={step.rule} className="flex justify-between gap-4">
              <span className="min-w-0">{t(key, values)}</span>
              {step.rule === 'basePrice' ? (
                <PesoText centavos={centavos} />
              ) : (
                <PriceText centavos={centavos} />
              )}
            </li>
          )
        })}
        {instalments > 1 && <li>{t('trace.split', { count: instalments })}</li>}
      </ol>
    </details>
  )
}
