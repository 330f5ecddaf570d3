import { HomeListLoading } from 'src/components/Accounts/Home/staff/Staff/HomeList'
import { HomeSuccess } from 'src/components/Accounts/Home/staff/Success/HomeSuccess'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'HomeSuccessQuery'> = gql`
  query HomeSuccessQuery {
    successHome {
      expiringCount
      expiring {
        userId
        name
        productName
        expiryDay
      }
      expiredCount
      expired {
        userId
        name
        productName
        expiryDay
      }
      overdueCount
      overdue {
        userId
        name
        billCount
        since
        owedCentavos
      }
      newcomerCount
      newcomers {
        userId
        name
        startsAt
      }
    }
  }
`

export const Loading = () => (
  <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
    {[1, 2, 3, 4].map((list) => (
      <HomeListLoading key={list} />
    ))}
  </div>
)

export const Failure = CellFailure

export const Success = ({ successHome }: PropsOf<'HomeSuccessQuery'>) => (
  <HomeSuccess home={successHome} />
)
