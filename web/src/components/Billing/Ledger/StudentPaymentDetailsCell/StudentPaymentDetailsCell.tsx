import type {
  StudentPaymentDetailsQuery,
  StudentPaymentDetailsQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { StudentPaymentDetails } from 'src/components/Billing/Ledger/StudentPaymentDetails'
import 'src/components/Billing/Promise/promiseFragment'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/cellStates/cellStates'
import { freshQuery } from 'src/lib/cellQueries'

export const QUERY: TypedDocumentNode<
  StudentPaymentDetailsQuery,
  StudentPaymentDetailsQueryVariables
> = gql`
  query StudentPaymentDetailsQuery($userId: Int!) {
    studentPaymentDetails(userId: $userId) {
      userId
      name
      email
      mobileNumber
      billedCentavos
      waivedCentavos
      paidCentavos
      balanceCentavos
      overdueCentavos
      openEntries {
        id
        invoiceNumber
        priceCentavos
        scheduleDate
        promisedDate
      }
      lines {
        key
        kind
        at
        centavos
        balanceCentavos
        invoiceNumber
        productName
        platform
        referenceNo
        receiptNumber
        reason
        paymentId
      }
      notes {
        id
        text
        authorName
        createdAt
      }
      promises {
        ...PromiseFields
      }
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
