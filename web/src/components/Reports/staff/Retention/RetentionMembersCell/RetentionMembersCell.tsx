import { useTranslation } from 'react-i18next'
import type { RetentionMembersQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { FigureRows } from 'src/components/Reports/staff/figures/FigureRows'
import { LinkButton } from 'src/components/ui/control/Button/Button'
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
import { useAccess } from 'src/hooks/access/useAccess'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'RetentionMembersQuery'> = gql`
  query RetentionMembersQuery(
    $page: Int
    $perPage: Int
    $after: String
    $filter: RenewalOutcome
    $from: String
    $to: String
    $successManagerId: Int
  ) {
    retentionPage(
      page: $page
      perPage: $perPage
      after: $after
      filter: $filter
      from: $from
      to: $to
      successManagerId: $successManagerId
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
        enrolment
        successManagerName
        lastPaidAt
        lastPaidCentavos
      }
      total
      isTotalCapped
      next
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'RetentionMembersQuery'>>
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
  choiceColumn('enrolment', fixed),
  textColumn('successManagerName', fixed),
  dateColumn('lastPaidAt', more),
  moneyColumn('lastPaidCentavos', more),
]

export const Success = ({
  retentionPage: page,
  updating,
  filter,
  from,
  to,
  successManagerId,
}: PropsOf<'RetentionMembersQuery'> & VariablesOf<'RetentionMembersQuery'>) => {
  const { t } = useTranslation('reports')
  const { mayOpen } = useAccess()
  return (
    <FigureRows
      entity="reports.retentionMember"
      columns={columns}
      updating={updating}
      page={page}
      query={QUERY}
      variables={{ filter, from, to, successManagerId }}
      actions={
        mayOpen('user')
          ? ({ userId }) => (
              <LinkButton
                to={routes.user({ id: userId })}
                look="ghost"
                size="sm"
              >
                {t('retention.person')}
              </LinkButton>
            )
          : undefined
      }
    />
  )
}
