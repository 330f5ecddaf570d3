import { useState } from 'react'

import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Can } from 'src/components/access/Can'
import { StatementLink } from 'src/components/Billing/Invoice/StatementLink'
import { PriceTrace } from 'src/components/Billing/PriceTrace/PriceTrace'
import type { TraceStep } from 'src/components/Billing/PriceTrace/traceWords'
import { PaymentScheduleRows } from 'src/components/Billing/staff/PaymentSchedule/PaymentScheduleRows'
import { ScheduleDialog } from 'src/components/Billing/staff/PaymentSchedule/ScheduleDialog'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { PriceText } from 'src/components/ui/text/PriceText'

import { InvoiceBilling, type BilledInvoice } from './InvoiceBilling'

import { figuresOf } from '$api/src/shared/billing/paying/figures'

/** One invoice for staff who decide on its payments. */
export const PaymentRecord = ({ invoice }: { invoice: BilledInvoice }) => {
  const { t } = useTranslation('billing')
  const [isAdding, setIsAdding] = useState(false)
  const { number, issuedAt, totalCentavos, subscription } = invoice
  const entries = invoice.paymentSchedule
  const figures = figuresOf(entries)

  return (
    <Card
      title={subscription.productName}
      aside={
        <Can do="editSchedule">
          <Button
            look="outline"
            size="sm"
            icon={CalendarPlus}
            onClick={() => setIsAdding(true)}
          >
            {t('schedule.add')}
          </Button>
        </Can>
      }
      padded={false}
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-2 px-4 pt-3 pb-4 text-sm sm:px-6">
        <Fact label={t('record.number')}>{number}</Fact>
        <Fact label={t('record.issued')}>
          <DateText date={issuedAt} />
        </Fact>
        <Fact label={t('record.term')}>{subscription.paymentTermLabel}</Fact>
        <Fact label={t('record.total')}>
          <PriceText centavos={totalCentavos} />
        </Fact>
        {totalCentavos > 0 && (
          <>
            <Fact label={t('record.paid')}>
              <PesoText centavos={figures.paidCentavos} />
            </Fact>
            {figures.creditedCentavos > 0 && (
              <Fact label={t('record.credited')}>
                <PesoText centavos={figures.creditedCentavos} />
              </Fact>
            )}
            <Fact label={t('record.left')}>
              <PesoText centavos={figures.leftCentavos} />
            </Fact>
          </>
        )}
      </dl>
      <PaymentScheduleRows entries={entries} />
      <div className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-6">
        <PriceTrace
          steps={invoice.priceTrace as TraceStep[]}
          instalments={entries.length}
        />
        <span className="flex flex-wrap gap-x-5 gap-y-2">
          <StatementLink invoiceId={invoice.id} />
          <Can do="editSchedule">
            <InvoiceBilling invoice={invoice} />
          </Can>
        </span>
      </div>
      <ScheduleDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        invoiceId={invoice.id}
      />
    </Card>
  )
}

type FactProps = { label: string; children: React.ReactNode }

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
