import type {
  FindSubscriptionQuery,
  FindSubscriptionQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Billing/Invoice/invoice'
import { SubscriptionView } from 'src/components/Billing/Subscription/SubscriptionView/SubscriptionView'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/ResourceView/recordStates'
import { freshQuery } from 'src/lib/cellQueries'

export const QUERY: TypedDocumentNode<
  FindSubscriptionQuery,
  FindSubscriptionQueryVariables
> = gql`
  query FindSubscriptionQuery($id: Int!) {
    subscription(id: $id) {
      id
      userId
      userName
      userEmail
      status
      source
      startsAt
      expiry
      unenrolledAt
      unenrolReason
      pausedAt
      pauseCause
      pauseReason
      isPrimary
      productName
      paymentTermLabel
      batchName
      createdAt
      levels
      courses
      funnel {
        id
        name
      }
      chain {
        id
        status
        startsAt
        expiry
      }
      invoices {
        ...InvoiceFields
        ...InvoiceBillingFields
      }
      history {
        id
        action
        entity
        at
        actorName
        reason
      }
    }
  }
`

export const beforeQuery = freshQuery<FindSubscriptionQueryVariables>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('billing.subscriptionRecord')
export const Success = ({
  subscription,
}: CellSuccessProps<FindSubscriptionQuery>) => (
  <SubscriptionView subscription={subscription} />
)
