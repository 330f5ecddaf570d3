// The columns of a statement's lines.
import { useTranslation } from 'react-i18next'
import type { StatementLineFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { lineTones } from 'src/components/Billing/staff/Statement/statementImport'
import { Link } from 'src/components/ui/control/Link'
import {
  badgeColumn,
  dateColumn,
  fixed,
  more,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { Confidence } from './Confidence'

import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

type LineProps = { line: StatementLineFields }

/** The transfer's day, with its reference below. */
const Paid = ({ line: { paidOn, referenceNo } }: LineProps) => (
  <span className="block">
    <DateText date={paidOn} />
    {referenceNo && (
      <span className="text-muted block text-sm font-normal break-all">
        {referenceNo}
      </span>
    )}
  </span>
)

const hasMatch = ({ userId, bills }: StatementLineFields) =>
  !!userId && bills.length > 0

const MatchedBills = ({ line }: LineProps) => {
  const { t, i18n } = useTranslation('billing.staff')
  if (!line.userId) return null
  return (
    <>
      <Link
        to={routes.studentPaymentDetails({ id: line.userId })}
        className="link-hover font-medium"
      >
        {line.memberName}
      </Link>
      <span className="text-muted block text-sm">
        {line.bills
          .map(
            (bill) =>
              `${bill.invoiceNumber}, ${formatShownDay(bill.scheduleDate, i18n.language)}`
          )
          .join(' · ')}
        {line.proofId && ` · ${t('statementLine.byProof')}`}
      </span>
    </>
  )
}

/** Who was booked for the transfer before, and with how much if that differs. */
const Booked = ({ line }: LineProps) => {
  const { booked, amountCentavos } = line
  if (!booked) return null
  return (
    <span className="block">
      <Link
        to={routes.studentPaymentDetails({ id: booked.userId })}
        className="link-hover font-medium"
      >
        {booked.memberName}
      </Link>
      <span className="text-muted block text-sm">
        {[
          booked.receiptNumber,
          booked.amountCentavos !== amountCentavos &&
            formatPeso(booked.amountCentavos),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

/** The status, which says of a used reference whether its money is booked as the line says. */
const LineStatus = ({ line }: LineProps) => {
  const { t } = useTranslation('billing.staff')
  if (!line.booked) return status.value(line)
  const isSame = line.booked.amountCentavos === line.amountCentavos
  return (
    <StatusBadge tone={isSame ? 'success' : 'warning'}>
      {t(isSame ? 'statementLine.booked' : 'statementLine.bookedOther')}
    </StatusBadge>
  )
}

/** The bills that the transfer pays, and how sure that is; for a failed line, the reason. */
const Matched = ({ line }: LineProps) => {
  const { t } = useTranslation('billing.staff')
  return (
    <span className="block min-w-0 whitespace-normal">
      {hasMatch(line) && <MatchedBills line={line} />}
      {line.approverName && (
        <span className="block text-sm font-medium">
          {t('refund.by', { name: line.approverName })}
        </span>
      )}
      <Confidence line={line} />
    </span>
  )
}

const status = badgeColumn<StatementLineFields>('status', lineTones, fixed)

export const lineColumns: Column<StatementLineFields>[] = [
  numberColumn('row', more),
  dateColumn('paidOn', { ...fixed, value: (line) => <Paid line={line} /> }),
  textColumn('referenceNo', more),
  textColumn('payerName', fixed),
  moneyColumn('amountCentavos', fixed),
  { ...status, value: (line) => <LineStatus line={line} /> },
  {
    key: 'matched',
    value: (line) =>
      line.booked ? (
        <Booked line={line} />
      ) : hasMatch(line) || (line.reasons as unknown[]).length > 0 ? (
        <Matched line={line} />
      ) : null,
    csv: ({ memberName, booked }) => booked?.memberName ?? memberName,
  },
  numberColumn('confidence', more),
]
