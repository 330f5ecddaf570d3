import { HomeAdmin } from 'src/components/Accounts/Home/staff/Admin/HomeAdmin'
import { FiguresLoading } from 'src/components/Accounts/Home/staff/Staff/HomeFigures'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'HomeAdminQuery'> = gql`
  query HomeAdminQuery {
    adminHome {
      newToday
      newYesterday
      signedInToday
      ordersToday
      paymentsToday
      paidTodayCentavos
      overdueBills
      overdueCentavos
      openBugReports
      failedMails
      waitingDeletions
      waitingRefunds
      waitingTransfers
      hasPaymentAccount
    }
  }
`

// A day without any activity still shows its figures.
export const isEmpty = () => false

export const Loading = () => <FiguresLoading count={8} />

export const Failure = CellFailure

export const Success = ({ adminHome }: PropsOf<'HomeAdminQuery'>) => (
  <HomeAdmin home={adminHome} />
)
