import { useTranslation } from 'react-i18next'
import type { ShownRuleFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { formatPeso } from '$api/src/shared/money'

registerFragment(gql`
  fragment ShownRuleFields on ShownCommissionRule {
    basis
    value
    firstInstalments
    capCentavos
    holdDays
  }
`)

/** A value of a rule: '12.5%' or '₱300.00'. */
export const valueText = (basis: ShownRuleFields['basis'], value: number) =>
  basis === 'PERCENT' ? `${value / 100}%` : formatPeso(value)

/** The sentences of a rule: the share of an order that is earned, and when it is due. */
export const useRuleText = () => {
  const { t } = useTranslation('affiliates')
  return ({
    basis,
    value,
    firstInstalments,
    capCentavos,
    holdDays,
  }: Omit<ShownRuleFields, '__typename'>) =>
    [
      t(`rule.${basis}`, { value: valueText(basis, value) }),
      firstInstalments == null
        ? t('rule.all')
        : t('rule.first', { count: firstInstalments }),
      capCentavos != null && t('rule.cap', { amount: formatPeso(capCentavos) }),
      t('rule.hold', { count: holdDays }),
    ]
      .filter(Boolean)
      .join(' ')
}
