import { useTranslation } from 'react-i18next'
import type { PaymentDayQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { dayStateTones } from 'src/components/Billing/staff/Statement/Days/paymentDay'
import { statementPath } from 'src/components/Billing/staff/Statement/statementPath'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import {
  badgeColumn,
  fixed,
  moneyColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'

export const QUERY: Doc<'PaymentDayQuery'> = gql`
  query PaymentDayQuery($day: String!, $platform: PaymentPlatform!) {
    paymentDay(day: $day, platform: $platform) {
      rows {
        id
        state
        userId
        memberName
        referenceNo
        bookedCentavos
        lineCentavos
        payerName
        importId
        row
      }
      isCapped
    }
  }
`

type Row = PaymentDayQuery['paymentDay']['rows'][number]

const booked: Column<Row>[] = [
  textColumn('referenceNo', fixed),
  textColumn('memberName', fixed),
  moneyColumn('bookedCentavos', fixed),
]

const besideFile: Column<Row>[] = [
  badgeColumn('state', dayStateTones, fixed),
  ...booked,
  textColumn('payerName', fixed),
  moneyColumn('lineCentavos', fixed),
]

export const beforeQuery = (variables: VariablesOf<'PaymentDayQuery'>) => ({
  variables,
  fetchPolicy: 'cache-and-network' as const,
})
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({ paymentDay }: PropsOf<'PaymentDayQuery'>) => {
  const { t } = useTranslation('billing.staff')
  const hasFile = paymentDay.rows.some(
    ({ lineCentavos }) => lineCentavos !== null
  )
  return (
    <>
      {!hasFile && (
        <p className="text-muted mb-3 text-sm">{t('paymentDayRow.noFile')}</p>
      )}
      <ResourceTable
        entity="billing.staff.paymentDayRow"
        columns={hasFile ? besideFile : booked}
        rows={paymentDay.rows}
        rowLink={({ userId, importId }) =>
          userId
            ? routes.studentPaymentDetails({ id: userId })
            : statementPath(importId ?? undefined)
        }
        exportName={t('paymentDayRow.list')}
        statePrefix="day"
      />
      {paymentDay.isCapped && (
        <p className="text-muted mt-3 text-sm">{t('paymentDayRow.capped')}</p>
      )}
    </>
  )
}
