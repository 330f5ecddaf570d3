import { useTranslation } from 'react-i18next'

import { PesoText } from 'src/components/ui/text/PesoText'
import { PriceText } from 'src/components/ui/text/PriceText'
import { Why } from 'src/components/ui/text/Why'

import { wordsOfStep, type TraceStep } from './traceWords'

type PriceTraceProps = {
  steps: TraceStep[]
  /** The number of payments that the total is split into. */
  instalments?: number
}

/** Explains a price ("Bakit?"): every rule that applied, with its inputs and result. */
export const PriceTrace = ({ steps, instalments = 1 }: PriceTraceProps) => {
  const { t } = useTranslation('billing')
  const lines = steps.map((step) => {
    const { key, values, centavos } = wordsOfStep(step)
    return {
      text: t(key, values),
      value:
        step.rule === 'basePrice' ? (
          <PesoText centavos={centavos} />
        ) : (
          <PriceText centavos={centavos} />
        ),
    }
  })
  const split =
    instalments > 1 ? [{ text: t('trace.split', { count: instalments }) }] : []
  return <Why label={t('trace.why')} lines={[...lines, ...split]} />
}
