// The fields of a rule of commission that staff may write.
import type { ErrorCode } from '../../errors'
import { MAX_CENTAVOS } from '../../money'

import type { CommissionBasis, Tier } from './commission'

const WHOLE_BASIS_POINTS = 10_000
const MOST_INSTALMENTS = 60
const MOST_HOLD_DAYS = 365
const MOST_TIERS = 10
const MOST_ORDERS = 1_000_000
const MOST_NAME_CHARACTERS = 60

/** The largest amount that staff add or take by hand: ₱1,000,000. */
export const MOST_ADJUSTED_CENTAVOS = 100_000_000

type Rule = {
  name: string
  basis: CommissionBasis
  value: number
  firstInstalments: number | null
  capCentavos: number | null
  tiers: readonly Tier[]
  holdDays: number
}

const isValue = (basis: CommissionBasis, value: number) =>
  value >= 0 &&
  value <= (basis === 'PERCENT' ? WHOLE_BASIS_POINTS : MOST_ADJUSTED_CENTAVOS)

/** Each tier needs more orders and pays more than the one before. */
const areTiers = ({ basis, value: first, tiers }: Rule) =>
  tiers.length <= MOST_TIERS &&
  tiers.every(
    ({ fromOrders, value }, index) =>
      fromOrders >= 1 &&
      fromOrders <= MOST_ORDERS &&
      isValue(basis, value) &&
      fromOrders > (tiers[index - 1]?.fromOrders ?? 0) &&
      value > (tiers[index - 1]?.value ?? first)
  )

/** Checks the rule; returns the problems by field. Tiers are in ascending order. */
export const commissionRuleProblems = (
  rule: Rule
): Record<
  'name' | 'value' | 'firstInstalments' | 'capCentavos' | 'tiers' | 'holdDays',
  ErrorCode | false
> => {
  const { name, basis, value, firstInstalments, capCentavos, holdDays } = rule
  return {
    name:
      (name === '' && 'REQUIRED') ||
      (name.length > MOST_NAME_CHARACTERS && 'TOO_LONG'),
    value: !isValue(basis, value) && 'COMMISSION_VALUE',
    firstInstalments:
      firstInstalments !== null &&
      (firstInstalments < 1 || firstInstalments > MOST_INSTALMENTS) &&
      'SETTING_NUMBER',
    capCentavos:
      capCentavos !== null &&
      (capCentavos < 1 || capCentavos > MAX_CENTAVOS) &&
      'AMOUNT_INVALID',
    tiers: !areTiers(rule) && 'COMMISSION_TIERS',
    holdDays: (holdDays < 0 || holdDays > MOST_HOLD_DAYS) && 'SETTING_NUMBER',
  }
}
