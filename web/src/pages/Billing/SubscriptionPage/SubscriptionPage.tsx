import SubscriptionCell from 'src/components/Billing/staff/Subscription/SubscriptionCell'

const SubscriptionPage = ({ id }: { id: number }) => (
  <SubscriptionCell id={id} />
)

export default SubscriptionPage
