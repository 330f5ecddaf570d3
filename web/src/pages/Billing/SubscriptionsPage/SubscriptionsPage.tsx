import SubscriptionsCell from 'src/components/Billing/staff/Subscription/SubscriptionsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'

const SubscriptionsPage = () => (
  <>
    <ListHeader entity="billing.subscriptionRecord" />
    <SubscriptionsCell />
  </>
)

export default SubscriptionsPage
