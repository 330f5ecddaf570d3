import { StudentPaymentDetails } from 'src/components/Billing/staff/Ledger/StudentPaymentDetails'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { freshQuery } from 'src/lib/data/cellQueries'

import 'src/components/Billing/staff/Ledger/account'

export const QUERY: Doc<'StudentPaymentDetailsQuery'> = gql`
  query StudentPaymentDetailsQuery($userId: Int!) {
    studentPaymentDetails(userId: $userId) {
      ...AccountFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'StudentPaymentDetailsQuery'>>
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Success = ({
  studentPaymentDetails,
}: PropsOf<'StudentPaymentDetailsQuery'>) => (
  <StudentPaymentDetails details={studentPaymentDetails} />
)
