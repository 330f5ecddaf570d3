import { useTranslation } from 'react-i18next'
import type {
  MySubscriptionsQuery,
  MySubscriptionsQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { MembershipWhy } from 'src/components/Billing/Subscription/MembershipWhy'
import { SubscriptionList } from 'src/components/Billing/Subscription/SubscriptionList'
import 'src/components/Billing/Subscription/subscription'
import {
  CardsLoading,
  CellFailure,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

export const QUERY: TypedDocumentNode<
  MySubscriptionsQuery,
  MySubscriptionsQueryVariables
> = gql`
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
export const Empty = ({ ofOther }: { ofOther?: boolean }) => {
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
}: CellSuccessProps<MySubscriptionsQuery>) => (
  <div className="space-y-4">
    <SubscriptionList subscriptions={userSubscription.subscriptions} />
    <MembershipWhy subscriptions={userSubscription.subscriptions} />
  </div>
)
