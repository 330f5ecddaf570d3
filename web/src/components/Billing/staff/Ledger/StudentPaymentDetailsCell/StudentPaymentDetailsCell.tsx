import type {
  StudentPaymentDetailsQuery,
  StudentPaymentDetailsQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { StudentPaymentDetails } from 'src/components/Billing/staff/Ledger/StudentPaymentDetails'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { freshQuery } from 'src/lib/data/cellQueries'

import 'src/components/Billing/staff/Ledger/account'

export const QUERY: TypedDocumentNode<
  StudentPaymentDetailsQuery,
  StudentPaymentDetailsQueryVariables
> = gql`
  query StudentPaymentDetailsQuery($userId: Int!) {
    studentPaymentDetails(userId: $userId) {
      ...AccountFields
    }
  }
`

export const beforeQuery = freshQuery<StudentPaymentDetailsQueryVariables>
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Success = ({
  studentPaymentDetails,
}: CellSuccessProps<StudentPaymentDetailsQuery>) => (
  <StudentPaymentDetails details={studentPaymentDetails} />
)
