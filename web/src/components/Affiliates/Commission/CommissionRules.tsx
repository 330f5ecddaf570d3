import { useTranslation } from 'react-i18next'
import type { OwnRuleFields, PayoutTermsFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { useRuleText, valueText } from './RuleText'

import { formatPeso } from '$api/src/shared/money'

registerFragment(gql`
  fragment OwnRuleFields on CommissionRule {
    id
    affiliateId
    basis
    value
    firstInstalments
    capCentavos
    holdDays
    tiers {
      fromOrders
      value
    }
    funnels {
      id
      name
    }
  }
`)

registerFragment(gql`
  fragment PayoutTermsFields on PayoutTerms {
    minimumCentavos
    withholdingBasisPoints
  }
`)

const RuleItem = ({ rule }: { rule: OwnRuleFields }) => {
  const { t } = useTranslation('affiliates')
  const ruleText = useRuleText()
  const { affiliateId, funnels, tiers, basis } = rule
  return (
    <li>
      <p className="font-medium">
        {funnels.length > 0
          ? funnels.map(({ name }) => name).join(', ')
          : t('rule.everything')}
        {affiliateId != null && ` · ${t('rule.yours')}`}
      </p>
      <p>{ruleText(rule)}</p>
      {tiers.map(({ fromOrders, value }) => (
        <p key={fromOrders} className="text-muted text-sm">
          {t('rule.tier', {
            count: fromOrders,
            value: valueText(basis, value),
          })}
        </p>
      ))}
    </li>
  )
}

type CommissionRulesProps = {
  rules: OwnRuleFields[]
  payoutTerms: PayoutTermsFields
}

/** The rules of the next orders: what they earn, whose an order is, and how it is paid. */
export const CommissionRules = ({
  rules,
  payoutTerms,
}: CommissionRulesProps) => {
  const { t } = useTranslation('affiliates')
  const { minimumCentavos, withholdingBasisPoints } = payoutTerms
  return (
    <div className="max-w-prose space-y-4">
      {rules.length > 0 ? (
        <ul className="space-y-3">
          {rules.map((rule) => (
            <RuleItem key={rule.id} rule={rule} />
          ))}
        </ul>
      ) : (
        <p>{t('rule.none')}</p>
      )}
      <p>
        {t('rule.payout', { amount: formatPeso(minimumCentavos) })}{' '}
        {withholdingBasisPoints > 0 &&
          t('rule.tax', { percent: withholdingBasisPoints / 100 })}
      </p>
      <p>{t('rule.attribution')}</p>
      <p className="text-muted text-sm">{t('rule.details')}</p>
    </div>
  )
}
