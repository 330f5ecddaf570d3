import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { AccountFields } from 'types/graphql'

import { Can } from 'src/components/access/Can/Can'
import { ReceiptLink } from 'src/components/Billing/Receipt/ReceiptLink'
import { RevokeCreditDialog } from 'src/components/Billing/staff/Credit/RevokeCreditDialog'
import { Button } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import {
  dateColumn,
  fixed,
  moneyColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatPeso } from '$api/src/shared/money'

type Line = AccountFields['lines'][number]

const What = ({ line }: { line: Line }) => {
  const { t } = useTranslation('billing.staff')
  const details = [
    line.productName,
    line.invoiceNumber,
    line.platform && platformLabel(line.platform),
    line.referenceNo,
    line.creditCentavos &&
      t(
        line.creditCentavos > 0
          ? 'ledgerLine.toCredit'
          : 'ledgerLine.fromCredit',
        {
          amount: formatPeso(Math.abs(line.creditCentavos)),
        }
      ),
    line.reason,
  ].filter(Boolean)
  return (
    <span className="block min-w-0">
      <span className="font-medium">{t(`ledgerLine.kind.${line.kind}`)}</span>
      <span className="text-muted block text-sm wrap-anywhere whitespace-pre-line">
        {details.join(' · ')}
      </span>
    </span>
  )
}

const TakeBackCredit = ({ paymentId }: { paymentId: number }) => {
  const { t } = useTranslation('billing.staff')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Can do="approvePayment">
      <Button look="ghost" size="sm" onClick={() => setIsOpen(true)}>
        {t('credit.revoke')}
      </Button>
      {isOpen && (
        <RevokeCreditDialog
          paymentId={paymentId}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Can>
  )
}

const columns: Column<Line>[] = [
  dateColumn('at', fixed),
  {
    key: 'what',
    value: (line) => <What line={line} />,
    csv: (line) =>
      [line.kind, line.productName, line.invoiceNumber, line.reason]
        .filter(Boolean)
        .join(' '),
  },
  moneyColumn('centavos', fixed),
  moneyColumn('balanceCentavos', fixed),
  {
    key: 'document',
    // Without either, the value is not an element, so that the table shows its mark for empty cells.
    value: (line) =>
      line.receiptNumber || line.isCreditStanding ? (
        <span className="flex flex-wrap items-center gap-1">
          {line.receiptNumber && line.paymentId && (
            <ReceiptLink paymentId={line.paymentId}>
              {line.receiptNumber}
            </ReceiptLink>
          )}
          {line.isCreditStanding && line.paymentId && (
            <TakeBackCredit paymentId={line.paymentId} />
          )}
        </span>
      ) : null,
    csv: ({ receiptNumber }) => receiptNumber,
  },
]

/** The ledger, newest line first, with the balance after each line. */
export const LedgerTable = ({ lines }: { lines: Line[] }) => {
  const { t } = useTranslation('billing.staff')
  return (
    <ResourceTable
      entity="billing.staff.ledgerLine"
      columns={columns}
      rows={[...lines].reverse()}
      primaryKey="key"
      exportName={t('ledgerLine.list')}
      empty={
        <EmptyState
          drawing="bills"
          title={t('ledgerLine.empty')}
          text={t('ledgerLine.emptyHelp')}
        />
      }
    />
  )
}
