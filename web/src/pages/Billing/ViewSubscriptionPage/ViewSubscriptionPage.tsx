import UserSubscriptionsCell from 'src/components/Billing/staff/Subscription/UserSubscriptionsCell'

type ViewSubscriptionPageProps = { userId: number }

const ViewSubscriptionPage = ({ userId }: ViewSubscriptionPageProps) => (
  <UserSubscriptionsCell id={userId} />
)

export default ViewSubscriptionPage
