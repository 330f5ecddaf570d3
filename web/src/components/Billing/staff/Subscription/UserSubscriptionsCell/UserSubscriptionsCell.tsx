import 'src/components/Billing/Subscription/subscription'
import { UserSubscriptions } from 'src/components/Billing/staff/Subscription/UserSubscriptions'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'

export const QUERY: Doc<'UserSubscriptionsQuery'> = gql`
  query UserSubscriptionsQuery($id: Int!) {
    userSubscription(id: $id) {
      id
      name
      email
      subscriptions {
        ...SubscriptionFields
      }
    }
  }
`

export const Loading = DetailsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({
  userSubscription,
}: PropsOf<'UserSubscriptionsQuery'>) => (
  <UserSubscriptions person={userSubscription} />
)
