import { useTranslation } from 'react-i18next'
import type { AffiliateTermsQuery } from 'types/graphql'

import 'src/components/Affiliates/Area/AffiliateState'
import { CommissionRules } from 'src/components/Affiliates/Commission/CommissionRules'
import { AcceptTerms } from 'src/components/Affiliates/Terms/AcceptTerms'
import { InShort } from 'src/components/Affiliates/Terms/InShort'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'AffiliateTermsQuery'> = gql`
  query AffiliateTermsQuery {
    affiliateTerms {
      version
      text
      createdAt
      isOpen
    }
    myAffiliate {
      ...MyAffiliateFields
    }
    myCommissionRules {
      ...OwnRuleFields
    }
    commissionExample {
      productName
      earnedCentavos
    }
    payoutTerms {
      ...PayoutTermsFields
    }
  }
`

// Fresh, because only the newest version can be accepted.
export const beforeQuery = freshQuery<VariablesOf<'AffiliateTermsQuery'>>
export const Loading = DetailsLoading
export const Failure = CellFailure
export const isEmpty = ({ affiliateTerms }: AffiliateTermsQuery) =>
  !affiliateTerms

export const Empty = () => {
  const { t } = useTranslation('affiliates')
  return (
    <div className="panel">
      <EmptyState title={t('terms.none')} text={t('terms.noneHelp')} />
    </div>
  )
}

export const Success = ({
  affiliateTerms,
  myAffiliate,
  myCommissionRules,
  commissionExample,
  payoutTerms,
}: PropsOf<'AffiliateTermsQuery'>) =>
  affiliateTerms && (
    <div className="space-y-4 sm:space-y-6">
      <InShort example={commissionExample} payoutTerms={payoutTerms} />
      <AcceptTerms terms={affiliateTerms} affiliate={myAffiliate ?? null}>
        <CommissionRules rules={myCommissionRules} payoutTerms={payoutTerms} />
      </AcceptTerms>
    </div>
  )
