import { useTranslation } from 'react-i18next'
import type { MyCommissionQuery } from 'types/graphql'

import { AffiliateState } from 'src/components/Affiliates/Area/AffiliateState'
import { CommissionRules } from 'src/components/Affiliates/Commission/CommissionRules'
import { CommissionTotals } from 'src/components/Affiliates/Commission/CommissionTotals'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MyCommissionQuery'> = gql`
  query MyCommissionQuery {
    myAffiliate {
      ...MyAffiliateFields
    }
    myCommissionTotals {
      ...CommissionTotalsFields
    }
    myCommissionRules {
      ...OwnRuleFields
    }
    payoutTerms {
      ...PayoutTermsFields
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'MyCommissionQuery'>>
export const isEmpty = () => false
export const Loading = RowsLoading
export const Failure = CellFailure

/** Where the affiliate's commission stands, and the rules of their next orders. */
export const Success = ({
  myAffiliate,
  myCommissionTotals,
  myCommissionRules,
  payoutTerms,
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
        <div className="mt-3">
          <CommissionRules
            rules={myCommissionRules}
            payoutTerms={payoutTerms}
          />
        </div>
      </details>
    </>
  )
}
