// The bills that a refund may take money off.
import type { AccountFields } from 'types/graphql'

import { allocate } from '$api/src/shared/billing/paying/allocate'

export type PaidEntry = AccountFields['paidEntries'][number]

/** The sum that can go back without a paid bill being owed again: the credit, and money paid ahead on open bills. */
export const refundableCentavos = (
  creditCentavos = 0,
  entries: readonly PaidEntry[]
) =>
  entries
    .filter(({ paidCentavos, priceCentavos }) => paidCentavos < priceCentavos)
    .reduce((sum, { moneyCentavos }) => sum + moneyCentavos, creditCentavos)

/** The bills that an amount comes off, with what is owed of each afterwards. */
export const owedAgain = (
  amountCentavos: number,
  entries: readonly PaidEntry[]
) =>
  allocate(
    amountCentavos,
    entries.map((entry) => ({ ...entry, owedCentavos: entry.moneyCentavos }))
  ).parts.map(({ bill, amountCentavos: takenCentavos }) => ({
    id: bill.id,
    seq: bill.seq,
    invoiceNumber: bill.invoiceNumber,
    owedCentavos: bill.priceCentavos - bill.paidCentavos + takenCentavos,
  }))
