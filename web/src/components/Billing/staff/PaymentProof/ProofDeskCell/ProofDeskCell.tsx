import { useTranslation } from 'react-i18next'
import type { ProofDeskQuery } from 'types/graphql'

import { ProofDesk } from 'src/components/Billing/staff/PaymentProof/ProofDesk'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { freshQuery } from 'src/lib/data/cellQueries'

import 'src/components/Billing/staff/PaymentProof/deskProof'

export const QUERY: Doc<'ProofDeskQuery'> = gql`
  query ProofDeskQuery {
    proofsToReviewCount
    proofsToReview {
      ...DeskProofFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'ProofDeskQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure
export const isEmpty = ({ proofsToReview }: ProofDeskQuery) =>
  proofsToReview.length === 0
export const Empty = () => {
  const { t } = useTranslation('billing.staff')
  return (
    <div className="panel">
      <EmptyState
        drawing="done"
        title={t('proofDesk.none')}
        text={t('proofDesk.noneHelp')}
      />
    </div>
  )
}
export const Success = ({
  proofsToReview,
  proofsToReviewCount,
}: PropsOf<'ProofDeskQuery'>) => (
  <ProofDesk proofs={proofsToReview} waiting={proofsToReviewCount} />
)
