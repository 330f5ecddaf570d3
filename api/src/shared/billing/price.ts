// The price of an order: base → discount → surcharge, never below zero (spec section 4, "Price calculation";
// docs/decisions/0033, 17). Each step rounds half up once. FIXED values are centavos.
import { percentOf } from '../money'

export type Discount = {
  type: 'FIXED' | 'PERCENT'
  amountCentavos?: number | null
  percent?: number | null
  maxDiscountCentavos?: number | null
}

/** FIXED: value in centavos. PERCENT: value in per cent of the discounted price. */
export type Surcharge = { type: 'NONE' | 'FIXED' | 'PERCENT'; value: number }

/** One line of "Bakit?": the rule, its inputs, and the price after the rule. */
export type TraceStep = {
  rule:
    | 'basePrice'
    | 'fixedDiscount'
    | 'percentDiscount'
    | 'fixedSurcharge'
    | 'percentSurcharge'
  inputs: Record<string, number>
  resultCentavos: number
}

export const priceOf = ({
  baseCentavos,
  discount,
  surcharge = { type: 'NONE', value: 0 },
}: {
  baseCentavos: number
  discount?: Discount | null
  surcharge?: Surcharge
}) => {
  const discountCentavos = discount ? discountOf(baseCentavos, discount) : 0
  const discountedCentavos = baseCentavos - discountCentavos
  const surchargeCentavos = surchargeOf(discountedCentavos, surcharge)
  const totalCentavos = discountedCentavos + surchargeCentavos

  const trace: TraceStep[] = [
    {
      rule: 'basePrice',
      inputs: { baseCentavos },
      resultCentavos: baseCentavos,
    },
  ]
  if (discount)
    trace.push({
      rule: discount.type === 'FIXED' ? 'fixedDiscount' : 'percentDiscount',
      inputs: { ...discountInputs(discount), discountCentavos },
      resultCentavos: discountedCentavos,
    })
  if (surcharge.type !== 'NONE')
    trace.push({
      rule: surcharge.type === 'FIXED' ? 'fixedSurcharge' : 'percentSurcharge',
      inputs: { value: surcharge.value, surchargeCentavos },
      resultCentavos: totalCentavos,
    })

  return {
    baseCentavos,
    discountCentavos,
    surchargeCentavos,
    totalCentavos,
    trace,
  }
}

/** The discount in centavos, at most the price: the price never falls below zero (spec: "zero if not positive"). */
const discountOf = (baseCentavos: number, discount: Discount) => {
  const wanted =
    discount.type === 'FIXED'
      ? (discount.amountCentavos ?? 0)
      : percentOf(baseCentavos, discount.percent ?? 0)
  return Math.min(wanted, discount.maxDiscountCentavos ?? wanted, baseCentavos)
}

const discountInputs = (discount: Discount) => ({
  ...(discount.type === 'FIXED'
    ? { amountCentavos: discount.amountCentavos ?? 0 }
    : { percent: discount.percent ?? 0 }),
  ...(discount.maxDiscountCentavos != null && {
    maxDiscountCentavos: discount.maxDiscountCentavos,
  }),
})

/** A free order has no surcharge. */
const surchargeOf = (centavos: number, { type, value }: Surcharge) => {
  if (type === 'NONE' || centavos === 0) return 0
  return type === 'FIXED' ? value : percentOf(centavos, value)
}
