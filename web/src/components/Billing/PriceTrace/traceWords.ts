import { formatPeso } from '$api/src/shared/money'

/** A step as returned by a quote or stored with an invoice. */
export type TraceStep = {
  rule: string
  inputs: unknown
  result?: unknown
  resultCentavos?: unknown
}

type Inputs = Record<string, number | undefined>

const ruleWords = {
  basePrice: () => ({}),
  fixedDiscount: ({ discountCentavos = 0 }: Inputs) => ({
    amount: formatPeso(discountCentavos),
  }),
  percentDiscount: ({ percent, discountCentavos = 0 }: Inputs) => ({
    percent,
    amount: formatPeso(discountCentavos),
  }),
  fixedSurcharge: ({ surchargeCentavos = 0 }: Inputs) => ({
    amount: formatPeso(surchargeCentavos),
  }),
  percentSurcharge: ({ value, surchargeCentavos = 0 }: Inputs) => ({
    percent: value,
    amount: formatPeso(surchargeCentavos),
  }),
}

type Rule = keyof typeof ruleWords

/** The sentence for a step with its figures, and the price after it. */
export const wordsOfStep = ({
  rule,
  inputs,
  result,
  resultCentavos,
}: TraceStep) => {
  const known: Rule = rule in ruleWords ? (rule as Rule) : 'basePrice'
  const given = inputs as Inputs
  const isCapped = known === 'percentDiscount' && given.maxDiscountCentavos
  return {
    key: `trace.${isCapped ? 'cappedDiscount' : known}` as const,
    values: {
      ...ruleWords[known](given),
      ...(isCapped && { max: formatPeso(given.maxDiscountCentavos ?? 0) }),
    },
    centavos: Number(resultCentavos ?? result ?? 0),
  }
}
