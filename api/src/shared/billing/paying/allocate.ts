// Which bills an amount of money pays: one after the other, the last of them perhaps in part.

export type OwedBill = { id: number; owedCentavos: number }

/** A part of an amount: what it pays of a bill, and what stays open there. */
export type Part<Bill extends OwedBill> = {
  bill: Bill
  amountCentavos: number
  leftCentavos: number
}

/** Spreads an amount over bills in their order. What no bill needs is the surplus. */
export const allocate = <Bill extends OwedBill>(
  amountCentavos: number,
  bills: readonly Bill[]
) => {
  let surplusCentavos = amountCentavos
  const parts: Part<Bill>[] = []
  for (const bill of bills) {
    const paid = Math.min(surplusCentavos, bill.owedCentavos)
    const leftCentavos = bill.owedCentavos - paid
    // A bill of ₱0 is settled with those before it.
    if (paid === 0 && leftCentavos > 0) break
    surplusCentavos -= paid
    parts.push({ bill, amountCentavos: paid, leftCentavos })
    if (leftCentavos > 0) break
  }
  return { parts, surplusCentavos }
}
