import { useTranslation } from 'react-i18next'
import type { MySubscriptionsQuery } from 'types/graphql'

import { MembershipWhy } from 'src/components/Billing/Subscription/MembershipWhy'
import { SubscriptionList } from 'src/components/Billing/Subscription/SubscriptionList'
import 'src/components/Billing/Subscription/subscription'
import {
  CardsLoading,
  CellFailure,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

export const QUERY: Doc<'MySubscriptionsQuery'> = gql`
  query MySubscriptionsQuery($id: Int!) {
    userSubscription(id: $id) {
      id
      subscriptions {
        ...SubscriptionFields
      }
    }
  }
`

export const isEmpty = ({ userSubscription }: MySubscriptionsQuery) =>
  !userSubscription || userSubscription.subscriptions.length === 0

export const Loading = CardsLoading
export const Failure = CellFailure
type OwnProps = { ofOther?: boolean }

export const Empty = ({ ofOther }: OwnProps) => {
  const { t } = useTranslation('billing')
  return (
    <div className="panel">
      <EmptyState
        title={t('subscription.none')}
        text={!ofOther && t('subscription.noneHelp')}
      />
    </div>
  )
}
export const Success = ({
  userSubscription,
}: PropsOf<'MySubscriptionsQuery'> & OwnProps) => (
  <div className="space-y-4">
    <SubscriptionList subscriptions={userSubscription.subscriptions} />
    <MembershipWhy subscriptions={userSubscription.subscriptions} />
  </div>
)
