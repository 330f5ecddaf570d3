import type {
  RetentionMembersQuery,
  RetentionMembersQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

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

export const QUERY: TypedDocumentNode<
  RetentionMembersQuery,
  RetentionMembersQueryVariables
> = gql`
  query RetentionMembersQuery(
    $page: Int
    $perPage: Int
    $after: String
    $filter: RenewalOutcome
    $from: String
    $to: String
  ) {
    retentionPage(
      page: $page
      perPage: $perPage
      after: $after
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
        renewedDay
        outcome
        lastPaidAt
        lastPaidCentavos
      }
      total
      isTotalCapped
      next
    }
  }
`

export const beforeQuery = tableQuery<RetentionMembersQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure

type Member = RetentionMembersQuery['retentionPage']['rows'][number]

const columns: Column<Member>[] = [
  textColumn('memberName', fixed),
  textColumn('email', more),
  textColumn('productName', fixed),
  textColumn('funnelName', more),
  dateColumn('expiry', fixed),
  choiceColumn('outcome', fixed),
  dateColumn('renewedDay', fixed),
  dateColumn('lastPaidAt', more),
  moneyColumn('lastPaidCentavos', more),
]

export const Success = ({
  retentionPage: page,
  updating,
  filter,
  from,
  to,
}: CellSuccessProps<RetentionMembersQuery> &
  RetentionMembersQueryVariables) => {
  return (
    <FigureRows
      entity="reports.retentionMember"
      columns={columns}
      updating={updating}
      page={page}
      query={QUERY}
      variables={{ filter, from, to }}
    />
  )
}
