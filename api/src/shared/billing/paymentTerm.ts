// Converts a stored payment term to the input of `instalmentsOf` and `priceOf`: an empty column means "none", and a
// percentage may be Prisma's Decimal.
import type { Term } from './instalments'
import type { Surcharge } from './price'

type Percent = number | { toString(): string } | null

export const termOf = (row: {
  installments: number
  intervalUnit: Term['intervalUnit']
  intervalCount: number
  firstDueOffsetDays: number
  downPaymentCentavos: number | null
  downPaymentPercent: Percent
}): Term => {
  const { type, value } = amountOf(
    row.downPaymentCentavos,
    row.downPaymentPercent
  )
  return {
    installments: row.installments,
    intervalUnit: row.intervalUnit,
    intervalCount: row.intervalCount,
    firstDueOffsetDays: row.firstDueOffsetDays,
    downPaymentType: type,
    downPaymentValue: value,
  }
}

export const surchargeOf = (row: {
  surchargeCentavos: number | null
  surchargePercent: Percent
}): Surcharge => amountOf(row.surchargeCentavos, row.surchargePercent)

const amountOf = (centavos: number | null, percent: Percent): Surcharge => {
  if (centavos !== null) return { type: 'FIXED', value: centavos }
  if (percent !== null) return { type: 'PERCENT', value: Number(percent) }
  return { type: 'NONE', value: 0 }
}
