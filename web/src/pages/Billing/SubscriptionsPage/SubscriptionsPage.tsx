import { SubscriptionFilters } from 'src/components/Billing/staff/Subscription/SubscriptionFilters/SubscriptionFilters'
import { useSubscriptionFilters } from 'src/components/Billing/staff/Subscription/SubscriptionFilters/useSubscriptionFilters'
import SubscriptionsCell from 'src/components/Billing/staff/Subscription/SubscriptionsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useTableState } from 'src/hooks/resource/useTableState'

const SubscriptionsPage = () => {
  const { variables } = useTableState()
  const { filters } = useSubscriptionFilters()
  return (
    <>
      <ListHeader entity="billing.subscriptionRecord" />
      <SubscriptionFilters />
      <SubscriptionsCell {...variables} {...filters} />
    </>
  )
}

export default SubscriptionsPage
