// An affiliate's earnings of an order (docs/decisions/0067). Amounts are in centavos, rates in hundredths of a percent.
import { percentOf } from '../../money'

export type CommissionBasis = 'PERCENT' | 'FLAT'

export type CommissionTerms = {
  basis: CommissionBasis
  /** Hundredths of a percent of the approved money, or centavos for an order that is wholly paid. */
  value: number
  /** How many instalments count, from the first one; null for all. */
  firstInstalments: number | null
  /** The most for an order. */
  capCentavos: number | null
}

/** From this number of paid orders of the affiliate on, another value counts. */
export type Tier = { fromOrders: number; value: number }

export type Instalment = {
  /** From 1. */
  seq: number
  priceCentavos: number
  /** The sum that is approved and not taken back. */
  paidCentavos: number
}

/** The value of a rule for an affiliate who had `paidOrders` orders with money before this one. */
export const valueForOrders = (
  { value, tiers }: { value: number; tiers: readonly Tier[] },
  paidOrders: number
) =>
  tiers.reduce(
    (best, tier) => (paidOrders >= tier.fromOrders ? tier.value : best),
    value
  )

const sumOf = (
  instalments: readonly Instalment[],
  key: 'priceCentavos' | 'paidCentavos'
) => instalments.reduce((sum, instalment) => sum + instalment[key], 0)

const shareOf = (
  { basis, value }: CommissionTerms,
  approvedCentavos: number,
  priceCentavos: number
) => {
  if (basis === 'PERCENT') return percentOf(approvedCentavos, value / 100)
  if (priceCentavos === 0) return 0
  // The product of two amounts is too large for a number.
  const price = BigInt(priceCentavos)
  return Number(
    (2n * BigInt(value) * BigInt(approvedCentavos) + price) / (2n * price)
  )
}

/**
 * An order's earnings by now, from all money that is approved of it, and that money. A booking earns the
 * difference to before, so the lines of an order always sum up to this, whatever was paid, taken back or paid again.
 *
 * - A percent rule takes its part of the approved money.
 * - A flat rule takes as much of its amount as the counted instalments are paid: half of them, half of it.
 * - Waived instalments stay in their place, and bring nothing.
 * - Refunded money does not count, and an order never earns more than its approved money.
 */
export const entitlement = (
  terms: CommissionTerms,
  instalments: readonly Instalment[],
  refundedCentavos = 0
) => {
  const counted = [...instalments]
    .sort((a, b) => a.seq - b.seq)
    .slice(0, terms.firstInstalments ?? undefined)
  const approvedCentavos = Math.max(
    0,
    sumOf(counted, 'paidCentavos') - refundedCentavos
  )
  const share = shareOf(
    terms,
    approvedCentavos,
    sumOf(counted, 'priceCentavos')
  )
  return {
    approvedCentavos,
    entitledCentavos: Math.min(
      share,
      terms.capCentavos ?? share,
      approvedCentavos
    ),
  }
}

/** The tax that the school withholds from a payout, and the rest. */
export const withholding = (grossCentavos: number, basisPoints: number) => {
  const withholdingCentavos = percentOf(grossCentavos, basisPoints / 100)
  return {
    withholdingCentavos,
    netCentavos: grossCentavos - withholdingCentavos,
  }
}

export type FraudSign =
  | { sign: 'SAME_DEVICE' | 'SAME_NUMBER' | 'OWN_APPROVAL' }
  | { sign: 'CLICK_BURST'; clicks: number }

type LineState = {
  holdUntil: Date
  holdStatus: 'WAITING' | 'RELEASED' | 'REFUSED' | null
  payoutStatus: 'DRAFT' | 'APPROVED' | 'PAID' | 'FAILED' | 'CANCELLED' | null
}

export type CommissionStatus = 'PENDING' | 'DUE' | 'HELD' | 'IN_PAYOUT' | 'PAID'

/** Where a line stands. A failed or cancelled payout has no lines any more. */
export const lineStatus = (
  { holdUntil, holdStatus, payoutStatus }: LineState,
  now: Date
): CommissionStatus => {
  if (payoutStatus !== null)
    return payoutStatus === 'PAID' ? 'PAID' : 'IN_PAYOUT'
  if (holdStatus === 'WAITING') return 'HELD'
  return holdUntil > now ? 'PENDING' : 'DUE'
}
