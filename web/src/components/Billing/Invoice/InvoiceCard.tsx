import { useTranslation } from 'react-i18next'
import type { InvoiceFields, ReceiptFields } from 'types/graphql'

import { PriceTrace } from 'src/components/Billing/PriceTrace/PriceTrace'
import type { TraceStep } from 'src/components/Billing/PriceTrace/traceWords'
import { receiptsOf } from 'src/components/Billing/Receipt/receipt'
import { OrderRefund } from 'src/components/Billing/Refund/OrderRefund'
import type { MyRefund } from 'src/components/Billing/Refund/refund'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { PriceText } from 'src/components/ui/text/PriceText'

import { isPaid, type Bill } from './bill'
import { BillRow } from './BillRow'
import { StatementLink } from './StatementLink'

type InvoiceCardProps = {
  invoice: InvoiceFields
  /** All bills of the invoice, including those hidden by the filter. */
  all: Bill[]
  receipts: readonly ReceiptFields[]
  /** If a refund may be asked for, or was. */
  refund?: MyRefund
  chosenIds: number[]
  onToggle: (id: number) => void
}

export const InvoiceCard = ({
  invoice,
  all,
  receipts,
  refund,
  chosenIds,
  onToggle,
}: InvoiceCardProps) => {
  const { t } = useTranslation('billing')
  const { id, number, issuedAt, totalCentavos, subscription } = invoice
  const paidCount = all.filter(isPaid).length

  return (
    <Card
      title={subscription.productName}
      aside={
        all.length > 0 && (
          <span className="text-muted text-sm">
            {t('bills.paidOf', { paid: paidCount, total: all.length })}
          </span>
        )
      }
      padded={false}
    >
      <p className="text-muted px-4 pt-1 text-sm sm:px-6">
        {number} · <DateText date={issuedAt} /> · {t('bills.total')}{' '}
        <PriceText centavos={totalCentavos} />
      </p>
      <ul className="divide-base-300 border-base-300 mt-4 divide-y border-y">
        {invoice.paymentSchedule.map((bill) => (
          <BillRow
            key={bill.id}
            bill={bill}
            total={all.length}
            receipts={receiptsOf(bill, receipts)}
            isChosen={chosenIds.includes(bill.id)}
            onToggle={() => onToggle(bill.id)}
          />
        ))}
      </ul>
      {refund && (
        <OrderRefund refund={refund} productName={subscription.productName} />
      )}
      <div className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-6">
        <PriceTrace
          steps={invoice.priceTrace as TraceStep[]}
          instalments={all.length}
        />
        <StatementLink invoiceId={id} />
      </div>
    </Card>
  )
}
