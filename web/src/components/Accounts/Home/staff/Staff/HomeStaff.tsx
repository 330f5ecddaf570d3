import { useAuth } from 'src/auth'
import type { Duties } from 'src/components/access/duties'
import HomeAdminCell from 'src/components/Accounts/Home/staff/Admin/HomeAdminCell'
import HomeCoachCell from 'src/components/Accounts/Home/staff/Coach/HomeCoachCell'
import HomeFinanceCell from 'src/components/Accounts/Home/staff/Finance/HomeFinanceCell'
import { homeOf } from 'src/components/Accounts/Home/staff/homeOf'
import HomeReviewsCell from 'src/components/Accounts/Home/staff/Review/HomeReviewsCell'
import HomeStaffCell from 'src/components/Accounts/Home/staff/Staff/HomeStaffCell'
import { HomeSuccessManager } from 'src/components/Accounts/Home/staff/Success/HomeSuccessManager'
import HomeTeacherCell from 'src/components/Accounts/Home/staff/Teacher/HomeTeacherCell'
import { HomeTalkSlot } from 'src/components/Accounts/Home/Talk/HomeTalkSlot'
import ProofsToReviewCell from 'src/components/Billing/staff/PaymentProof/ProofsToReviewCell'
import BackupSafetyCell from 'src/components/Operator/staff/Backup/safety/BackupSafetyCell'
import { useAccess } from 'src/hooks/access/useAccess'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'

import { HomeLinks } from './HomeLinks'

/** The tasks that wait for the current role; the menu has its links. A role of the school's own gets numbers and links. */
const HomeStaff = () => {
  const { can, mayOpen } = useAccess()
  const { currentUser } = useAuth()
  const reviews = (currentUser as Duties | null)?.stagesAsReviewer ?? []
  const home = homeOf(useCurrentRole().name)
  return (
    <div className="space-y-4 sm:space-y-6">
      {reviews.length > 0 && <HomeReviewsCell />}
      {home === 'coach' && mayOpen('users') && <HomeCoachCell />}
      {home === 'coach' && <HomeTalkSlot />}
      {home === 'success' && mayOpen('viewSubscription') && (
        <HomeSuccessManager />
      )}
      {home === 'teacher' && mayOpen('editCourse') && <HomeTeacherCell />}
      {home === 'admin' && can('approvePayment') && <HomeAdminCell />}
      {can('backup') && <BackupSafetyCell on="home" />}
      {can('approvePayment') && <ProofsToReviewCell />}
      {can('approvePayment') && <HomeFinanceCell />}
      {home === undefined && (
        <HomeStaffCell
          users={mayOpen('users')}
          courses={mayOpen('courses')}
          stages={mayOpen('stages')}
          products={mayOpen('products')}
          funnels={mayOpen('funnels')}
          outbox={can('readOutbox')}
        />
      )}
      {home === undefined && <HomeLinks />}
    </div>
  )
}

export default HomeStaff
