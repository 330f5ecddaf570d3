import type { CashCollectionQuery } from 'types/graphql'

import { ExpiryText } from 'src/components/Billing/Subscription/ExpiryText'
import { BucketWhy } from 'src/components/Reports/staff/CashCollection/BucketWhy'
import { FigureRows } from 'src/components/Reports/staff/figures/FigureRows'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import {
  choiceColumn,
  dateColumn,
  fixed,
  moneyColumn,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'CashCollectionQuery'> = gql`
  query CashCollectionQuery(
    $page: Int
    $perPage: Int
    $after: String
    $q: String
    $filter: CollectionTab
    $from: String
    $to: String
  ) {
    cashCollectionPage(
      page: $page
      perPage: $perPage
      after: $after
      q: $q
      filter: $filter
      from: $from
      to: $to
    ) {
      rows {
        id
        userId
        memberName
        email
        productName
        funnelName
        expiry
        dueCentavos
        nextDueDay
        lastPaidAt
        lastPaidCentavos
        bucket
        rule
        expiryDay
        daysLeft
      }
      total
      isTotalCapped
      next
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'CashCollectionQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure

type Member = CashCollectionQuery['cashCollectionPage']['rows'][number]

// The tabs whose rows are in different states; only these tabs show the column of states at first.
const mixedTabs = ['all', 'collected']

const columnsOf = (tab?: string | null): Column<Member>[] => [
  textColumn('memberName', fixed),
  textColumn('email', more),
  textColumn('productName', fixed),
  textColumn('funnelName', more),
  {
    key: 'expiry',
    value: ({ expiry }) => <ExpiryText expiry={expiry} />,
    csv: ({ expiryDay }) => expiryDay,
  },
  choiceColumn('bucket', mixedTabs.includes(tab ?? '') ? fixed : more),
  moneyColumn('dueCentavos', { ...fixed, isSummed: true }),
  dateColumn('nextDueDay', more),
  dateColumn('lastPaidAt', fixed),
  // The tab "all" has no room for this column, so it is hidden at first there.
  moneyColumn('lastPaidCentavos', tab === 'all' || !tab ? more : fixed),
]

export const Success = ({
  cashCollectionPage: page,
  updating,
  q,
  filter,
  from,
  to,
}: PropsOf<'CashCollectionQuery'> & VariablesOf<'CashCollectionQuery'>) => {
  return (
    <FigureRows
      entity="reports.cashMember"
      columns={columnsOf(filter)}
      updating={updating}
      searchable
      actions={(row) => <BucketWhy row={row} />}
      page={page}
      query={QUERY}
      variables={{ q, filter, from, to }}
    />
  )
}
