import { SubscriptionView } from 'src/components/Billing/staff/Subscription/SubscriptionView/SubscriptionView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

import 'src/components/Billing/staff/Subscription/SubscriptionView/subscriptionDetail'

export const QUERY: Doc<'FindSubscriptionQuery'> = gql`
  query FindSubscriptionQuery($id: Int!) {
    subscription(id: $id) {
      ...SubscriptionDetailFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'FindSubscriptionQuery'>>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('billing.subscriptionRecord')
export const Success = ({ subscription }: PropsOf<'FindSubscriptionQuery'>) => (
  <SubscriptionView subscription={subscription} />
)
