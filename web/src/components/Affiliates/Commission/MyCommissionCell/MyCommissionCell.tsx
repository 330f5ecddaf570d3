import { useTranslation } from 'react-i18next'
import type {
  MyCommissionQuery,
  MyCommissionQueryVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { AffiliateState } from 'src/components/Affiliates/Area/AffiliateState'
import { CommissionTotals } from 'src/components/Affiliates/Commission/CommissionTotals'
import {
  useRuleText,
  valueText,
} from 'src/components/Affiliates/Commission/RuleText'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<
  MyCommissionQuery,
  MyCommissionQueryVariables
> = gql`
  query MyCommissionQuery {
    myAffiliate {
      ...MyAffiliateFields
    }
    myCommissionTotals {
      ...CommissionTotalsFields
    }
    myCommissionRules {
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
  }
`

export const beforeQuery = tableQuery<MyCommissionQueryVariables>
export const isEmpty = () => false
export const Loading = RowsLoading
export const Failure = CellFailure

type Rule = MyCommissionQuery['myCommissionRules'][number]

const RuleItem = ({ rule }: { rule: Rule }) => {
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

/** Where the affiliate's commission stands, and the rules of their next orders. */
export const Success = ({
  myAffiliate,
  myCommissionTotals,
  myCommissionRules,
}: MyCommissionQuery) => {
  const { t } = useTranslation('affiliates')
  return (
    <>
      {myAffiliate && <AffiliateState affiliate={myAffiliate} />}
      <CommissionTotals totals={myCommissionTotals} />
      <details className="panel mb-6 p-4 sm:p-5">
        <summary className="cursor-pointer font-semibold">
          {t('rule.title')}
        </summary>
        <div className="mt-3 space-y-4">
          <p>{t('rule.attribution')}</p>
          {myCommissionRules.length > 0 ? (
            <ul className="space-y-3">
              {myCommissionRules.map((rule) => (
                <RuleItem key={rule.id} rule={rule} />
              ))}
            </ul>
          ) : (
            <p>{t('rule.none')}</p>
          )}
          <p className="text-muted text-sm">{t('rule.details')}</p>
        </div>
      </details>
    </>
  )
}
