import SubscriptionCell from 'src/components/Billing/Subscription/SubscriptionCell'

const SubscriptionPage = ({ id }: { id: number }) => (
  <SubscriptionCell id={id} />
)

export default SubscriptionPage
