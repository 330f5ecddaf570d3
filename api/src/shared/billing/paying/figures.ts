// The four words of pay (docs/decisions/0097): of what is billed, a part is paid with money, a part is credited (waived, or
// paid with credit), and the rest is left. Every screen, file and document that sums bills uses these.

/** A bill that is not cancelled, in centavos. */
export type FiguredBill = {
  priceCentavos: number
  /** All that is paid, with what came from credit. */
  paidCentavos: number
  /** The part of it that came from credit. */
  creditCentavos: number
  /** 0 for a bill that is paid or waived. */
  owedCentavos: number
}

/** The part of a bill that is paid with money. */
export const moneyOf = ({
  paidCentavos,
  creditCentavos,
}: Pick<FiguredBill, 'paidCentavos' | 'creditCentavos'>) =>
  paidCentavos - creditCentavos

/** The sums of some bills, in centavos: billed = paid + credited + left. */
export const figuresOf = (bills: readonly FiguredBill[]) => {
  const sum = (centavosOf: (bill: FiguredBill) => number) =>
    bills.reduce((total, bill) => total + centavosOf(bill), 0)
  const billedCentavos = sum(({ priceCentavos }) => priceCentavos)
  const paidCentavos = sum(moneyOf)
  const leftCentavos = sum(({ owedCentavos }) => owedCentavos)
  return {
    billedCentavos,
    paidCentavos,
    creditedCentavos: billedCentavos - paidCentavos - leftCentavos,
    leftCentavos,
  }
}
