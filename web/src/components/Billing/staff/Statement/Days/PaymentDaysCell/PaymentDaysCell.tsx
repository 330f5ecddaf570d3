import { useTranslation } from 'react-i18next'

import { PaymentDays } from 'src/components/Billing/staff/Statement/Days/PaymentDays'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

export const QUERY: Doc<'PaymentDaysQuery'> = gql`
  query PaymentDaysQuery($from: String!, $to: String!) {
    paymentDays(from: $from, to: $to) {
      ...PaymentDayFields
    }
  }
`

export const beforeQuery = (variables: VariablesOf<'PaymentDaysQuery'>) => ({
  variables,
  fetchPolicy: 'cache-and-network' as const,
})
export const Loading = TableLoading
export const Failure = CellFailure
export const Empty = () => {
  const { t } = useTranslation('billing.staff')
  return (
    <div className="panel">
      <EmptyState
        title={t('paymentDay.empty')}
        text={t('paymentDay.emptyHelp')}
      />
    </div>
  )
}
export const Success = ({ paymentDays }: PropsOf<'PaymentDaysQuery'>) => (
  <PaymentDays days={paymentDays} />
)
