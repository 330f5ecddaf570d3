// The columns of a statement's lines.
import { useTranslation } from 'react-i18next'
import type { StatementLineFields } from 'types/graphql'

import { Link, routes } from '@redwoodjs/router'

import { lineTones } from 'src/components/Billing/staff/Statement/statementImport'
import {
  badgeColumn,
  dateColumn,
  fixed,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { Confidence } from './Confidence'

import { formatBannerDate } from '$api/src/shared/manilaTime'

const Matched = ({ line }: { line: StatementLineFields }) => {
  const { t, i18n } = useTranslation('billing.staff')
  if (!line.userId || line.bills.length === 0) return null
  return (
    <span className="block min-w-0">
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
              `${bill.invoiceNumber}, ${formatBannerDate(bill.scheduleDate, i18n.language)}`
          )
          .join(' · ')}
        {line.proofId && ` · ${t('statementLine.byProof')}`}
      </span>
    </span>
  )
}

export const lineColumns: Column<StatementLineFields>[] = [
  numberColumn('row', { ...fixed, secondary: true }),
  dateColumn('paidOn', { ...fixed, look: 'long' }),
  textColumn('referenceNo', fixed),
  textColumn('payerName', fixed),
  moneyColumn('amountCentavos', fixed),
  badgeColumn('status', lineTones, fixed),
  {
    key: 'matched',
    value: (line) => <Matched line={line} />,
    csv: ({ memberName }) => memberName,
  },
  {
    key: 'confidence',
    value: (line) => <Confidence line={line} />,
    csv: ({ confidence }) => confidence,
  },
]
