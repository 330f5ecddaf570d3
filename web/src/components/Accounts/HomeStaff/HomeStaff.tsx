import HomeStaffCell from 'src/components/Accounts/HomeStaffCell'
import ProofsToReviewCell from 'src/components/Billing/PaymentProof/ProofsToReviewCell'
import { useAccess } from 'src/hooks/useAccess'

import { HomeLinks } from './HomeLinks'

/** What waits for the staff, then where to go. */
const HomeStaff = () => {
  const { can, mayOpen } = useAccess()
  return (
    <div className="space-y-4 sm:space-y-6">
      {can('approvePayment') && <ProofsToReviewCell />}
      <HomeStaffCell
        users={mayOpen('users')}
        courses={mayOpen('courses')}
        stages={mayOpen('stages')}
        products={mayOpen('products')}
        funnels={mayOpen('funnels')}
        outbox={can('readOutbox')}
      />
      <HomeLinks />
    </div>
  )
}

export default HomeStaff
