import type { OpenBillsQuery } from 'types/graphql'

import { FigureRows } from 'src/components/Reports/staff/figures/FigureRows'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import {
  dateColumn,
  fixed,
  moneyColumn,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'OpenBillsQuery'> = gql`
  query OpenBillsQuery(
    $page: Int
    $perPage: Int
    $after: String
    $from: String
    $to: String
    $productId: Int
  ) {
    openBillsPage(
      page: $page
      perPage: $perPage
      after: $after
      from: $from
      to: $to
      productId: $productId
    ) {
      rows {
        id
        owedCentavos
        scheduleDate
        daysLate
        promisedDate
        invoiceNumber
        userId
        memberName
        email
        productName
      }
      total
      isTotalCapped
      next
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'OpenBillsQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure

type Bill = OpenBillsQuery['openBillsPage']['rows'][number]

const columns: Column<Bill>[] = [
  textColumn('memberName', fixed),
  textColumn('email', more),
  textColumn('productName', fixed),
  textColumn('invoiceNumber', fixed),
  dateColumn('scheduleDate', fixed),
  numberColumn('daysLate', {
    ...fixed,
    value: ({ daysLate }) => Math.max(0, daysLate),
  }),
  dateColumn('promisedDate', more),
  moneyColumn('owedCentavos', { ...fixed, isSummed: true }),
]

export const Success = ({
  openBillsPage: page,
  updating,
  from,
  to,
  productId,
}: PropsOf<'OpenBillsQuery'> & VariablesOf<'OpenBillsQuery'>) => {
  return (
    <FigureRows
      entity="reports.openBill"
      columns={columns}
      updating={updating}
      page={page}
      query={QUERY}
      variables={{ from, to, productId }}
    />
  )
}
