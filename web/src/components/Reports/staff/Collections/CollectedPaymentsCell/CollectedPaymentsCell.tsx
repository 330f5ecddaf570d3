import type { CollectedPaymentsQuery } from 'types/graphql'

import { FigureRows } from 'src/components/Reports/staff/figures/FigureRows'
import { platformColumn } from 'src/components/Reports/staff/figures/reportColumns'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import {
  dateColumn,
  fixed,
  moneyColumn,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'CollectedPaymentsQuery'> = gql`
  query CollectedPaymentsQuery(
    $page: Int
    $perPage: Int
    $after: String
    $from: String!
    $to: String!
    $group: CollectionGroup
    $line: String
  ) {
    collectedPaymentsPage(
      page: $page
      perPage: $perPage
      after: $after
      from: $from
      to: $to
      group: $group
      line: $line
    ) {
      rows {
        id
        kind
        paidAt
        amountCentavos
        platform
        referenceNo
        receiptNumber
        userId
        memberName
        email
        productName
        funnelName
        batchName
        couponCode
        invoiceNumber
      }
      total
      isTotalCapped
      next
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'CollectedPaymentsQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure

type Payment = CollectedPaymentsQuery['collectedPaymentsPage']['rows'][number]

const columns: Column<Payment>[] = [
  dateColumn('paidAt', { ...fixed, look: 'time' }),
  textColumn('memberName', fixed),
  textColumn('email', more),
  textColumn('productName', fixed),
  textColumn('funnelName', more),
  textColumn('batchName', more),
  textColumn('couponCode', more),
  platformColumn(),
  textColumn('referenceNo', more),
  textColumn('receiptNumber', fixed),
  textColumn('invoiceNumber', more),
  moneyColumn('amountCentavos', { ...fixed, isSummed: true }),
]

export const Success = ({
  collectedPaymentsPage: page,
  updating,
  ...wanted
}: PropsOf<'CollectedPaymentsQuery'> &
  VariablesOf<'CollectedPaymentsQuery'>) => {
  const { from, to, group, line } = wanted
  return (
    <FigureRows
      entity="reports.collectedPayment"
      columns={columns}
      updating={updating}
      page={page}
      query={QUERY}
      variables={{ from, to, group, line }}
    />
  )
}
