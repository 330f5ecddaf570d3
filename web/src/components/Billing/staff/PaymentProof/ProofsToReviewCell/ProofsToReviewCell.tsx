import { useTranslation } from 'react-i18next'

import { ProofWorklist } from 'src/components/Billing/staff/PaymentProof/ProofWorklist'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'

export const QUERY: Doc<'ProofsToReviewQuery'> = gql`
  query ProofsToReviewQuery {
    proofsToReview {
      id
      userId
      memberName
      platform
      referenceNo
      amountCentavos
      isDuplicate
      createdAt
    }
  }
`

export const Loading = TableLoading
export const Failure = CellFailure
export const Empty = () => {
  const { t } = useTranslation('billing')
  return (
    <Card title={t('worklist.title')}>
      <EmptyState
        drawing="done"
        title={t('worklist.none')}
        text={t('worklist.noneHelp')}
      />
    </Card>
  )
}
export const Success = ({ proofsToReview }: PropsOf<'ProofsToReviewQuery'>) => (
  <ProofWorklist proofs={proofsToReview} />
)
