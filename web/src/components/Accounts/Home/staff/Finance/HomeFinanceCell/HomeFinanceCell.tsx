import { HomeFinance } from 'src/components/Accounts/Home/staff/Finance/HomeFinance'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'HomeFinanceQuery'> = gql`
  query HomeFinanceQuery {
    financeHome {
      collected {
        dayOfMonth
        totalCentavos
        beforeCentavos
      }
      collectedCentavos
      beforeCentavos
      expectedBills
      expectedCentavos
      overdue {
        key
        from
        to
        entries
        amountCentavos
      }
    }
  }
`

// A school without any money still sees its zeros.
export const isEmpty = () => false

export const Loading = () => (
  <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
    {['month', 'overdue'].map((part) => (
      <Skeleton key={part} className="h-72 rounded-xl" />
    ))}
  </div>
)

export const Failure = CellFailure

export const Success = ({ financeHome }: PropsOf<'HomeFinanceQuery'>) => (
  <HomeFinance home={financeHome} />
)
